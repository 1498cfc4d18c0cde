import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

/** The embedded database takes one process: the service stops while the operator works. */
async function operate(...args: string[]): Promise<string> {
  const { dataDir, url } = server;
  await server.stop();
  const said = execFileSync(
    process.execPath,
    ['--import', 'tsx', 'apps/api/src/operator/operator.ts', ...args],
    {
      env: { ...process.env, DATA_DIR: dataDir },
      encoding: 'utf8',
    },
  );
  server = await startServer({ dataDir, port: Number(new URL(url).port) });
  return said;
}

test('an inquiry with an attachment is written, kept through a reload, sent, answered and read', async () => {
  const { page, context, faults } = await openPage(browser, server.url);
  await signUp(page);
  await page.goto('/personalInquiry/list');
  await page.getByText('아직 남긴 문의가 없어요.').waitFor();
  await page.getByRole('link', { name: '문의하기' }).first().click();
  await page.getByLabel(/^분류/u).selectOption({ label: '오류 신고' });
  await page.getByLabel(/^제목/u).fill('미리보기가 비어 있어요');
  await page.getByLabel(/^내용/u).fill('자료를 열면 쪽이 보이지 않아요.\n그림을 붙였어요.');
  await page.getByLabel('첨부할 파일').setInputFiles('apps/web/public/og.png');
  await page.getByRole('button', { name: 'og.png 빼기' }).waitFor();
  await takePicture(page, 'inquiry-write-1440');

  await page.reload();
  await page.getByText('쓰던 내용을 불러왔어요.').waitFor();
  expect(await page.getByLabel(/^제목/u).inputValue()).toBe('미리보기가 비어 있어요');
  await page.getByRole('button', { name: '문의 남기기' }).click();
  await page.getByText('답변을 준비하고 있어요', { exact: false }).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'og.png 내려받기' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('og.png');
  expect(readFileSync(await file.path()).equals(readFileSync('apps/web/public/og.png'))).toBe(true);

  expect(await operate('inquiry', 'list')).toContain('미리보기가 비어 있어요');
  await operate('inquiry', 'answer', '--inquiry', '1', '--text', '고쳤어요.\n다시 열어 보세요.');
  await page.goto('/personalInquiry/list');
  await page.getByText('답변완료', { exact: true }).last().waitFor();
  await takePicture(page, 'inquiry-list-1440');
  await page.getByRole('link', { name: /미리보기가 비어 있어요/u }).click();
  await page.getByText('다시 열어 보세요.', { exact: false }).waitFor();
  expect(await page.getByRole('button', { name: '삭제하기' }).count()).toBe(0);
  await takePicture(page, 'inquiry-1440');
  expect(faults).toEqual([]);
  await context.close();
});
