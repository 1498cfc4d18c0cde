import { expect, test } from 'vitest';

import { readSummaryBlank } from '#meaning/summary/summary-blanks.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

function canBeAsked(line: string, word: string): boolean {
  const summary = analysePassageOnce({ id: 'summary', text: line });
  const token = summary.tokens.find(({ text }) => text === word);
  if (!token) throw new Error(`no ${word}`);
  return readSummaryBlank(summary, token) !== undefined;
}

test.each([
  // A phrase of two nouns, a word joined to another, what is made better, and ills that are.
  ['The burden of proof tires young lawyers.', 'burden'],
  ['Strict timetables destroy the freedom and pleasure of travel.', 'freedom'],
  ['The new stoves are cheap and safe.', 'safe'],
  ["A long walk improves the patients' health.", 'health'],
  ['Loud music improves the illness of the guests.', 'improves'],
  // What comes of the deed, and the end of a whole deed.
  ['The young weaver learned the craft and became a master.', 'learned'],
  ['Schools cut the breaks to increase learning.', 'increase'],
  ['The orphan rose through the ranks to become a judge.', 'rose'],
  // The middle of a list, set phrases, a word for things only, and what is no verb and no quality.
  ['Old songs bring back fear, shame, and anger.', 'shame'],
  ['Trains should leave as often and as soon as possible.', 'possible'],
  ['A poor guide tires the group.', 'poor'],
  ['The mayor lobbied hard for the bridge.', 'hard'],
  ['The fixed learning style of pupils is a myth.', 'learning'],
  ['The fever took many lives, including the priest.', 'including'],
  // Two means of one deed, and a work that somebody is known for.
  ['Toads survive the drought by hiding and shrinking.', 'shrinking'],
  ['The weaver created songs that everybody knows.', 'created'],
  // What is there was made.
  ['The maps created by old sailors are still useful.', 'created'],
  ['The monks built a chapel that survived every storm.', 'built'],
  // What kind of thing is told of, what is named or explained, and what the word alone goes with.
  ['The shop takes empty bottles back.', 'empty'],
  ['The concept of harm tires young lawyers.', 'harm'],
  ['A lasting advantage is to plant trees.', 'advantage'],
  ['The bark expands back within a year.', 'expands'],
  ['Most guests appreciate getting a letter.', 'appreciate'],
  ['The news reports influence judges, who must hurry, to be strict.', 'influence'],
  // What ought to be is good, who knows of the good knows of the bad, and two deeds done to one thing.
  ['Since readers are busy, fair reports should be short.', 'fair'],
  ['Old recipes keep knowledge about safe food.', 'safe'],
  ['Weak muscles are repaired and strengthened in the night.', 'strengthened'],
  ['Single examples are remembered only for their colors.', 'remembered'],
])('%s: its own sentence holds “%s” fast', (line, word) => {
  expect(canBeAsked(line, word)).toBe(false);
});

test.each([
  ['The burden tires young lawyers.', 'burden'],
  ['Strict timetables destroy the freedom of the travellers.', 'freedom'],
  ['The new stoves are safe.', 'safe'],
  ['A long walk improves the mood of the guests.', 'improves'],
  ['The young weaver learned the craft.', 'learned'],
  ['Her fame rose because the songs were simple.', 'rose'],
  ['Toads survive the drought by shrinking.', 'shrinking'],
  ['Strict teachers know the shame of the pupils.', 'shame'],
  ['A wide bridge made long trips possible.', 'possible'],
  ['A drought tires poor families.', 'poor'],
  ['The old bridge seems safe.', 'safe'],
  ['The canal created problems for the ferries.', 'created'],
  ['Sharing tools reduces the costs of small farms.', 'reduces'],
  ['Since readers are busy, fair reports please them.', 'fair'],
  ['Weak muscles are strengthened in the night.', 'strengthened'],
])('%s: “%s” can be asked', (line, word) => {
  expect(canBeAsked(line, word)).toBe(true);
});
