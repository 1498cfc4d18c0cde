import { describe, expect, test } from 'vitest';

import { analysePassage } from '#passage/analyse-passage.ts';
import { findQuote, showQuote } from '#wording/quote-clause.ts';

function quote(text: string, word: string, hidden?: string): string {
  const analysis = analysePassage({ id: 't', text });
  const find = (one: string | undefined) => analysis.tokens.find(({ lower }) => lower === one);
  const token = find(word);
  if (token === undefined) throw new Error(`no ${word}`);
  return showQuote(analysis, findQuote(analysis, token, find(hidden))).slice(1, -1);
}

describe('a quotation is a whole clause', () => {
  test.each([
    [
      'The queen laughed, but the story made her guests curious about the old ring.',
      'curious',
      'the story made her guests curious about the old ring',
    ],
    ['The bakers say that the bread is never warm.', 'warm', 'the bread is never warm'],
    ['She bought a coat that is easy to wash.', 'easy', 'She bought a coat that is easy to wash'],
    [
      'However, the new plan can remove the cheap but noisy engines.',
      'noisy',
      'the new plan can remove the cheap but noisy engines',
    ],
    ['We stay at home when the wind is strong.', 'strong', 'when the wind is strong'],
    ['The lesson is that patience pays in the end.', 'lesson', 'The lesson is that patience pays in the end'],
  ])('%s', (text, word, clause) => {
    expect(quote(text, word)).toBe(clause);
  });
});

describe('a long clause is quoted in part', () => {
  const text =
    'In the first winter after the war the poor farmers of the northern valley sold nearly all of their remaining cattle to the merchants of the large town.';
  test('never behind a verb without it', () => {
    expect(quote(text, 'cattle')).toMatch(/sold nearly all of their remaining cattle/u);
  });
  test('with the subject of a verb', () => {
    expect(quote(text, 'sold')).toMatch(
      /farmers of the northern valley sold nearly all of their remaining cattle/u,
    );
  });
});

test('the word in question is not quoted', () => {
  expect(quote('The weak rope broke a weaker branch.', 'weaker', 'weak')).toBe('broke a weaker branch');
});
