import { areNearWords, findEntry, type PartOfSpeech } from '@jadoo/lexicon';
import { describe, expect, it } from 'vitest';

import type { KeyWord } from '#passage/key-words.ts';
import { getOptionGloss, pickWordDistractors } from '#passage/word-distractors.ts';
import { createRandom } from '#random.ts';

function makeWord(lemma: string, pos: PartOfSpeech): KeyWord {
  const entry = findEntry(lemma, pos);
  if (entry === undefined) throw new Error(`no entry ${lemma}`);
  const { band, rank, senses } = entry;
  return { lemma, posLabel: '', senses, band, rank, start: 0, end: lemma.length, entry };
}

describe('pickWordDistractors', () => {
  const seeds = Array.from({ length: 20 }, (_, seed) => seed);

  it.each([
    ['ensure', 'v'],
    ['remarkable', 'adj'],
    ['smug', 'adj'],
    ['dip', 'n'],
    ['efficiently', 'adv'],
    ['unrelenting', 'adj'],
    ['pontiff', 'n'],
  ] as const)('no wrong option is near %s (%s) in meaning', (lemma, pos) => {
    for (const seed of seeds) {
      const others = pickWordDistractors(makeWord(lemma, pos), createRandom(seed)) ?? [];
      expect(others).toHaveLength(4);
      for (const other of others) expect(areNearWords(lemma, other.lemma), other.lemma).toBe(false);
    }
  });

  it('offers nothing that does not belong into a school test', () => {
    for (const lemma of ['heroic', 'solitary', 'lavish']) {
      for (const seed of seeds) {
        const others = pickWordDistractors(makeWord(lemma, 'adj'), createRandom(seed)) ?? [];
        expect(others.flatMap(({ senses }) => senses).join(' ')).not.toMatch(/동성애|나체|음란/u);
      }
    }
  });
});

describe('getOptionGloss', () => {
  it('leaves out what says nothing without its remark', () => {
    expect(getOptionGloss(['속하다, (~의) 것이다'])).toBe('속하다');
    expect(getOptionGloss(['마디', '(음악) 박자'])).toBe('마디, 박자');
  });

  it('is nothing where the first sense needs a pattern', () => {
    expect(getOptionGloss(['~하는 경향이 있다'])).toBeUndefined();
  });
});
