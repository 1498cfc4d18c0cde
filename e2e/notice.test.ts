import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openBrowser, openContext, takePicture, watch } from './browser.ts';
import { type RunningServer, startServer } from './server.ts';

const title = '겨울 방학 특강 안내';
let server: RunningServer;
let browser: Browser;
let context: BrowserContext;
let faults: string[];

beforeAll(async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'jadoo-e2e-'));
  const add = ['notice', 'add', '--title', title, '--image', 'apps/web/public/og.png', '--to', '2099-12-31'];
  execFileSync(process.execPath, ['--import', 'tsx', 'apps/api/src/operator/operator.ts', ...add], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: 'pipe',
  });
  [server, browser] = await Promise.all([startServer({ dataDir }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
});
beforeEach(async () => {
  context = await openContext(browser, server.url, { timezoneId: 'Asia/Seoul' });
});
afterEach(async () => {
  await context.close();
  expect(faults).toEqual([]);
});

/** Opens a page at an instant of the browser's clock and tells whether the notice shows. */
async function openAt(path: string, instant: Date): Promise<{ page: Page; isShown: boolean }> {
  const page = await context.newPage();
  ({ faults } = watch(context, page));
  await page.clock.setFixedTime(instant);
  const answered = page
    .waitForResponse('**/userPopupInfo', { timeout: 3000 })
    .then((response) => response.finished())
    .then(() => true)
    .catch(() => false);
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const popup = page.getByRole('dialog', { name: title });
  if (await answered) await popup.waitFor();
  return { page, isShown: (await popup.count()) > 0 };
}

/** The end of today in Seoul: the cookie of the notice lives by the real clock, its day by the browser's. */
function getLastMinuteOfToday(): Date {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' }).format(new Date());
  return new Date(`${day}T23:59:30+09:00`);
}

test('오늘 하루 보지 않기 hides the notice until the day is over, in every tab', async () => {
  const first = await openAt('/login', new Date());
  expect(first.isShown).toBe(true);
  const image = first.page.getByRole('img', { name: title });
  await first.page.waitForFunction(
    () => (document.querySelector('dialog img') as HTMLImageElement).naturalWidth > 0,
  );
  expect(await image.getAttribute('src')).toMatch(/^data:image\/png;base64,/u);
  await takePicture(first.page, 'notice-1440');
  await first.page.getByRole('button', { name: '오늘 하루 보지 않기' }).click();
  await first.page.getByRole('dialog').waitFor({ state: 'detached' });
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'jadoo-notice-hidden');
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(1440 * 60 - 60);
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeLessThanOrEqual(1440 * 60);

  const lastMinute = getLastMinuteOfToday();
  expect((await openAt('/login', lastMinute)).isShown).toBe(false);
  expect((await openAt('/login', new Date(lastMinute.getTime() + 60_000))).isShown).toBe(true);
});

test('닫기 and Esc put it away for this visit only', async () => {
  const { page } = await openAt('/event/promotion', new Date());
  const close = page.getByRole('button', { name: '닫기' });
  expect(await close.evaluate((button) => button === document.activeElement)).toBe(true);
  await close.click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  const again = await openAt('/event/promotion', new Date());
  expect(again.isShown).toBe(true);
  await again.page.keyboard.press('Escape');
  await again.page.getByRole('dialog').waitFor({ state: 'detached' });
});

test('a print view never asks for it', async () => {
  expect((await openAt('/print/preview', new Date())).isShown).toBe(false);
});
