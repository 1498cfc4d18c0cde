import { findEntries } from '@jadoo/lexicon';
import { describe, expect, it } from 'vitest';

import { isLoanword } from '#passage/loan-words.ts';

const find = (lemma: string) => {
  const entry = findEntries(lemma).find(({ pos }) => pos === 'n');
  if (entry === undefined) throw new Error(`${lemma} is not in the glossary`);
  return entry;
};

describe('words that Korean has taken over', () => {
  it.each([
    'violin',
    'hormone',
    'spaghetti',
    'helicopter',
    'pyramid',
    'malaria',
    'surfer',
    'windsurfer',
    'mangrove',
  ])('says nothing but itself: %s', (lemma) => {
    expect(isLoanword(find(lemma))).toBe(true);
  });

  it.each(['system', 'pattern', 'market', 'tremble', 'harvest', 'curiosity', 'lawyer', 'captain', 'teacher'])(
    'has a Korean meaning of its own: %s',
    (lemma) => {
      for (const entry of findEntries(lemma)) expect(isLoanword(entry)).toBe(false);
    },
  );

  it.each(['digital', 'analogue', 'drinker'])('says nothing that its root does not say: %s', (lemma) => {
    expect(findEntries(lemma).some(isLoanword)).toBe(true);
  });

  it('a phrase can be one as well', () => {
    expect(isLoanword({ lemma: 'social media', pos: 'n', senses: ['소셜 미디어'] })).toBe(true);
    expect(isLoanword({ lemma: 'role model', pos: 'n', senses: ['본보기'] })).toBe(false);
  });

  it('counts only when every meaning of the first sense is such a word', () => {
    const entry = find('helicopter');
    expect(isLoanword({ ...entry, senses: ['회전익 항공기, 헬리콥터'] })).toBe(false);
    expect(isLoanword({ ...entry, pos: 'v' })).toBe(false);
  });
});
