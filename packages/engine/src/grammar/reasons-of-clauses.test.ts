import { describe, expect, test } from 'vitest';
import { findGrammarSpots } from '#grammar/find-spots.ts';
import type { GrammarSpot } from '#grammar/spot.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

const findSpots = (text: string): readonly GrammarSpot[] =>
  findGrammarSpots(analysePassage({ id: 'x', text }));
const findRule = (text: string, rule: string): GrammarSpot | undefined =>
  findSpots(text).find((spot) => spot.rule === rule);
const because = (text: string, rule: string): string => findRule(text, rule)?.because ?? '';

describe('past perfect', () => {
  test.each([
    ['When the guests had left the hall, the cook washed the plates.', '(washed)'],
    ['Where the snow had melted they found the tracks of a fox.', '(found)'],
    ['The clerks knew who lied; they had read the letters.', '(knew)'],
    ['The prize was given to a girl who had built a boat.', '(was given)'],
    ['He opened the box that his aunt had sent.', '(opened)'],
    ['The guard, who had slept badly, missed the train.', '(missed)'],
    ['The boys were leaving the town where they had worked.', '(were leaving)'],
  ])('names the past that it looks back from: %s', (text, past) => {
    expect(because(text, 'past-perfect')).toContain(`과거 시점${past}`);
  });

  test.each([
    'The guide had said that the road was closed and that the bridge had fallen.',
    'They would pay the smith for what he had made.',
    'Only when the rain had stopped did a boy call, "They were here!"',
  ])('is not explained where that past is not plain: %s', (text) => {
    const reasons = findSpots(text).filter(({ rule }) => rule === 'past-perfect');
    expect(reasons.map(({ original }) => original)).not.toContain('had fallen');
    expect(reasons.map(({ original }) => original)).not.toContain('had made');
    expect(reasons.map(({ original }) => original)).not.toContain('had stopped');
  });
});

test('the wrong number of a past perfect is that of its noun', () => {
  const text = 'The volunteers who had learned the game went home.';
  expect(findRule(text, 'past-perfect')?.corrupted).toBe('have learned');
});

describe('parallel verbs', () => {
  test.each([
    ['A smith named Paul Brown divided the iron into bars and gave each boy a piece.', 'divided와'],
    ['My aunt has lived in the valley for years and says that nothing changes.', 'has lived와'],
    ['The clerk opened the letter slowly and answered every line of it.', 'opened와'],
  ])('are named by the verb of their own clause: %s', (text, left) => {
    expect(because(text, 'parallel-verb')).toContain(`앞의 ${left}`);
  });

  test.each([
    'The moon disappears behind the hill, and a cold wind rolls down the valley and settles on the fields.',
    'The poet was born in a small village and left school at twelve.',
    'He insisted that the fire was caused by the storm and dismissed the tale of the guard.',
    'The shelf holds maps of old towns, painted plates, and borrowed books.',
  ])('are not paired across clauses, nor a passive with an active verb: %s', (text) => {
    const pairs = findSpots(text).filter(({ rule }) => rule === 'parallel-verb');
    expect(pairs.map(({ original }) => original)).toEqual([]);
  });
});

describe('nominal what', () => {
  test.each([
    ['She did not know what it could become.', '보어가 빠진'],
    ['What they had not thought of was the price.', '전치사의 목적어가 빠진'],
    ['He was proud of what his daughter built.', '목적어가 빠진'],
    ['What the farmers do have is time.', '(the farmers do have)'],
  ])('is explained by what its clause lacks: %s', (text, lack) => {
    expect(because(text, 'nominal-what')).toContain(lack);
  });

  test.each([
    'What does the old man make of the noise?',
    'And what happened to the boat after that?',
    '"What broke the window last night?" he asked them.',
  ])('is no question word: %s', (text) => {
    expect(findRule(text, 'nominal-what')).toBeUndefined();
  });

  test('is not explained by the verb that only holds its clause', () => {
    const text = 'They are proud of what she hopes will be a school.';
    expect(findRule(text, 'nominal-what')).toBeUndefined();
  });
});

describe('that and who', () => {
  test('no longer stands between a relative and its verb as an adverb does', () => {
    const text = 'Behind a gate that no longer quite closes, the dog is asleep.';
    expect(because(text, 'relative-not-what')).toContain('뒤에 주어가 없는');
  });

  test.each([
    'It was Marie Dupont, a nurse who had worked abroad, who saw the danger.',
    'It is they, as much as the owners who get the money, who built the town.',
    'It was the cook, a man of few words, who found the key.',
  ])('a stressed who behind a remark adds nothing to a noun: %s', (text) => {
    expect(findSpots(text).filter(({ rule }) => rule === 'relative-comma-which')).toEqual([]);
    expect(because(text, 'relative-who')).not.toContain('강조 구문');
  });

  test.each([
    'My uncle, who sold the farm, now lives in the town.',
    'It rained for days, and the river, which was narrow, rose fast.',
    '“It was a joke,” said Mr. Lee, who was laughing at the door.',
  ])('a remark on a noun is still explained as one: %s', (text) => {
    expect(because(text, 'relative-comma-which')).toContain('덧붙여');
  });

  test.each([
    'It is the small valve that keeps the water clean.',
    'It is often patience that wins the game.',
    'It is not just the teacher who knows the answer.',
  ])('the verb of a cleft sentence agrees with what is stressed: %s', (text) => {
    expect(because(text, 'agreement-relative-verb')).toContain('강조 구문');
  });

  test('it with an adjective stresses nothing', () => {
    const text = 'It is worth no more than the person who makes it.';
    expect(because(text, 'agreement-relative-verb')).not.toContain('강조 구문');
  });

  test('a clause with there has a subject and no complement', () => {
    const text = 'They shared the conviction that there was no other road.';
    expect(because(text, 'conjunction-appositive-that')).toContain('「there + be + 주어」');
  });

  test('a conjunction is no part of the subject', () => {
    const text = 'That hardly anyone on the boat seems to mind says something about them.';
    expect(
      findSpots(text)
        .map((spot) => spot.because)
        .join(),
    ).not.toContain('That hardly');
  });
});

describe('where', () => {
  test.each([
    'Please leave the keys where they are.',
    'She put the book back on the shelf where it belongs.',
    'They travelled through Spain, France and Italy, where the trains were full.',
    'The rain keeps people indoors, where they read the old books.',
  ])('is not explained by a noun that it does not modify: %s', (text) => {
    expect(findRule(text, 'relative-adverb')).toBeUndefined();
  });

  test.each([
    'He went back to the village where he had found the coins.',
    'They moved to Peru, where they built a school.',
    'This is the room where the king wrote the letter.',
  ])('is explained by the noun before it: %s', (text) => {
    expect(because(text, 'relative-adverb')).toContain('선행사가');
  });
});

describe('other words', () => {
  test.each([
    ['He has worked in the mill for twenty years, mostly at night.', '(for twenty years)'],
    ['The bridge has been closed since the winter of the great flood.', '(since the winter of the …)'],
    ['They have stood empty since they were sold.', '(since they were sold)'],
  ])('a stretch of time is shown as far as its mark: %s', (text, shown) => {
    expect(because(text, 'present-perfect-since')).toContain(`말${shown}과`);
  });

  test('since with a present is a reason and no time', () => {
    const text = 'Guests have been asked to wait outside, since the door opens at noon.';
    expect(findRule(text, 'present-perfect-since')).toBeUndefined();
  });

  test.each([
    'Nobody remembers exactly where the well was.',
    'She had her reasons for doing exactly that.',
    'He asked precisely why the lamp was red.',
  ])('an adverb that goes with what follows is not said to modify the verb: %s', (text) => {
    expect(findSpots(text).filter(({ original }) => /^(?:exactly|precisely)$/u.test(original))).toEqual([]);
  });

  test.each([
    'The traders turned to counting boards for their sums.',
    'The price of washing machines fell by half.',
    'She writes with drawing pens on cheap paper.',
  ])('a noun with -ing before it takes no passive: %s', (text) => {
    expect(findSpots(text).filter(({ corrupted }) => corrupted.startsWith('being'))).toEqual([]);
  });

  test.each([
    'Kind strangers bought her finds, praised them, and sold them.',
    'He praised her moves and left.',
  ])('a noun that somebody owns is no verb: %s', (text) => {
    expect(findSpots(text).filter(({ original }) => /^(?:finds|moves)$/u.test(original))).toEqual([]);
  });
});
