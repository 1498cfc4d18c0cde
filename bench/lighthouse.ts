import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { flags } from '../e2e/browser.ts';
import { makePaper } from '../e2e/paper.ts';
import { findFreePort, startServer } from '../e2e/server.ts';
import { signUp } from '../e2e/sign-in.ts';
import type { Figure } from './run.ts';

/** The last one for Node 20; installed only by this bench, for it is large. */
const version = '12.8.2';
const folder = resolve('.cache/lighthouse');

interface Report {
  lhr: {
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { numericValue?: number }>;
  };
}
type Lighthouse = (url: string, flags: Record<string, unknown>) => Promise<Report | undefined>;

async function loadLighthouse(): Promise<Lighthouse> {
  const entry = join(folder, 'node_modules/lighthouse/core/index.js');
  if (!existsSync(entry)) {
    const args = ['install', '--no-audit', '--no-fund', '--no-save', '--ignore-scripts', '--prefix', folder];
    execFileSync('npm', [...args, `lighthouse@${version}`], { stdio: 'inherit' });
  }
  const module = (await import(pathToFileURL(entry).href)) as { default: Lighthouse };
  return module.default;
}

const audits = [
  ['largest-contentful-paint', 'LCP', 'ms'],
  ['total-blocking-time', 'TBT', 'ms'],
  ['cumulative-layout-shift', 'CLS', ''],
] as const;

async function measurePage(run: Lighthouse, url: string, port: number): Promise<Figure[]> {
  // The profile stays signed in; a phone on a slow network is simulated, as the tool does by default.
  const options = { port, output: 'json', logLevel: 'error', disableStorageReset: true };
  const report = await run(url, options);
  if (!report) throw new Error(`no report for ${url}`);
  const { categories, audits: results } = report.lhr;
  const { pathname } = new URL(url);
  return [
    ...Object.entries(categories).map(([name, { score }]) => ({
      name: `${pathname} ${name}`,
      value: (score ?? 0) * 100,
      unit: 'of 100',
    })),
    ...audits.map(([id, name, unit]) => ({
      name: `${pathname} ${name}`,
      value: results[id]?.numericValue ?? Number.NaN,
      unit,
    })),
  ];
}

/** Links of the header, in the order in which they are pressed. */
const tour = ['자료 만들기', '빠른 제작', '지문 보관함', '내 보관함'];
const rounds = 10;

/** In the page: from the press on a link to the new title and heading, in ms. */
async function changeRoute(label: string): Promise<number> {
  const links = [...document.querySelectorAll<HTMLElement>('header nav a')];
  const title = document.title;
  const startMs = performance.now();
  links.find((link) => link.textContent.trim() === label)?.click();
  while (document.title === title || !document.querySelector('h1')) {
    await new Promise(requestAnimationFrame);
  }
  return performance.now() - startMs;
}

async function measureRouteChanges(page: Page): Promise<Figure[]> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  await page.locator('h1').first().waitFor();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const name of tour) {
      const ms = await page.evaluate(changeRoute, name);
      // The first round loads the screens.
      if (round > 0) times.push(ms);
      await page.waitForLoadState('networkidle');
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return [
    { name: 'route change, median', value: at(0.5), unit: 'ms' },
    { name: 'route change, p95', value: at(0.95), unit: 'ms' },
  ];
}

function openProfile(profile: string, port: number, baseURL: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(profile, {
    executablePath: '/usr/bin/chromium',
    args: [...flags, `--remote-debugging-port=${port}`],
    baseURL,
    locale: 'ko-KR',
  });
}

/** Lighthouse on the screens that a day begins with, and how long a change of screen takes. */
export async function benchLighthouse(): Promise<Figure[]> {
  const run = await loadLighthouse();
  const server = await startServer({ env: { RATE_LIMITS: 'off' } });
  const profile = mkdtempSync(join(tmpdir(), 'jadoo-lighthouse-'));
  const port = await findFreePort();
  const context = await openProfile(profile, port, server.url);
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    const figures = await measurePage(run, `${server.url}/login`, port);
    await signUp(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    const paper = await makePaper(page);
    for (const path of ['/', '/data/basic', '/passageStorage', '/point/charge', `/myStorage/${paper}`]) {
      figures.push(...(await measurePage(run, server.url + path, port)));
    }
    figures.push(...(await measureRouteChanges(page)));
    return figures;
  } finally {
    await context.close();
    await server.dispose();
    rmSync(profile, { recursive: true, force: true });
  }
}
