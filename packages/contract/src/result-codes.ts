/** The codes of the envelope (always strings) and the HTTP status each one travels with. */
export const resultCode = {
  success: '200',
  tokenMissing: '301',
  tokenError: '303',
  reject: '304',
  forbidden: '403',
  notFound: '404',
  conflict: '409',
  tooLarge: '413',
  wrongType: '415',
  invalid: '422',
  tooMany: '429',
  bug: '500',
  unavailable: '503',
} as const;
export type ResultCode = (typeof resultCode)[keyof typeof resultCode];

/** Codes after which the request layer ends the session. */
export const tokenErrorCodes: readonly string[] = [
  resultCode.tokenMissing,
  resultCode.tokenError,
  resultCode.reject,
];

const statusByCode: Record<ResultCode, number> = {
  '200': 200,
  '301': 401,
  '303': 401,
  '304': 403,
  '403': 403,
  '404': 404,
  '409': 409,
  '413': 413,
  '415': 415,
  '422': 422,
  '429': 429,
  '500': 500,
  '503': 503,
};

/** HTTP status of a result code. */
export function getHttpStatus(code: ResultCode): number {
  return statusByCode[code];
}
