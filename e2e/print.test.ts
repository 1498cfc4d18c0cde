import { execFileSync } from 'node:child_process';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openPage } from './browser.ts';
import { makePaper, openPrintView } from './paper.ts';
import { type RunningServer, startServer } from './server.ts';
import { signUp } from './sign-in.ts';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await server.dispose();
});

const readText = (path: string): string =>
  execFileSync('pdftotext', ['-raw', path, '-'], { encoding: 'utf8' });

describe('the print view', () => {
  // The print dialog itself cannot be opened without a screen: headless Chromium ends the page.
  test('opens with a ticket in the fragment, shows the same PDF, logs the opening, and needs no session', async () => {
    const { page, context, faults } = await openPage(browser, server.url);
    await signUp(page);
    await makePaper(page);
    const opened = context.waitForEvent('response', (answer) =>
      answer.url().endsWith('/statusExamDataWebPrint'),
    );
    const view = await openPrintView(page);
    expect(new URL(view.url()).pathname).toBe('/print/preview');
    expect((await opened).status()).toBe(200);

    const [download] = await Promise.all([
      view.waitForEvent('download'),
      view.getByRole('button', { name: 'PDF' }).click(),
    ]);
    const text = readText(await download.path());
    expect(text).toContain('단어 시험');
    expect(text).not.toContain('정답');

    // The ticket alone opens the student copy; a changed ticket opens nothing.
    const stranger = await openPage(browser, server.url);
    await stranger.page.goto(view.url());
    await stranger.page.locator('canvas').first().waitFor();
    await stranger.page.goto('about:blank');
    await stranger.page.goto(`${view.url().slice(0, -4)}AAAA`);
    await stranger.page.getByText('인쇄할 수 있는 시간이 지났어요').waitFor();
    expect([...faults, ...stranger.faults]).toEqual([]);
    await stranger.context.close();
    await context.close();
  });
});
