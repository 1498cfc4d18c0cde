import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBrowser, openPage, takePicture } from './browser.ts';
import { openPlace, places } from './places.ts';
import { type RunningServer, startServer } from './server.ts';
import { makePaper, openPrintView } from './paper.ts';
import { signUp } from './sign-in.ts';

let server: RunningServer;
let browser: Browser;
let pages: Record<'member' | 'visitor', Page>;
let addresses: Readonly<Record<string, string>>;
let faults: string[][];

beforeAll(async () => {
  // Development has the diagnostic pages too.
  const env = { PUBLIC_ENV: 'DEV', RATE_LIMITS: 'off' };
  [server, browser] = await Promise.all([startServer({ env }), openBrowser()]);
  const { page: member, faults: memberFaults } = await openPage(browser, server.url);
  const { page: visitor, faults: visitorFaults } = await openPage(browser, server.url);
  pages = { member, visitor };
  faults = [memberFaults, visitorFaults];
  await signUp(member);
  const paper = await makePaper(member);
  const view = await openPrintView(member);
  addresses = { '{paper}': paper, '{print}': view.url() };
  await view.close();
});
afterAll(async () => {
  await browser.close();
  await server.dispose();
});

async function listViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(() => {
    // pdf.js measures its fonts on a canvas without size outside of every landmark.
    const context = { exclude: ['.hiddenCanvasElement'] };
    return (window as unknown as { axe: typeof axe }).axe.run(context, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
  });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

describe.each([1440, 360])('at %d px axe finds nothing, and nothing is wider than the screen', (width) => {
  test.each(places)('$name', async (place) => {
    const page = pages[place.who];
    await page.setViewportSize({ width, height: width === 360 ? 740 : 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openPlace(page, place, addresses);
    await takePicture(page, `${place.name}-${width}`);
    expect(await listViolations(page)).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});

test('no screen breaks a script or the content security policy', () => {
  expect(faults).toEqual([[], []]);
});
