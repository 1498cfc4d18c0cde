import { describe, expect, test } from 'vitest';
import { explainRight } from '#grammar/explain-spot.ts';
import { findGrammarSpots } from '#grammar/find-spots.ts';
import type { GrammarSpot } from '#grammar/spot.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

const findSpots = (text: string): readonly GrammarSpot[] =>
  findGrammarSpots(analysePassage({ id: 'x', text }));
const findRule = (text: string, rule: string): GrammarSpot | undefined =>
  findSpots(text).find((spot) => spot.rule === rule);

describe('explanations and wrong forms of single detectors', () => {
  test('that after an earlier so is the clause of result, however far away', () => {
    const text =
      'So many creatures depend on dead wood at some stage of their lives that a forest without it is a poor place.';
    expect(findRule(text, 'relative-not-what')).toBeUndefined();
    expect(findRule(text, 'conjunction-result-that')?.because).toContain('so many');
  });

  test('a verb that might follow the preposition of its noun is no answer', () => {
    const text = 'It is only possible through the will to do it and absorb the costs.';
    expect(findRule(text, 'parallel-verb')?.isAnswer ?? false).toBe(false);
  });

  test('an object with -ing after want is never offered as wrong', () => {
    const spot = findRule('Her mother never wanted her to hear the news.', 'complement-to-infinitive');
    expect(spot?.corrupted).toBe('hear');
  });

  test('the verb of a clause is no participle of the name before it', () => {
    const text =
      'The day that began with a raid on a hotel in Zurich ended with sixteen officials being arrested.';
    expect(findRule(text, 'participle-passive-modifier')).toBeUndefined();
    expect(
      findSpots('The meeting in Zurich ended with a long speech.').map(({ rule }) => rule),
    ).not.toContain('participle-passive-modifier');
  });

  test('a subject is quoted without the participle that modifies it', () => {
    const spot = findRule('The betrayal of trust set forth here is outrageous.', 'finite-main-verb');
    expect(spot?.because).toContain('주어(The betrayal of trust)');
  });

  test('an adverb before be goes with the participle after it', () => {
    const spot = findRule('The mistake can easily be fixed with a pencil.', 'adverb-modifying');
    expect(spot?.because).toBe('동사 fixed를 꾸미므로');
  });

  test('the partner of a parallel form is quoted with its own particle and whole', () => {
    const spot = findRule('The site does not offer shares but allows users to sell them.', 'parallel-verb');
    expect(spot?.because).toContain('does not offer와 병렬로');
    expect(spot && explainRight(spot)).not.toMatch(/\((?:과|와)\)/u);
  });

  test('the subject after an inverted auxiliary ends before the verb', () => {
    const text = 'Not only does such a habit demand time, but it also costs money.';
    expect(findRule(text, 'agreement-inverted')?.because).toContain('주어가 such a habit으로 단수');
  });
});
