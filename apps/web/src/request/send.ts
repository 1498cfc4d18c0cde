import { resultCode, tokenErrorCodes } from '@jadoo/contract';
import ky, { HTTPError, TimeoutError, type Options } from 'ky';
import { needsBearer } from '#request/address.ts';
import { takeStarted } from '#request/head-start.ts';
import { trackRequest } from '#request/in-flight.ts';
import { getLiveToken } from '#request/live-token.ts';
import { RequestError } from '#request/request-error.ts';
import { endSession } from '#session/end-session.ts';

export const timeoutMs = 300_000;
export const timedOut = '응답이 너무 늦어요. 다시 시도해 주세요.';
export const connectionLost = '서버에 연결하지 못했어요. 인터넷 연결을 확인해 주세요.';

/** The envelope as it comes over the wire. */
interface Failure {
  code: string;
  message: string;
  reason: string;
  data: unknown;
}

/**
 * Sends a request with the product token where one is needed. Resolves with success and with HTTP 409, rejects with
 * a RequestError on everything else; the three token codes end the session first.
 */
export function send(url: string, options: Options): Promise<Response> {
  return trackRequest(sendWithToken(url, options));
}

async function sendWithToken(url: string, options: Options): Promise<Response> {
  const headers = new Headers(options.headers as HeadersInit | undefined);
  const token = needsBearer(url) ? await getLiveToken() : '';
  if (token) headers.set('Authorization', `Bearer ${token}`);
  const early = options.method === 'GET' ? takeStarted(url, token) : undefined;
  try {
    return await ky(url, {
      ...options,
      ...(early && { fetch: () => early }),
      headers,
      timeout: timeoutMs,
      retry: 0,
      credentials: 'include',
      throwHttpErrors: (status) => status !== 409,
    });
  } catch (error) {
    // An aborted request is the wish of the caller, who knows it by its own signal.
    if (options.signal?.aborted) throw error;
    throw await toRequestError(error);
  }
}

async function toRequestError(error: unknown): Promise<unknown> {
  if (error instanceof HTTPError) {
    const { response } = error;
    const failure = readFailure(await response.json().catch(() => null));
    endSessionOnTokenError(failure.code);
    return new RequestError(failure.message, { ...failure, status: response.status, cause: error });
  }
  if (error instanceof TimeoutError) return new RequestError(timedOut, { cause: error });
  return new RequestError(connectionLost, { cause: error });
}

/** Logs out when the code of an answer is one of the three token codes. */
export function endSessionOnTokenError(code: string): void {
  if (tokenErrorCodes.includes(code)) endSession();
}

/** Reads an envelope, or says in its place that there was none. */
export function readFailure(raw: unknown): Failure {
  const values = new Map<string, unknown>(typeof raw === 'object' && raw !== null ? Object.entries(raw) : []);
  const readText = (name: string, fallback: string) => {
    const value = values.get(name);
    return typeof value === 'string' ? value : fallback;
  };
  return {
    code: readText('code', resultCode.bug),
    message: readText('message', '문제가 생겼어요. 잠시 뒤에 다시 시도해 주세요.'),
    reason: readText('reason', ''),
    data: values.get('data'),
  };
}
