import { expect, test } from 'vitest';

import { isPerson } from '#syntax/persons.ts';

const noun = (lemma: string) => ({
  lemma,
  lower: lemma,
  text: lemma,
  tag: 'NN',
  start: 0,
  end: 0,
  index: 0,
  sentence: 0,
  isSure: true,
});

test.each(['learner', 'people', 'traveler', 'scientist', 'planner', 'composer', 'those'])(
  '%s is a person',
  (word) => {
    expect(isPerson(noun(word))).toBe(true);
  },
);

test.each([
  'number',
  'factor',
  'letter',
  'center',
  'accident',
  'element',
  'matter',
  'water',
  'doubt',
  'river',
  'affection',
])('%s is none', (word) => {
  expect(isPerson(noun(word))).toBe(false);
});
