import { expect, test } from 'vitest';

import { listOtherRelatives } from '#grammar/other-relatives.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

test.each([
  ['The sailor who fears the sea stays home.', 'who', ['that']],
  ['They move in an order that nobody can predict.', 'that', ['which']],
  ['The learner that reads twice forgets more.', 'that', ['who']],
  ['There is no day on which they can rest.', 'on which', ['when']],
  ['This is the house in which they live.', 'in which', ['where']],
  ['This is the way in which they live.', 'in which', []],
  ['They reached the camp to which he had sent food.', 'to which', ['where']],
  ['It was the island to which the king fled.', 'to which', ['where']],
  ['It was a problem to which nobody had an answer.', 'to which', []],
  ['It is the season to which they look forward.', 'to which', []],
  ['This is the village where they live.', 'where', ['in which']],
  ['These are the islands where they live.', 'where', []],
  ['It is the best order that anybody has found.', 'that', []],
  ['She kept everything that reminded her of home.', 'that', []],
  ['The only key that fits the lock is lost.', 'that', []],
  ['The tower, which was a prison, burned.', 'which', []],
])('%s', (text, original, others) => {
  const analysis = analysePassageOnce({ id: 'p', text });
  const start = text.indexOf(` ${original} `) + 1;
  const firstToken = analysis.tokens.findIndex((token) => token.start === start);
  expect(listOtherRelatives(analysis, { category: '관계사', original, firstToken })).toEqual(others);
  expect(listOtherRelatives(analysis, { category: '대명사', original, firstToken })).toEqual([]);
});
