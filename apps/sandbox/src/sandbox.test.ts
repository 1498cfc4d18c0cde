import { createHash } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createSandbox } from '#index.ts';

const callback = 'http://localhost/back';
const client = { clientId: 'id', clientSecret: 'secret', redirectUris: [callback] };
const toss = { clientKey: 'test_gck_x', secretKey: 'test_gsk_x' };
const keys = { client_id: 'id', client_secret: 'secret' };
let nowMs = Date.parse('2026-11-21T00:00:00Z');
let app: FastifyInstance;
beforeAll(async () => {
  app = Fastify();
  const options = {
    baseUrl: 'http://localhost/sandbox',
    naver: client,
    google: client,
    toss,
    now: () => nowMs,
  };
  await app.register(createSandbox(options), { prefix: '/sandbox' });
});
afterAll(() => app.close());

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  app.inject({
    method: 'POST',
    url: `/sandbox${path}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });
const get = (path: string, token?: string) =>
  app.inject({ url: `/sandbox${path}`, ...(token ? { headers: { authorization: `Bearer ${token}` } } : {}) });
const asked = { response_type: 'code', client_id: 'id', redirect_uri: callback, state: 's1' };

describe('Naver', () => {
  const authorize = '/naver/oauth2.0/authorize';
  const getCode = async (): Promise<string> => {
    const fields = { ...asked, person: 'test-kim', decision: 'agree' };
    const { headers } = await post(`${authorize}/decision`, fields);
    return new URL(String(headers.location)).searchParams.get('code') ?? '';
  };
  const exchange = async (fields: Record<string, string>) =>
    (await post('/naver/oauth2.0/token', { ...keys, grant_type: 'authorization_code', ...fields })).json<
      Record<string, string>
    >();

  test('gives tokens with a lifetime as text, and the profile', async () => {
    const tokens = await exchange({ code: await getCode(), state: 's1' });
    expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: '3600' });
    expect((await get('/naver/v1/nid/me', tokens['access_token'])).json()).toEqual({
      resultcode: '00',
      message: 'success',
      response: { id: 'test-kim', name: '김자두', email: 'kim@example.com' },
    });
  });

  test('says errors with status 200: a code used twice, another state, a wrong secret, an old code', async () => {
    const code = await getCode();
    await exchange({ code, state: 's1' });
    expect(await exchange({ code, state: 's1' })).toMatchObject({ error: 'invalid_request' });
    expect(await exchange({ code: await getCode(), state: 's2' })).toMatchObject({
      error: 'invalid_request',
    });
    expect(await exchange({ code: await getCode(), state: 's1', client_secret: 'x' })).toMatchObject({
      error: 'invalid_client',
    });
    const late = await getCode();
    nowMs += 600_000;
    expect(await exchange({ code: late, state: 's1' })).toMatchObject({ error: 'invalid_request' });
    expect((await post('/naver/oauth2.0/token', {})).statusCode).toBe(200);
  });

  test('ends the tokens of an access that is revoked', async () => {
    const tokens = await exchange({ code: await getCode(), state: 's1' });
    const refresh = () =>
      exchange({ grant_type: 'refresh_token', refresh_token: tokens['refresh_token'] ?? '' });
    const { access_token: renewed } = await refresh();
    expect((await get('/naver/v1/nid/me', renewed)).statusCode).toBe(200);
    await post('/naver/oauth2.0/revoke', { ...keys, token: tokens['refresh_token'] ?? '' });
    for (const token of [tokens['access_token'], renewed]) {
      expect((await get('/naver/v1/nid/me', token)).json()).toMatchObject({ resultcode: '024' });
    }
    expect(await refresh()).toMatchObject({ error: 'invalid_grant' });
  });

  test('an access token ends after an hour', async () => {
    const tokens = await exchange({ code: await getCode(), state: 's1' });
    nowMs += 3_600_000;
    expect((await get('/naver/v1/nid/me', tokens['access_token'])).statusCode).toBe(401);
  });

  test.each([
    ['another client', { client_id: 'x' }],
    ['a foreign return address', { redirect_uri: 'https://evil.test/' }],
    ['no state', { state: '' }],
    ['another response type', { response_type: 'token' }],
  ])('shows a page and never redirects for %s', async (_name, change) => {
    const query = new URLSearchParams({ ...asked, ...change }).toString();
    for (const response of [
      await get(`${authorize}?${query}`),
      await post(`${authorize}/decision`, { ...asked, ...change, person: 'test-kim', decision: 'agree' }),
    ]) {
      expect([response.statusCode, response.headers.location]).toEqual([400, undefined]);
    }
  });

  test('what is typed cannot become markup', async () => {
    const page = await post(`${authorize}/consent`, { ...asked, name: '<script>x</script>"', email: '' });
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toContain('<script');
    expect(page.body).toContain('&#60;script&#62;');
  });
});

describe('Google', () => {
  const authorize = '/google/o/oauth2/v2/auth';
  const verifier = 'v'.repeat(43);
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const pkce = {
    scope: 'openid email profile',
    nonce: 'n1',
    code_challenge: challenge,
    code_challenge_method: 'S256',
  };
  const getCode = async (person = 'test-lee'): Promise<string> => {
    const { headers } = await post(`${authorize}/decision`, { ...asked, ...pkce, person, decision: 'agree' });
    return new URL(String(headers.location)).searchParams.get('code') ?? '';
  };
  const exchange = (code: string, change: Record<string, string> = {}) =>
    post('/google/token', {
      ...keys,
      grant_type: 'authorization_code',
      code,
      redirect_uri: callback,
      code_verifier: verifier,
      ...change,
    });

  test('describes itself and signs id tokens with the key that it shows', async () => {
    const description = (await get('/google/.well-known/openid-configuration')).json<
      Record<string, string>
    >();
    expect(description['issuer']).toBe('http://localhost/sandbox/google');
    const keySet = (await get('/google/oauth2/v3/certs')).json<JSONWebKeySet>();
    expect(JSON.stringify(keySet)).not.toContain('"d"');
    const tokens = (await exchange(await getCode())).json<{ id_token: string; access_token: string }>();
    const { payload } = await jwtVerify(tokens.id_token, createLocalJWKSet(keySet), {
      issuer: 'http://localhost/sandbox/google',
      audience: 'id',
      currentDate: new Date(nowMs),
    });
    expect(payload).toMatchObject({
      sub: 'test-lee',
      name: '이서연',
      email: 'lee@example.com',
      email_verified: true,
      nonce: 'n1',
    });
    expect((await get('/google/v1/userinfo', tokens.access_token)).json()).toMatchObject({ sub: 'test-lee' });
  });

  test('refuses a wrong verifier, another return address, a second use and a wrong secret', async () => {
    const used = await getCode();
    await exchange(used);
    for (const response of [
      await exchange(await getCode(), { code_verifier: 'w'.repeat(43) }),
      await exchange(await getCode(), { redirect_uri: 'http://localhost/other' }),
      await exchange(used),
    ]) {
      expect([response.statusCode, response.json()]).toEqual([400, { error: 'invalid_grant' }]);
    }
    expect((await exchange(await getCode(), { client_secret: 'x' })).statusCode).toBe(401);
  });

  test('takes the keys in the Basic header too', async () => {
    const authorization = `Basic ${Buffer.from('id:secret').toString('base64')}`;
    const fields = {
      grant_type: 'authorization_code',
      code: await getCode(),
      redirect_uri: callback,
      code_verifier: verifier,
    };
    expect((await post('/google/token', fields, { authorization })).statusCode).toBe(200);
  });

  test('insists on PKCE and on the scope openid', async () => {
    for (const change of [{ code_challenge: '' }, { code_challenge_method: 'plain' }, { scope: 'email' }]) {
      const query = new URLSearchParams({ ...asked, ...pkce, ...change }).toString();
      expect((await get(`${authorize}?${query}`)).statusCode).toBe(400);
    }
  });

  test('leaves the e-mail out for somebody who gives none, and ends revoked access', async () => {
    const { access_token: token } = (await exchange(await getCode('test-no-email'))).json<{
      access_token: string;
    }>();
    expect((await get('/google/v1/userinfo', token)).json()).toEqual({
      sub: 'test-no-email',
      name: '박이름만',
    });
    expect((await post('/google/revoke', { token })).statusCode).toBe(200);
    expect((await get('/google/v1/userinfo', token)).statusCode).toBe(401);
    expect((await post('/google/revoke', { token })).statusCode).toBe(400);
  });
});

test('every page says that it is a sandbox and brings no script and no inline style', async () => {
  const query = new URLSearchParams(asked).toString();
  const page = await get(`/naver/oauth2.0/authorize?${query}`);
  expect(page.body).toContain('개발용 샌드박스');
  expect(page.body).not.toMatch(/<script|<style|\s(style|on\w+)=/u);
  expect((await get('/style.css')).headers['content-type']).toContain('text/css');
  expect((await get('/nothing')).statusCode).toBe(404);
});

test('production cannot have a sandbox', () => {
  vi.stubEnv('NODE_ENV', 'production');
  expect(() =>
    createSandbox({ baseUrl: 'http://localhost/sandbox', naver: client, google: client, toss }),
  ).toThrow('production');
  vi.unstubAllEnvs();
});
