import { expect, test } from 'vitest';

import { analysePassage } from '#passage/analyse-passage.ts';
import { hasLetterRival } from '#passage/letter-rivals.ts';

test.each([
  ['salt', 'The dish had little salt. The cook added sugar instead.', true],
  ['barley', 'The farm grows beans and barley on the hill.', true],
  ['salt', 'The dish had little salt. The cook added pepper instead.', false],
  ['salt', 'The dish had little salt. A song rose from the street.', false],
  ['contain', 'They contain tea. They carry coffee.', true],
])('%s in “%s”: %s', (word, text, expected) => {
  const { tokens } = analysePassage({ id: text, text });
  const token = tokens.find(({ lower }) => lower === word);
  if (token === undefined) throw new Error(`${word} is missing`);
  expect(hasLetterRival(tokens, token)).toBe(expected);
});
