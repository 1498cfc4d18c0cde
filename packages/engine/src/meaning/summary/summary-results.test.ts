import { expect, test } from 'vitest';

import { readBlankWord, type BlankWord } from '#meaning/option-sets.ts';
import { isOfResult, suitsObject } from '#meaning/summary/summary-results.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';

function read(line: string, word: string): [PassageAnalysis, BlankWord] {
  const summary = analysePassageOnce({ id: 'summary', text: line });
  const token = summary.tokens.find(({ text }) => text === word);
  const blank =
    token && readBlankWord(summary, token, { minLetters: 4, mayFollowArticle: true, isReviewed: true });
  if (!blank) throw new Error(`no ${word}`);
  return [summary, blank];
}

test.each([
  ['A trick inspired by a song led to the first pump.', 'inspired', true],
  ['The glass made long trips possible, which in turn gave towns new trade.', 'possible', true],
  ['The dike reduced the floods, so that nobody left the valley.', 'reduced', true],
  ['Music eases the pain of nurses and leads them to sing.', 'eases', true],
  ['Karl Lund started collecting stamps late in life.', 'collecting', true],
  ['Karl Lund started collecting stamps late in life.', 'started', true],
  ['The glass makes long trips possible, but few towns pay for it.', 'possible', false],
  ['The dike reduced the floods because it was high.', 'reduced', false],
  ['Music eases the pain of nurses and their guests.', 'eases', false],
  ['Ranking workers discourages cooperation, so that the firm is weakened.', 'discourages', false],
])('%s: what came of it settles %s: %s', (line, word, isSettled) => {
  expect(isOfResult(...read(line, word))).toBe(isSettled);
});

test.each([
  ['A short glance acknowledges others.', 'acknowledges', false],
  ['The rule excluded those who could not pay.', 'excluded', false],
  ['The law restricts rich families.', 'restricts', false],
  ['The law restricts the trade.', 'restricts', true],
  ["The law restricts the families' income.", 'restricts', true],
  ['The rule excluded the proof.', 'excluded', true],
])('%s: instead of %s “conceal” may stand: %s', (line, word, mayStand) => {
  expect(suitsObject(...read(line, word), 'conceal')).toBe(mayStand);
});

test.each([
  ['The warm spring upset the timing of the ferries.', 'upset', false],
  ['The long delay upset the passengers.', 'upset', true],
  ['The passengers were upset by the delay.', 'upset', true],
])('%s: instead of %s “comfort” may stand: %s', (line, word, mayStand) => {
  expect(suitsObject(...read(line, word), 'comfort')).toBe(mayStand);
});
