import { findEntry, type PartOfSpeech } from '@jadoo/lexicon';
import { describe, expect, test } from 'vitest';

import { isContrary } from '#meaning/blanks/blank-rivals.ts';
import rows from '../../../data/blank-rivals.json' with { type: 'json' };

const classes: Readonly<Record<string, PartOfSpeech>> = {
  vt: 'v',
  vi: 'v',
  'vi+to': 'v',
  adj: 'adj',
  n: 'n',
};

describe('the reviewed rivals', () => {
  test('are words of the lexicon in a known place, and each word has one row a place', () => {
    const seen = new Set<string>();
    for (const { place, words, rivals } of rows) {
      const pos = classes[place];
      if (pos === undefined) throw new Error(`unknown place ${place}`);
      for (const rival of rivals.split(' ')) expect(findEntry(rival, pos), `${place} ${rival}`).toBeDefined();
      for (const word of words.split(' ')) {
        expect(seen.has(`${place} ${word}`), `${place} ${word}`).toBe(false);
        seen.add(`${place} ${word}`);
      }
    }
  });

  test('stand once in a row, which never names a word as a rival of itself', () => {
    for (const { place, words, rivals } of rows) {
      const all = [...words.split(' '), ...rivals.split(' ')];
      expect(new Set(all).size, `${place} ${words}`).toBe(all.length);
    }
  });
});

test.each([
  ['increase', 'reduce', true],
  ['reduce', 'increase', true],
  ['ignore', 'reduce', false],
])('%s and %s: contrary %s', (left, right, isSo) => {
  expect(isContrary(left, right, 'v')).toBe(isSo);
});
