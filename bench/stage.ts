import type { Browser } from 'playwright-core';
import { openBrowser } from '../e2e/browser.ts';
import { startServer } from '../e2e/server.ts';
import { buildWeb } from '../scripts/steps.mjs';

/** Builds the web app unless `WEB_DIR` names a built one. */
export async function buildWebOnce(): Promise<void> {
  if (process.env.WEB_DIR === undefined) await buildWeb();
}

/** Does some work with the whole product, as it is built for its users, and a Chromium beside it; ends both after it. */
export async function withProduct<T>(
  env: NodeJS.ProcessEnv,
  work: (browser: Browser, url: string) => Promise<T>,
): Promise<T> {
  await buildWebOnce();
  const [server, browser] = await Promise.all([
    startServer({ env: { RATE_LIMITS: 'off', ...env } }),
    openBrowser(),
  ]);
  try {
    return await work(browser, server.url);
  } finally {
    await browser.close();
    await server.dispose();
  }
}
