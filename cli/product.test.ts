import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { readEnv, type Server } from '@jadoo/api';
import { getConsentVersion } from '@jadoo/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startProduct } from './product.ts';

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const quiet = { LOG_LEVEL: 'silent', NODE_ENV: 'test', RATE_LIMITS: 'off' };
const dataDir = mkdtempSync(joinPath(tmpdir(), 'jadoo-product-'));
let server: Server;
let home: string;
beforeAll(async () => {
  const env = readEnv({
    PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    ...quiet,
  });
  server = await startProduct(env);
  home = env.publicUrl;
}, 60_000);
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Keeps cookies and follows nothing by itself, so that each step can be looked at. */
function openBrowser() {
  const jar = new Map<string, string>();
  return {
    async go(url: string, init: RequestInit = {}): Promise<Response> {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const response = await fetch(url, {
        ...init,
        redirect: 'manual',
        headers: { ...(init.headers as object), cookie },
      });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/u.exec(line) ?? [];
        jar.set(name, value);
      }
      return response;
    },
  };
}

type Browser = ReturnType<typeof openBrowser>;
interface Login {
  code: string;
  data: {
    STATUS: string;
    JOIN_TICKET: string;
    UM_NM: string;
    UM_EMAIL: string;
    TOKENS: { JADOO_TOKEN: string };
  };
}

/** Fields of the hidden inputs of a page. */
function readFields(page: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [, name = '', value = ''] of page.matchAll(
    /<input type="hidden" name="([^"]*)" value="([^"]*)"/gu,
  )) {
    fields[name] = value.replace(/&#(\d+);/gu, (_all, code: string) => String.fromCharCode(Number(code)));
  }
  return fields;
}

/** From our start address over the provider's pages back to our callback address. */
async function visitProvider(
  browser: Browser,
  provider: string,
  fields: Record<string, string>,
): Promise<URL> {
  const start = await browser.go(`${home}/jadooApiV1/userLogin/start/${provider}`);
  const authorize = start.headers.get('location') ?? '';
  const pick = await (await browser.go(authorize)).text();
  expect(pick).toContain('개발용 샌드박스');
  const address = authorize.split('?')[0] ?? '';
  const post = (path: string, more: Record<string, string>, page: string) =>
    browser.go(address + path, {
      method: 'POST',
      body: new URLSearchParams({ ...readFields(page), ...more }),
    });
  if (fields['decision'] === 'cancel') {
    return new URL((await post('/decision', fields, pick)).headers.get('location') ?? '');
  }
  const consent = await (await post('/consent', fields, pick)).text();
  expect(consent).toContain('동의하고 계속하기');
  const decision = await post('/decision', { decision: 'agree' }, consent);
  expect(decision.status).toBe(303);
  return new URL(decision.headers.get('location') ?? '');
}

async function comeBack(browser: Browser, provider: string, callback: URL): Promise<Login> {
  const query = new URLSearchParams({ UM_OAUTH_CD: provider });
  for (const name of ['code', 'state']) query.set(name, callback.searchParams.get(name) ?? '');
  return (await (await browser.go(`${home}/jadooApiV1/userLogin?${query.toString()}`)).json()) as Login;
}

async function join(browser: Browser, ticket: string): Promise<Login> {
  const body = {
    JOIN_TICKET: ticket,
    UM_NM: '김자두',
    UM_PHONE: '010-1234-5678',
    UM_JOB: 'academy',
    UM_SCHOOL: '',
    AGREEMENTS: (['age', 'terms', 'privacy'] as const).map((TYPE) => ({
      TYPE,
      VERSION: getConsentVersion(TYPE),
      AGREED: true,
    })),
  };
  const headers = { 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  return (await (await browser.go(`${home}/jadooApiV1/userJoinInfo`, init)).json()) as Login;
}

describe.each(['naver', 'google'])('%s of the sandbox, through the adapter of the real one', (provider) => {
  test('signs a newcomer up, and the same person in again', async () => {
    const browser = openBrowser();
    const callback = await visitProvider(browser, provider, { person: 'test-kim' });
    expect(`${callback.origin}${callback.pathname}`).toBe(`${home}/auth/callback/${provider}`);
    const login = await comeBack(browser, provider, callback);
    expect(login.data).toMatchObject({ STATUS: 'new', UM_NM: '김자두', UM_EMAIL: 'kim@example.com' });
    expect((await join(browser, login.data.JOIN_TICKET)).data.STATUS).toBe('member');

    const other = openBrowser();
    const again = await comeBack(
      other,
      provider,
      await visitProvider(other, provider, { person: 'test-kim' }),
    );
    expect(again.data.STATUS).toBe('member');
    const authorization = `Bearer ${again.data.TOKENS.JADOO_TOKEN}`;
    const profile = await other.go(`${home}/jadooApiV1/userInfo`, { headers: { authorization } });
    expect(await profile.json()).toMatchObject({
      code: '200',
      data: { UM_OAUTH_CD: provider, UM_POINT: 3000 },
    });
  });

  test('takes a typed person, also one without an e-mail', async () => {
    const browser = openBrowser();
    const typed = { name: '<b>윤"서진</b>', email: '' };
    const login = await comeBack(browser, provider, await visitProvider(browser, provider, typed));
    expect(login.data).toMatchObject({ STATUS: 'new', UM_NM: typed.name, UM_EMAIL: '' });
  });

  test('sends somebody who cancels back with access_denied', async () => {
    const callback = await visitProvider(openBrowser(), provider, { decision: 'cancel' });
    expect(callback.searchParams.get('error')).toBe('access_denied');
    expect(callback.searchParams.get('code')).toBeNull();
    expect(callback.searchParams.get('state')).toMatch(/^[\w-]{43}$/u);
  });

  test('does not let a code into another browser', async () => {
    const callback = await visitProvider(openBrowser(), provider, { person: 'test-lee' });
    expect(await comeBack(openBrowser(), provider, callback)).toMatchObject({
      code: '409',
      reason: 'login-expired',
    });
  });

  test('refuses a code that was changed on the way', async () => {
    const browser = openBrowser();
    const callback = await visitProvider(browser, provider, { person: 'test-lee' });
    callback.searchParams.set('code', 'changed');
    expect(await comeBack(browser, provider, callback)).toMatchObject({
      code: '409',
      reason: 'login-refused',
    });
  });

  test('ends its access when the user leaves', async () => {
    const browser = openBrowser();
    const login = await comeBack(
      browser,
      provider,
      await visitProvider(browser, provider, { name: '떠날 사람' }),
    );
    const joined = await join(browser, login.data.JOIN_TICKET);
    const headers = {
      authorization: `Bearer ${joined.data.TOKENS.JADOO_TOKEN}`,
      'content-type': 'application/json',
    };
    const body = JSON.stringify({ reason: '', confirm: true });
    const left = await browser.go(`${home}/jadooApiV1/userInfo`, { method: 'DELETE', headers, body });
    expect(left.status).toBe(200);
    const back = openBrowser();
    const again = await comeBack(back, provider, await visitProvider(back, provider, { name: '떠날 사람' }));
    expect(again.data.STATUS).toBe('new');
  });
});

test('a second process on the same data folder is refused in words', async () => {
  const env = readEnv({
    PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    ...quiet,
  });
  await expect(startProduct(env)).rejects.toThrow('다른 자두 프로세스가 이미 이 데이터 폴더를 쓰고 있어요');
});

test('a taken port is refused in words and frees the data folder again', async () => {
  const folder = mkdtempSync(joinPath(tmpdir(), 'jadoo-port-'));
  const env = readEnv({ PORT: new URL(home).port, DATA_DIR: folder, ...quiet });
  await expect(startProduct(env)).rejects.toThrow(/포트 \d+번을 다른 프로그램이 쓰고 있어요/u);
  const free = await startProduct({ ...env, port: await findFreePort() });
  await free.stop();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);
