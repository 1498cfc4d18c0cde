import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright-core';
import { flags } from '../e2e/browser.ts';
import { makePaper } from '../e2e/paper.ts';
import { findFreePort, startServer } from '../e2e/server.ts';
import { signUp } from '../e2e/sign-in.ts';
import { addPhoneFace, openLighthouse, type Load, type Report } from './lighthouse-tool.ts';
import type { Figure } from './run.ts';
import { buildWebOnce } from './stage.ts';

const runs = 3;
/** The benchmark index to which Chromium's own calibration slows a machine down for a phone of the middle class. */
const phoneIndex = 1000;

const audits = [
  ['first-contentful-paint', 'FCP', 'ms'],
  ['largest-contentful-paint', 'LCP', 'ms'],
  ['total-blocking-time', 'TBT', 'ms'],
  ['cumulative-layout-shift', 'CLS', ''],
] as const;

function getMedian(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function listFigures(name: string, reports: readonly Report[]): Figure[] {
  const score = (category: string) =>
    getMedian(reports.map(({ categories }) => (categories[category]?.score ?? 0) * 100));
  return [
    { name: `${name} performance`, value: score('performance'), unit: 'of 100' },
    ...audits.map(([id, short, unit]) => ({
      name: `${name} ${short}`,
      value: getMedian(reports.map(({ audits: results }) => results[id]?.numericValue ?? Number.NaN)),
      unit,
    })),
  ];
}

interface LoadedPage {
  path: string;
  loads: Load[];
}

/** Loads each page as often as there are runs, turn by turn, so that a busy minute does not hit one page only. */
async function loadPages(
  paths: readonly string[],
  load: (path: string) => Promise<Load>,
): Promise<LoadedPage[]> {
  const pages = paths.map((path): LoadedPage => ({ path, loads: [] }));
  for (let run = 0; run < runs; run += 1) {
    for (const { path, loads } of pages) loads.push(await load(path));
  }
  return pages;
}

async function judgePages(pages: readonly LoadedPage[]): Promise<Figure[]> {
  const reports = pages.flatMap(({ loads }) => loads.map(({ report }) => report));
  // Other programs can only lower the index: the highest is nearest to what this machine can do.
  const index = Math.max(...reports.map(({ environment }) => environment.benchmarkIndex));
  const slowdown = Math.max(1, index / phoneIndex);
  const figures: Figure[] = [
    { name: 'benchmark index of this machine, highest', value: index, unit: '' },
    { name: 'slowdown, calibrated', value: slowdown, unit: 'times' },
  ];
  for (const { path, loads } of pages) {
    figures.push(
      ...listFigures(
        `${path} raw`,
        loads.map(({ report }) => report),
      ),
    );
    const calibrated: Report[] = [];
    for (const { judge } of loads) calibrated.push(await judge(slowdown));
    figures.push(...listFigures(`${path} calibrated`, calibrated));
    for (const category of ['accessibility', 'best-practices', 'seo']) {
      const scores = loads.map(({ report }) => (report.categories[category]?.score ?? 0) * 100);
      figures.push({ name: `${path} ${category}`, value: getMedian(scores), unit: 'of 100' });
    }
  }
  return figures;
}

function openProfile(home: string, port: number, baseURL: string): Promise<BrowserContext> {
  return chromium.launchPersistentContext(join(home, 'profile'), {
    executablePath: '/usr/bin/chromium',
    args: [...flags, `--remote-debugging-port=${port}`],
    env: addPhoneFace(home),
    baseURL,
    locale: 'ko-KR',
  });
}

/**
 * Lighthouse on the screens that a day begins with, on a phone with a slow line and nothing in its cache; medians
 * of three runs. Every load is judged twice. `raw` is what the tool says by itself: it takes the processor for four
 * times slower, which is right for a fast and idle machine, and counts the time in which other programs ran.
 * `calibrated` leaves that time out and slows down by as much as this machine's benchmark index calls for.
 */
export async function benchLighthouse(): Promise<Figure[]> {
  await buildWebOnce();
  const home = mkdtempSync(join(tmpdir(), 'jadoo-lighthouse-'));
  const port = await findFreePort();
  const open = await openLighthouse(home, port);
  const server = await startServer({ env: { RATE_LIMITS: 'off' } });
  const context = await openProfile(home, port, server.url);
  const load = (path: string) => open(server.url + path);
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    const strangers = await loadPages(['/login'], load);
    await signUp(page);
    await page.setViewportSize({ width: 1440, height: 900 });
    const paper = await makePaper(page);
    const members = await loadPages(
      ['/', '/data/basic', '/passageStorage', '/point/charge', `/myStorage/${paper}`],
      load,
    );
    return await judgePages([...strangers, ...members]);
  } finally {
    await context.close();
    await server.dispose();
    rmSync(home, { recursive: true, force: true });
  }
}
