import { findEntry, type PartOfSpeech } from '@jadoo/lexicon';
import { describe, expect, test } from 'vitest';

import { hasRival } from '#passage/first-letter-rivals.ts';

const check = (lemma: string, pos: PartOfSpeech): boolean => {
  const entry = findEntry(lemma, pos);
  if (entry === undefined) throw new Error(`no entry: ${lemma}`);
  return hasRival(entry);
};

describe('the first letter', () => {
  test.each([
    ['nevertheless', 'adv'],
    ['nonetheless', 'adv'],
    ['convinced', 'adj'],
  ] as const)('does not tell %s from another common word of its meaning', (lemma, pos) => {
    expect(check(lemma, pos)).toBe(true);
  });

  test.each([
    ['sad', 'adj'],
    ['forest', 'n'],
    ['reduce', 'v'],
    ['journey', 'n'],
  ] as const)('tells %s', (lemma, pos) => {
    expect(check(lemma, pos)).toBe(false);
  });
});
