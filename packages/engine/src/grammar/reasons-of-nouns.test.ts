import { describe, expect, test } from 'vitest';
import { findGrammarSpots } from '#grammar/find-spots.ts';
import type { GrammarSpot } from '#grammar/spot.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

const findSpots = (text: string): readonly GrammarSpot[] =>
  findGrammarSpots(analysePassage({ id: 'x', text }));
const findRule = (text: string, rule: string): GrammarSpot | undefined =>
  findSpots(text).find((spot) => spot.rule === rule);
const because = (text: string, rule: string): string => findRule(text, rule)?.because ?? '';

describe('antecedents', () => {
  test.each([
    ['It was the porter who found the ring.', '강조된 porter'],
    ['It is not just the owner who pays the bill.', '강조된 owner'],
    ['It was Newton who finally gave the answer.', '강조된 Newton'],
  ])('who of a cleft sentence is told as such: %s', (text, reason) => {
    expect(because(text, 'relative-who')).toContain(reason);
  });

  test.each([
    'It was a young guard who opened the gate.',
    'She is one of the few in the city who has seen the plan.',
    'He knew the boys in the valley who kept the sheep.',
  ])('who is not explained where its noun is in doubt: %s', (text) => {
    expect(findRule(text, 'relative-who')).toBeUndefined();
    expect(findRule(text, 'agreement-relative-verb')).toBeUndefined();
  });

  test.each([
    ['She learned more from a friend who knew the road.', '선행사 friend'],
    ['The prize went to a nurse who had saved the crew.', '선행사 nurse'],
    ['He works with children who need help.', '선행사 children'],
  ])('who behind other prepositions keeps its noun: %s', (text, noun) => {
    expect(because(text, 'relative-who')).toContain(noun);
  });

  test.each([
    ['A smile may be a form of kindness that has no price.', 'relative-not-what'],
    ['The club sews numbers on shirts that remind the crowd of their age.', 'relative-not-what'],
    ['They draw maps of bird migration that no office could have afforded.', 'relative-not-what'],
    ['The king disliked the criticism of his court that was heard there.', 'relative-not-what'],
    ['They collect the maps and information that will help the crew.', 'relative-not-what'],
    ['She saw a fish with hard scales and fins that resembled limbs.', 'relative-not-what'],
    ['The study asked cooks, waiters and guests who knew the place.', 'relative-who'],
    ['He spoke to a doctor and a nurse who knew the place.', 'relative-who'],
  ])('where two nouns may be meant, neither is named: %s', (text, rule) => {
    expect(because(text, rule)).toMatch(/^(?:앞에 나온 명사\(구\)를|앞에 선행사가 있고)/u);
  });

  test.each([
    ['She kept the letter that her brother had sent.', '선행사 letter가'],
    ['For this reason many towns adopted measures that would look absurd today.', '선행사 measures가'],
    ['They moved to islands that had been cleared of rats.', '선행사 islands가'],
  ])('the one noun before it is named: %s', (text, noun) => {
    expect(because(text, 'relative-not-what')).toContain(noun);
  });

  test.each([
    'They have cut back on breaks, reasoning that every minute counts.',
    'Keep in mind that the deepest wells may be the oldest.',
    'She found in village after village that the old roads were just as good.',
  ])('a clause that is thought or found modifies no noun: %s', (text) => {
    expect(findRule(text, 'relative-not-what')).toBeUndefined();
  });

  test('the day of the week may be the day or the week', () => {
    const text = 'They name a child after the day of the week on which it was born.';
    expect(findRule(text, 'relative-preposition-which')).toBeUndefined();
  });
});

describe('subjects', () => {
  test.each([
    [
      'When the price and quality of the cloth were taken into account, we chose the blue one.',
      '주어가 동작',
    ],
    ['In the old days, carts, sledges, and boats were used on the lake.', '주어가 동작'],
    ['The car was burned, and the windows were smashed in the night.', '주어 the windows'],
    ['They agreed that nobody should be punished by the club.', '주어 nobody'],
  ])('the whole subject of a passive or none is named: %s', (text, name) => {
    const passives = findSpots(text).filter(({ rule }) => rule === 'voice-passive');
    expect(passives.at(-1)?.because).toContain(name);
  });

  test.each([
    'What began as a joke of friends has become a yearly feast.',
    'If beauty is a gift of nature, nobody should be proud of it.',
    'Those whose gardens faced the lake went home early and asked for boats.',
  ])('a noun inside a clause is no subject of the sentence: %s', (text) => {
    const reasons = findSpots(text)
      .map((spot) => spot.because)
      .join();
    expect(reasons).not.toContain('주어가 a joke');
    expect(reasons).not.toContain('도치');
    expect(reasons).not.toContain('Those whose gardens)');
  });

  test.each([
    ['A clerk, whose route home was blocked, slept in the office.', '뒤의 명사가'],
    ['The sailor, whose voyage home took a year, kept a diary.', '뒤의 명사가'],
    ['They keep a symbol whose meaning they have forgotten.', '뒤의 명사가'],
    ['The tale of a player whose helmet was split open is told.', '뒤의 명사 helmet이'],
  ])('what is owned is named only where it can be but one word: %s', (text, owned) => {
    expect(because(text, 'relative-whose')).toContain(owned);
  });

  test('a subject that ends in a list is shown as unfinished', () => {
    const text = 'The team from Peru, Chile and Spain asked the farmers about the rain.';
    expect(because(text, 'finite-main-verb')).toContain('(The team from Peru …)');
    const remark = 'The owner, however, asked the farmers about the rain.';
    expect(because(remark, 'finite-main-verb')).not.toContain('…');
  });

  test('a gerund as subject is shown without the remark behind it', () => {
    const text = 'Making errors public, it turns out, does not harm a young writer.';
    expect(because(text, 'agreement-gerund-subject')).toContain('(Making errors public)');
  });

  test.each([
    'Gardeners never know where children put them.',
    'Only wealthy young men rode them for sport.',
    'The letters were short, and scholars have learned to read them.',
  ])('no object pronoun is said to mean its own subject: %s', (text) => {
    expect(because(text, 'pronoun-object-number')).not.toMatch(/children|men|scholars/u);
  });

  test('a pronoun behind another subject is not said to mean the first', () => {
    const text = 'Judges warned that gambling would ruin their lives.';
    expect(because(text, 'pronoun-number-plain')).toBe('앞에 나온 복수 명사를 가리키므로');
  });
});

describe('words that look alike', () => {
  test.each([
    'The stone tower was once used as a prison.',
    'Such herbs were once valued as food.',
    'The wolf was once feared by every shepherd.',
  ])('once behind a verb is no conjunction: %s', (text) => {
    expect(findRule(text, 'participle-after-conjunction')).toBeUndefined();
  });

  test.each([
    'When attacked, the crab hides under a stone.',
    'While walking along the river, she found a ring.',
    'The seeds grow fast once planted in warm soil.',
  ])('a conjunction with its participle still is one: %s', (text) => {
    expect(because(text, 'participle-after-conjunction')).toContain('접속사');
  });

  test.each([
    ['Trying to hide the truth rarely works.', '동사 works'],
    ['Reading a letter slowly means seeing every word.', '동명사 Reading'],
    ['Practicing slowly gives the player time.', '동명사 Practicing'],
  ])('an adverb of frequency goes with the verb behind it: %s', (text, target) => {
    expect(because(text, 'adverb-modifying')).toContain(target);
  });

  test.each([
    'She began to dream, and in dreaming she found the answer.',
    'It is the sense of belonging that grows with the years.',
  ])('what follows a gerund is no object when it opens a clause: %s', (text) => {
    expect(because(text, 'gerund-after-preposition')).not.toContain('목적어로 취하므로');
  });

  test.each([
    ['The tea was either weak or cold or, at times, both.', false],
    ['You may either stay in the hut or walk down.', true],
    ['The bread is neither fresh nor cheap.', true],
    ['She visits both the school and the mill.', true],
  ])('the partner of either is certain where no other follows: %s', (text, isCertain) => {
    expect(findRule(text, 'correlative-conjunction')?.isAnswer).toBe(isCertain);
  });

  test.each([
    ['Behind a door that no longer shuts, he sleeps.', false],
    ['The song that hurts me most is the last one.', false],
    ['A man who quits the club pays nothing.', false],
    ['The girl who plays the drum is my cousin.', true],
    ['The man who mends the net lives here.', true],
    ['The dog that has a collar lives here.', true],
  ])('a number is certain where the other form is no past: %s', (text, isCertain) => {
    expect(findRule(text, 'agreement-relative-verb')?.isAnswer).toBe(isCertain);
  });

  test('what after in is a relative and no question', () => {
    expect(
      findRule('The point lies in what the boy is doing with it.', 'indirect-question-order'),
    ).toBeUndefined();
    expect(because('They asked what the boy was doing with it.', 'indirect-question-order')).toContain(
      '간접의문문',
    );
  });

  test.each(['Many leave suspecting the cook.', 'They often report enjoying the soup at lunch.'])(
    'a verb that looks like a noun takes no participle: %s',
    (text) => {
      expect(findRule(text, 'participle-active-modifier')).toBeUndefined();
    },
  );

  test('a participle behind a such-as list is left out', () => {
    const text = 'The threat to insects such as bees posing a danger to farms is real.';
    expect(findRule(text, 'participle-active-modifier')).toBeUndefined();
  });
});

describe('what a pronoun stands for', () => {
  test.each([
    [
      'For years farmers regarded rabbits as pests, and few of them changed their view.',
      'pronoun-object-number',
    ],
    ['Letters were read by guards, and we seldom wrote them.', 'pronoun-object-number'],
    ['If effort proves worth, then failure must prove its absence.', 'pronoun-possessive-number'],
  ])('is not named where several nouns may be meant: %s', (text, rule) => {
    expect(findRule(text, rule)?.because).toMatch(/^앞에 나온 .수 명사를 가리키므로$/u);
  });

  test.each([
    ['When they moved the stones, they put them into the yard.', 'pronoun-object-number', 'stones'],
    ['The old clock keeps its own time.', 'pronoun-possessive-number', 'clock'],
    ['The tower has lost its roof again.', 'pronoun-possessive-number', 'tower'],
  ])('is named where only one can be: %s', (text, rule, noun) => {
    expect(findRule(text, rule)?.because).toContain(noun);
  });

  test.each([
    'The pause, which no one has planned, leaves both sides with the sense that the other is angry.',
    'If anyone calls at night, each of the twins thinks that the other is ill.',
    'When someone leaves a pair, the other stays behind.',
  ])('is no second one without a first: %s', (text) => {
    expect(findRule(text, 'pronoun-the-other')).toBeUndefined();
  });

  test.each([
    'One rat was kept in a cage, while the other was set free.',
    'The child had to hold one rope and pull the other.',
    'One of the two brothers left, but the other stayed at home.',
  ])('is the second one behind a first: %s', (text) => {
    expect(findRule(text, 'pronoun-the-other')).toBeDefined();
  });
});

describe('where and when', () => {
  test.each([
    'The new road did more than change where people lived.',
    'They had to plan where the children could sleep.',
    'He was born in a village near Lyon, where his mother kept a shop.',
    'Athletes gain a second on their times when a rival runs beside them.',
  ])('take up no noun that is a verb or is owned: %s', (text) => {
    expect(findRule(text, 'relative-adverb')).toBeUndefined();
  });

  test.each([
    'They moved to the camp where the children could sleep.',
    'He spoke of the time when people lived in tents.',
    'She works in a room where nobody may smoke.',
  ])('take up their noun elsewhere: %s', (text) => {
    expect(findRule(text, 'relative-adverb')).toBeDefined();
  });
});
