import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openPage } from './browser.ts';
import { makePaper } from './paper.ts';
import { type RunningServer, startServer } from './server.ts';
import { signIn, signUp } from './sign-in.ts';

/** Written for this test. */
const pasted =
  'The old bridge sways when the wind rises. Nobody who has crossed it once forgets that slow dance.';

let server: RunningServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let faults: string[];
let address: string;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ env: { RATE_LIMITS: 'off' } }), openBrowser()]);
  ({ context, page, faults } = await openPage(browser, server.url));
  await signUp(page);
  await makePaper(page);
  address = page.url();
});
afterAll(async () => {
  await context.close();
  await browser.close();
  await server.dispose();
});

const title = (tab: Page = page) => tab.getByLabel('자료 이름');
const state = (text: string, tab: Page = page) =>
  tab.getByRole('status').getByText(text, { exact: true }).waitFor();
const listKinds = (tab: Page = page) => tab.locator('[data-exercise] .text-sm.font-semibold').allInnerTexts();
async function openEditor(): Promise<void> {
  await page.goto(address);
  // The names of the kinds come on their own.
  await page.locator('[data-exercise]').getByText('핵심 어휘').waitFor();
}

describe('the editor', () => {
  test('moves by keyboard, undoes, and finds its paper as it was left', async () => {
    await openEditor();
    const before = await listKinds();
    await page.keyboard.press('ArrowDown');
    await page.locator('[data-exercise][aria-pressed=true]').waitFor();
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(() => listKinds()).toEqual([before[1], before[0], before[2]]);
    await page.keyboard.press('Control+z');
    await expect.poll(() => listKinds()).toEqual(before);
    await page.keyboard.press('Control+Shift+Z');
    await expect.poll(() => listKinds()).toEqual([before[1], before[0], before[2]]);
    await page.keyboard.press('Control+s');
    await page.getByText('저장했어요.').waitFor();
    await openEditor();
    expect(await listKinds()).toEqual([before[1], before[0], before[2]]);
    await page.locator('canvas').first().waitFor();
    expect(faults).toEqual([]);
  });

  test('loses nothing without a connection and saves by itself when it is back', async () => {
    await openEditor();
    await context.setOffline(true);
    await title().fill('끊긴 동안의 이름');
    await state('저장하지 못했어요');
    await page.getByText(/인터넷 연결이 끊겼어요/u).waitFor();
    await context.setOffline(false);
    await state('저장됨');
    expect(await title().inputValue()).toBe('끊긴 동안의 이름');
  });

  test('lets the teacher choose when another tab was faster', async () => {
    await openEditor();
    const other = await context.newPage();
    await other.goto(address);
    await title(other).fill('다른 탭의 이름');
    await state('저장됨', other);
    await title().fill('이 탭의 이름');
    await page.getByText(/다른 창에서 이 자료를 먼저 고쳤어요/u).waitFor();
    await page.getByRole('button', { name: '여기 내용으로 저장하기' }).click();
    await state('저장됨');
    await other.reload();
    await expect.poll(() => title(other).inputValue()).toBe('이 탭의 이름');
    await other.close();
  });

  test('offers again what a session that ran out kept from being saved', async () => {
    await openEditor();
    await page.route('**/jadooApiV1/examData/*', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({
            status: 401,
            json: { code: '303', message: '', reason: 'token-invalid', data: null },
          })
        : route.fallback(),
    );
    // The login page is loaded anew shortly after it has come.
    await page.evaluate(() => Object.assign(window, { isBeforeReload: true }));
    await title().fill('만료된 동안의 이름');
    await page.waitForURL('**/login');
    await page.waitForFunction(() => !('isBeforeReload' in window));
    await page.getByText('네이버로 시작하기').waitFor();
    await page.unrouteAll();
    await signIn(page);
    await page.getByRole('link', { name: /만료된 동안의 이름 · 저장하지 못한 내용/u }).click();
    await page.getByRole('button', { name: '이어서 고치기' }).click();
    await state('저장됨');
    expect(await title().inputValue()).toBe('만료된 동안의 이름');
    await page.goto('/');
    await page.getByRole('link', { name: /만료된 동안의 이름/u }).waitFor();
    expect(await page.getByText('저장하지 못한 내용').count()).toBe(0);
  });

  test('prints: the view changes its copy for the owner, and a bundle has a view of its own', async () => {
    await openEditor();
    const [view] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: '인쇄', exact: true }).click(),
    ]);
    await view.getByRole('button', { name: '교사용' }).click();
    await view.getByText(/^교사용 · A형 · \d+쪽$/u).waitFor();
    await view.close();

    await page.goto('/myStorage');
    await page.getByRole('checkbox', { name: '이 쪽의 자료 모두 고르기' }).check();
    await page.getByRole('button', { name: '묶어 인쇄' }).click();
    const [bundle] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('menuitem', { name: '정답' }).click(),
    ]);
    await bundle.getByText(/^정답 · \d+쪽$/u).waitFor();
    expect(new URL(bundle.url()).pathname).toBe('/print/category');
    await bundle.close();
  });
});

test('a pasted passage is still there after points had to be charged first', async () => {
  await page.route('**/jadooApiV1/DropsMain', (route) =>
    route.fulfill({ json: { code: '200', message: '', data: { UM_POINT: 0 } } }),
  );
  await page.goto('/quick');
  await page.getByLabel('영어 지문').fill(pasted);
  await page.getByLabel(/직접 작성했거나/u).check();
  await page.getByText('부족해요').waitFor();
  await page.getByRole('button', { name: /P로 만들기/u }).click();
  await page.getByRole('button', { name: '충전하기' }).click();
  await page.waitForURL('**/point/charge?**');
  await page.unrouteAll();
  await page.goto('/');
  await page.getByRole('link', { name: /The old bridge sways/u }).click();
  expect(await page.getByLabel('영어 지문').inputValue()).toBe(pasted);
});
