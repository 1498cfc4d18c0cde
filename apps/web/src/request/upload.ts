import type { Endpoint, OutputOf } from '@jadoo/contract';
import { describeRequest, readAnswer } from '#request/call.ts';
import { getLiveToken } from '#request/live-token.ts';
import { RequestError } from '#request/request-error.ts';
import { connectionLost, timedOut, timeoutMs } from '#request/send.ts';

export interface UploadOptions {
  signal?: AbortSignal;
  /** Hears 0–100. */
  onProgress?: (percent: number) => void;
}

/** Sends one file. Refusals are thrown like failures; an abort rejects with the reason of the signal. */
export async function upload<T extends Endpoint & { multipart: true }>(
  endpoint: T,
  file: File,
  options: UploadOptions = {},
): Promise<OutputOf<T>> {
  const { url, options: request } = describeRequest(endpoint, { form: { FILE: file } });
  const response = await sendForm(url, request.body as FormData, await getLiveToken(), options);
  const answer = (await readAnswer(response)) as { code: string; message: string; data: OutputOf<T> };
  if (answer.code === '200') return answer.data;
  throw new RequestError(answer.message, { ...answer, status: response.status });
}

/** The browser tells how much of a request has gone out only here: fetch would need HTTP/2 for it. */
function sendForm(url: string, form: FormData, token: string, options: UploadOptions): Promise<Response> {
  const { signal, onProgress } = options;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => {
      request.abort();
      reject(signal?.reason as Error);
    };
    request.open('POST', url);
    request.setRequestHeader('Authorization', `Bearer ${token}`);
    request.withCredentials = true;
    request.timeout = timeoutMs;
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress?.(Math.round((loaded / total) * 100));
    });
    request.addEventListener('load', () => {
      resolve(new Response(request.responseText, { status: request.status }));
    });
    request.addEventListener('error', () => reject(new RequestError(connectionLost)));
    request.addEventListener('timeout', () => reject(new RequestError(timedOut)));
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    signal?.addEventListener('abort', abort);
    // It may have been stopped while the token was renewed.
    if (signal?.aborted) abort();
    else request.send(form);
  });
}
