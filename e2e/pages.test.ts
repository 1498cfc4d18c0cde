import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { webRoutes } from '@jadoo/contract';
import { openBrowser, openContext, openPage, watch } from './browser.ts';
import { type RunningServer, startServer } from './server.ts';
import { signUp } from './sign-in.ts';

let server: RunningServer;
let browser: Browser;
let member: BrowserContext;
let visitor: BrowserContext;
let page: Page;
let faults: string[];

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ env: { RATE_LIMITS: 'off' } }), openBrowser()]);
  const opened = await openPage(browser, server.url);
  member = opened.context;
  await signUp(opened.page);
  await opened.page.close();
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
});
beforeEach(async () => {
  visitor = await openContext(browser, server.url);
  page = await visitor.newPage();
  ({ faults } = watch(visitor, page));
});
afterEach(async () => {
  await visitor.close();
  expect(faults).toEqual([]);
});

describe('what is not there', () => {
  test.each(['/Data', '/nothing/here', '/myStorage/abc'])(
    '%s answers 404 with the error page, which is recorded and leads home',
    async (path) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await page.getByRole('heading', { name: '페이지를 찾을 수 없어요' }).waitFor();
      expect(await page.title()).toBe('페이지를 찾을 수 없어요 | 자두');
      const recorded = await page.evaluate(() =>
        (window as unknown as { dataLayer: { event?: string }[] }).dataLayer.filter(
          ({ event }) => event === 'error_page',
        ),
      );
      const today = await page.evaluate(() => new Date().toLocaleDateString('en-CA'));
      expect(recorded).toEqual([{ event: 'error_page', date: today, path, UM_IDX: '' }]);
      await page.getByRole('link', { name: '홈으로 가기' }).click();
      await page.waitForURL('**/login');
    },
  );

  test.each(['/assets/main-00000000.js', '/favicon.ico', '/index.html', '/builds/meta/none.json'])(
    'the file %s is a plain 404, never the page',
    async (path) => {
      const response = await page.request.get(path);
      expect([response.status(), response.headers()['content-type']]).toEqual([
        404,
        'text/plain; charset=utf-8',
      ]);
    },
  );

  test('a bot gets the pages, and a bare 404 in place of the error page', async () => {
    const bot = await openContext(browser, server.url, {
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    });
    const tab = await bot.newPage();
    const missing = await tab.goto('/nothing/here');
    expect([missing?.status(), missing?.headers()['content-type']]).toEqual([
      404,
      'text/plain; charset=utf-8',
    ]);
    expect(await tab.locator('h1').count()).toBe(0);
    expect((await tab.goto('/login'))?.status()).toBe(200);
    await tab.getByText('네이버로 시작하기').waitFor();
    await bot.close();
  });
});

test('an open dialog locks the page behind it; Esc unlocks it and gives focus back', async () => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/event/promotion');
  // What still comes in would move the page by itself.
  await page.waitForLoadState('networkidle');
  const opener = page.getByRole('button', { name: '개인정보처리방침' });
  await opener.focus();
  const before = await page.evaluate(() => scrollY);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: '개인정보처리방침' }).waitFor();
  await page.mouse.move(5, 250);
  await page.mouse.wheel(0, -400);
  const style = await page.evaluate(
    () => [getComputedStyle(document.documentElement).overflowY, scrollY] as const,
  );
  expect(style).toEqual(['hidden', before]);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.mouse.wheel(0, -400);
  await page.waitForFunction((top) => scrollY < top, before);
});

test.each(['/passageStorage', '/myStorage', '/point/list'])(
  '%s prints its rows without menus, search and buttons',
  async (path) => {
    const tab = await member.newPage();
    await tab.goto(path);
    await tab.getByRole('heading', { level: 1 }).waitFor();
    await tab.waitForLoadState('networkidle');
    await tab.emulateMedia({ media: 'print' });
    for (const role of ['banner', 'navigation', 'complementary', 'search', 'tablist', 'checkbox'] as const)
      expect([role, await tab.getByRole(role).count()]).toEqual([role, 0]);
    expect(await tab.getByRole('button', { name: /더 보기|추가|찾기|개월/u }).count()).toBe(0);
    await tab.close();
  },
);

describe('the points refresh before a route change', () => {
  test('holds the change for a second at most when no answer comes', async () => {
    const tab = await member.newPage();
    await tab.clock.install();
    await tab.goto('/userinfo');
    await tab.getByRole('heading', { name: '내 정보' }).waitFor();
    let asked = 0;
    await tab.route('**/DropsMain', () => {
      asked += 1;
    });
    await tab.clock.pauseAt(new Date(Date.now() + 60_000));
    const called = tab.waitForRequest('**/DropsMain');
    await tab.getByRole('link', { name: '빠른 제작' }).click();
    await called;
    await tab.clock.runFor(990);
    expect(new URL(tab.url()).pathname).toBe('/userinfo');
    await tab.clock.runFor(20);
    await tab.waitForURL('**/quick');
    expect(asked).toBe(1);
    await tab.close();
  });

  test('goes on when the call fails, and says so in the console', async () => {
    const tab = await member.newPage();
    const errors: string[] = [];
    tab.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await tab.goto('/userinfo');
    await tab.route('**/DropsMain', (route) => route.abort());
    await tab.getByRole('link', { name: '빠른 제작' }).click();
    await tab.waitForURL('**/quick');
    expect(errors.some((text) => text.includes('포인트 업데이트 실패'))).toBe(true);
    await tab.close();
  });
});

test('no screen breaks the content policy or Trusted Types, and none has a script error', async () => {
  const paths = webRoutes
    .map(({ path }) => path.replace(':ed_idx', '1').replace(':idx', '1').replace(':token', 'old'))
    // /auth would sign out; it comes last.
    .toSorted((left, right) => Number(left.startsWith('/auth')) - Number(right.startsWith('/auth')));
  const tab = await member.newPage();
  const watched = watch(member, tab);
  for (const path of paths) {
    const response = await tab.goto(path);
    await tab.locator('h1, [role="status"]').first().waitFor();
    expect([path, response?.status()]).toEqual([path, 200]);
  }
  await tab.goto('/nothing');
  await tab.getByRole('heading', { level: 1 }).waitFor();
  expect(watched.faults).toEqual([]);
  expect(server.readLog()).not.toContain('csp violation');
  await tab.close();
});
