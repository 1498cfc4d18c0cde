import { expect, test } from 'vitest';

import { areSynonyms, splitMeanings } from '#passage/korean-synonyms.ts';

test.each([
  ['특성', '특징', true],
  ['올리다', '들어 올리다', true],
  ['전문의', '행인', false],
  ['~에 의존하다', '달려 있다', false],
])('%s and %s: %s', (left, right, expected) => {
  expect(areSynonyms(left, right)).toBe(expected);
});

test('a comma within brackets joins no meanings', () => {
  expect(splitMeanings('(빛, 소리를) 내다, 뿜다')).toEqual(['(빛, 소리를) 내다', '뿜다']);
});
