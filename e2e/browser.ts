import { mkdirSync } from 'node:fs';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core';

/** Flags for a Debian Chromium that runs as root and never leaves this machine. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: '/usr/bin/chromium', args: flags });
}

/** A page that collects everything a journey must end without: script errors and policy violations. */
export interface WatchedPage {
  context: BrowserContext;
  page: Page;
  faults: string[];
}

export async function openPage(
  browser: Browser,
  baseURL: string,
  width = 1440,
  height = 900,
): Promise<WatchedPage> {
  const context = await openContext(browser, baseURL, { viewport: { width, height } });
  return watch(context, await context.newPage());
}

/** A profile of its own: cookies and storage shared by its tabs. It looks like a browser with a window, for robots are shown less. */
export function openContext(
  browser: Browser,
  baseURL: string,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const major = browser.version().split('.', 1)[0] ?? '130';
  return browser.newContext({
    baseURL,
    userAgent: `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Safari/537.36`,
    locale: 'ko-KR',
    acceptDownloads: true,
    ...options,
  });
}

/** Watches a tab for script errors and policy violations from now on. */
export function watch(context: BrowserContext, page: Page): WatchedPage {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`script: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error' && /Content Security Policy|Trusted ?Type|TrustedScript/iu.test(text))
      faults.push(`policy: ${text}`);
  });
  return { context, page, faults };
}

/** A picture for people to look at, in the git-ignored folder. */
export async function takePicture(page: Page, name: string): Promise<void> {
  mkdirSync('pictures', { recursive: true });
  await page.screenshot({ path: `pictures/${name}.png`, fullPage: true });
}
