import { expect, test } from 'vitest';

import { viewSentence, type SentenceView } from '#grammar/sentence-view.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { isFreeWord, readVerbUse } from '#wording/swap-slots.ts';
import { listAntonymSwaps, listConfusableSwaps } from '#wording/swap.ts';

function findWord(text: string, word: string): { view: SentenceView; index: number } {
  const analysis = analysePassage({ id: 'swap', text });
  const [sentence] = analysis.sentences;
  if (!sentence) throw new Error('no sentence');
  const view = viewSentence(analysis, sentence);
  return { view, index: view.tokens.findIndex(({ text: own }) => own === word) };
}

function listForms(text: string, word: string): string[] {
  const { view, index } = findWord(text, word);
  return listConfusableSwaps(view, index).map(({ form }) => form);
}

test.each([
  ['The mayor assembled the old machine in the hall.', 'assembled', ['resembled']],
  ['The old machine was quickly assembled in the hall.', 'assembled', ['resembled']],
  // Beside other phrases one of the two could not stand at all.
  ['The guests assembled in the hall before noon.', 'assembled', []],
  ['The mayor assembled the old men to sing for the guests.', 'assembled', []],
  ['Most villagers admit that the bridge is old.', 'admit', []],
])('verbs that look alike are rivals only where both can stand: %s', (text, word, forms) => {
  expect(listForms(text, word)).toEqual(forms);
});

test.each([
  ['The tall corn gave the beans something to climb, and both grew well.', 'climb', 'unclear'],
  ['The two boys climb the wall of the garden.', 'climb', 't'],
  ['Prices climb in winter.', 'climb', 'i'],
  ['The school added forty minutes of sport to every day.', 'added', 'unclear'],
  ['The talk adds only a few minutes to every visit.', 'adds', 'unclear'],
  ['The town released the beavers into the river.', 'released', 'unclear'],
  ['The dam slows the loss of heat from the water.', 'slows', 't'],
])('what a verb takes decides what may stand for it: %s', (text, word, use) => {
  const { view, index } = findWord(text, word);
  expect(readVerbUse(view, index)).toBe(use);
});

test('of a compound noun the second half has no look-alike', () => {
  expect(listForms('The cows ate on the shared pasture.', 'pasture')).toContain('posture');
  expect(listForms('The cows ate on the mountain pasture.', 'pasture')).toEqual([]);
});

test('a word on -ing that takes an object is no noun', () => {
  const { view, index } = findWord(
    'Some plants solve this problem by opening their holes at night.',
    'opening',
  );
  expect(isFreeWord(view, index, 'ending')).toBe(false);
});

test.each([
  ['The court must decide whether the man was careless.', 'careless', 0],
  ['The man was careless in the old house.', 'careless', 1],
])('what is asked may as well be the contrary: %s', (text, word, count) => {
  const { view, index } = findWord(text, word);
  expect(Math.min(1, listAntonymSwaps(view, index).length)).toBe(count);
});

test.each([
  ['They eat healthy food in the town.', 'healthy', ['unhealthy']],
  ['They help healthy people in the town.', 'healthy', ['sick', 'unhealthy']],
  ['Even the best singers of the town are poor.', 'best', []],
  ['The cards have some effect on the guests.', 'effect', []],
  ['The effect of the cards is small.', 'effect', ['cause']],
  ['They reject the old theories of the town.', 'theories', []],
  ['The conflict was great.', 'conflict', ['cooperation', 'harmony']],
  ['Some of these conflicts were great.', 'conflicts', []],
])('a contrary stands only where it makes sense: %s', (text, word, forms) => {
  const { view, index } = findWord(text, word);
  expect(
    listAntonymSwaps(view, index)
      .map(({ form }) => form)
      .sort(),
  ).toEqual(forms);
});

test.each([
  ['We conclude at once that an animal has passed by.', 'conclude', false],
  ['The long meal concluded at once.', 'concluded', true],
])('a verb with a that-clause has no opposite without one: %s', (text, word, isSwapped) => {
  const { view, index } = findWord(text, word);
  expect(listAntonymSwaps(view, index).length > 0).toBe(isSwapped);
});
