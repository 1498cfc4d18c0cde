import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBrowser, openPage } from './browser.ts';
import { type RunningServer, startServer } from './server.ts';

const webDir = mkdtempSync(join(tmpdir(), 'jadoo-web-'));
const checkEveryMs = 300_000;
let server: RunningServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
/** Addresses of the documents that the tab has loaded. */
let documents: string[];

beforeAll(async () => {
  cpSync('apps/web/dist', webDir, { recursive: true });
  [server, browser] = await Promise.all([startServer({ env: { WEB_DIR: webDir } }), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
  rmSync(webDir, { recursive: true });
});
beforeEach(async () => {
  ({ page, context } = await openPage(browser, server.url));
  documents = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
});
afterEach(() => context.close());

/** Puts the files of a newer build in place; `isWhole` also its own description, which comes last. */
function publishBuild(id: string, isWhole: boolean): void {
  const manifest = JSON.stringify({ id, timestamp: Date.now() });
  writeFileSync(join(webDir, 'builds', 'latest.json'), manifest);
  if (isWhole) writeFileSync(join(webDir, 'builds', 'meta', `${id}.json`), manifest);
}

describe('a new build', () => {
  test('reloads an open page when the next check sees it whole, and not before', async () => {
    const first = readFileSync(join(webDir, 'builds', 'latest.json'), 'utf8');
    await page.clock.install();
    await page.goto('/login');
    await page.getByText('네이버로 시작하기').waitFor();
    const check = async () => {
      const seen = page.waitForResponse('**/builds/latest.json');
      await page.clock.fastForward(checkEveryMs);
      await (await seen).finished();
    };

    await check();
    publishBuild('half-copied', false);
    const asked = page.waitForResponse('**/builds/meta/half-copied.json');
    await check();
    expect((await asked).status()).toBe(404);
    expect(documents).toEqual(['/login']);

    publishBuild('whole', true);
    const loaded = page.waitForEvent('load');
    await check();
    await page.clock.fastForward(1000);
    await loaded;
    await page.getByText('네이버로 시작하기').waitFor();
    expect(documents).toEqual(['/login', '/login']);
    writeFileSync(join(webDir, 'builds', 'latest.json'), first);
  });
});

describe('a chunk that is gone', () => {
  test.each([
    ['/event/promotion', 'promotion'],
    // /auth empties session storage each time, where the page notes that it has reloaded.
    ['/auth/some-link', 'auth-token'],
  ])(
    'reloads %s once, then shows the error page; ten seconds later it reloads again',
    async (path, chunk) => {
      const pattern = new RegExp(`/assets/${chunk}-[^/]*\\.js$`, 'u');
      await page.clock.install();
      await page.route(pattern, (route) => route.fulfill({ status: 404, body: '' }));
      await page.goto(path);
      await page.clock.fastForward(100);
      await page.getByText('화면을 열지 못했어요').waitFor();
      expect(documents).toEqual([path, path]);

      // Still gone within the ten seconds: nothing more happens. After them, the new build is there.
      await page.getByRole('link', { name: '홈으로 가기' }).click();
      await page.getByText('네이버로 시작하기').waitFor();
      await page.clock.fastForward(10_000);
      await page.unroute(pattern);
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.getByText('화면을 열지 못했어요').count()).toBe(0);
      expect(documents).toEqual([path, path, path]);
    },
  );
});
