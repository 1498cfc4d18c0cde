import type { OauthCode } from '@jadoo/contract';

/** Words that bind one sign-in together: made by us, sent out, and expected back. */
export interface SignInAttempt {
  state: string;
  codeVerifier: string;
  nonce: string;
}

/** Who came back. Only the id is certain; the token, if any, is for revoking our access later. */
export interface ProviderAccount {
  providerId: string;
  name: string;
  email: string;
  revocableToken: string | null;
}

/** A place where people sign in. Refusals are `AppError` login-refused, outages provider-unavailable. */
export interface SignInProvider {
  getAuthorizeUrl: (attempt: SignInAttempt) => Promise<URL>;
  getAccount: (code: string, attempt: SignInAttempt) => Promise<ProviderAccount>;
  revoke: (token: string) => Promise<void>;
}

export type SignInProviders = Record<OauthCode, SignInProvider>;
