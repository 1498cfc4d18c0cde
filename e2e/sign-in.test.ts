import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBrowser, openPage } from './browser.ts';
import { type RunningServer, startServer } from './server.ts';
import { signIn, signUp } from './sign-in.ts';

let server: RunningServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let faults: string[];

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ env: { RATE_LIMITS: 'off' } }), openBrowser()]);
  const { page: first, context: firstContext } = await openPage(browser, server.url);
  await signUp(first);
  await firstContext.close();
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
});
beforeEach(async () => {
  ({ page, context, faults } = await openPage(browser, server.url));
});
afterEach(async () => {
  await context.close();
  expect(faults).toEqual([]);
});

test('Google: from the login page through the provider to a signed-up account', async () => {
  await signUp(page, 'google', '이서연');
  await page.getByRole('link', { name: '내 포인트 3,000P' }).waitFor();
  await page.goto('/userinfo');
  await page.getByText('lee@example.com').waitFor();
});

test('Google: a known account goes straight home', async () => {
  await signIn(page, 'google', '이서연');
  await page.getByRole('link', { name: '내 포인트 3,000P' }).waitFor();
});

test.each([
  ['naver', '네이버로 시작하기'],
  ['google', 'Google 계정으로 로그인'],
])('%s: a cancelled consent says so and offers both ways again', async (_name, button) => {
  await page.goto('/login');
  await page.getByText(button).click();
  await page.getByRole('button', { name: '박이름만' }).click();
  await page.getByRole('button', { name: '취소' }).last().click();
  await page.getByText('로그인을 취소했어요.').waitFor();
  expect(new URL(page.url()).search).toBe('');
  for (const text of ['네이버로 시작하기', 'Google 계정으로 로그인']) await page.getByText(text).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
});

test('who was sent to the login page comes back to where they wanted to go', async () => {
  await page.goto('/point/list?tab=charge');
  await page.waitForURL(/\/login\?next=/u);
  await signInHere();
  await page.waitForURL('**/point/list?tab=charge');
});

test.each(['//evil.example/x', String.raw`/\evil.example`])(
  'the way back never leads to %s',
  async (next) => {
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await signInHere();
    await page.waitForURL(`${server.url}/`);
    await page.getByRole('link', { name: '내 포인트 3,000P' }).waitFor();
  },
);

async function signInHere(): Promise<void> {
  await page.getByText('네이버로 시작하기').click();
  await page.getByRole('button', { name: '김자두' }).click();
  await page.getByRole('button', { name: /동의/u }).first().click();
}
