import type { FastifyInstance } from 'fastify';
import { type Fields, registerAuthorizePages } from '#authorize.ts';
import { accessLifeSeconds, GrantBook, type SandboxClient } from '#grants.ts';
import { getBearer } from '#bearer.ts';

interface NaverOptions {
  basePath: string;
  client: SandboxClient;
  now: () => number;
}

/** Naver says what is wrong with status 200. */
const failure = (error: string, description: string) => ({ error, error_description: description });

function exchange(book: GrantBook, client: SandboxClient, fields: Fields): object {
  if (fields['client_id'] !== client.clientId || fields['client_secret'] !== client.clientSecret) {
    return failure('invalid_client', 'client_id or client_secret is not valid.');
  }
  if (fields['grant_type'] === 'refresh_token') {
    const kept = book.findRefresh(fields['refresh_token'] ?? '');
    if (!kept) return failure('invalid_grant', 'refresh_token is not valid.');
    const { accessToken } = book.issueTokens(kept.person, kept.family);
    return { access_token: accessToken, token_type: 'bearer', expires_in: String(accessLifeSeconds) };
  }
  if (fields['grant_type'] === 'delete') {
    const isKnown = book.revoke(fields['access_token'] ?? '');
    return isKnown
      ? { access_token: fields['access_token'], result: 'success' }
      : failure('invalid_request', 'no valid data in session');
  }
  const grant =
    fields['grant_type'] === 'authorization_code' ? book.takeCode(fields['code'] ?? '') : undefined;
  if (!grant || grant.request.state !== fields['state'])
    return failure('invalid_request', 'no valid data in session');
  const { accessToken, refreshToken } = book.issueTokens(grant.person);
  return {
    access_token: accessToken,
    refresh_token: refreshToken,
    token_type: 'bearer',
    expires_in: String(accessLifeSeconds),
  };
}

/** 네이버 로그인 as its documents describe it, with its string numbers and its errors under status 200. */
export function registerNaver(app: FastifyInstance, { basePath, client, now }: NaverOptions): void {
  const book = new GrantBook(now);
  registerAuthorizePages(app, {
    brand: 'naver',
    basePath,
    path: `${basePath}/naver/oauth2.0/authorize`,
    route: '/naver/oauth2.0/authorize',
    client,
    book,
    check: () => undefined,
  });

  app.route<{ Querystring: Fields; Body: Fields | undefined }>({
    method: ['GET', 'POST'],
    url: '/naver/oauth2.0/token',
    handler: (request, reply) => reply.send(exchange(book, client, { ...request.query, ...request.body })),
  });

  app.get('/naver/v1/nid/me', (request, reply) => {
    const person = book.findPerson(getBearer(request));
    if (!person) {
      return reply
        .status(401)
        .send({ resultcode: '024', message: 'Authentication failed (인증 실패하였습니다.)' });
    }
    const { id, name, email } = person;
    return reply.send({
      resultcode: '00',
      message: 'success',
      response: { id, name, ...(email === '' ? {} : { email }) },
    });
  });

  app.post<{ Body: Fields | undefined }>('/naver/oauth2.0/revoke', (request, reply) => {
    const fields = request.body ?? {};
    if (fields['client_id'] !== client.clientId || fields['client_secret'] !== client.clientSecret) {
      return reply.send(failure('invalid_client', 'client_id or client_secret is not valid.'));
    }
    book.revoke(fields['token'] ?? '');
    return reply.send({ result: 'success' });
  });
}
