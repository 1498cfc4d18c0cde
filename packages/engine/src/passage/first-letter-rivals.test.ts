import { findEntry, type PartOfSpeech } from '@jadoo/lexicon';
import { describe, expect, test } from 'vitest';

import { hasRival, hasRivalFor } from '#passage/first-letter-rivals.ts';

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

  test.each([
    ['bicycle', 'n', '자전거'],
    ['sorrow', 'n', '슬픔, 비애'],
    ['possibly', 'adv', '아마, 어쩌면'],
  ] as const)('and the hint do not tell %s from another word that it fits', (lemma, pos, hint) => {
    expect(hasRivalFor(lemma, pos, hint)).toBe(true);
  });

  test.each([
    ['bench', 'n', '벤치, 긴 의자'],
    ['complain', 'v', '불평하다, 항의하다'],
    ['station', 'n', '기지'],
  ] as const)('and the hint tell %s', (lemma, pos, hint) => {
    expect(hasRivalFor(lemma, pos, hint)).toBe(false);
  });
});
