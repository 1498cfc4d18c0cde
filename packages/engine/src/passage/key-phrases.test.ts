import { expect, it } from 'vitest';

import { analysePassage } from '#passage/analyse-passage.ts';
import { listKeyPhrases } from '#passage/key-phrases.ts';

const listTexts = (text: string): string[] =>
  listKeyPhrases(analysePassage({ id: 'p', text })).flatMap(({ phrase, isOpen }) =>
    isOpen ? [] : phrase.text,
  );

it.each([
  'The craft passes from hand to hand in slow company.',
  'They walked from hand to hand in the dark.',
])('a word said twice opens no phrase: %s', (text) => {
  expect(listTexts(text)).not.toContain('hand in');
});

it('the same phrase is listed where it stands for itself', () => {
  expect(listTexts('The students had to hand in their essays by Friday.')).toContain('hand in');
});

it.each([
  ['The net will keep one child safe from malaria.', false],
  ['Salt kept the meat from turning sour.', true],
  ['A fence may prevent dogs from entering the yard.', true],
] as const)('a phrase that keeps somebody from doing asks for a verb: %s', (text, isListed) => {
  expect(listTexts(text).some((phrase) => phrase.endsWith(' from'))).toBe(isListed);
});

it.each([
  'He said in that part of the play that all was lost.',
  'A sound that is heard at night wakes them.',
  'The trust between them gave out at last.',
  'The farm lies far from the crowded town.',
  'A film of oil lay on the surface of the pond.',
])('what stands there for itself is no phrase to learn: %s', (text) => {
  expect(listTexts(text).filter((phrase) => phrase !== 'at last' && phrase !== 'at night')).toEqual([]);
});

it.each([
  ['In a line we keep watching the people beside us.', 'keep watch'],
  ['The firms invest heavily in better machines.', 'invest ~ in'],
])('a word in another form and a place that nothing fills make no phrase: %s', (text, phrase) => {
  expect(listTexts(text)).not.toContain(phrase);
});

it.each([
  ['The guards keep watch over the gate.', 'keep watch'],
  ['The firms invest their profits in better machines.', 'invest ~ in'],
  ['The growth of the plant is confined largely to the coast.', 'be confined to'],
  ['What we see depends not only on the sky.', 'depend on'],
  ['Many villages rely heavily on the river.', 'rely on'],
])('the phrase that stands there is listed: %s', (text, phrase) => {
  expect(listTexts(text)).toContain(phrase);
});

const listOpen = (text: string): string[] =>
  listKeyPhrases(analysePassage({ id: 'p', text })).flatMap(({ phrase, isOpen }) =>
    isOpen ? phrase.text : [],
  );

it('a verb whose particle stands apart is left to the translation, but not one whose preposition only looks like a particle', () => {
  expect(listOpen('The keepers pieced the old fragments together.')).toContain('piece together');
  expect(listOpen('He filled rooms in the city with sand.')).not.toContain('fill in');
});

it('an adjective inside does not hide a phrase', () => {
  expect(listTexts('The brain pays little attention to them.')).toContain('pay attention to');
});
