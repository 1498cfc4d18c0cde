import type { Page } from 'playwright-core';
import { openBrowser, openPage } from '../e2e/browser.ts';
import { startServer } from '../e2e/server.ts';
import { signUp } from '../e2e/sign-in.ts';
import { buildWeb } from '../scripts/steps.mjs';
import { readStartedCpuMs } from './cpu-time.ts';
import type { Figure } from './run.ts';

/** About ten pages of B4. */
const passageCount = 12;
const kinds = ['grammar-error', 'word-error', 'blank', 'topic', 'word-order'];
const edits = 7;

interface Envelope<T> {
  code: string;
  message: string;
  data: T;
}

type Call = <T>(method: string, path: string, body?: unknown) => Promise<T>;

/** Calls the API as the person who is signed in on the page. */
async function signInToApi(page: Page, url: string): Promise<Call> {
  const asked = page.waitForRequest((request) => request.headers()['authorization'] !== undefined);
  await signUp(page);
  const authorization = (await asked).headers()['authorization'] ?? '';
  return async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const headers = { authorization, 'content-type': 'application/json', 'idempotency-key': 'bench' };
    const answer = await fetch(`${url}/jadooApiV1${path}`, {
      method,
      ...(body === undefined ? { headers: { authorization } } : { headers, body: JSON.stringify(body) }),
    });
    const { code, message, data } = (await answer.json()) as Envelope<T>;
    if (code !== '200') throw new Error(`${path}: ${message}`);
    return data;
  };
}

async function makeLongPaper(call: Call): Promise<number> {
  const { items } = await call<{ items: { PS_IDX: number }[] }>('GET', `/passage?size=${passageCount}`);
  const selection = {
    PS_IDXS: items.map(({ PS_IDX }) => PS_IDX),
    KINDS: kinds.map((KIND) => ({ KIND })),
  };
  const { TOTAL } = await call<{ TOTAL: number }>('POST', '/examQuote', selection);
  const order = { ...selection, ED_TITLE: '열 쪽', ED_TOOL: 'transform', EXPECTED_TOTAL: TOTAL };
  return (await call<{ ED_IDX: number }>('POST', '/examData', order)).ED_IDX;
}

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
export async function benchPreview(): Promise<Figure[]> {
  await buildWeb();
  const [server, browser] = await Promise.all([startServer({ env: { RATE_LIMITS: 'off' } }), openBrowser()]);
  try {
    const { page } = await openPage(browser, server.url);
    const exam = await makeLongPaper(await signInToApi(page, server.url));
    await page.goto(`/myStorage/${exam}`);
    await page.locator('[data-page="1"] canvas').waitFor({ timeout: 120_000 });
    return await measureEdits(page);
  } finally {
    await browser.close();
    await server.dispose();
  }
}
