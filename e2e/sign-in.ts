import type { Page } from 'playwright-core';

type Provider = 'naver' | 'google';

/** From /login through the pages of the provider's sandbox, where a person says who they are and agrees. */
async function passProvider(page: Page, provider: Provider, person: string): Promise<void> {
  await page.goto('/login');
  await page.getByText(provider === 'naver' ? '네이버로 시작하기' : 'Google 계정으로 로그인').click();
  await page.getByRole('button', { name: person }).click();
  await page.getByRole('button', { name: /동의/u }).first().click();
}

/** The home page with all of its parts: going on before they have come would break them off, and the app reload. */
async function waitForHome(page: Page): Promise<void> {
  await page.waitForURL('**/');
  await page.getByRole('heading', { name: '최근 자료' }).waitFor();
}

/** Goes from /login through the sandbox to the signed-up home page. */
export async function signUp(page: Page, provider: Provider = 'naver', person = '김자두'): Promise<void> {
  await passProvider(page, provider, person);
  await page.getByLabel('모두 동의하기').check();
  await page.getByLabel(/휴대폰/u).fill('010-1234-5678');
  await page.getByText('학원 강사').click();
  await page.getByRole('button', { name: '가입하기' }).click();
  await page.getByText('가입을 마쳤어요').waitFor();
  await page.getByText('시작하기').click();
  await waitForHome(page);
}

/** Signs a known person in again. */
export async function signIn(page: Page, provider: Provider = 'naver', person = '김자두'): Promise<void> {
  await passProvider(page, provider, person);
  await waitForHome(page);
}
