import { findConfusables, type PartOfSpeech } from '@jadoo/lexicon';
import { expect, test } from 'vitest';

import { areTaughtTogether, taughtPairs } from '#wording/taught-pairs.ts';

const classes: readonly PartOfSpeech[] = ['n', 'v', 'adj', 'adv'];

test('every pair is one of the look-alikes of the lexicon', () => {
  const unknown = [...taughtPairs].filter((pair) => {
    const [left = '', right = ''] = pair.split('/');
    return !classes.some((pos) => findConfusables(left, pos).some(({ word }) => word === right));
  });
  expect(unknown).toEqual([]);
});

test('a pair is known from either side, a word of another matter is none', () => {
  expect(areTaughtTogether('considerate', 'considerable')).toBe(true);
  expect(areTaughtTogether('considerable', 'considerate')).toBe(true);
  expect(areTaughtTogether('organism', 'organization')).toBe(false);
});
