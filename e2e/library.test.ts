import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openPage } from './browser.ts';
import { type RunningServer, startServer } from './server.ts';
import { signUp } from './sign-in.ts';

/** Written for this test. */
const pasted = `18. Every winter the ferry stops for a month, and the island turns to its own bread and its own songs.

19. The keeper of the lighthouse counts the ships that pass. He writes their names into a heavy book each night.`;

let server: RunningServer;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let faults: string[];

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ env: { RATE_LIMITS: 'off' } }), openBrowser()]);
  ({ context, page, faults } = await openPage(browser, server.url));
  await signUp(page);
});
afterAll(async () => {
  await context.close();
  await browser.close();
  await server.dispose();
});

const row = (title: string) => page.getByRole('listitem').filter({ hasText: title });
const tree = () => page.getByRole('navigation', { name: '교재와 단원' });
async function addNamed(button: () => Promise<void>, label: string, name: string): Promise<void> {
  await button();
  await page.getByLabel(label).fill(name);
  await page.getByRole('dialog').getByRole('button', { name: '추가하기' }).click();
  await tree().getByRole('link', { name }).waitFor();
}
async function chooseInTree(category: string, action: string): Promise<void> {
  await tree()
    .getByRole('button', { name: `${category} 관리` })
    .click();
  await page.getByRole('menuitem', { name: action, exact: true }).click();
}

describe('the library', () => {
  test('from an empty book to passages that are found, moved, binned and brought back', async () => {
    await page.goto('/passageStorage');
    await addNamed(() => page.getByRole('button', { name: '교재 추가' }).click(), '교재 이름', '섬 교재');
    for (const unit of ['가 단원', '나 단원'])
      await addNamed(() => chooseInTree('섬 교재', '단원 추가'), '단원 이름', unit);

    await chooseInTree('나 단원', '위로 (Alt+↑)');
    const expectUnits = (...names: string[]) =>
      expect
        .poll(() => tree().getByRole('link', { name: /단원/u }).allInnerTexts())
        .toEqual(names.map((name): unknown => expect.stringContaining(name)));
    await expectUnits('나 단원', '가 단원');

    // The same by keys, and back by dragging.
    await tree().getByRole('link', { name: '가 단원' }).press('Alt+ArrowUp');
    await expectUnits('가 단원', '나 단원');
    await tree()
      .getByRole('link', { name: '나 단원' })
      .dragTo(tree().getByRole('link', { name: '가 단원' }), { steps: 4 });
    await expectUnits('나 단원', '가 단원');

    await tree().getByRole('link', { name: '나 단원' }).click();
    await tree().locator('a[aria-current=page]', { hasText: '나 단원' }).waitFor();
    await page.getByRole('button', { name: '지문 추가하기' }).first().click();
    await page.getByLabel('지문 붙여 넣기').fill(pasted);
    await page.getByLabel(/직접 작성했거나/u).check();
    await page.getByRole('button', { name: '2개 저장하기' }).click();
    await row('18번').waitFor();

    await page.getByLabel('지문 찾기').fill('heavy book');
    await page.getByRole('button', { name: '찾기' }).click();
    await page.locator('mark').getByText('heavy book').waitFor();
    expect(await row('18번').count()).toBe(0);

    await page.getByRole('checkbox', { name: '19번 고르기' }).check();
    await page.getByRole('button', { name: '옮기기' }).click();
    await page.getByLabel('옮길 곳').selectOption({ label: '섬 교재 › 가 단원' });
    await page.getByRole('dialog').getByRole('button', { name: '옮기기' }).click();
    await page.getByText('‘heavy book’에 맞는 지문이 없어요.').waitFor();
    await tree().getByRole('link', { name: '가 단원' }).click();

    await row('19번').getByRole('button', { name: '19번 더 보기' }).click();
    await page.getByRole('menuitem', { name: '삭제' }).click();
    await page.getByRole('button', { name: '삭제하기' }).click();
    await page.getByText('아직 저장한 지문이 없어요. 첫 지문을 넣어 보세요.').waitFor();
    await tree().getByRole('link', { name: '휴지통' }).click();
    await row('19번').getByRole('button', { name: '되살리기' }).click();
    await page.getByText('휴지통이 비어 있어요.').waitFor();
    await tree().getByRole('link', { name: '가 단원' }).click();
    await row('19번').waitFor();
    expect(faults).toEqual([]);
  });

  test('keeps what was written when the passage was changed in another tab', async () => {
    await page.goto('/passageStorage');
    await page.getByRole('button', { name: /잔디밭에 난 길$/u }).click();
    const title = page.getByLabel(/^제목/u);
    await title.fill('이 탭의 제목');

    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByLabel(/^제목/u).fill('다른 탭의 제목');
    await other.getByRole('button', { name: '저장하기' }).click();
    await other.getByRole('button', { name: '저장됨' }).waitFor();
    await other.close();

    await page.getByRole('button', { name: '저장하기' }).click();
    await page.getByText(/다른 곳에서 이 지문을 먼저 고쳤어요/u).waitFor();
    expect(await title.inputValue()).toBe('이 탭의 제목');
    await page.getByRole('button', { name: '여기 내용으로 저장하기' }).click();
    await page.getByRole('button', { name: '저장됨' }).waitFor();
    await page.getByRole('button', { name: '닫기' }).click();
    await row('이 탭의 제목').waitFor();
  });

  test('that does not answer says so and is there again on demand', async () => {
    await page.route('**/jadooApiV1/passage?*', (route) =>
      route.fulfill({ status: 500, json: { code: '500', message: '문제가 생겼어요.', data: null } }),
    );
    await page.goto('/passageStorage');
    await page.getByText('문제가 생겼어요.').waitFor();
    await page.unrouteAll();
    await page.getByRole('button', { name: '다시 시도' }).click();
    await row('빌려온 말의 정착').waitFor();
  });
});
