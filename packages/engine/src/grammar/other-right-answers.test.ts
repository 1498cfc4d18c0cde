import { describe, expect, test } from 'vitest';

import { findGrammarSpots } from '#grammar/find-spots.ts';
import type { GrammarSpot } from '#grammar/spot.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

const findRule = (text: string, rule: string): GrammarSpot | undefined =>
  findGrammarSpots(analysePassage({ id: 'x', text })).find((spot) => spot.rule === rule);

describe('other right answers', () => {
  test.each([
    ['The shop is open between 9 and 5 every day of the week.', 'correlative-between', 'between → from'],
    ['The small company has lost loyal customers this year.', 'voice-active', 'been losing'],
    ['The rule asks him to lock the door and keeps the thieves out.', 'parallel-verb', 'keep'],
    ['The new ship is due to launch in the spring of next year.', 'infinitive-purpose', 'to be launched'],
    ['The first oven was as tall as a man and needed a water pipe.', 'comparison-as-as', 'as tall → taller'],
    ['No family could find either the money or the room for it.', 'correlative-conjunction', 'either → both'],
    [
      'They never lived in such a dangerous place before the war.',
      'such-not-so',
      'so a dangerous place → so dangerous a place',
    ],
    ['Every evening the young man asks whether the old baker is happy.', 'conjunction-whether', 'if'],
  ])('are told: %s', (text, rule, other) => {
    expect(findRule(text, rule)?.alsoRight).toBe(other);
  });

  test.each([
    ['There is a long road between the river and the town of my youth.', 'correlative-between'],
    ['She learned to drive, studied the maps, and went to the front with her daughter.', 'parallel-verb'],
    ['The new bridge is just as tall as the old one in the valley.', 'comparison-as-as'],
    ['She opened the heavy box and took the old key from the wall.', 'parallel-verb'],
    ['The whole class is due to visit the museum in the spring.', 'infinitive-purpose'],
  ])('are not made up: %s', (text, rule) => {
    expect(findRule(text, rule)).toBeDefined();
    expect(findRule(text, rule)?.alsoRight).toBeUndefined();
  });

  test.each([
    'The old sailor had crossed the ocean without eating, drinking, or setting foot on land.',
    'The team finished the tunnel after drilling holes and cutting the rock.',
  ])('never repeat the printed error: %s', (text) => {
    const spots = findGrammarSpots(analysePassage({ id: 'x', text }));
    expect(spots.length).toBeGreaterThan(0);
    expect(spots.filter(({ alsoRight, corrupted }) => alsoRight === corrupted)).toEqual([]);
  });
});

describe('subject and verb', () => {
  test('the subject ends before the clause that the noun has without a relative', () => {
    expect(
      findRule('The desk she built for them weighed only ten kilos in all.', 'finite-main-verb')?.because,
    ).toContain('주어(The desk)');
  });

  test.each([
    'Finding it too complicated, Anna reduced the number of steps to six.',
    'Making it less crowded, the workers moved the tables to the wall.',
    'Finding the old rules outdated, the new teacher wrote a list of her own.',
  ])('a participial phrase is no gerund subject: %s', (text) => {
    expect(findRule(text, 'gerund-subject-form')).toBeUndefined();
  });

  test.each([
    'Keeping a diary helps many people.',
    'Saving the old trees helped the town.',
    'Keeping a diary helped her in the first year, and she still keeps one.',
  ])('a gerund subject is still one: %s', (text) => {
    expect(findRule(text, 'gerund-subject-form')).toBeDefined();
  });

  test('a participle behind the subject of a conjunction is not named as its verb', () => {
    const text = 'He went on, although the number called against the visitors hardly differed.';
    expect(findRule(text, 'conjunction-not-preposition')?.because).toContain('주어(number)와 동사를');
    const plain = 'He went on, although the visitors changed the rules of the game.';
    expect(findRule(plain, 'conjunction-not-preposition')?.because).toContain('동사(changed)를');
  });

  test('what the clause behind a relative lacks is not said to be the object where its first word may be the verb', () => {
    const text = 'We live in an age that measures culture by what people can click on.';
    expect(findRule(text, 'relative-not-what')?.because ?? '').not.toContain('목적어');
    expect(findRule('The book that the teacher wrote sold well.', 'relative-not-what')?.because).toContain(
      '목적어',
    );
  });
});

describe('an adjective that is a noun as well', () => {
  test('fills up no five underlines right behind be', () => {
    expect(findRule('More than half of its weight is fat.', 'adjective-predicative')?.isFiller ?? false).toBe(
      false,
    );
    expect(findRule('The way over the hills is dangerous.', 'adjective-predicative')?.isFiller).toBe(true);
  });
});
