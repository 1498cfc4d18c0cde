import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { type Fields, registerAuthorizePages } from '#authorize.ts';
import { getBearer } from '#bearer.ts';
import { accessLifeSeconds, fitsChallenge, type Grant, GrantBook, type SandboxClient } from '#grants.ts';

interface GoogleOptions {
  basePath: string;
  /** Address of the sandbox from outside; the issuer is made from it. */
  baseUrl: string;
  client: SandboxClient;
  now: () => number;
}

const keyId = 'sandbox-key';

function describe(issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}/o/oauth2/v2/auth`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/v1/userinfo`,
    revocation_endpoint: `${issuer}/revoke`,
    jwks_uri: `${issuer}/oauth2/v3/certs`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    scopes_supported: ['openid', 'email', 'profile'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
    code_challenge_methods_supported: ['S256'],
    claims_supported: ['aud', 'email', 'email_verified', 'exp', 'iat', 'iss', 'name', 'sub'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
  };
}

/** Keys may come in the form or in the Basic header. */
function isOurClient(request: FastifyRequest, fields: Fields, client: SandboxClient): boolean {
  const basic = /^Basic (\S+)$/iu.exec(request.headers.authorization ?? '')?.[1];
  const [id = '', secret = ''] =
    basic === undefined
      ? [fields['client_id'], fields['client_secret']]
      : Buffer.from(basic, 'base64').toString().split(':').map(decodeURIComponent);
  return id === client.clientId && secret === client.clientSecret;
}

function isFitting(grant: Grant | undefined, fields: Fields): grant is Grant {
  return (
    grant !== undefined &&
    grant.request.redirectUri === fields['redirect_uri'] &&
    fitsChallenge(fields['code_verifier'] ?? '', grant.request.codeChallenge)
  );
}

function registerTokenEndpoint(
  app: FastifyInstance,
  { client, book, sign }: { client: SandboxClient; book: GrantBook; sign: (grant: Grant) => Promise<string> },
): void {
  const refuse = (reply: FastifyReply, status: number, error: string) => reply.status(status).send({ error });
  app.post<{ Body: Fields | undefined }>('/google/token', async (request, reply) => {
    const fields = request.body ?? {};
    if (!isOurClient(request, fields, client)) return refuse(reply, 401, 'invalid_client');
    if (fields['grant_type'] !== 'authorization_code') return refuse(reply, 400, 'unsupported_grant_type');
    const grant = book.takeCode(fields['code'] ?? '');
    if (!isFitting(grant, fields)) return refuse(reply, 400, 'invalid_grant');
    const { accessToken, refreshToken } = book.issueTokens(grant.person);
    return reply.header('cache-control', 'no-store').send({
      access_token: accessToken,
      refresh_token: refreshToken,
      expires_in: accessLifeSeconds,
      scope: 'openid email profile',
      token_type: 'Bearer',
      id_token: await sign(grant),
    });
  });
}

function registerAccountEndpoints(app: FastifyInstance, book: GrantBook): void {
  app.get('/google/v1/userinfo', (request, reply) => {
    const person = book.findPerson(getBearer(request));
    if (!person) return reply.status(401).send({ error: 'invalid_token' });
    const { id, name, email } = person;
    return reply.send({ sub: id, name, ...(email === '' ? {} : { email, email_verified: true }) });
  });

  app.post<{ Body: Fields | undefined }>('/google/revoke', (request, reply) =>
    book.revoke(request.body?.['token'] ?? '')
      ? reply.send({})
      : reply.status(400).send({ error: 'invalid_token', error_description: 'Token expired or revoked' }),
  );
}

/** Google's OpenID Connect: discovery, keys, authorize with PKCE and nonce, tokens, user, revocation. */
export async function registerGoogle(app: FastifyInstance, options: GoogleOptions): Promise<void> {
  const { basePath, baseUrl, client, now } = options;
  const issuer = `${baseUrl}/google`;
  const book = new GrantBook(now);
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const key = { ...(await exportJWK(publicKey)), kid: keyId, use: 'sig', alg: 'RS256' };

  registerAuthorizePages(app, {
    brand: 'google',
    basePath,
    path: `${basePath}/google/o/oauth2/v2/auth`,
    route: '/google/o/oauth2/v2/auth',
    client,
    book,
    check: (fields) => {
      if (!(fields['scope'] ?? '').split(' ').includes('openid')) return 'scope에 openid가 없어요.';
      if (fields['code_challenge_method'] !== 'S256' || !fields['code_challenge'])
        return 'PKCE(S256)가 없어요.';
      return undefined;
    },
  });
  app.get('/google/.well-known/openid-configuration', (_request, reply) => reply.send(describe(issuer)));
  app.get('/google/oauth2/v3/certs', (_request, reply) => reply.send({ keys: [key] }));

  const sign = ({ person, request }: Grant): Promise<string> => {
    const issuedAtSeconds = Math.floor(now() / 1000);
    return new SignJWT({
      name: person.name,
      ...(person.email === '' ? {} : { email: person.email, email_verified: true }),
      ...(request.nonce === '' ? {} : { nonce: request.nonce }),
    })
      .setProtectedHeader({ alg: 'RS256', kid: keyId, typ: 'JWT' })
      .setIssuer(issuer)
      .setAudience(client.clientId)
      .setSubject(person.id)
      .setIssuedAt(issuedAtSeconds)
      .setExpirationTime(issuedAtSeconds + accessLifeSeconds)
      .sign(privateKey);
  };
  registerTokenEndpoint(app, { client, book, sign });
  registerAccountEndpoints(app, book);
}
