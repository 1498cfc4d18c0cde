import { createPassages, listPassages } from '@jadoo/contract';
import type { Page } from 'playwright-core';
import { openPage } from '../e2e/browser.ts';
import { signUp } from '../e2e/sign-in.ts';
import { type Ask, borrowSession, makeLongPaper } from './api-session.ts';
import type { Figure } from './run.ts';
import { withProduct } from './stage.ts';

const passageCount = 10_000;
const passagesAtOnce = 50;

async function fillLibrary(ask: Ask): Promise<void> {
  const { items } = await ask(listPassages, '/passage?size=20');
  for (let saved = 0; saved < passageCount; saved += passagesAtOnce) {
    const PASSAGES = Array.from({ length: passagesAtOnce }, (_, at) => ({
      PS_TITLE: `${saved + at + 1}번 지문`,
      PS_TEXT: items[at % items.length]?.PS_EXCERPT ?? '',
    }));
    await ask(createPassages, createPassages.path, { PASSAGES, RIGHTS_CONFIRMED: true });
  }
}

/** With the two dozen samples they make about two hundred exercises, and the points of a new member are enough. */
const kinds = [
  ...['original', 'line-translation', 'chunk-reading', 'vocabulary-list', 'word-test', 'cloze-word'],
  ...['grammar-correction', 'word-order', 'sentence-analysis'],
];

declare global {
  interface Window {
    benchTimes: { longTasks: number[]; answers: number[] };
  }
}

/** In the page: keeps how long tasks took and how long the screen took to answer a press or a key, in ms. */
function watchTimes(): void {
  const times: Window['benchTimes'] = { longTasks: [], answers: [] };
  window.benchTimes = times;
  // Without a named function: the helper by which the loader keeps names is not there in the page.
  for (const [type, list] of [['longtask', times.longTasks] as const, ['event', times.answers] as const]) {
    const options: PerformanceObserverInit & { durationThreshold: number } = { type, durationThreshold: 16 };
    new PerformanceObserver((seen) => {
      for (const { duration } of seen.getEntries()) list.push(duration);
    }).observe(options);
  }
}

/** The slowest answer and the longest task of what is done on a page. */
async function measure(name: string, page: Page, act: () => Promise<unknown>): Promise<Figure[]> {
  await page.evaluate(() => {
    window.benchTimes.longTasks.length = 0;
    window.benchTimes.answers.length = 0;
  });
  await act();
  const { longTasks, answers } = await page.evaluate(async () => {
    // What was seen is handed over when there is time for it.
    await new Promise((resolve) => requestIdleCallback(resolve));
    return window.benchTimes;
  });
  return [
    { name: `${name}: slowest answer`, value: Math.max(0, ...answers), unit: 'ms' },
    { name: `${name}: longest task`, value: Math.max(0, ...longTasks), unit: 'ms' },
  ];
}

async function scrollThrough(page: Page): Promise<void> {
  for (let turn = 0; turn < 20; turn += 1) await page.mouse.wheel(0, 600);
}

async function measureLibrary(page: Page): Promise<Figure[]> {
  await page.goto('/passageStorage');
  const rows = page.locator('#main li:has(p[lang=en])');
  await rows.first().waitFor();
  const search = page.getByRole('searchbox').first();
  return [
    ...(await measure('10,000 passages, scrolling', page, () => scrollThrough(page))),
    ...(await measure('10,000 passages, next page', page, async () => {
      await page
        .getByRole('button', { name: /다음/u })
        .or(page.getByRole('link', { name: /다음/u }))
        .first()
        .click();
      await page.waitForURL(/page=/u);
      await rows.first().waitFor();
    })),
    ...(await measure('10,000 passages, searching', page, async () => {
      await search.pressSequentially('9999번');
      await search.press('Enter');
      await page.getByText('9999번 지문').first().waitFor();
    })),
  ];
}

async function measureEditor(page: Page, paper: number): Promise<Figure[]> {
  await page.goto(`/myStorage/${paper}`);
  await page.locator('canvas').first().waitFor();
  const rows = page.locator('li[draggable=true]');
  const count = await rows.count();
  return [
    { name: 'exercises of the long paper', value: count, unit: '' },
    ...(await measure('long paper, choosing with keys', page, async () => {
      await rows.first().click();
      for (let turn = 0; turn < 20; turn += 1) await page.keyboard.press('ArrowDown');
    })),
    ...(await measure('long paper, scrolling its pages', page, async () => {
      await page.locator('canvas').first().hover();
      await scrollThrough(page);
    })),
    ...(await measure('long paper, typing in a field', page, async () => {
      await page.keyboard.press('e');
      const field = page.locator('textarea, input[type=text]').last();
      await field.fill('');
      await field.pressSequentially('A new line of the teacher');
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

/** How soon screens change and answer, with a library of 10,000 passages and a paper of two hundred exercises. */
export function benchSmoothness(): Promise<Figure[]> {
  return withProduct({}, async (browser, url) => {
    const { page } = await openPage(browser, url);
    await page.addInitScript(watchTimes);
    await signUp(page);
    const ask = await borrowSession(page);
    const paper = await makeLongPaper(ask, { passages: 100, tool: 'basic', kinds });
    const editor = await measureEditor(page, paper);
    const routes = await measureRouteChanges(page);
    await fillLibrary(ask);
    return [...editor, ...(await measureLibrary(page)), ...routes];
  });
}
