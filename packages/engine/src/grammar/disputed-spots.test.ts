import { describe, expect, test } from 'vitest';

import { findGrammarSpots } from '#grammar/find-spots.ts';
import { listOtherRelatives } from '#grammar/other-relatives.ts';
import type { GrammarSpot } from '#grammar/spot.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

const findRule = (text: string, rule: string): GrammarSpot | undefined =>
  findGrammarSpots(analysePassage({ id: 'x', text })).find((spot) => spot.rule === rule);

describe('wrong forms that a careful reader may take for right', () => {
  test.each([
    ['When economists drew a chart of the times, it showed sharp peaks.', 'voice-active'],
    ['By the end of the first lesson he could draw a square of dots.', 'voice-active'],
    ['Nobody dared to recommend a virtue to the young king again.', 'voice-active'],
    ['They would make better choices if they were given more information.', 'voice-passive'],
    ['The luck of the day falls on those who are judged by the result.', 'voice-passive'],
    ['Later they made the whole trip and judged the distance correctly.', 'adverb-modifying'],
    ['The old man was staring helplessly at the buttons of a dryer.', 'adverb-modifying'],
    ['He was tired at the interview and never learned what had happened.', 'participle-emotion'],
    ['The large companies were not interested at first in the idea.', 'participle-emotion'],
    ['No one in that century could have regarded himself as modern.', 'pronoun-reflexive-number'],
    ['It changed the question that a picture was expected to answer.', 'relative-not-what'],
  ])('are no errors to find: %s (%s)', (text, rule) => {
    expect(findRule(text, rule)?.isAnswer ?? false).toBe(false);
  });
});

describe('places whose structure looks like another one', () => {
  test.each([
    ['In 1895 Alice Guy was a young secretary at a company in Paris.', 'agreement-place-inversion'],
    ['In humans, whether a baby is a boy or a girl is decided early.', 'agreement-place-inversion'],
    ['To say that a bad harvest brought about a revolt is to imply much.', 'agreement-long-subject'],
    ['Crowds in Berlin gathered to watch a horse named Hans do arithmetic.', 'finite-main-verb'],
    ['She played the first notes of a song her mother used to hum.', 'participle-passive-modifier'],
    ['A reader had to sound out the letters, test where one word ended.', 'relative-adverb'],
    ['The principle has real merit where a mistake would be final.', 'relative-adverb'],
    ['A patient who was treated early believes that she was saved.', 'relative-not-what'],
    ['Most of the eggs are eaten by migrating shorebirds in the spring.', 'gerund-after-preposition'],
  ])('are left alone: %s (%s)', (text, rule) => {
    expect(findRule(text, rule)).toBeUndefined();
  });
});

describe('what is told of a place', () => {
  test.each([
    ['To produce it honestly is often harder than to copy it.', 'adverb-modifying', undefined],
    ['The stripes apparently do not keep the flies away.', 'adverb-modifying', '동사 keep을'],
    ['If he were suddenly able to see, he would know it.', 'adverb-modifying', '형용사 able을'],
  ])('names the word that is meant: %s', (text, rule, because) => {
    if (because === undefined) expect(findRule(text, rule)).toBeUndefined();
    else expect(findRule(text, rule)?.because).toContain(because);
  });

  test.each([
    ['She tried to swim across the wide channel but failed to finish.', 'parallel-verb'],
    ['He turned around, ready to climb down, and met the eyes of a girl.', 'parallel-verb'],
    ['He sold the right to bottle the drink and promised to supply it.', 'parallel-verb'],
    ['He ran as hard as he could, but his class came in last.', 'comparison-as-as'],
  ])('gives no other form that does not fit: %s', (text, rule) => {
    expect(findRule(text, rule)).toBeDefined();
    expect(findRule(text, rule)?.alsoRight).toBeUndefined();
  });

  test.each([
    ['The report told of tiny agents that killed bacteria in water.', []],
    ['He came at the very moment when the old bell rang again.', ['that']],
  ])('names the relatives that fit the antecedent: %s', (text, others) => {
    const analysis = analysePassage({ id: 'x', text });
    const spot = findGrammarSpots(analysis).find(({ category }) => category === '관계사') as GrammarSpot;
    expect(listOtherRelatives(analysis, spot)).toEqual(others);
  });
});
