import { describe, expect, test } from 'vitest';

import { findGrammarSpots } from '#grammar/find-spots.ts';
import type { GrammarSpot } from '#grammar/spot.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

const findSpots = (text: string): readonly GrammarSpot[] =>
  findGrammarSpots(analysePassage({ id: 'x', text }));
const findRule = (text: string, rule: string): GrammarSpot | undefined =>
  findSpots(text).find((spot) => spot.rule === rule);

describe('a wrong form that may stand as a participle is never asked', () => {
  test.each([
    ['The bird stood on the wall, with its feathers spreading in the sun.', 'participle-with-absolute'],
    ['Cutting wood is hard work in the winter.', 'gerund-subject-form'],
    ['The workers kept them cutting along the edge of the board.', 'complement-ing'],
  ])('%s', (text, rule) => {
    expect(findRule(text, rule)).toBeUndefined();
  });

  test.each([
    [
      'The bird stood on the wall, with its feathers shining in the sun.',
      'participle-with-absolute',
      'shine',
    ],
    ['Reading old books is a quiet pleasure.', 'gerund-subject-form', undefined],
    ['Cutting the wood is hard work in the winter.', 'gerund-subject-form', 'Cut'],
  ])('another is asked: %s', (text, rule, corrupted) => {
    expect(findRule(text, rule)?.corrupted).toBe(corrupted);
  });
});

test('no many is asked before a comparative, where much is right, too', () => {
  expect(findRule('Many younger users send pictures every day.', 'quantity-many-much')).toBeUndefined();
  expect(findRule('Many young users send pictures every day.', 'quantity-many-much')?.corrupted).toBe('Much');
});

describe('the partner of a parallel verb', () => {
  test.each([
    ['The seaman knew the known stars that rise and set behind the island.', 'known'],
    ['They searched printed matter and used the names they had found there.', 'printed'],
  ])('is no participle before its noun: %s', (text, wrong) => {
    expect(findRule(text, 'parallel-verb')?.because ?? '').not.toContain(wrong);
  });

  test('is no base form where it is a finite one', () => {
    const text = 'The old men sit under the tree and watch the boats on the river.';
    expect(findRule(text, 'parallel-verb')?.form ?? '').not.toContain('동사원형');
  });

  test('need not have the form of the other in a pair of a denial and a claim', () => {
    const text = 'The small village did not vanish after the flood but grew into a town.';
    expect(findRule(text, 'parallel-verb')?.form ?? '').not.toContain('같은 형태');
  });
});

describe('a line that cannot be told surely is not drawn', () => {
  test.each([
    ['He left the village in order to become a doctor in the city.', 'infinitive-purpose'],
    ['Whoever claims that the lake is empty has never seen it.', 'conjunction-appositive-that'],
    ['The author was in reality expressing a fear that many people had.', 'voice-passive'],
    ['She wrote a long letter promising her husband that she would return.', 'conjunction-appositive-that'],
    ['The children must be prepared to leave the house at once.', 'voice-passive-nonfinite'],
    ['The old king is thought to have died in the tower.', 'voice-passive'],
  ])('%s', (text, rule) => {
    expect(findRule(text, rule)).toBeUndefined();
  });
});

describe('what may be read in two ways', () => {
  test.each([
    ['Laws said how many gold buttons a merchant was permitted.', 'voice-passive'],
    ['The gains are spread thinly over millions of buyers.', 'voice-passive'],
    ['Very little of it was actually cruel.', 'adverb-modifying'],
  ])('is not drawn: %s', (text, rule) => {
    expect(findRule(text, rule)).toBeUndefined();
  });

  test.each([
    ['Tastes worth having are rare.', 'fixed-gerund', 'worth 뒤에는'],
    ['The old plan is worth having in the winter.', 'fixed-gerund', 'be worth 뒤에는'],
    ['There was something disliked by the whole class.', 'participle-passive-modifier', '대명사 something이'],
  ])('is named as it stands: %s', (text, rule, reason) => {
    expect(findRule(text, rule)?.because).toContain(reason);
  });
});

describe('a word is told by what it surely belongs to', () => {
  test.each([
    [
      'He borrowed his ideas from the postcards and illustrated magazines that he delivered.',
      'parallel-verb',
    ],
    ['The painter had known from the beginning where every line would fall.', 'relative-adverb'],
    ['The cleaners did no more than was required.', 'voice-passive'],
  ])('and is not drawn otherwise: %s', (text, rule) => {
    expect(findRule(text, rule)).toBeUndefined();
  });

  test('a time before the subject is no part of it', () => {
    const text = 'Every year hundreds of people walk across the country.';
    expect(findSpots(text).map(({ because }) => because)).not.toContainEqual(
      expect.stringContaining('Every year'),
    );
  });

  test('a contraction is quoted whole', () => {
    const text = 'If you cannot see the use of it, I certainly won’t let you clear it away.';
    expect(findRule(text, 'adverb-modifying')?.because ?? 'won’t').toContain('won’t');
  });
});

describe('a span is named only where both its ends are sure', () => {
  test('an object whose last noun may be the verb is not quoted', () => {
    const text = 'Those who try to guide a new technology face a hard choice.';
    const reason = findRule(text, 'voice-active')?.because ?? '';
    expect(reason).not.toContain('face');
  });

  test('a participle that thinks is no subject of the verb it tells', () => {
    const text = 'Thinking it was a joke, the young men all said yes.';
    expect(findSpots(text).map(({ because }) => because)).not.toContainEqual(
      expect.stringContaining('Thinking'),
    );
  });
});

describe('it and that are told as what they are', () => {
  test.each([
    ['Its slowness also makes it hard to notice.', 'pronoun-formal-object'],
    ['Its color makes it hard to notice among the leaves.', 'infinitive-real-subject'],
    ['She thinks about how unlikely that particular meeting was.', 'conjunction-adjective-that'],
    ['They asked how many young men could be taken for the army.', 'indirect-question-order'],
    ['They asked what problems were left for the teams.', 'indirect-question-order'],
  ])('and nothing is asked where another thing is meant: %s', (text, rule) => {
    expect(findRule(text, rule)).toBeUndefined();
  });

  test('a clause that stands behind a long passive is its subject', () => {
    const text = 'It has long been assumed that a sugar pill can help patients.';
    const reasons = findSpots(text).map(({ because }) => because);
    expect(reasons).not.toContainEqual(expect.stringContaining('assumed의 목적어'));
  });
});

describe('what may be a participle, a noun or a remark is not drawn', () => {
  test.each([
    ['Many of the connected devices now sold for the home work on different terms.', 'finite-main-verb'],
    ['Only male deer of this kind have long horns.', 'agreement-inverted'],
    ['Nor was this due entirely to a lack of money.', 'agreement-inverted'],
    ['Many of them live in floating houses on the lake.', 'voice-active'],
    ['She made up her mind early that she would not stay.', 'conjunction-adjective-that'],
    ['A study of children from one to three years old shows that it does.', 'relative-not-what'],
    ['She worked out on scraps of paper that the nucleus had split in two.', 'relative-not-what'],
    ['They turn inland, and on a dark beach that is the open sea.', 'agreement-relative-verb'],
    ['They removed the obstacle to trade that it had always been.', 'infinitive-modifier'],
    ['The writer, it is said, still preferred paper maps.', 'voice-passive'],
    ['They moved north in 1954, when the court decided the case.', 'conjunction-opens-clause'],
    ['A woman who followed each rule faithfully would find it hard.', 'adverb-modifying'],
    ['They actively search for meaning in the words they use.', 'gerund-after-preposition'],
  ])('%s', (text, rule) => {
    expect(findRule(text, rule)).toBeUndefined();
  });
});

describe('the names of members and subjects', () => {
  test.each([
    [
      'Kakapos do not breed every year but usually wait until the trees bear fruit.',
      'parallel-verb',
      'do not breed',
    ],
    [
      'The one run by his two sons in the town was known to all of them.',
      'agreement-long-subject',
      'The one run by',
    ],
    ['A tree can live for about two hundred years.', 'quantity-plural-noun', 'two hundred'],
    [
      'They know this because she left a mirror there about half a century ago.',
      'past-with-time',
      'half a century ago',
    ],
    ['It would be an exaggeration to credit the camera with all of this.', 'infinitive-modifier', '진주어'],
  ])('are told whole: %s', (text, rule, reason) => {
    expect(findRule(text, rule)?.because).toContain(reason);
  });

  test('what is left behind a passive is no missing object', () => {
    const text = 'We are told that Portuguese has a special word for it.';
    expect(findRule(text, 'voice-passive')?.because).not.toContain('목적어');
  });
});

describe('more forms that are not drawn as another', () => {
  test.each([
    [
      'Having listed the things a person intelligently does, we look for another thing.',
      'agreement-gerund-subject',
    ],
    ['The long tail is in fact used to turn the body over.', 'modal-used-to'],
    ['The tools used to build the boat were lost in the fire.', 'modal-used-to'],
    ['They described the same behavior as confident in one case.', 'comparison-same-as'],
    ['Several expressed surprise at the news.', 'participle-attributive'],
    ['She has gone so far as to suggest a change.', 'present-perfect-since'],
  ])('%s', (text, rule) => {
    expect(findRule(text, rule)).toBeUndefined();
  });

  test('a participle of the subject is no point of time', () => {
    const text = 'Some landscapes admired as untouched had been inhabited for centuries.';
    expect(findRule(text, 'past-perfect')?.because ?? '').not.toContain('admired');
  });
});

describe('a clause or a form that only looks like another', () => {
  test.each([
    ['Many people discover to their embarrassment that they sound like their hosts.', 'relative-not-what'],
    ['The few books there had large raised letters on them.', 'voice-active'],
    ['The same thing happens to corn that has become too dry.', 'infinitive-governed'],
    ['They believe that answering quickly is a sign of hard work.', 'adverb-modifying'],
  ])('is not drawn: %s', (text, rule) => {
    expect(findRule(text, rule)).toBeUndefined();
  });

  test.each([
    ['A letter from home may finally be read in the office.', 'adverb-between-verbs', 'read'],
    ['What felt like emptiness then proves to be the beginning.', 'agreement-what-subject', 'emptiness)'],
  ])('is told by its own words: %s', (text, rule, reason) => {
    expect(findRule(text, rule)?.because).toContain(reason);
  });
});
