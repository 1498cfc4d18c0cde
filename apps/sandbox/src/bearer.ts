import type { FastifyRequest } from 'fastify';

/** The access token of a request, or an empty text. */
export function getBearer(request: FastifyRequest): string {
  return /^Bearer (\S+)$/iu.exec(request.headers.authorization ?? '')?.[1] ?? '';
}
