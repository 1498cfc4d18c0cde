import { apiBasePath, getHttpStatus, type Endpoint, type ResultCode } from '@jadoo/contract';
import { delay, http, HttpResponse, type HttpHandler } from 'msw';

interface Reply {
  data?: unknown;
  code?: ResultCode;
  message?: string;
  reason?: string;
  delayMs?: number;
}

const verbs = { GET: http.get, POST: http.post, PUT: http.put, DELETE: http.delete };

/** Answers an endpoint as the server would; data that the contract does not allow fails the test. */
export function answer(
  endpoint: Endpoint,
  reply: Reply | ((request: Request) => Reply | Promise<Reply>),
): HttpHandler {
  return verbs[endpoint.method](`*${apiBasePath}${endpoint.path}`, async ({ request }) => {
    const given = typeof reply === 'function' ? await reply(request) : reply;
    const { data = null, code = '200', message = '', reason, delayMs } = given;
    if (delayMs !== undefined) await delay(delayMs);
    const sent = code === '200' && endpoint.output ? endpoint.output.parse(data) : data;
    return HttpResponse.json(
      { code, message, data: sent, ...(reason && { reason }) },
      { status: getHttpStatus(code) },
    );
  });
}
