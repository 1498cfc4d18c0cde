import { describe, expect, test } from 'vitest';

import { findGrammarSpots } from '#grammar/find-spots.ts';
import type { GrammarSpot } from '#grammar/spot.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

const findRule = (text: string, rule: string): GrammarSpot | undefined =>
  findGrammarSpots(analysePassage({ id: 'x', text })).find((spot) => spot.rule === rule);

describe('two verbs are called parallel', () => {
  test.each([
    'Many children learn by watching their parents, but watching is not the same as doing.',
    'How long did the storm last, and did the river first rise or fall?',
    'The builders who plan a wall guess the heaviest load it will carry and then make it stronger.',
    'When it rains, water flows into the cellar from the street and stays there for days.',
    'Once you have learned the steps, you may change them, but try them first.',
    'She was born in a small village in 1890 and graduated from a college in 1912.',
    'He was awarded a prize in 1970, and kept working in the hills for years.',
    'The old curtains in the hall looked weak and faded.',
    'They last for years, are easy to wash, and always come with a lid.',
  ])('not where the conjunction joins other things: %s', (text) => {
    expect(findRule(text, 'parallel-verb')).toBeUndefined();
  });

  test.each([
    ['In her twenties she moved to the coast and worked in a small shop.', 'moved'],
    ['The guests were led through the garden and told to wait there.', 'led'],
    ['The town will hire guards, repair the walls, and follow every step of the work.', 'hire'],
    ['When the speaker insists on his point, or passes over a fact, we listen again.', 'insists'],
    ['Putting down the phone at night or chatting with a friend can help us.', 'Putting'],
  ])('with the verb beside which they stand: %s', (text, partner) => {
    expect(findRule(text, 'parallel-verb')?.because).toContain(`앞의 ${partner}`);
  });
});

describe('a clause behind a noun of thought', () => {
  test.each([
    'The gift gave the players the sense that the journey had already begun.',
    'Every club has the rule that no one may be punished twice.',
    'A forecast that sales will grow by four percent sounds careful.',
    'The objection that it might have been drawn elsewhere is sound.',
    'It is when the cup is placed in its box that they are likely to forget it.',
    'Doctors say without hesitation that the heart exists in order to pump blood.',
  ])('is no relative clause where it lacks nothing: %s', (text) => {
    expect(findRule(text, 'relative-not-what')).toBeUndefined();
  });

  test.each([
    ['There always remains the suspicion that the result reflects some fault.', '명사 suspicion과'],
    ['He shared the judgment that the bridge needed a new deck.', '명사 judgment와'],
  ])('is in apposition where it is surely whole: %s', (text, named) => {
    expect(findRule(text, 'conjunction-appositive-that')?.because).toContain(named);
  });

  test.each([
    'No list of colors ever guarantees that a work has any beauty.',
    'Danger that presses too closely is painful.',
  ])('is not claimed for a verb or a relative clause: %s', (text) => {
    expect(findRule(text, 'conjunction-appositive-that')).toBeUndefined();
  });
});

describe('adjectives', () => {
  test('behind a bare linking verb are the complement of that verb', () => {
    const text = 'The danger is that long success makes the margin look wasteful.';
    expect(findRule(text, 'adjective-object-complement')).toBeUndefined();
    expect(findRule(text, 'adjective-complement')?.because).toBe(
      '목적격 보어인 원형부정사 look의 보어 자리이므로',
    );
  });

  test.each([
    'He was calmly stretching on the grass of the field.',
    'The moon is slowly leaving us every year.',
  ])('are not asked between be and a participle in -ing: %s', (text) => {
    expect(findRule(text, 'adverb-modifying')).toBeUndefined();
  });

  test('a participle that looks like the past tense is not called the verb', () => {
    const text = 'A soft lump of it, rubbed gently over the page, could lift dark marks.';
    expect(findRule(text, 'adverb-modifying')?.because).toBe('앞의 rubbed를 꾸미므로');
  });
});

describe('what a reason names', () => {
  test.each([
    ['The plane uses special tires, which are tested twice a year.', '앞의 tires를'],
    ['Habit, which makes daily life possible, also makes it dull.', '앞에 나온 명사(구)를'],
    ['The trains stop at every village, which is why they arrive late.', '앞의 내용을'],
    ['Their diet includes berries, which can be deadly to a dog.', '앞에 나온 말을'],
  ])('of which behind a comma is only what is sure: %s', (text, named) => {
    expect(findRule(text, 'relative-comma-which')?.because).toContain(named);
  });

  test('go on with -ing is told as such', () => {
    const text = 'The painters went on using it for a long time.';
    expect(findRule(text, 'gerund-after-preposition')?.because).toContain('「go on -ing」');
  });

  test('what is only supposed is not called earlier than another past', () => {
    const text = 'Many turned away at once, as if the pattern had confused them.';
    expect(findRule(text, 'past-perfect')).toBeUndefined();
  });

  test('a what-clause keeps the word that completes it', () => {
    const text = 'What made them alike was not shared blood but a shared problem.';
    expect(findRule(text, 'finite-main-verb')?.because).toContain('(What made them alike)');
  });
});
