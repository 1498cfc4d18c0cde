import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBrowser, openPage } from './browser.ts';
import { type RunningServer, startServer } from './server.ts';
import { signUp } from './sign-in.ts';

/** Written for this test. */
const pasted =
  'The ferry stops in winter for a month or more. The island bakes its own bread and sings its own songs until the boats come back. Nobody there minds the silence, because everybody knows that it will end.';

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
  expect(faults).toEqual([]);
  await context.close();
  await browser.close();
  await server.dispose();
});
beforeEach(async () => {
  await context.setOffline(false);
  await page.unrouteAll();
});

const message = '문제가 생겼어요.';
/** Answers a call with a failure until the routes are taken away. */
const fail = (pattern: string) =>
  page.route(pattern, (route) => route.fulfill({ status: 500, json: { code: '500', message, data: null } }));
const retry = async () => {
  await page.unrouteAll();
  await page.getByRole('button', { name: '다시 시도' }).click();
};

describe('without a connection', () => {
  test('a screen that was not loaded yet says so inside the app, and opens once there is one', async () => {
    await page.goto('/userinfo/edit');
    await page.getByRole('heading', { name: '내 정보 수정' }).waitFor();
    await page.getByRole('button', { name: '돌아가기' }).click();
    await page.getByRole('button', { name: '로그아웃' }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('link', { name: '1:1 문의' }).last().click();
    await page.getByText('인터넷에 다시 연결한 뒤 시도해 주세요.').waitFor();
    await context.setOffline(false);
    await page.getByRole('button', { name: '다시 시도하기' }).click();
    await page.getByRole('heading', { name: '1:1 문의' }).waitFor();
  });

  test('빠른 제작 keeps what was pasted and makes it afterwards, for one price', async () => {
    await page.goto('/quick');
    await page.getByLabel('영어 지문').fill(pasted);
    await page.getByLabel(/직접 작성했거나/u).check();
    const make = page.getByRole('button', { name: /30P로 만들기/u });
    await expect.poll(() => make.getAttribute('aria-busy')).toBeNull();
    await context.setOffline(true);
    await make.click();
    await page.getByText('서버에 연결하지 못했어요. 인터넷 연결을 확인해 주세요.').waitFor();
    expect(await page.getByLabel('영어 지문').inputValue()).toBe(pasted);
    await context.setOffline(false);
    await make.click();
    await page.waitForURL(/\/myStorage\/\d+$/u);
    await page.goto('/point/list');
    await page.getByText('-30P').first().waitFor();
    expect(await page.getByText('-30P').count()).toBe(1);
  });
});

test('on a phone, what keeps 빠른 제작 from making is brought into sight', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/quick');
  const text = page.getByLabel('영어 지문');
  await text.fill('');
  await page.getByRole('button', { name: '30P로 만들기' }).click();
  await expect.poll(() => text.evaluate((field) => field === document.activeElement)).toBe(true);
  await text.fill(pasted);
  await page.getByRole('button', { name: /30P로 만들기/u }).click();
  const rights = page.getByLabel(/직접 작성했거나/u);
  await expect.poll(() => rights.evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByText('직접 작성했거나 이용 허락을 받은 지문인지 확인해 주세요.').waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
});

describe('when the server fails', () => {
  test('one list of the home screen leaves the other as it is', async () => {
    await fail('**/jadooApiV1/passage?*');
    await page.goto('/');
    await page.getByText(message).waitFor();
    await page.getByRole('link', { name: /단어·해석/u }).waitFor();
    await retry();
    await page.getByRole('link', { name: /잔디밭에 난 길/u }).waitFor();
  });

  test('the maker keeps what was chosen until the price is there', async () => {
    await page.goto('/data/basic');
    await page.getByRole('checkbox', { name: /잔디밭에 난 길/u }).check();
    await page.getByRole('button', { name: '다음', exact: true }).click();
    await page.getByRole('checkbox', { name: /핵심 어휘/u }).check();
    await fail('**/jadooApiV1/examQuote');
    await page.getByRole('button', { name: '다음', exact: true }).click();
    await page.getByText(message).waitFor();
    await retry();
    await page.getByText('10P를 써서 자료 1개를 만들까요?').waitFor();
  });

  test('the papers come on demand', async () => {
    await fail('**/jadooApiV1/examData?*');
    await page.goto('/myStorage');
    await page.getByText(message).waitFor();
    await retry();
    await page.getByRole('link', { name: /단어·해석/u }).waitFor();
  });

  test('a profile that is not saved stays written', async () => {
    await page.goto('/userinfo/edit');
    await page.getByLabel(/소속/u).fill('섬마을 학원');
    await page.route('**/jadooApiV1/userInfo', (route) =>
      route.request().method() === 'GET'
        ? route.fallback()
        : route.fulfill({ status: 500, json: { code: '500', message, data: null } }),
    );
    await page.getByRole('button', { name: '저장하기' }).click();
    await page.getByText(message).waitFor();
    expect(await page.getByLabel(/소속/u).inputValue()).toBe('섬마을 학원');
    await page.unrouteAll();
    await page.getByRole('button', { name: '저장하기' }).click();
    await page.getByText('섬마을 학원').waitFor();
  });

  test('a coupon that is none is refused in words', async () => {
    await page.goto('/event/promotion');
    await page.getByLabel(/쿠폰 번호/u).fill('NOTHING1');
    await page.getByRole('button', { name: '쿠폰 쓰기' }).click();
    await page.getByText('쿠폰 번호를 확인해 주세요.').waitFor();
  });
});
