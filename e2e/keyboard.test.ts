import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openPage } from './browser.ts';
import { type RunningServer, startServer } from './server.ts';

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
});

/** More stops than any screen has before what is looked for. */
const maxStops = 120;

/** What a screen reader would call the element that has the focus. */
function readFocusName(): string {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return '';
  const labels = 'labels' in focused ? [...(focused.labels as NodeListOf<HTMLLabelElement>)] : [];
  return [
    focused.getAttribute('aria-label'),
    ...labels.map((label) => label.textContent),
    focused.textContent,
  ]
    .filter(Boolean)
    .join(' ');
}

/** Presses Tab until something of that name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop < maxStops; stop += 1) {
    await page.keyboard.press('Tab');
    const current = await page.evaluate(readFocusName);
    if (name.test(current)) return;
    passed.push(current.trim().slice(0, 30));
  }
  throw new Error(`Tab never came to ${name}: ${passed.join(' | ')}`);
}

async function press(page: Page, name: RegExp, key = 'Enter'): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

test('from the login page to the print view without a mouse', async () => {
  const { page, context, faults } = await openPage(browser, server.url);
  await page.goto('/login');
  await page.getByText('네이버로 시작하기').waitFor();
  await press(page, /네이버로 시작하기/u);
  await page.getByRole('button', { name: '김자두' }).waitFor();
  await press(page, /김자두/u);
  await page.getByRole('button', { name: /동의/u }).first().waitFor();
  await press(page, /동의/u);

  await page.getByLabel('모두 동의하기').waitFor();
  await press(page, /모두 동의하기/u, 'Space');
  await tabTo(page, /휴대폰/u);
  await page.keyboard.type('010-1234-5678');
  await press(page, /학교 교사|학원 강사/u, 'Space');
  await press(page, /가입하기/u);
  await page.getByText('가입을 마쳤어요').waitFor();
  await press(page, /시작하기/u);
  await page.waitForURL('**/');

  await page.getByRole('heading', { level: 1 }).waitFor();
  await press(page, /빠른 제작/u);
  await page.waitForURL('**/quick');
  await page.getByRole('tab', { name: '지문 붙여 넣기' }).waitFor();
  await tabTo(page, /지문 붙여 넣기/u);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByText('잔디밭에 난 길').first().waitFor();
  await press(page, /잔디밭에 난 길/u, 'Space');
  await tabTo(page, /단어·해석/u);
  await page.keyboard.press('Space');
  // The button rests while the passage is being looked at.
  await page.getByRole('button', { name: /30P로 만들기/u, disabled: false }).waitFor();
  await press(page, /30P로 만들기/u);
  await page.waitForURL(/\/myStorage\/\d+$/u);
  await page.locator('canvas').first().waitFor();

  const [view] = await Promise.all([context.waitForEvent('page'), page.keyboard.press('Control+p')]);
  await view.locator('canvas').first().waitFor();
  await tabTo(view, /PDF/u);
  const [download] = await Promise.all([view.waitForEvent('download'), view.keyboard.press('Enter')]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/u);
  expect(faults).toEqual([]);
  await context.close();
});
