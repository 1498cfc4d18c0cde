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
    for (const [lemma, pos] of [
      ['heroic', 'adj'],
      ['solitary', 'adj'],
      ['lavish', 'adj'],
      ['expansion', 'n'],
      ['lovely', 'adj'],
    ] as const) {
      for (const seed of seeds) {
        const others = pickWordDistractors(makeWord(lemma, pos), createRandom(seed)) ?? [];
        expect(others.flatMap(({ senses }) => senses).join(' ')).not.toMatch(
          /동성애|나체|음란|속옷|유방|섹시/u,
        );
      }
    }
  });
});

describe('getOptionGloss', () => {
  it('shows every meaning as the key does, that with a pattern or a remark too', () => {
    expect(getOptionGloss(['고려하다', '~로 여기다'])).toBe('고려하다 / ~로 여기다');
    expect(getOptionGloss(['마디', '(음악) 박자'])).toBe('마디 / (음악) 박자');
  });
});

describe('a meaning that needs a pattern', () => {
  it.each(['consider', 'regard', 'enable'])('%s does not stand out among the options', (lemma) => {
    for (let seed = 0; seed < 10; seed += 1) {
      const others = pickWordDistractors(makeWord(lemma, 'v'), createRandom(seed)) ?? [];
      expect(others.filter(({ senses }) => /[~(]/u.test(senses.join())).length).toBeGreaterThan(1);
    }
  });
});

describe('a meaning of a wrong option', () => {
  it.each([
    ['revive', 'v', /회복하다/u],
    ['ensure', 'v', /확보하다/u],
    ['huge', 'adj', /방대한|광대한/u],
  ] as const)('is never what a word near to %s means', (lemma, pos, near) => {
    for (let seed = 0; seed < 40; seed += 1) {
      const others = pickWordDistractors(makeWord(lemma, pos), createRandom(seed)) ?? [];
      expect(others).toHaveLength(4);
      expect(others.flatMap(({ senses }) => senses).filter((sense) => near.test(sense))).toEqual([]);
    }
  });
});
