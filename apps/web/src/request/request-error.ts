/** Why a call was rejected. `message` is fit to show, except for 'Authentication required'. */
export class RequestError extends Error {
  override name = 'RequestError';
  /** HTTP status; 0 when no answer came. */
  status: number;
  /** Result code of the envelope; empty when no answer came. */
  code: string;
  /** Machine word of a refusal. */
  reason: string;
  data: unknown;

  constructor(
    message: string,
    details: { status?: number; code?: string; reason?: string; data?: unknown; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause });
    this.status = details.status ?? 0;
    this.code = details.code ?? '';
    this.reason = details.reason ?? '';
    this.data = details.data;
  }
}

export const authenticationRequired = 'Authentication required';

/** Whether the same call may succeed later: no connection, or a server that is down or busy. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof RequestError) || error.message === authenticationRequired) return false;
  return error.status === 0 || error.status === 429 || error.status > 500;
}

/** A sentence to show for whatever was thrown. */
export function getErrorMessage(error: unknown): string {
  if (error instanceof RequestError) {
    return error.message === authenticationRequired
      ? '로그인이 만료됐어요. 다시 로그인해 주세요.'
      : error.message;
  }
  return '문제가 생겼어요. 잠시 뒤에 다시 시도해 주세요.';
}
