import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openPage, takePicture } from './browser.ts';
import { type RunningServer, startServer } from './server.ts';
import { signUp } from './sign-in.ts';

let server: RunningServer;
let browser: Browser;
/** Signed in, and nobody. */
let member: Page;
let visitor: Page;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
  ({ page: member } = await openPage(browser, server.url));
  ({ page: visitor } = await openPage(browser, server.url));
  await signUp(member);
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
});

async function listViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    }),
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

const widths = [1440, 360] as const;

describe.each(widths)('at %d px axe finds nothing', (width) => {
  const look = async (page: Page, name: string, path: string, isReady: (page: Page) => Promise<unknown>) => {
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await isReady(page);
    await page.evaluate(() => document.fonts.ready);
    await takePicture(page, `${name}-${width}`);
    expect(await listViolations(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  };
  const heading = (name: string | RegExp) => (page: Page) =>
    page.getByRole('heading', { name }).first().waitFor();

  test('on /login', () =>
    look(visitor, 'login', '/login', (page) => page.getByText('네이버로 시작하기').waitFor()));

  test('on the terms modal', async () => {
    await look(visitor, 'terms', '/login', async (page) => {
      await page.getByRole('button', { name: '이용약관' }).click();
      await page
        .getByRole('dialog', { name: '이용약관' })
        .getByRole('heading', { level: 3 })
        .first()
        .waitFor();
    });
  });

  test('on /signup', async () => {
    await look(visitor, 'signup', '/login', async (page) => {
      await page.getByText('Google 계정으로 로그인').click();
      await page.getByRole('button', { name: '이서연' }).click();
      await page.getByRole('button', { name: /동의/u }).first().click();
      await page.getByLabel('모두 동의하기').waitFor();
    });
  });

  test('on the error page', () => look(visitor, 'not-found', '/nothing', heading('페이지를 찾을 수 없어요')));

  test('on the home page', () =>
    look(member, 'home', '/', (page) => page.getByRole('heading').first().waitFor()));

  test('on /userinfo', () => look(member, 'userinfo', '/userinfo', heading('내 정보')));

  test('on /point/list', () =>
    look(member, 'point-list', '/point/list', (page) => page.getByText('+3,000P').waitFor()));

  test('on /event/promotion', () =>
    look(visitor, 'promotion', '/event/promotion', (page) =>
      page.getByRole('heading', { level: 1 }).waitFor(),
    ));
});
