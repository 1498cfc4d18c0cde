import { expect, test } from 'vitest';

import { isFairPair } from '#wording/fair-pairs.ts';

test.each([
  ['empty', 'full', '빈', 0, true],
  ['hard', 'soft', '단단한', 1, true],
  ['hard', 'easy', '단단한', 1, false],
  ['exactly', 'roughly', '정확히', 0, true],
  ['exactly', 'roughly', '바로', 0, false],
])(
  'beside an opposite a word has the meaning that belongs to it: %s/%s %s',
  (word, other, meaning, sense, isFair) => {
    expect(isFairPair(word, other, meaning, sense)).toBe(isFair);
  },
);

test('an opposite that suits few places of a word is no choice, though the word may suit its own', () => {
  expect(isFairPair('start', 'stop', '시작하다', 0)).toBe(false);
  expect(isFairPair('stop', 'start', '멈추다', 0)).toBe(true);
});
