import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { webRoutes } from '@jadoo/contract';
import { describe, expect, test } from 'vitest';

const documentPath = 'docs/specification.md';
const text = readFileSync(documentPath, 'utf8');

interface Row {
  line: number;
  cells: string[];
}
const rows: Row[] = text
  .split('\n')
  .map((content, index) => ({ line: index + 1, content }))
  .filter(({ content }) => content.startsWith('|') && !/^\|[\s|:-]+\|$/u.test(content))
  .map(({ line, content }) => ({
    line,
    cells: content
      .slice(1, -1)
      .split(/(?<!\\)\|/u)
      .map((cell) => cell.trim()),
  }))
  .filter(({ cells }) => cells[0] !== 'Specification');

const links = [...text.matchAll(/\]\(([^)#\s]+)\)/gu)].map(([, target = '']) => target);
/** A test is named by the link to its file, followed by its title in quotes. */
const namedTests = [...text.matchAll(/\[[^\]]+\]\(([^)\s]+\.test\.tsx?)\)((?:,? “[^”]+”)+)/gu)].flatMap(
  ([, target = '', titles = '']) =>
    [...titles.matchAll(/“([^”]+)”/gu)].map(([, title = '']) => [target, title] as const),
);

const find = (target: string): string => resolve(dirname(documentPath), target);
/** Titles as they stand in a source, with the escapes of its quotes taken back. */
const readTest = (target: string): string =>
  readFileSync(find(target), 'utf8').replaceAll(String.raw`\'`, "'");

describe('the table of the specification', () => {
  test('has three filled cells in every row', () => {
    expect(rows.length).toBeGreaterThan(150);
    expect(rows.filter(({ cells }) => cells.length !== 3 || cells.some((cell) => cell === ''))).toEqual([]);
  });

  test('links only to files that are there, none outside the repository', () => {
    expect(links.filter((target) => /^(?:[a-z]+:|\/)/u.test(target))).toEqual([]);
    const root = resolve('.');
    expect(links.filter((target) => !find(target).startsWith(root) || !existsSync(find(target)))).toEqual([]);
  });

  test('names tests that exist, by their titles', () => {
    expect(namedTests.length).toBeGreaterThan(100);
    expect(namedTests.filter(([target, title]) => !readTest(target).includes(title))).toEqual([]);
  });

  test('gives every row a named test, a check or a decision', () => {
    const unfounded = rows.filter(
      ({ cells: [, , proof = ''] }) =>
        !/\.test\.tsx?\)(?:,? “)/u.test(proof) && !/^Decision: \S/u.test(proof),
    );
    expect(unfounded).toEqual([]);
  });

  test('has a row for every route of the contract', () => {
    const shown = new Set(
      rows.flatMap(({ cells }) => [...(cells[0] ?? '').matchAll(/`(\/[^`]*)`/gu)].map(([, path]) => path)),
    );
    const wanted = webRoutes.map(({ path }) => path.replaceAll(/:(\w+)/gu, '{$1}'));
    expect(wanted.filter((path) => !shown.has(path))).toEqual([]);
  });
});
