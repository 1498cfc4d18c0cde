import { describe, expect, test } from 'vitest';

import { findGrammarSpots } from '#grammar/find-spots.ts';
import type { GrammarSpot } from '#grammar/spot.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

const findRule = (text: string, rule: string): GrammarSpot | undefined =>
  findGrammarSpots(analysePassage({ id: 'x', text })).find((spot) => spot.rule === rule);

describe('adjectives behind verbs that are actions as well', () => {
  test.each([
    'In the shade of the wall the grass grew thick.',
    'He opened the letter and looked sad.',
    'The children were told to stay quiet.',
  ])('are not asked where the adverb fits as well: %s', (text) => {
    expect(findRule(text, 'adjective-complement')).toBeUndefined();
  });

  test.each([
    'As the hours passed, the visitors grew anxious.',
    'After the repair the road looked safe.',
    'The cause of the fire remains uncertain.',
  ])('are asked where only they fit: %s', (text) => {
    expect(findRule(text, 'adjective-complement')?.form).toBe('형용사');
  });
});

describe('what is said behind a phrase', () => {
  test('is no relative clause', () => {
    const text = 'She wrote at the bottom of his form that she would trust any number he gave her.';
    expect(findRule(text, 'relative-not-what')).toBeUndefined();
  });
});

describe('an emphatic reflexive', () => {
  test.each([
    ['These differences are in great part the price of size itself.', false],
    ['The marks are shapes that the lenses themselves had made in the tube.', true],
    ['She did not notice the title of the painting itself.', true],
  ])('is an error to find only where its number cannot mean the subject: %s', (text, isAnswer) => {
    expect(findRule(text, 'pronoun-reflexive-number')?.isAnswer).toBe(isAnswer);
  });
});

test('no spot ends inside a word that is written as one', () => {
  const spots = findGrammarSpots(
    analysePassage({
      id: 'x',
      text: 'The speaker must decide what we cannot leave out of the story that we tell.',
    }),
  );
  expect(spots.filter(({ original }) => /\bcan$/u.test(original))).toEqual([]);
});

describe('the place that where takes up', () => {
  test.each([
    'He went to Rome on a pension, where he wrote his last three books.',
    'They planted flowers where the soil was too poor.',
    'She left for Paris with a friend, where she learned to paint.',
  ])('is no noun beside it: %s', (text) => {
    expect(findRule(text, 'relative-adverb')).toBeUndefined();
  });

  test.each([
    ['He moved to a village where nobody knew him.', 'village'],
    ['She worked in a clinic where the patients paid nothing.', 'clinic'],
    ['They traveled to Lisbon, where they sold the ship.', 'Lisbon'],
  ])('is the noun before it: %s', (text, noun) => {
    expect(findRule(text, 'relative-adverb')?.because).toContain(`선행사가 ${noun}`);
  });
});

describe('words that look like others', () => {
  test.each([
    ['Draining the marsh, people once believed, freed the town of fever.', 'participle-initial'],
    ['Hearing that the tower was to be torn down, they raised the money.', 'relative-not-what'],
    ['The silence before the word makes listeners lean forward.', 'adjective-object-complement'],
    ['Nobody was forced to save, nor was anyone prevented from leaving.', 'participle-passive-modifier'],
  ])('are not asked for what they are not: %s', (text, rule) => {
    expect(findRule(text, rule)).toBeUndefined();
  });

  test.each([
    ['Draining the marsh, the farmers freed the town of fever.', 'participle-initial'],
    ['The island has a local saying that carries the same warning.', 'relative-not-what'],
    ['The long silence made the listeners nervous.', 'adjective-object-complement'],
    ['The workers were people prevented from leaving by the storm.', 'participle-passive-modifier'],
  ])('are asked for what they are: %s', (text, rule) => {
    expect(findRule(text, rule)).toBeDefined();
  });
});

describe('reasons', () => {
  test.each([
    ['They reached the top by going straight ahead.', '자리이므로'],
    ['He was good at judging what others wanted.', '자리이므로'],
    ['She earned a living by selling her pictures.', '목적어로 취하므로'],
  ])('a gerund has an object only where one follows: %s', (text, reason) => {
    expect(findRule(text, 'gerund-after-preposition')?.because).toContain(reason);
  });

  test.each([
    'Not until the late 1960s, however, were common rules for the game agreed upon.',
    'Only in the last two decades have such maps been drawn.',
  ])('the noun before an inverted verb is no subject: %s', (text) => {
    expect(findRule(text, 'agreement-long-subject')).toBeUndefined();
    expect(findRule(text, 'agreement-plain')).toBeUndefined();
  });

  test.each([
    ['The second storm was far more violent than the first.', 'much, even, still'],
    ['Most visitors never reach the upper floor.', 'Almost all'],
    ['The houses are much lower here than in the city.', 'far, even, still'],
  ])('other right words are told: %s', (text, others) => {
    const spots = findGrammarSpots(analysePassage({ id: 'x', text }));
    expect(spots.map(({ alsoRight }) => alsoRight)).toContain(others);
  });

  test('far before a number of things has no other word', () => {
    expect(
      findRule('There are far more visitors in spring.', 'comparative-modifier')?.alsoRight,
    ).toBeUndefined();
  });
});
