import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';

/** The fixed passphrase of the stored entries, written down here a second time on purpose. */
const passphrase = 'jadoo:local-storage:passphrase:1';
const cipherName = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

function unseal(sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const decipher = createDecipheriv(cipherName, passphrase, bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  return decipher.update(bytes.subarray(nonceBytes, -tagBytes), undefined, 'utf8') + decipher.final('utf8');
}

function seal(text: string): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(cipherName, passphrase, nonce);
  const bytes = Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([bytes, cipher.getAuthTag()]).toString('base64');
}

/** What the web app has stored under `auth`. */
export interface StoredAuth {
  state: { tokens: Record<'UM_OAUTH_CD' | 'ACCESS_TOKEN' | 'REFRESH_TOKEN' | 'JADOO_TOKEN', string> };
  version: number;
}

/** Reads the stored tokens with a cipher of our own. */
export async function readAuth(page: Page): Promise<StoredAuth> {
  const sealed = await page.evaluate(() => localStorage.getItem('auth'));
  return JSON.parse(unseal(sealed ?? '')) as StoredAuth;
}

/** Stores tokens as another tab would. */
export async function writeAuth(page: Page, auth: StoredAuth): Promise<void> {
  await page.evaluate((sealed) => localStorage.setItem('auth', sealed), seal(JSON.stringify(auth)));
}

function readPayload(token: string): Record<string, unknown> {
  const body = token.split('.')[1] ?? '';
  return JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
}

/** When a product token ends, in epoch seconds. */
export function readExpiry(token: string): number {
  return Number(readPayload(token)['EXP']);
}

/** The token with another expiry; its signature no longer fits, which only the server can tell. */
export function changeExpiry(token: string, expiresAtSeconds: number): string {
  const [head = '', , signature = ''] = token.split('.');
  const changed = JSON.stringify({ ...readPayload(token), EXP: expiresAtSeconds });
  return [head, Buffer.from(changed).toString('base64url'), signature].join('.');
}
