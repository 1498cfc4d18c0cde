import type { Page } from 'playwright-core';

/** Makes a small paper of a sample passage on /quick and stays in its editor; gives the paper's number. */
export async function makePaper(page: Page): Promise<string> {
  await page.goto('/quick');
  await page.getByRole('tab', { name: '보관함에서 고르기' }).click();
  await page.getByText('잔디밭에 난 길').first().click();
  await page.getByText('단어·해석').click();
  await page.getByRole('button', { name: /30P로 만들기/u }).click();
  await page.waitForURL(/\/myStorage\/\d+$/u);
  await page.locator('canvas').first().waitFor();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** From the editor to the print view in its own tab. */
export async function openPrintView(editor: Page): Promise<Page> {
  const [view] = await Promise.all([
    editor.context().waitForEvent('page'),
    editor.getByRole('button', { name: '인쇄', exact: true }).click(),
  ]);
  await view.locator('canvas').first().waitFor();
  return view;
}
