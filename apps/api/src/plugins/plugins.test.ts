import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { webRoutes } from '@jadoo/contract';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#db/client.ts';
import { AppError } from '#errors.ts';
import { readEnv } from '#env.ts';
import { registerMetrics, serveMetrics } from '#plugins/metrics.ts';
import { makeDisposition } from '#plugins/route.ts';
import { registerSecurityHeaders } from '#plugins/security-headers.ts';
import { makeRouteFinder } from '#plugins/web-app.ts';
import { admitStyles } from '#plugins/web-build.ts';
import { createTestApp, type TestApp } from '#test/app.ts';
import { createTestDatabase } from '#test/database.ts';

const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const webFolder = mkdtempSync(join(tmpdir(), 'jadoo-web-'));
let database: Database;
let api: TestApp;
beforeAll(async () => {
  mkdirSync(join(webFolder, 'assets'));
  mkdirSync(join(webFolder, 'builds', 'meta'), { recursive: true });
  const style = '<style>@media (width<40rem){p{color:red}}</style>';
  writeFileSync(
    join(webFolder, 'index.html'),
    `<!doctype html><head><title>자두</title>${style}</head><body><!-- screen --></body>`,
  );
  writeFileSync(join(webFolder, 'assets', 'main-1a2b3c.js'), 'export {};');
  writeFileSync(join(webFolder, 'assets', 'main-1a2b3c.js.br'), brotliCompressSync('export {};'));
  writeFileSync(
    join(webFolder, 'builds', 'routes.json'),
    JSON.stringify({
      '/login': { scripts: ['assets/login-1.js'], standIn: '<h1>로그인 $&</h1>' },
      '/data': { scripts: ['assets/data-2.js', 'assets/parts-3.js'], standIn: '<h1>만들기</h1>' },
    }),
  );
  writeFileSync(join(webFolder, 'builds', 'latest.json'), '{"id":"1"}');
  writeFileSync(join(webFolder, '.hidden'), 'secret');
  database = await createTestDatabase();
  api = await createTestApp({ webFolder, database });
}, 60_000);
afterAll(async () => {
  await api.close();
  await database.close();
  rmSync(webFolder, { recursive: true });
});
const get = (url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  api.app.inject({ url, method, headers: { 'user-agent': browser } });

describe('the web app', () => {
  test('every page of the route table is served with status 200', async () => {
    for (const { path } of webRoutes) {
      const response = await get(
        path.replace(':ed_idx', '12').replace(':idx', '3').replace(':token', 'a-b_c'),
      );
      expect([path, response.statusCode, response.body.includes('자두')]).toEqual([path, 200, true]);
      expect(response.headers['cache-control']).toBe('no-cache');
    }
  });

  test.each([
    '/Data',
    '/data/Basic',
    '/nothing',
    '/data/basic/more',
    '/myStorage/abc',
    '/myStorage/0',
    '/passageStorage/1x',
    '/wp-admin',
  ])('%s shows the 404 page with status 404', async (path) => {
    const response = await get(path);
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      404,
      'text/html; charset=utf-8',
    ]);
  });

  test.each([
    '/assets/main-old.js',
    '/favicon.ico',
    '/builds/meta/2.json',
    '/assets/',
    '/.hidden',
    '/..%2f..%2fpackage.json',
    '/robots.txt',
  ])('the missing file %s is a plain 404 and never the page', async (path) => {
    const response = await get(path);
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      404,
      'text/plain; charset=utf-8',
    ]);
    expect(response.body).not.toContain('<');
  });

  test('hashed files are kept for ever, the build list is asked for each time', async () => {
    const asset = await get('/assets/main-1a2b3c.js');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-type']).toContain('javascript');
    expect((await get('/builds/latest.json')).headers['cache-control']).toBe('no-cache');
  });

  test('a script goes out as it was compressed by the build, to whom can read that', async () => {
    const ask = (encodings: string) =>
      api.app.inject({ url: '/assets/main-1a2b3c.js', headers: { 'accept-encoding': encodings } });
    const small = await ask('gzip, br');
    expect(small.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': expect.stringContaining('javascript') as string,
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe('export {};');
    expect((await ask('identity')).body).toBe('export {};');
  });

  test('a page shows what stands in for its screen, unless the address may change that', async () => {
    const readHeading = async (url: string, cookie = '') => {
      const { body } = await api.app.inject({ url, headers: { 'user-agent': browser, cookie } });
      return /<h1>(.*)<\/h1>/u.exec(body)?.[1];
    };
    const session = `__Host-jadoo-session=${'a'.repeat(43)}`;
    expect(await readHeading('/data', session)).toBe('만들기');
    expect(await readHeading('/data?resume=true', session)).toBeUndefined();
    expect(await readHeading('/data?resume=true')).toBe('로그인 $&');
    expect(await readHeading('/login?next=%2Fdata')).toBe('로그인 $&');
    expect(await readHeading('/event/promotion')).toBeUndefined();
    expect(await readHeading('/nothing', session)).toBeUndefined();
  });

  test('a page names the scripts of its route; a guarded one without a session those of /login', async () => {
    const listScripts = async (url: string, cookie: string) => {
      const { body } = await api.app.inject({ url, headers: { 'user-agent': browser, cookie } });
      return [...body.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/gu)].map(
        ([, file]) => file,
      );
    };
    const session = `__Host-jadoo-session=${'a'.repeat(43)}`;
    expect(await listScripts('/data', session)).toEqual(['/assets/data-2.js', '/assets/parts-3.js']);
    expect(await listScripts('/data', '')).toEqual(['/assets/login-1.js']);
    expect(await listScripts('/login', '')).toEqual(['/assets/login-1.js']);
    expect(await listScripts('/event/promotion', '')).toEqual([]);
    expect(await listScripts('/nothing', session)).toEqual([]);
  });

  test('a robot gets the pages, and a plain 404 instead of the error page', async () => {
    const headers = {
      'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    };
    expect((await api.app.inject({ url: '/login', headers })).statusCode).toBe(200);
    const missing = await api.app.inject({ url: '/nothing', headers });
    expect([missing.statusCode, missing.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  });

  test('HEAD answers like GET without a body, and other methods are 404', async () => {
    expect([(await get('/login', 'HEAD')).statusCode, (await get('/login', 'HEAD')).body]).toEqual([200, '']);
    expect((await get('/login', 'POST')).statusCode).toBe(404);
  });

  test('diagnostic pages exist in development only', () => {
    for (const path of ['/test/oauth/naver', '/test/oauth/google', '/sentry-example-page']) {
      expect([makeRouteFinder(true)(path)?.path, makeRouteFinder(false)(path)]).toEqual([path, undefined]);
    }
  });
});

describe('headers', () => {
  test('the policy allows nothing from outside and no inline code', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    // Of the styles in the page itself, and of no others.
    const styleHash = createHash('sha256').update('@media (width<40rem){p{color:red}}').digest('base64');
    const parts = Object.fromEntries(policy.split(';').map((part) => [part.split(' ')[0], part])) as Record<
      string,
      string
    >;
    expect(parts).toMatchObject({
      'default-src': "default-src 'none'",
      'script-src': "script-src 'self'",
      'style-src': `style-src 'self' 'sha256-${styleHash}'`,
      'img-src': "img-src 'self' data: blob:",
      'connect-src': "connect-src 'self'",
      'frame-src': "frame-src 'self' blob:",
      'base-uri': "base-uri 'none'",
      'form-action': "form-action 'self'",
      'frame-ancestors': "frame-ancestors 'none'",
      'object-src': "object-src 'none'",
      'require-trusted-types-for': "require-trusted-types-for 'script'",
    });
    expect(policy).not.toContain('unsafe');
  });

  test('the real payment company is let in, and nothing inline but styles', async () => {
    const keys = { TOSS_CLIENT_KEY: 'test_gck_real', TOSS_SECRET_KEY: 'test_gsk_real' };
    const app = Fastify();
    await registerSecurityHeaders(app, readEnv({ NODE_ENV: 'test', ...keys }));
    const policy = String((await app.inject('/')).headers['content-security-policy']).split(';');
    await app.close();
    expect(policy).toContain("script-src 'self' https://js.tosspayments.com");
    expect(policy).toContain("frame-src 'self' blob: https://*.tosspayments.com");
    expect(policy).toContain("form-action 'self' https://*.tosspayments.com https://*.toss.im");
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    expect(policy).toContain('trusted-types dompurify jadoo default');
    // Beside the hash of one style the browser would refuse all others.
    expect(admitStyles(policy.join(';'), '<style>p{}</style>')).toBe(policy.join(';'));
    expect(policy.filter((part) => part.includes('unsafe'))).toHaveLength(1);
  });

  test('every answer carries them, errors too, and those of the API are not stored', async () => {
    for (const url of [
      '/',
      '/nothing',
      '/assets/none.js',
      '/healthz',
      '/jadooApiV1/userInfo',
      '/jadooApiV1/nothing',
    ]) {
      const { headers } = await get(url);
      expect([url, headers]).toMatchObject([
        url,
        {
          'content-security-policy': expect.stringContaining("default-src 'none'") as string,
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cross-origin-opener-policy': 'same-origin-allow-popups',
        },
      ]);
      if (url.startsWith('/jadooApiV1')) expect(headers['cache-control']).toBe('no-store');
    }
  });
});

describe('input', () => {
  const post = (payload: string, type = 'application/json') =>
    api.app.inject({
      method: 'POST',
      url: '/jadooApiV1/commonTokenInfo',
      payload,
      headers: { 'content-type': type },
    });
  const fields = { UM_OAUTH_CD: 'naver', ACCESS_TOKEN: 'a', REFRESH_TOKEN: 'b', JADOO_TOKEN: 'c' };

  test.each([
    ['broken JSON', '{"a":', 422],
    ['an empty body', '', 422],
    ['a list', '[]', 422],
    ['a number for a text', JSON.stringify({ ...fields, ACCESS_TOKEN: 12 }), 422],
    ['a missing field', JSON.stringify({ ...fields, ACCESS_TOKEN: undefined }), 422],
    ['an unknown field', JSON.stringify({ ...fields, extra: 1 }), 422],
    ['a poisoned prototype', '{"__proto__":{"a":1}}', 422],
    ['a long field', JSON.stringify({ ...fields, UM_OAUTH_CD: 'x'.repeat(21) }), 422],
    ['more than 64 KB', JSON.stringify({ ...fields, ACCESS_TOKEN: 'x'.repeat(65_536) }), 413],
  ])('%s is refused with its own code', async (_name, payload, status) => {
    const response = await post(payload);
    expect([response.statusCode, response.json<{ code: string }>().code]).toEqual([status, String(status)]);
  });

  test('another type than JSON is 415', async () => {
    expect((await post('<a/>', 'application/xml')).statusCode).toBe(415);
    expect((await post('a=1', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
  });

  test('messages are Korean and name the field', async () => {
    const { data } = (await post(JSON.stringify({ ...fields, ACCESS_TOKEN: 12 }))).json<{
      data: { issues: { path: string; message: string }[] };
    }>();
    expect(data.issues).toEqual([
      { path: 'ACCESS_TOKEN', message: expect.stringMatching(/[가-힣]/u) as string },
    ]);
  });

  test('an unknown query value is 422 where no query is known', async () => {
    expect((await get('/jadooApiV1/userPopupInfo?x=1')).statusCode).toBe(422);
  });
});

test('a bug answers 500 with the request id and is logged once, without tokens', async () => {
  const broken = await createTestApp({ database });
  const error = new Error('something broke');
  broken.app.log.error({ ticket: 'secret-ticket', req: { authorization: 'secret-bearer' } }, 'probe');
  await broken.close();
  expect(JSON.stringify(broken.log)).not.toContain('secret-');
  const failing = await createTestApp({
    database,
    providers: {
      naver: {
        getAuthorizeUrl: () => Promise.reject(error),
        getAccount: () => Promise.reject(error),
        revoke: () => Promise.reject(error),
      },
      google: {
        getAuthorizeUrl: () => Promise.reject(error),
        getAccount: () => Promise.reject(error),
        revoke: () => Promise.reject(error),
      },
    },
  });
  const answer = await failing.call<{ requestId: string }>('GET', '/userLogin/start/naver');
  expect(answer).toMatchObject({ status: 500, code: '500', reason: 'bug' });
  expect(answer.message).not.toContain('something broke');
  const lines = failing.log.filter(({ level }) => Number(level) >= 50);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ reqId: answer.data.requestId, err: { message: 'something broke' } });
  await failing.close();
});

test('logged lines name the route and not the address, which may carry a ticket', async () => {
  await api.call('GET', '/userLogin?ticket=very-secret-ticket');
  expect(JSON.stringify(api.log)).not.toContain('very-secret-ticket');
  expect(api.log.at(-1)).toMatchObject({ route: '/jadooApiV1/userLogin', status: 409 });
  await get('/auth/very-secret-link');
  expect(JSON.stringify(api.log)).not.toContain('very-secret-link');
  expect(api.log.at(-1)).toMatchObject({ route: '/auth/:token', status: 200 });
});

test('rate limits are counted per flow and shared by processes', async () => {
  const [first, second] = [
    await createTestApp({ database, hasRateLimits: true }),
    await createTestApp({ database, hasRateLimits: true }),
  ];
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 22; attempt += 1) {
    const { status } = await (attempt % 2 === 0 ? first : second).call('GET', '/userLogin/start/naver');
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array<number>(20).fill(302), 429, 429]);
  const refused = await first.call('GET', '/userLogin/start/naver');
  expect(refused).toMatchObject({ status: 429, code: '429', reason: 'too-many' });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await first.call('GET', '/userPopupInfo')).status).toBe(200);
  await first.close();
  await second.close();
});

test('a browser report of a violation is taken and logged, whatever its form', async () => {
  for (const [type, payload] of [
    ['application/csp-report', '{"csp-report":{"blocked-uri":"inline"}}'],
    ['application/reports+json', '[{"type":"csp-violation"}]'],
  ] as const) {
    const headers = { 'content-type': type };
    const response = await api.app.inject({ method: 'POST', url: '/jadooApiV1/cspReport', payload, headers });
    expect(response.statusCode).toBe(200);
  }
  expect(api.log.filter(({ msg }) => msg === 'csp violation')).toHaveLength(2);
});

test('health is open, and readiness turns false before the server stops', async () => {
  expect((await get('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await get('/readyz')).statusCode).toBe(200);
  const stopping = await createTestApp({ database, readiness: { isReady: false } });
  expect((await stopping.app.inject({ url: '/readyz' })).statusCode).toBe(503);
  expect((await stopping.app.inject({ url: '/healthz' })).statusCode).toBe(200);
  await stopping.close();
});

test('figures are measured by route pattern and served apart from the application', async () => {
  const app = Fastify();
  const url = await serveMetrics(app, registerMetrics(app), { host: '127.0.0.1', port: 0 });
  app.get('/papers/:name', (_request, reply) => reply.send({}));
  await app.inject({ url: '/papers/secret-name' });
  const text = await (await fetch(`${url}/metrics`)).text();
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/papers/:name",status="200"} 1',
  );
  expect(text).not.toContain('secret-name');
  expect((await app.inject({ url: '/metrics' })).statusCode).toBe(404);
  await app.close();
  await expect(fetch(`${url}/metrics`)).rejects.toThrow();
});

test('file names keep their Korean and cannot break out of the header', () => {
  expect(makeDisposition('모의고사 1회.pdf')).toBe(
    `attachment; filename="____ 1_.pdf"; filename*=UTF-8''%EB%AA%A8%EC%9D%98%EA%B3%A0%EC%82%AC%201%ED%9A%8C.pdf`,
  );
  expect(makeDisposition('a"\r\nb\\%(1).pdf')).toBe(
    `attachment; filename="a___b__(1).pdf"; filename*=UTF-8''a%22%0D%0Ab%5C%25%281%29.pdf`,
  );
});

test('a refusal carries the code of its reason', () => {
  expect(new AppError('stale')).toMatchObject({ code: '409', httpStatus: 409, reason: 'stale' });
  expect(new AppError('token-reused')).toMatchObject({ code: '304', httpStatus: 403 });
});
