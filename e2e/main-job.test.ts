import { execFileSync } from 'node:child_process';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openPage, takePicture, type WatchedPage } from './browser.ts';
import { type RunningServer, startServer } from './server.ts';
import { signUp } from './sign-in.ts';

/** Written for this test; each sentence is one that the paper must carry unbroken. */
const passage = [
  'Every autumn, the small town holds a market to which farmers from the surrounding valleys bring their apples.',
  'The apples that are sold there are seldom perfect, and many of them bear marks left by hail or by birds.',
  'Buyers who have grown up with supermarket fruit are at first disappointed by such marks.',
  'Having tasted a slice, however, they usually forget what they expected an apple to look like.',
  'This change of mind shows how easily the eye persuades us to ignore the tongue.',
  'It also reminds the farmers that flavor, which cannot be photographed, is still worth growing.',
  'Only by offering people a taste can they compete with fruit that has been chosen for its skin.',
].join(' ');

const readBalance = async (page: WatchedPage['page']): Promise<number> => {
  const text = await page
    .getByRole('link', { name: /[\d,]+P/u })
    .first()
    .innerText();
  return Number(/[\d,]+/u.exec(text)?.[0].replaceAll(',', ''));
};

/** Marks and joiners that the paper puts between the words of the passage. */
const plain = (text: string): string =>
  text
    .replace(/[①-⑤⑴-⒇\u2060\u200B()]|\s+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), openBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await server.dispose();
});

describe('the main job', () => {
  test('from the login page to the downloaded PDF, with the points right at the end', async () => {
    const { page, faults, context } = await openPage(browser, server.url);
    await signUp(page);
    expect(await readBalance(page)).toBe(3000);

    await page.goto('/quick');
    await page.getByLabel('영어 지문').fill(passage);
    await page.getByLabel(/직접 작성했거나/u).check();
    await page.getByText('단어·해석').click();
    await takePicture(page, 'quick-1440');
    await page.getByRole('button', { name: /30P로 만들기/u }).click();
    await page.waitForURL(/\/myStorage\/\d+$/u);

    await page.locator('canvas').first().waitFor();
    await page.getByText('핵심 어휘').filter({ visible: true }).first().waitFor();
    await takePicture(page, 'editor-1440');
    expect(await readBalance(page)).toBe(2970);

    await page.getByRole('button', { name: '내려받기' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: '학생용 PDF' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.pdf$/u);
    const text = plain(execFileSync('pdftotext', ['-raw', await download.path(), '-'], { encoding: 'utf8' }));
    for (const sentence of passage.split(/(?<=\.) /u)) expect(text).toContain(plain(sentence).slice(0, 60));

    await page.goto('/myStorage');
    await page.getByText('단어·해석').first().waitFor();
    await page.goto('/point/list');
    await page.getByText('-30P').first().waitFor();
    expect(faults).toEqual([]);
    await context.close();
  });
});
