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
  test.each([
    'The money is gone whether we stay or leave.',
    'The water boils at the same point whether the flame is high or low.',
    'Whether we stay or leave, the money is gone.',
    'The path is steep, whether you climb it or ride up.',
  ])('whether beside a whole clause is explained as concession: %s', (text) => {
    expect(findRule(text, 'conjunction-whether')?.because).toContain('~이든 (아니든)');
  });

  test.each([
    'He asked whether they would stay or leave.',
    'The question of whether the plan works remains open.',
    'It does not matter whether the flame is high or low.',
    'She told us whether the shop was open or closed.',
    'The clerk could not tell whether the bill was false or real.',
  ])('whether that opens a subject or object is explained as a question: %s', (text) => {
    expect(findRule(text, 'conjunction-whether')?.because).toContain('~인지 아닌지');
  });

  test('what is gone has undergone nothing', () => {
    expect(findRule('By the next morning the money is gone.', 'voice-passive')).toBeUndefined();
  });

  test('whether in a place that reads both ways is not explained at all', () => {
    const text = 'It is obvious to the guests whether the cook is calm or nervous.';
    expect(findRule(text, 'conjunction-whether')).toBeUndefined();
  });

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

  test('what is confused with something else feels nothing', () => {
    const told = (text: string) => findRule(text, 'participle-emotion')?.because;
    expect(told('Doubt is easily confused with weakness or with the refusal to believe.')).toBeUndefined();
    expect(told('The players were confused by the new rules of the game.')).toContain('감정');
  });

  test.each([
    [
      'a past form that may be a participle',
      'A number mentioned early in a talk acts as an anchor.',
      'finite-plain',
    ],
    [
      'a noun before that which is a verb',
      'Some scientists caution that the story has been told too simply.',
      'relative-not-what',
    ],
    [
      'a relative clause after a verbal noun',
      'Losing it means losing a way of thinking that no other people has found.',
      'conjunction-that-plain',
    ],
    [
      'a that after a nearer noun',
      'He was right about so many things that he dismissed the idea that the moon was responsible.',
      'conjunction-adjective-that',
    ],
    [
      'a gerund that opens the main clause',
      'Whether you are buying a car or discussing your salary, making the first offer can be powerful.',
      'nonfinite-after-comma',
    ],
    [
      'a verb before its infinitive',
      'Rather, it is that whoever speaks first tends to set the range of the talk.',
      'infinitive-after-noun',
    ],
    [
      'a verb with -ing after it',
      'This year, that means eating at about one before the sun rises.',
      'participle-active-modifier',
    ],
    [
      'an -ing form that stands before its noun',
      'It is to become part of an official walking tour of the old town.',
      'participle-active-modifier',
    ],
    [
      'a list within of',
      'This is an age of information and television where there is a stream of bad news.',
      'relative-adverb',
    ],
    ['a verb next to a torn not', 'The old farmers said they couldn’t control the river.', 'modal-base'],
  ])('%s is not taken for what it looks like', (_, text, rule) => {
    expect(findRule(text, rule)).toBeUndefined();
  });

  test('an active that may stand before an infinitive as well is no answer', () => {
    const text = 'Of the languages spoken today, half are expected to disappear before long.';
    expect(findRule(text, 'voice-passive')?.isAnswer).toBe(false);
  });

  test('a verb that does well without its object is no answer where it stands for its passive', () => {
    const text = 'Some critics object that nobody should be deceived, however kindly it is done.';
    expect(findRule(text, 'voice-passive')?.isAnswer).toBe(false);
  });

  test('an infinitive after take is explained by the time that it takes', () => {
    const text = 'The method sounds simple, but it took decades of trial and error to get it right.';
    expect(findRule(text, 'infinitive-purpose')?.because).toContain('take + 시간');
  });

  test('a noun is named as what a pronoun means only where no nearer pronoun or its own subject stands', () => {
    const because = (text: string) => findRule(text, 'pronoun-number-plain')?.because;
    expect(
      because('Surveys have shown that the more often they dine with their parents, the better they feel.'),
    ).toBe('앞에 나온 복수 명사를 가리키므로');
    expect(
      because('Having no theory, they trusted what generations of observation had taught them.'),
    ).toBeUndefined();
    expect(because('Drivers want to reach their own homes as quickly as possible.')).toContain('Drivers');
  });

  test('those with a modifier is no determiner of the word after it', () => {
    const text = 'Because those writing by hand cannot keep up, they choose the main points.';
    expect(
      findSpots(text)
        .map(({ because }) => because)
        .join(),
    ).not.toContain('writing)와');
  });

  test('as after the verb of a relative clause opens no clause', () => {
    const text = 'Expressions that we heard as children are linked to fear and comfort.';
    expect(findRule(text, 'voice-passive')?.because).not.toContain('children');
  });

  test('an adverb after a gerund modifies the gerund, and its adjective is the one in use', () => {
    const spot = findRule(
      'Reading a map critically means asking whose interests it serves.',
      'adverb-modifying',
    );
    expect(spot?.corrupted).toBe('critical');
    expect(spot?.because).toBe('동명사 Reading을 꾸미므로');
  });

  test('no adverb is made that nobody uses', () => {
    expect(findRule('However, the old partnership is fragile.', 'adjective-predicative')).toBeUndefined();
    expect(findRule('Very few things in the wild are blue.', 'adjective-predicative')).toBeUndefined();
    expect(findRule('The drug might have remained unknown.', 'adjective-complement')).toBeUndefined();
    expect(findRule('In the end the long road was straight.', 'adjective-predicative')).toBeUndefined();
    expect(
      findRule('They searched for ancient towns in the hills.', 'adjective-attributive'),
    ).toBeUndefined();
    const spot = findRule('Nobody knows which of the tales is true.', 'adjective-predicative');
    expect(spot?.corrupted).toBe('truly');
  });

  test('the perfect of another number is no wrong form of a past perfect', () => {
    expect(findRule('He saw that they had learned the words at school.', 'past-perfect')?.corrupted).toBe(
      'have learned',
    );
    expect(
      findRule('The report showed the number of birds had declined by half.', 'past-perfect'),
    ).toBeUndefined();
  });

  test('a bare object after an -ing form leaves the participle behind its noun', () => {
    const text = 'He met a young anthropology student doing research on the island.';
    expect(findRule(text, 'participle-active-modifier')?.original).toBe('doing');
  });

  test('who and that of a cleft sentence are told as such, also within what someone says', () => {
    expect(
      findRule('And it is not just Basford who is reaping the benefits.', 'relative-who')?.because,
    ).toContain('강조 구문');
    const said = 'He said: “It was with great sadness that I learned of her death.”';
    expect(findRule(said, 'cleft-that')?.original).toBe('that');
  });

  test('the subject after an inverted auxiliary ends before the verb', () => {
    const text = 'Not only does such a habit demand time, but it also costs money.';
    expect(findRule(text, 'agreement-inverted')?.because).toContain('주어가 such a habit으로 단수');
  });

  test.each([
    ['What makes the soup so good is a secret.', '(makes …)'],
    ['What has changed is the price.', '(has changed)'],
    ['She is proud of what they built, and rightly so.', '(they built)'],
  ])('of the clause behind what no more is shown than surely belongs to it: %s', (text, shown) => {
    expect(findRule(text, 'nominal-what')?.because).toContain(`불완전한 절${shown}`);
  });

  test('a reflexive behind an object is not said to stress the object', () => {
    const spot = findRule('The farmers built the barns themselves.', 'pronoun-reflexive-number');
    expect(spot?.because).toBe('앞에 나온 복수 명사나 대명사를 강조하므로');
    const own = findRule('She met the farmers themselves in the barn.', 'pronoun-reflexive-number');
    expect(own?.because).toContain('farmers');
  });
});
