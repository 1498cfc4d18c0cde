import { findEntry, type PartOfSpeech } from '@jadoo/lexicon';
import { expect, test } from 'vitest';

import { areNear } from '#meaning/option-sets.ts';
import { findSummaryWords } from '#meaning/summary/summary-words.ts';
import rows from '../../../data/summary-words.json' with { type: 'json' };

const listPos = (place: string): PartOfSpeech => {
  const pos = /^(?:adj|adv|n|v)/u.exec(place)?.[0];
  if (pos === 'adj' || pos === 'adv' || pos === 'n' || pos === 'v') return pos;
  throw new Error(`no part of speech: ${place}`);
};

test('every word of the rows is known, once in its place, and has a wrong word', () => {
  const seen = new Set<string>();
  for (const { place, words, opposites, others } of rows) {
    expect(`${opposites}${others}`, words).not.toBe('');
    for (const word of `${words} ${opposites} ${others}`.trim().split(/\s+/u))
      expect(findEntry(word, listPos(place)), `${place} ${word}`).toBeDefined();
    for (const word of words.split(' ')) {
      expect(seen.has(`${place} ${word}`), `${place} ${word}`).toBe(false);
      seen.add(`${place} ${word}`);
    }
  }
});

test('no word stands among its own wrong words, and no other word is one of its opposites', () => {
  for (const { words, opposites, others } of rows) {
    const [own, against, rest] = [words, opposites, others].map((list) => list.split(' ').filter(Boolean));
    expect(own?.filter((word) => against?.includes(word) === true || rest?.includes(word) === true)).toEqual(
      [],
    );
    expect(against?.filter((word) => rest?.includes(word))).toEqual([]);
  }
});

test.each([
  ['increase', 'v', 'vt', 'decrease'],
  ['hide', 'v', 'vt', 'reveal'],
  ['hesitate', 'v', 'vi+to', 'hurry'],
  ['aware', 'adj', 'adj+of', 'unaware'],
  ['gradual', 'adj', 'adj', 'sudden'],
  ['rarely', 'adv', 'adv', 'often'],
] as const)('%s (%s) has the opposite %s %s', (lemma, pos, place, opposite) => {
  const found = findSummaryWords(lemma, pos, place);
  expect(found?.opposites).toContain(opposite);
  expect(found?.others.some((other) => areNear(other, lemma, pos))).toBe(false);
});
