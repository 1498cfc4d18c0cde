import { expect, test } from 'vitest';

import { canColour, canDo } from '#meaning/summary/summary-doers.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

const find = (text: string, word: string) => {
  const summary = analysePassage({ id: 'summary', text });
  const token = summary.tokens.find(({ lower }) => lower === word);
  if (token === undefined) throw new Error(`no ${word}`);
  return { summary, token };
};

test.each([
  ['False information continues to influence people.', 'influence', 'ignore', false],
  ['Teachers influence people.', 'influence', 'ignore', true],
  ['Small schools produce workers.', 'produce', 'prevent', false],
  ['Small farms produce waste and conflict.', 'produce', 'reduce', true],
])('%s: %s may be %s: %s', (line, word, verb, expected) => {
  const { summary, token } = find(line, word);
  expect(canDo(summary, token, verb)).toBe(expected);
});

test('only who has a will does anything secretly', () => {
  const parts = find('The parts of a system change independently.', 'independently');
  const people = find('The teachers work independently.', 'independently');
  expect(canColour(parts.summary, parts.token, 'secretly')).toBe(false);
  expect(canColour(people.summary, people.token, 'secretly')).toBe(true);
});
