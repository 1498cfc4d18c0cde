import { startPostgres, type TestPostgres } from '@jadoo/api/test-postgres';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openPage, takePicture } from './browser.ts';
import { type RunningServer, startServer } from './server.ts';
import { signUp } from './sign-in.ts';

let postgres: TestPostgres;
let database: Awaited<ReturnType<TestPostgres['createDatabase']>>;
let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.createDatabase(2);
  [server, browser] = await Promise.all([
    startServer({ env: { DATABASE_URL: database.url } }),
    openBrowser(),
  ]);
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
  await database.close();
  await postgres.stop();
});

test('a new version of the terms stands before making and paying, not before one’s own data, until it is agreed to', async () => {
  const { page, context, faults } = await openPage(browser, server.url, 360, 740);
  await signUp(page);
  // As if the texts had changed since.
  await database.pool.query(`UPDATE agreement SET version = '2020-01-01' WHERE type IN ('terms', 'privacy')`);

  const dialog = page.getByRole('dialog', { name: '약관이 바뀌었어요' });
  await page.goto('/point/charge');
  await dialog.waitFor();
  await takePicture(page, 'consent-360');
  await dialog.getByRole('button', { name: '나중에' }).click();
  await page.waitForURL('**/myStorage');
  await page.getByRole('heading', { name: '내 보관함' }).waitFor();
  await page.goto('/userinfo');
  await page.getByRole('button', { name: '회원 탈퇴' }).waitFor();
  expect(await dialog.count()).toBe(0);

  await page.goto('/');
  await dialog.waitFor();
  await dialog.getByRole('button', { name: '이용약관 보기' }).click();
  await page.getByText('제1조 (목적)').waitFor();
  await page.getByRole('button', { name: '닫기' }).click();
  for (const name of ['[필수] 이용약관', '[필수] 개인정보처리방침'])
    await dialog.getByRole('checkbox', { name }).check();
  await dialog.getByRole('button', { name: '동의하고 계속하기' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.goto('/point/charge');
  await page.getByText('신용·체크카드').waitFor();
  expect(await dialog.count()).toBe(0);

  const { rows } = await database.pool.query<{ type: string }>(
    `SELECT type FROM agreement WHERE is_agreed AND version <> '2020-01-01' AND type IN ('terms', 'privacy') ORDER BY type`,
  );
  expect(rows.map(({ type }) => type)).toEqual(['privacy', 'terms']);
  expect(faults).toEqual([]);
  await context.close();
});
