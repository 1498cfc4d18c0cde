import { expect, test } from 'vitest';

import { fitsSlot, readSlot } from '#meaning/blanks/slot-fit.ts';
import { readBlankWord } from '#meaning/option-sets.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

function fits(text: string, word: string, lemma: string): boolean | undefined {
  const analysis = analysePassageOnce({ id: text, text });
  const token = analysis.tokens.find(({ lower }) => lower === word);
  const rules = { minLetters: 4, mayFollowArticle: true, isReviewed: true };
  const blank = token && readBlankWord(analysis, token, rules);
  const slot = blank && readSlot(analysis, blank);
  return slot && fitsSlot(slot, lemma);
}

test.each([
  ['They moved for freedom.', 'freedom', 'wealth', true],
  ['They moved for freedom.', 'freedom', 'obstacle', false],
  ['The task feels more difficult.', 'difficult', 'dangerous', true],
  ['The task feels more difficult.', 'difficult', 'easy', false],
  ['Such borrowing is a great benefit.', 'benefit', 'burden', true],
  ['Such borrowing is a great benefit.', 'benefit', 'praise', false],
  ['What keeps the brain safe is its size.', 'safe', 'dangerous', true],
  ['What keeps the brain safe is its size.', 'safe', 'popular', false],
  ['Secrets destroy trust. They moved for freedom.', 'freedom', 'secrecy', false],
])('in “%s” for %s: %s %s', (text, word, lemma, expected) => {
  expect(fits(text, word, lemma)).toBe(expected);
});
