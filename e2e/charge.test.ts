import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openPage, takePicture } from './browser.ts';
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

async function openWindow(page: Page, amount: string): Promise<void> {
  await page.getByText(amount, { exact: true }).first().click();
  await page.getByLabel(/유의사항과 환불 규정/u).check();
  await page.getByRole('button', { name: `${amount} 결제하기` }).click();
  await page.waitForURL('**/toss/window/**');
}

describe('charging points', () => {
  test('10,000원 by card: paid once, credited once, receipt, safe to reload, and on to where one came from', async () => {
    const { page, context, faults } = await openPage(browser, server.url);
    await signUp(page);
    await page.goto(`/point/charge?next=${encodeURIComponent('/data/basic?resume=true')}`);
    await page.getByText('신용·체크카드').waitFor();
    await takePicture(page, 'charge-1440');
    await openWindow(page, '10,000원');
    await page.getByRole('button', { name: '카드로 승인하기' }).click();
    await page.getByText('10,000P를 충전했어요').waitFor();
    expect(new URL(page.url()).pathname).toBe('/point/success');
    await takePicture(page, 'charge-success-1440');

    // The sign-up bonus and the charge, after any number of reloads.
    await page.reload();
    await page.getByText('10,000P를 충전했어요').waitFor();
    expect(await page.getByText('13,000P').first().isVisible()).toBe(true);

    const [receipt] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: '영수증 보기' }).click(),
    ]);
    await receipt.getByText('부가세').waitFor();
    await receipt.close();

    await page.getByRole('link', { name: '이어서 하기' }).click();
    await page.waitForURL('**/data/basic?resume=true');
    await page.goto('/point/list?tab=charge');
    await page.getByText('잔액 13,000P').waitFor();
    expect(await page.getByRole('listitem').filter({ hasText: '+10,000P' }).count()).toBe(1);
    await takePicture(page, 'charge-list-1440');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('a cancelled payment says so in our own words and charges nothing; a deposit is waited for', async () => {
    const { page, context, faults } = await openPage(browser, server.url, 360, 740);
    await signUp(page, 'naver', '이서연');
    await page.goto('/point/charge');
    await page.getByText('신용·체크카드').waitFor();
    await takePicture(page, 'charge-360');
    await openWindow(page, '5,000원');
    await page.getByRole('button', { name: '취소하기' }).click();
    await page.getByText('결제를 취소했어요. 청구되지 않았어요.').waitFor();
    expect(new URL(page.url()).pathname).toBe('/point/process-fail');
    await takePicture(page, 'charge-stopped-360');
    await page.getByRole('link', { name: '계속하기' }).click();
    await page.waitForURL('**/point/fail?**');
    await page.getByText('결제를 취소했어요. 청구되지 않았어요.').waitFor();
    expect(await page.getByText('사용자에 의해').count()).toBe(0);
    await takePicture(page, 'charge-fail-360');

    await page.getByRole('link', { name: '다시 충전하기' }).click();
    await page.getByText('신용·체크카드').waitFor();
    await openWindow(page, '30,000원');
    await page.getByRole('button', { name: '가상계좌로 입금하기' }).click();
    await page.getByText('입금을 기다리고 있어요').waitFor();
    expect(await page.getByText('30,000원').isVisible()).toBe(true);
    await takePicture(page, 'charge-deposit-360');
    await page.reload();
    await page.getByText('입금을 기다리고 있어요').waitFor();

    const bank = await context.newPage();
    await bank.goto('/sandbox/toss/bank');
    await bank.getByRole('button', { name: /30,000원 입금하기/u }).click();
    await bank.getByText('가맹점에 입금을 알렸어요.').waitFor();
    await bank.close();
    await page.reload();
    await page.getByText('30,900P를 충전했어요').waitFor();
    await page.getByRole('button', { name: '영수증 보기' }).click();
    const [receipt] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: '현금영수증' }).click(),
    ]);
    await receipt.getByText('현금영수증').first().waitFor();
    await receipt.close();
    await takePicture(page, 'charge-receipts-360');

    await page.goto('/event/promotion');
    await page.getByLabel('쿠폰 번호').fill('NOBODY');
    await page.getByRole('button', { name: '쿠폰 쓰기' }).click();
    await page.getByText('쿠폰 번호를 확인해 주세요.').waitFor();
    await takePicture(page, 'coupon-360');
    expect(faults).toEqual([]);
    await context.close();
  });
});
