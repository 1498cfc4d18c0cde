import { expect, it } from 'vitest';

import { isCompound } from '#compounds.ts';
import { countSenses } from '#sense-counts.ts';

it.each([
  ["achilles'", 'heel'],
  ['water', 'table'],
  ['wear', 'off'],
  ['credit', 'card'],
])('%s %s means something that neither word says alone', (first, second) => {
  expect(isCompound(first, second)).toBe(true);
});

it.each([
  ['young', 'heel'],
  ['floor', 'lamp'],
  ['table', 'water'],
])('%s %s is no compound, or one that its second word tells', (first, second) => {
  expect(isCompound(first, second)).toBe(false);
});

it('knows how many senses a word has under each part of speech, and none of words with few', () => {
  expect(countSenses('credit', 'n')).toBeGreaterThan(countSenses('credit', 'v'));
  expect(countSenses('glacier', 'n')).toBe(0);
});
