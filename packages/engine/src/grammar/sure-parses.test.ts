import { describe, expect, test } from 'vitest';

import { findGrammarSpots } from '#grammar/find-spots.ts';
import type { GrammarSpot } from '#grammar/spot.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

const findRule = (text: string, rule: string): GrammarSpot | undefined =>
  findGrammarSpots(analysePassage({ id: 'x', text })).find((spot) => spot.rule === rule);

describe('subjects and verbs that only look so', () => {
  test.each([
    ['After a week of phone calls, workers often feel more tired than before.', 'agreement-long-subject'],
    ['After five days of getting up early, many students sleep until noon.', 'agreement-long-subject'],
    ['Underlying this rule is the hope that people will help one another.', 'agreement-gerund-subject'],
    ['Underlying this rule is the hope that people will help one another.', 'finite-main-verb'],
    [
      'A cure that lowers the fever while ignoring it may be called a failure.',
      'conjunction-not-preposition',
    ],
    ['My brother believes that many others like camping in the woods, too.', 'preposition-like'],
    ['The lake is empty because so little lives in it during the winter.', 'so-not-such'],
    ['A letter could travel no faster than the horse that carried it.', 'voice-active'],
    ['Prices rose, with the result that families bought less on market days.', 'relative-not-what'],
  ])('are not explained: %s (%s)', (text, rule) => {
    expect(findRule(text, rule)).toBeUndefined();
  });

  test.each([
    ['Making paper boats with children is a pleasant way to spend a day.', 'agreement-gerund-subject'],
    ['The price of the video calls is lower than that of a visit.', 'agreement-long-subject'],
    ['She read the paper while the children played in the garden.', 'conjunction-not-preposition'],
    ['From the hill the small houses look like boxes in a row.', 'preposition-like'],
    ['There were so many visitors that the museum closed its doors.', 'so-not-such'],
  ])('are explained where they are what they seem: %s (%s)', (text, rule) => {
    expect(findRule(text, rule)).toBeDefined();
  });
});

describe('what an explanation names', () => {
  test.each([
    ['According to some farmers, it originally meant a field of grass.', 'adverb-modifying', '동사 meant를'],
    ['Reading the letter slowly means seeing every word of it.', 'adverb-modifying', '동명사 Reading을'],
    ['If reading a letter slowly took a week, nobody would write.', 'adverb-modifying', '동명사 reading을'],
    ['The use of a tool can itself be called a skill.', 'pronoun-reflexive-number', 'use를 강조'],
    ['The old farmer had saved himself from the flood.', 'pronoun-reflexive-number', '같은 대상'],
    [
      'In 1901, he went to Denver, where silver had drawn many people, and opened a small shop.',
      'parallel-verb',
      '앞의 went와',
    ],
    ['Most people find it hard to leave a warm bed in winter.', 'infinitive-real-subject', '가목적어'],
    ['At that hour, it is hard to find a seat on the bus.', 'infinitive-real-subject', '가주어'],
    ['She was the first woman to receive the great prize.', 'infinitive-after-noun', '형용사 역할'],
    ['She lost the ability to hear the higher notes.', 'infinitive-after-noun', '그 내용을 설명'],
    ['It is patience, the ability to wait for the right moment.', 'infinitive-after-noun', 'ability를'],
    [
      'Group singing seems to bring people together in a short time.',
      'finite-main-verb',
      '주어(Group singing)',
    ],
  ])('is true of the sentence: %s', (text, rule, reason) => {
    expect(findRule(text, rule)?.because).toContain(reason);
  });

  test.each([
    ['What he wants is a quiet room with a view of the sea.', '관계대명사'],
    ['The whole plan depends on what they find in the cave.', '관계대명사(의문사)'],
  ])('tells what from what as far as the sentence does: %s', (text, form) => {
    expect(findRule(text, 'nominal-what')?.form).toBe(`선행사를 포함한 ${form}`);
  });

  test('an order behind its condition is not joined to the verb of the condition', () => {
    const text = 'If you want to sleep well, focus on your breath and let your body rest.';
    expect(findRule(text, 'parallel-verb')?.because ?? '').not.toContain('sleep');
  });
});

describe('the other form', () => {
  test.each([
    ['A game is an activity that exists independently of its players.', 'adverb-modifying'],
    ['Too much sugar can make young animals sick.', 'adjective-object-complement'],
    ['A long dry summer can make the trees weak.', 'adjective-object-complement'],
    ['If he blushes, you can see that he is really sorry.', 'adjective-predicative'],
  ])('is not asked where it is right or nobody uses it: %s', (text, rule) => {
    expect(findRule(text, rule)).toBeUndefined();
  });

  test('is a word', () => {
    expect(
      findRule('The young trees had fully grown before the storm.', 'adverb-between-verbs')?.corrupted,
    ).toBe('full');
  });

  test('is asked where a preposition does not make an adverb of it', () => {
    const text = 'Such products behave differently from bread or shoes.';
    expect(findRule(text, 'adverb-modifying')?.corrupted).toBe('different');
  });
});
