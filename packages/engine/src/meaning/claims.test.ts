import { describe, expect, test } from 'vitest';

import { viewSentence } from '#grammar/sentence-view.ts';
import { readClaim } from '#meaning/claims.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

function readFirst(text: string) {
  const analysis = analysePassageOnce({ id: 'p', text });
  return analysis.sentences.map((sentence) => readClaim(viewSentence(analysis, sentence)))[0];
}

describe('what a sentence does', () => {
  test.each([
    'Therefore, a rule needs reasons.',
    'Silence, in other words, is an answer.',
    'The lesson is that haste costs time.',
    'A good host is not a servant but a guide.',
    'However, the smell fades within a day.',
  ])('it makes a point: %s', (text) => {
    expect(readFirst(text)).toMatchObject({ isMarked: true, isCase: false, isPast: false });
  });

  test.each([
    ['isCase', 'For example, bakers rise early.'],
    ['isCase', 'In one study, students write letters.'],
    ['isCase', 'Some farmers keep geese.'],
    ['isPast', 'The bakers opened the shop at dawn.'],
    ['isReport', 'The bread of Vienna tastes sweet.'],
    ['isReport', 'The shop sells 200 loaves a day.'],
  ] as const)('it is less (%s): %s', (key, text) => {
    expect(readFirst(text)?.[key]).toBe(true);
  });

  test('some of what we do is no case', () => {
    expect(readFirst('Some of what we call luck is practice.')?.isCase).toBe(false);
  });
});
