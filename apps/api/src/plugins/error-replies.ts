import { apiBasePath, getHttpStatus, resultCode } from '@jadoo/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError, invalidInput, type Issue } from '#errors.ts';

function listIssues(validation: readonly { instancePath: string; message?: string | undefined }[]): Issue[] {
  return validation.map(({ instancePath, message }) => ({
    path: instancePath.replace(/^\//u, '').replaceAll('/', '.'),
    message: message ?? '값을 확인해 주세요.',
  }));
}

/** Refusals of the framework itself, said in our own words. */
function translate(error: FastifyError): AppError | undefined {
  if (hasZodFastifySchemaValidationErrors(error)) return invalidInput(listIssues(error.validation));
  switch (error.statusCode) {
    case 413:
      return new AppError('too-large');
    case 415:
      return new AppError('wrong-type');
    case 404:
      return new AppError('not-found');
    case 503:
      return new AppError('unavailable');
    default:
  }
  const isClientError = error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500;
  return isClientError ? invalidInput([{ path: '', message: '요청을 읽을 수 없어요.' }]) : undefined;
}

/** Puts any thrown thing into the envelope; bugs are logged here and nowhere else. */
export function replyWithError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = error instanceof AppError ? error : translate(error);
  if (refusal) {
    if (refusal.cause !== undefined)
      request.log.warn({ err: refusal.cause, reason: refusal.reason }, 'refused');
    const { code, message, reason, data } = refusal;
    if (refusal.httpStatus === 503) reply.header('retry-after', '5');
    return reply
      .status(refusal.httpStatus)
      .send({ code, message, reason, ...(data === undefined ? {} : { data }) });
  }
  request.log.error({ err: error }, 'bug');
  return reply.status(getHttpStatus(resultCode.bug)).send({
    code: resultCode.bug,
    message: '문제가 생겼어요. 잠시 뒤에 다시 시도해 주세요.',
    reason: 'bug',
    data: { requestId: request.id },
  });
}

/** True for paths that the API answers, where even "not there" is an envelope. */
export function isApiPath(url: string): boolean {
  return url === apiBasePath || url.startsWith(`${apiBasePath}/`) || url.startsWith(`${apiBasePath}?`);
}
