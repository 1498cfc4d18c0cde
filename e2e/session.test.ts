import { readdirSync, readFileSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBrowser, openContext, watch } from './browser.ts';
import { changeExpiry, readAuth, readExpiry, writeAuth } from './sealed-storage.ts';
import { type RunningServer, startServer } from './server.ts';
import { signIn, signUp } from './sign-in.ts';

let server: RunningServer;
let browser: Browser;
let context: BrowserContext;
let isKnown = false;
let faults: string[];

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ env: { RATE_LIMITS: 'off' } }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
});
beforeEach(async () => {
  context = await openContext(browser, server.url);
  faults = [];
});
afterEach(async () => {
  await context.close();
  expect(faults).toEqual([]);
});

async function openTab(path?: string): Promise<Page> {
  const page = await context.newPage();
  faults = watch(context, page).faults;
  if (path !== undefined) await page.goto(path);
  return page;
}

/** A tab of somebody who is signed in; the first time they sign up. */
async function openSignedIn(): Promise<Page> {
  const page = await openTab();
  await (isKnown ? signIn(page) : signUp(page));
  isKnown = true;
  await page.getByRole('link', { name: /내 포인트/u }).waitFor();
  return page;
}

/** What the function says by which the app itself asks for the balance; names do not survive the build. */
const markOfUpdate = '포인트 업데이트 실패';
const assets = 'apps/web/dist/assets';
const chunkOfUpdate = readdirSync(assets).find(
  (name) => /^data-.*\.js$/u.test(name) && readFileSync(`${assets}/${name}`, 'utf8').includes(markOfUpdate),
);

// The calls go through the request layer of the app. As text: the test runner would rewrite an import in a function.
const callManyTimes = (page: Page, count: number): Promise<unknown> =>
  page.evaluate(`import('/assets/${chunkOfUpdate ?? ''}').then((chunk) => {
    const updatePoints = Object.values(chunk).find(
      (value) => typeof value === 'function' && String(value).includes('${markOfUpdate}'),
    );
    return Promise.all(Array.from({ length: ${count} }, () => updatePoints())).then(() => null);
  })`);

describe('an expired token', () => {
  test('is renewed once for twenty concurrent calls in each of two tabs, and all of them succeed', async () => {
    const first = await openSignedIn();
    const second = await openTab('/userinfo');
    await second.getByRole('heading', { name: '내 정보' }).waitFor();
    const { tokens } = (await readAuth(first)).state;
    const expiresAtMs = readExpiry(tokens.JADOO_TOKEN) * 1000;
    // The clock of the browser goes beyond the life of this token, yet not beyond that of one made from now on.
    const tokenLifeMs = 600_000;
    await expect
      .poll(() => Date.now(), { timeout: 10_000 })
      .toBeGreaterThan(expiresAtMs - tokenLifeMs + 3000);
    await context.clock.setFixedTime(expiresAtMs + 1000);

    const answers: string[] = [];
    context.on('response', (response) => {
      const name = new URL(response.url()).pathname.split('/').at(-1) ?? '';
      if (name === 'commonTokenInfo' || name === 'DropsMain') answers.push(`${name} ${response.status()}`);
    });
    await Promise.all([callManyTimes(first, 20), callManyTimes(second, 20)]);

    expect(answers.filter((line) => line.startsWith('commonTokenInfo'))).toEqual(['commonTokenInfo 200']);
    expect(answers.filter((line) => line.startsWith('DropsMain'))).toEqual(Array(40).fill('DropsMain 200'));
    const renewed = (await readAuth(first)).state.tokens;
    expect(renewed.REFRESH_TOKEN).not.toBe(tokens.REFRESH_TOKEN);
    expect(renewed).toEqual((await readAuth(second)).state.tokens);
  });

  test('that cannot be renewed ends the session', async () => {
    const page = await openSignedIn();
    const auth = await readAuth(page);
    const { tokens } = auth.state;
    const stale = {
      ...tokens,
      REFRESH_TOKEN: 'nobody-knows-this-one',
      JADOO_TOKEN: changeExpiry(tokens.JADOO_TOKEN, 1),
    };
    await writeAuth(page, { ...auth, state: { tokens: stale } });
    await page.goto('/myStorage');
    await page.waitForURL(/\/login$/u);
    await page.waitForFunction(() => localStorage.getItem('auth') === null);
  });
});

test('what is stored and cannot be decrypted counts as nothing: a Korean error, the login page, no loop', async () => {
  const page = await openSignedIn();
  const errors: string[] = [];
  const documents: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  await page.evaluate(() => {
    for (const key of ['auth', 'jadoo']) localStorage.setItem(key, 'bm90IG91cnM=');
  });
  await page.goto('/point/list');
  await page.waitForURL('**/login?next=%2Fpoint%2Flist');
  await page.getByText('네이버로 시작하기').waitFor();
  expect(
    errors
      .filter((text) => text.includes('복호화하는 중에 오류'))
      .map((text) => /\((\w+)\)/u.exec(text)?.[1]),
  ).toEqual(expect.arrayContaining(['auth', 'jadoo']));
  expect(documents).toHaveLength(1);
  await signIn(page);
});

test('a logout in one tab ends the other, on the server too', async () => {
  const first = await openSignedIn();
  const second = await openTab('/userinfo');
  await second.getByRole('heading', { name: '내 정보' }).waitFor();
  const { tokens } = (await readAuth(first)).state;
  await first.getByRole('button', { name: /계정 메뉴/u }).click();
  // The reload that follows a logout is the end of it.
  await Promise.all([
    second.waitForEvent('load'),
    first.waitForEvent('load'),
    first.getByRole('button', { name: '로그아웃' }).click(),
  ]);
  expect([first.url(), second.url()]).toEqual([`${server.url}/login`, `${server.url}/login`]);
  const kept = await second.evaluate(() => [localStorage.getItem('auth'), localStorage.getItem('jadoo')]);
  expect(kept).toEqual([null, null]);
  const answer = await fetch(`${server.url}/jadooApiV1/userInfo`, {
    headers: { authorization: `Bearer ${tokens.JADOO_TOKEN}` },
  });
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([401, '303']);
});

test('entering /auth/ forgets everything about the user', async () => {
  const page = await openSignedIn();
  await page.evaluate(() => {
    document.cookie = 'user=somebody; path=/';
    sessionStorage.setItem('anything', 'x');
  });
  await page.goto('/auth/some-old-link');
  await page.waitForFunction(() => sessionStorage.length === 0);
  const left = await page.evaluate(() => [
    localStorage.getItem('auth'),
    localStorage.getItem('jadoo'),
    document.cookie,
  ]);
  expect(left).toEqual([null, null, '']);
});
