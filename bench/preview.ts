import type { Page } from 'playwright-core';
import { openPage } from '../e2e/browser.ts';
import { signUp } from '../e2e/sign-in.ts';
import { borrowSession, makeLongPaper } from './api-session.ts';
import { readStartedCpuMs } from './cpu-time.ts';
import type { Figure } from './run.ts';
import { withProduct } from './stage.ts';

/** About ten pages of B4. */
const passages = 12;
const kinds = ['grammar-error', 'word-error', 'blank', 'topic', 'word-order'];
const edits = 7;

interface Trace {
  totalMs: number;
  /** What browser and server have worked for it, on however busy a machine. */
  cpuMs: number;
  saveMs: number;
  pagesMs: number;
}

/** In the page: moves the chosen exercise one place down and waits until the first page is drawn anew. */
async function moveExercise() {
  const before = document.querySelector('[data-page="1"] canvas');
  performance.clearResourceTimings();
  const startMs = performance.now();
  const key = { code: 'ArrowDown', altKey: true, bubbles: true, cancelable: true };
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key));
  while (document.querySelector('[data-page="1"] canvas') === before) {
    await new Promise(requestAnimationFrame);
  }
  const totalMs = performance.now() - startMs;
  const calls = performance.getEntriesByType('resource').map(({ name, duration }) => ({ name, duration }));
  return { totalMs, calls };
}

async function traceEdit(page: Page): Promise<Trace> {
  const before = readStartedCpuMs();
  const { totalMs, calls } = await page.evaluate(moveExercise);
  const cpuMs = readStartedCpuMs() - before;
  const getMs = (part: RegExp) => calls.find(({ name }) => part.test(name))?.duration ?? Number.NaN;
  return { totalMs, cpuMs, saveMs: getMs(/\/examData\/\d+$/u), pagesMs: getMs(/\/preview$/u) };
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function measureEdits(page: Page): Promise<Figure[]> {
  const pageCount = await page.locator('[data-page]').count();
  await page.locator('[data-exercise]').first().click();
  const traces: Trace[] = [];
  for (let edit = 0; edit < edits; edit += 1) {
    // Small pages and places of the edit before must not take from this one.
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1500);
    traces.push(await traceEdit(page));
  }
  const figures: [string, string, (trace: Trace) => number][] = [
    ['from the edit to the drawn page', 'ms', ({ totalMs }) => totalMs],
    ['of it saving', 'ms', ({ saveMs }) => saveMs],
    ['of it making and fetching the pages', 'ms', ({ pagesMs }) => pagesMs],
    ['of it the browser', 'ms', ({ totalMs, saveMs, pagesMs }) => totalMs - saveMs - pagesMs],
    ['CPU time of browser and server', 'ms', ({ cpuMs }) => cpuMs],
    ['ratio of waiting to working', '×', ({ totalMs, cpuMs }) => totalMs / cpuMs],
  ];
  return figures.map(([name, unit, get]) => ({
    name: `Editor, ${pageCount} pages, ${name}`,
    value: median(traces.map(get)),
    unit,
  }));
}

/** How soon after an edit the new page stands in the editor: the whole product in Chromium, built as for its users. */
export function benchPreview(): Promise<Figure[]> {
  return withProduct({}, async (browser, url) => {
    const { page } = await openPage(browser, url);
    await signUp(page);
    const paper = await makeLongPaper(await borrowSession(page), { passages, tool: 'transform', kinds });
    await page.goto(`/myStorage/${paper}`);
    await page.locator('[data-page="1"] canvas').waitFor({ timeout: 120_000 });
    return await measureEdits(page);
  });
}
