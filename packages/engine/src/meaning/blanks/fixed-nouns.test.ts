import { expect, test } from 'vitest';

import { isFixedNoun } from '#meaning/blanks/fixed-nouns.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

test.each([
  ['They corrected the error.', 'error', true],
  ['Such quiet trust grew slowly.', 'trust', true],
  ['Limits protect its accuracy.', 'accuracy', true],
  ['They relied on knowledge kept in memory.', 'knowledge', true],
  ['They felt respect for the town.', 'respect', true],
  ['They made comfort so cheap.', 'comfort', true],
  ['They judged the value of an answer.', 'value', false],
  ['They relied on their own judgment.', 'judgment', false],
  ['It was a tool of control.', 'control', false],
  ['They gained a lot of freedom.', 'freedom', false],
  ['Persuasion begins with respect.', 'respect', false],
])('a noun is settled by the words around it or not: %s', (text, word, expected) => {
  const analysis = analysePassageOnce({ id: text, text });
  const token = analysis.tokens.find(({ lower }) => lower === word);
  expect(token && isFixedNoun(analysis, token)).toBe(expected);
});
