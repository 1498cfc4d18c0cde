import { describe, expect, test } from 'vitest';

import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { listPlainSpots } from '#wording/answer-spots.ts';
import { readFillerWorth } from '#wording/filler-worth.ts';
import { isGivenAway } from '#wording/giveaway.ts';
import { findWordSpots } from '#wording/word-spots.ts';

function listSpots(text: string) {
  const analysis = analysePassageOnce({ id: 'x', text });
  const opposed = findWordSpots(analysis);
  return [...opposed, ...listPlainSpots(analysis)];
}

const readWorth = (text: string, word: string) => {
  const spot = listSpots(text).find(({ token }) => token.text === word);
  return spot && readFillerWorth(spot);
};

describe('what a right word is worth beside the wrong one', () => {
  test.each([
    ['The new rule may increase the number of visitors.', 'increase', 'sure'],
    ['Such habits are useful when time is short.', 'useful', 'sure'],
    ['The main advantage of the plan is its price.', 'advantage', 'sure'],
    ['They built the largest library in the country.', 'largest', 'weak'],
    ['Visitors admire the northwestern valleys.', 'northwestern', 'none'],
    ['The village therefore kept its old mill.', 'therefore', 'none'],
    ['Writers often change their plans.', 'often', 'none'],
    ['The lesson lasted an hour.', 'lesson', 'none'],
  ])('%s %s', (text, word, worth) => {
    expect(readWorth(text, word) ?? 'none').toBe(worth);
  });

  test.each([
    ['The root sinks deep into the wet soil.', 'deep'],
    ['The guards pay attention to every guest.', 'attention'],
  ])('a flat adverb and half of a set phrase carry no mark: %s', (text, word) => {
    expect(listSpots(text).map(({ token }) => token.text)).not.toContain(word);
  });
});

describe('a wrong word that shows itself', () => {
  const listGiven = (text: string) => {
    const analysis = analysePassageOnce({ id: 'x', text });
    return findWordSpots(analysis).flatMap(({ rivals }) =>
      rivals
        .filter(({ swap }) => swap.source === 'antonym' && isGivenAway(analysis, swap))
        .map(({ swap }) => swap.form),
    );
  };

  test.each([
    ['A second key solves the problem at once.', 'solution'],
    ['A tool for weak arms is a gift for a strong worker.', 'strong'],
  ])('%s', (text, form) => {
    expect(listGiven(text)).toContain(form);
  });

  test('an opposite in another sentence gives nothing away', () => {
    expect(listGiven('It is a tool for weak arms. He gave it to a strong worker.')).toEqual([]);
  });
});
