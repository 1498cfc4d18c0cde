import { expect, test } from 'vitest';

import { readOpenWord } from '#meaning/summary/summary-blanks.ts';
import { carriesClaim, isOfNamed } from '#meaning/summary/summary-points.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

const read = (text: string) => analysePassage({ id: 'summary', text });

test.each([
  ['Written comments improve the lessons.', 'improve', false, true],
  ['Most farmers want to use the path.', 'want', false, false],
  ['Modern rituals replace the harmful drinks.', 'harmful', false, true],
  ['Modern rituals replace the harmful drinks.', 'modern', false, false],
  ['Customers stay because of high costs.', 'high', true, true],
  ['Customers stay because of high costs.', 'high', false, false],
] as const)('%s: whether %s carries the claim (in the 요지: %s): %s', (line, word, isInGist, expected) => {
  const summary = read(line);
  const token = summary.tokens.find(({ lower }) => lower === word);
  const blank = token && readOpenWord(summary, token);
  expect(blank !== undefined && carriesClaim(summary, blank, isInGist)).toBe(expected);
});

test.each([
  ['James Naismith invented a game for the winter.', true],
  ['Quiet rooms help readers.', false],
])('%s tells of somebody of a name: %s', (line, expected) => {
  expect(isOfNamed(read(line))).toBe(expected);
});
