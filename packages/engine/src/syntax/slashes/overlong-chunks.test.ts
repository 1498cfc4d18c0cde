import { describe, expect, it } from 'vitest';

import { cutSentence } from '#test-fixtures/cut-sentence.ts';

describe('what nobody reads in one breath', () => {
  it.each([
    [
      'After school she became the head of the department of history at the old university of the northern capital.',
      'history / at the',
    ],
  ])('is parted before a phrase: %s', (text, gap) => {
    expect(cutSentence(text)).toContain(gap);
  });

  it.each([
    ['Many people read only the headline of a news article and then move on to the next one.', 'move / on'],
    ['The lesson is that to have access to something is not the same as to have seen it.', 'access / to'],
  ])('but not inside what is said together: %s', (text, gap) => {
    expect(cutSentence(text)).not.toContain(gap);
  });
});
