// In a file of its own so that the first script of the web carries no schemas.

/** Base path of every call. */
export const apiBasePath = '/jadooApiV1';

/** Where a sign-in starts; the login page needs nothing else of the contract. */
export const startLoginPath = '/userLogin/start/:provider';
