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

const dist = process.env.WEB_DIR ?? 'apps/web/dist';
const page = readFileSync(join(dist, 'index.html'), 'utf8');
const routes = JSON.parse(readFileSync(join(dist, 'builds', 'routes.json'), 'utf8')) as Record<
  string,
  string[]
>;

const measure = (file: string): number => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
const measureAll = (files: readonly string[]): number => files.reduce((sum, file) => sum + measure(file), 0);
const findInPage = (ending: string): string[] =>
  [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/gu)]
    .map(([, file = '']) => file)
    .filter((file) => file.endsWith(ending));

describe('the built web app', () => {
  test('starts with scripts and styles within their budgets', () => {
    expect(measureAll(findInPage('.js'))).toBeGreaterThan(0);
    expect(measureAll(findInPage('.js'))).toBeLessThanOrEqual(initialScriptBytes);
    expect(measureAll(findInPage('.css'))).toBeGreaterThan(0);
    expect(measureAll(findInPage('.css'))).toBeLessThanOrEqual(initialStyleBytes);
  });

  test('names the scripts of every route, and no route loads a chunk over its budget', () => {
    expect(Object.keys(routes).sort()).toEqual(webRoutes.map(({ path }) => path).sort());
    for (const [path, files] of Object.entries(routes)) {
      expect([path, files.length > 0]).toEqual([path, true]);
      for (const file of files)
        expect.soft([path, file, measure(file) <= routeChunkBytes]).toEqual([path, file, true]);
    }
  });

  test('shows /login without the libraries that only members need', () => {
    expect(measureAll(routes['/login'] ?? [])).toBeLessThanOrEqual(6 * kilobyte);
  });

  test('has a compressed twin of every script and style of the first visit', () => {
    const files = [...findInPage('.js'), ...findInPage('.css'), ...Object.values(routes).flat()];
    const missing = files
      .flatMap((file) => [`${file}.br`, `${file}.gz`])
      .filter((file) => !existsSync(join(dist, file)));
    expect(missing).toEqual([]);
  });
});
