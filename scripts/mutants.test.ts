import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { mutants } from './mutants.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

test.each(mutants)('“$name” still has its place in the source and its test', (mutant) => {
  expect(read(mutant.file).split(mutant.search)).toHaveLength(2);
  expect(read(mutant.test)).toContain(mutant.only);
});

test('there are at least a dozen mutants, each with a name of its own', () => {
  expect(mutants.length).toBeGreaterThanOrEqual(12);
  expect(new Set(mutants.map(({ name }) => name)).size).toBe(mutants.length);
});
