import * as contract from '@jadoo/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '#test/app.ts';

let api: TestApp;
let owner: TestUser;
let leaver: TestUser;
beforeAll(async () => {
  api = await createTestApp();
  owner = await api.join();
  leaver = await api.join();
  await api.call('POST', '/userLogout', { as: leaver });
}, 60_000);
afterAll(() => api.close());

/** The bearer-less calls of the specification, the way to the provider, and the browser's own reports. */
const publicPaths = [
  'GET /userLogin/start/:provider',
  'GET /userLogin',
  'POST /userJoinInfo',
  'POST /commonTokenInfo',
  'GET /userPopupInfo',
  'GET /getSingleExamData',
  'POST /statusExamDataWebPrint',
  'POST /cspReport',
  'POST /pointWebhook',
  'GET /openapi.json',
];

const listApiRoutes = () =>
  api.app.registeredRoutes
    .filter(({ url }) => url.startsWith(`${contract.apiBasePath}/`))
    .map(({ method, url, endpoint }) => ({ method, path: url.slice(contract.apiBasePath.length), endpoint }));
const ask = async (route: { method: string; path: string }, headers: Record<string, string> = {}) => {
  const path = route.path.replace(/:\w+/gu, '1');
  return api.call(route.method as 'GET', path, { headers, ...(route.method === 'GET' ? {} : { body: {} }) });
};

describe('every route of the API', () => {
  test('is public only if it is one of the named few', () => {
    const open = listApiRoutes()
      .filter(({ endpoint }) => endpoint?.auth !== 'bearer')
      .map(({ method, path }) => `${method} ${path}`);
    expect(open.filter((name) => !publicPaths.includes(name))).toEqual([]);
  });

  test('says 301 to nobody, 303 to a garbage token and to an ended session', async () => {
    const closed = listApiRoutes().filter(({ method, path }) => !publicPaths.includes(`${method} ${path}`));
    expect(closed.length).toBeGreaterThan(4);
    for (const route of closed) {
      const name = `${route.method} ${route.path}`;
      expect([name, await ask(route)]).toMatchObject([
        name,
        { status: 401, code: '301', reason: 'token-missing' },
      ]);
      for (const authorization of ['Bearer garbage', leaver.headers.authorization]) {
        const answer = await ask(route, { authorization });
        expect([name, answer]).toMatchObject([name, { status: 401, code: '303', reason: 'token-invalid' }]);
      }
      const basic = await ask(route, { authorization: 'Basic dXNlcjpwYXNz' });
      expect([name, basic.code]).toEqual([name, '301']);
    }
  });

  test('never fails with a bug for its owner, whatever little is sent', async () => {
    for (const route of listApiRoutes().filter(({ path }) => path !== '/userLogout')) {
      const answer = await ask(route, owner.headers);
      expect([`${route.method} ${route.path}`, answer.status < 500]).toEqual([
        `${route.method} ${route.path}`,
        true,
      ]);
      expect(['301', '303', '304']).not.toContain(answer.code);
    }
  });

  test('comes from the contract, with its method and its path', () => {
    const known = (Object.values(contract) as unknown[])
      .filter(
        (value): value is contract.Endpoint =>
          typeof value === 'object' && value !== null && 'summary' in value,
      )
      .map(({ method, path }) => `${method} ${path}`);
    for (const { method, path } of listApiRoutes().filter((route) => route.path !== '/openapi.json')) {
      expect(known).toContain(`${method} ${path}`);
    }
  });
});

test('a path that nobody registered is a 404 in the envelope', async () => {
  expect(await api.call('GET', '/nothing')).toMatchObject({ status: 404, code: '404', reason: 'not-found' });
  expect(await api.call('PUT', '/userLogin', { as: owner })).toMatchObject({ status: 404, code: '404' });
  expect(await api.call('GET', '/USERINFO', { as: owner })).toMatchObject({ status: 404, code: '404' });
});

test('the OpenAPI document lists every route of the contract that is served', async () => {
  const { app } = api;
  const response = await app.inject({ url: `${contract.apiBasePath}/openapi.json` });
  const document = response.json<{
    openapi: string;
    paths: Record<string, Record<string, { security?: unknown }>>;
  }>();
  expect(document.openapi).toBe('3.1.0');
  for (const { method, path, endpoint } of listApiRoutes()) {
    if (!endpoint) continue;
    const listed =
      document.paths[contract.apiBasePath + path.replace(/:(\w+)/gu, '{$1}')]?.[method.toLowerCase()];
    expect(listed, `${method} ${path}`).toBeDefined();
    expect(listed?.security !== undefined).toBe(endpoint.auth === 'bearer');
  }
  expect(Object.keys(document.paths).every((path) => path.startsWith(contract.apiBasePath))).toBe(true);
});
