import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBrowser, openPage, takePicture } from './browser.ts';
import { makePaper } from './paper.ts';
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

test('passages come out of a paper that was downloaded, and its student copy is shared and unshared', async () => {
  const { page, context, faults } = await openPage(browser, server.url);
  await signUp(page);
  await makePaper(page);

  await page.getByRole('button', { name: '공유' }).click();
  await page.getByRole('button', { name: '링크 만들기' }).click();
  const link = await page.getByLabel('공유 링크').inputValue();
  await takePicture(page, 'share-1440');
  const pupil = await openPage(browser, server.url, 360, 740);
  await pupil.page.goto(link);
  await pupil.page.locator('canvas').first().waitFor();
  expect(await pupil.page.getByRole('group', { name: '보는 것' }).count()).toBe(0);
  const [shared] = await Promise.all([
    pupil.page.waitForEvent('download'),
    pupil.page.getByRole('button', { name: 'PDF' }).click(),
  ]);
  const pdf = readFileSync(await shared.path());
  await page.getByRole('button', { name: '공유 끝내기' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.locator('dialog[open]'))
    .last()
    .getByRole('button', { name: '공유 끝내기' })
    .click();
  await page.getByRole('button', { name: '링크 만들기' }).waitFor();
  await pupil.page.reload();
  await pupil.page.getByText('공유가 끝난 자료예요').waitFor();

  await page.goto('/passageStorage');
  await page.getByRole('button', { name: '지문 추가하기' }).first().click();
  await page
    .getByLabel('지문이 든 파일')
    .setInputFiles({ name: '자료.pdf', mimeType: 'application/pdf', buffer: pdf });
  await page.getByText(/지문 \d+개를 찾았어요/u).waitFor();
  await takePicture(page, 'import-1440');
  await page.getByLabel('지문이 든 파일').setInputFiles({
    name: '자료.hwp',
    mimeType: 'application/x-hwp',
    buffer: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  });
  await page.getByText('TXT, DOCX, HWPX, PDF 파일만 불러올 수 있어요.', { exact: false }).waitFor();
  expect([...faults, ...pupil.faults]).toEqual([]);
  await pupil.context.close();
  await context.close();
});
