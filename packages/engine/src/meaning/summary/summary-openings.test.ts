import { expect, test } from 'vitest';

import { readBlankWord } from '#meaning/option-sets.ts';
import { isLeftOpen } from '#meaning/summary/summary-openings.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

test.each([
  ['The rule does not reduce costs.', 'reduce', true],
  ['The label tells whether plants are safe.', 'safe', true],
  ['The rule reduces costs.', 'reduces', false],
  ['The wealth of a man does not prove his wisdom.', 'wealth', true],
])('%s: what stands for %s is left open: %s', (text, word, isOpen) => {
  const summary = analysePassage({ id: 'summary', text });
  const token = summary.tokens.find(({ lower }) => lower === word);
  const rules = { minLetters: 4, mayFollowArticle: true, isReviewed: true };
  const blank = token && readBlankWord(summary, token, rules);
  expect(blank && isLeftOpen(summary, blank)).toBe(isOpen);
});
