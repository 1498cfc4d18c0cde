import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#errors.ts';
import { isApiPath } from './error-replies.ts';
import type { SignedInUser } from './route.ts';

/** Turns the text after "Bearer " into the user of a live session, or throws 303 or 304. */
export type Authenticate = (jadooToken: string) => Promise<SignedInUser>;

function getBearer(request: FastifyRequest): string | undefined {
  const match = /^Bearer +(\S+)$/iu.exec(request.headers.authorization ?? '');
  return match?.[1];
}

/**
 * Default deny: every route under the base path needs a bearer unless its own contract says public. A route
 * that is not of the contract is closed too, unless it says `isPublic`.
 */
export function registerAuthentication(app: FastifyInstance, authenticate: Authenticate): void {
  app.decorateRequest('signedInUser', null);
  app.addHook('onRequest', async (request) => {
    if (!isApiPath(request.url) || request.is404) return;
    const { endpoint, isPublic } = request.routeOptions.config;
    if (endpoint?.auth === 'public' || isPublic === true) return;
    const token = getBearer(request);
    if (token === undefined) throw new AppError('token-missing');
    request.signedInUser = await authenticate(token);
  });
}
