import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { webRoutes } from '@jadoo/contract';
import { describe, expect, test } from 'vitest';

// What a first visit may cost on a phone; the figures of today stand in docs/speed.md.
const kilobyte = 1000;
const initialScriptBytes = 130 * kilobyte;
const routeChunkBytes = 60 * kilobyte;
const initialStyleBytes = 15 * kilobyte;
/** What a server may send at once, before the browser has said that it is there. */
const firstFlightBytes = 14 * kilobyte;

const dist = process.env.WEB_DIR ?? 'apps/web/dist';
const page = readFileSync(join(dist, 'index.html'), 'utf8');
interface BuiltRoute {
  scripts: string[];
  standIn?: string;
}
const routes = JSON.parse(readFileSync(join(dist, 'builds', 'routes.json'), 'utf8')) as Record<
  string,
  BuiltRoute
>;

const measureText = (text: string | Buffer): number => gzipSync(text, { level: 9 }).length;
const measure = (file: string): number => measureText(readFileSync(join(dist, file)));
const measureAll = (files: readonly string[]): number => files.reduce((sum, file) => sum + measure(file), 0);
const scripts = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/gu)].map(([, file = '']) => file);
const style = /<style>([\s\S]*?)<\/style>/u.exec(page)?.[1] ?? '';

describe('the built web app', () => {
  test('starts with scripts and styles within their budgets', () => {
    expect(scripts.length).toBeGreaterThan(0);
    expect(measureAll(scripts)).toBeLessThanOrEqual(initialScriptBytes);
    expect(style).not.toBe('');
    expect(measureText(style)).toBeLessThanOrEqual(initialStyleBytes);
  });

  test('names the scripts of every route, and no route loads a chunk over its budget', () => {
    expect(Object.keys(routes).sort()).toEqual(webRoutes.map(({ path }) => path).sort());
    for (const [path, { scripts: files }] of Object.entries(routes)) {
      expect([path, files.length > 0]).toEqual([path, true]);
      for (const file of files)
        expect.soft([path, file, measure(file) <= routeChunkBytes]).toEqual([path, file, true]);
    }
  });

  test('shows /login without the libraries that only members need', () => {
    expect(measureAll(routes['/login']?.scripts ?? [])).toBeLessThanOrEqual(6 * kilobyte);
  });

  test('runs what need not wait before the entry, without its libraries', () => {
    const [early = '', entry = ''] = page.match(/<script type="module"[^>]+>/gu) ?? [];
    expect([early, entry]).toEqual([
      expect.stringMatching(/assets\/start-/u),
      expect.stringMatching(/assets\/index-/u),
    ]);
    const source = readFileSync(join(dist, scripts.find((file) => early.includes(file)) ?? ''), 'utf8');
    expect(source).not.toMatch(/^import\b|\bfrom\s*["']\.\//mu);
  });

  test('sends a page with its styles and what stands in for its screen in one flight', () => {
    const standIns = Object.entries(routes).filter(([, { standIn }]) => standIn !== undefined);
    expect(standIns.length).toBeGreaterThan(0);
    for (const [path, { standIn = '' }] of standIns)
      expect([path, measureText(page + standIn) <= firstFlightBytes]).toEqual([path, true]);
  });

  test('has a compressed twin of every script of the first visit', () => {
    const files = [...scripts, ...Object.values(routes).flatMap((route) => route.scripts)];
    const missing = files
      .flatMap((file) => [`${file}.br`, `${file}.gz`])
      .filter((file) => !existsSync(join(dist, file)));
    expect(missing).toEqual([]);
  });
});
