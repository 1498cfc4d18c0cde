import { expect, test } from 'vitest';

import { isNumberSettled } from '#meaning/settled-number.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

test.each([
  ['signals', 'The guards know the signals by which they open the gate.', false],
  ['lanterns', 'The guards carry their lanterns through the long night.', false],
  ['lanterns', 'The guards carry two small lanterns through the night.', true],
  ['lanterns', 'The guards carry lanterns through the long night.', true],
  ['lanterns', 'The old lanterns are lit in the long night.', true],
  ['gate', 'The guards open the gate in the long night.', true],
])('whether nothing but the plural can stand for %s in: %s', (word, text, isSettled) => {
  const analysis = analysePassage({ id: 'p', text });
  const token = analysis.tokens.find(({ lower }) => lower === word);
  expect(token && isNumberSettled(analysis, token)).toBe(isSettled);
});
