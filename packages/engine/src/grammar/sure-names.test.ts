import { describe, expect, test } from 'vitest';

import { findGrammarSpots } from '#grammar/find-spots.ts';
import type { GrammarSpot } from '#grammar/spot.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

const findSpots = (text: string): readonly GrammarSpot[] =>
  findGrammarSpots(analysePassage({ id: 'x', text }));
const findRule = (text: string, rule: string): GrammarSpot | undefined =>
  findSpots(text).find((spot) => spot.rule === rule);

describe('a noun is named only where it is surely the one', () => {
  test.each([
    'This inside route carries the heavy boxes down to the port.',
    'A storm causes damage in the old harbor and people leave.',
    'Implicit in this plan is the hope that rain will come soon.',
    'This cutting is slow in the summer months of the year.',
  ])('what may be read in another way is no subject: %s', (text) => {
    const named = findSpots(text).filter(({ rule }) => /^(?:agreement-long|finite-main)/u.test(rule));
    expect(named.map(({ because }) => because)).toEqual([]);
  });

  test('a compound that may end in a participle is quoted with all that follows', () => {
    const text = 'A risk spread over many small farms is easier to bear.';
    expect(findRule(text, 'agreement-long-subject')?.because).toContain('many small farms');
  });

  test('of two nouns before a participle or a reflexive neither is named', () => {
    const modified = findRule(
      'You can see a narrow strip of dry sand cutting across the wet field.',
      'participle-active-modifier',
    );
    expect(modified?.because).toContain('앞의 명사(구)가');
    const stressed = findRule(
      'The plan changed the wall of the town itself by adding a gate.',
      'pronoun-reflexive-number',
    );
    expect(stressed?.because).not.toContain('town');
  });

  test('a verb that looks like a noun is not stressed by the reflexive behind it', () => {
    const text = 'He had to leave home early and support himself with small jobs.';
    expect(findRule(text, 'pronoun-reflexive-number')?.because ?? '').not.toContain('강조');
  });
});

describe('what is told to be a relative or a question by what governs it', () => {
  test.each([
    'The clerk quietly gave the boy what he had found in the box.',
    'He was proud of what they had built with their own hands.',
    'They moved away, since what they had saved was not enough.',
    'She was born in what is now a quiet part of the city.',
  ])('only a relative: %s', (text) => {
    expect(findRule(text, 'nominal-what')?.form).toBe('선행사를 포함한 관계대명사');
  });

  test.each([
    'The clerk did not know what he had found in the box.',
    'The old map told us what they had built on the hill.',
    'They had no clear idea of what they needed for the trip.',
    'What they meant by the note was unclear to the whole class.',
  ])('perhaps a question: %s', (text) => {
    expect(findRule(text, 'nominal-what')?.form).toBe('선행사를 포함한 관계대명사(의문사)');
  });

  test('that behind a verb whose object is what joins no clause to the verb', () => {
    const spots = findSpots('They ask what each person knows that the others do not.');
    expect(spots.filter(({ category }) => category === '접속사')).toEqual([]);
  });
});

describe('the part of speech', () => {
  test('an adjective that is an adverb as well is no wrong form', () => {
    const spots = findSpots('The land of the village is evenly divided among the farmers.');
    expect(spots.map(({ corrupted }) => corrupted)).not.toContain('even');
  });

  test('tired and pleased are adjectives of a state and no passives', () => {
    const text = 'The bus waits there for the people who are tired.';
    expect(findRule(text, 'voice-passive')).toBeUndefined();
    expect(findRule(text, 'participle-emotion')?.form).toBe('과거분사형 형용사');
  });

  test('a verb form without its auxiliary is a participle', () => {
    const text = 'She drew a row of doors, one leading smoothly to the next.';
    expect(findRule(text, 'adverb-modifying')?.because).toContain('분사');
  });

  test('a question is no inversion', () => {
    const text = 'For example, is a small jar for four coins cheaper than a large one?';
    expect(findRule(text, 'agreement-place-inversion')).toBeUndefined();
  });

  test('how opens an indirect question', () => {
    expect(findRule('He asked how they had built the bridge.', 'how-clause')?.category).toBe('의문사');
  });

  test('an inverted clause is not parallel to the verb before', () => {
    const text = 'They lost a ship nobody had seen, and no longer did it matter to them.';
    expect(findSpots(text).filter(({ original }) => original === 'did')).toEqual([]);
  });
});
