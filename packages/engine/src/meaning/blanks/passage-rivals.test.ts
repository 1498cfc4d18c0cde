import { describe, expect, test } from 'vitest';

import { findBlankRivals } from '#meaning/blanks/blank-rivals.ts';
import { listPassageRivals } from '#meaning/blanks/passage-rivals.ts';
import { readSummaryBlank } from '#meaning/summary/summary-blanks.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

/** What the passage lends for a word of its last sentence. */
function borrow(word: string, opening: string, end: string): string[] {
  const analysis = analysePassageOnce({ id: opening + end, text: `${opening} ${end}` });
  const alone = analysePassageOnce({ id: end, text: end });
  const token = analysis.tokens.findLast(({ text }) => text === word);
  const own = alone.tokens.find(({ text }) => text === word);
  const blank = own && readSummaryBlank(alone, own, findBlankRivals);
  if (token === undefined || blank === undefined) throw new Error(`no blank ${word}`);
  return listPassageRivals(analysis, alone, blank, token).map(({ text }) => text);
}

const end = 'Coaches therefore mistake maturity for ability.';

describe('a word is borrowed from the passage', () => {
  test.each([
    'The children of one class differ in size.',
    'A year at that age means a lot of size.',
    'Nobody speaks of size in the first lesson.',
  ])('that goes with the words beside the blank: %s', (opening) => {
    expect(borrow('ability', opening, end)).toEqual(['size']);
  });
});

describe('no word is borrowed', () => {
  test.each([
    ['that is near the right one', 'skill', 'The children of one class differ in skill.'],
    ['that stands in the sentence of the blank', 'maturity', 'The children differ in maturity.'],
    ['that is praised like the right one', 'success', 'The parents wish for success.'],
    ['that goes with none of them', 'leadership', 'The teams differ in leadership.'],
    ['of another number', 'games', 'The children of one class play games.'],
  ])('%s', (_, word, opening) => {
    expect(borrow('ability', opening, end)).not.toContain(word);
  });
});
