import { describe, expect, test } from 'vitest';
import { listReasons } from '#cohesion/gap-reasons.ts';
import { listCues } from '#cohesion/list-cues.ts';
import { compareOrders } from '#cohesion/measure-faults.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

/** The words that tell that the sentence `given` does not belong after sentence `gap` of the rest. */
function reasonsOf(sentences: readonly string[], given: number, gap: number): string[] {
  const analysis = analysePassage({ id: 'text', text: sentences.join(' ') });
  const rest = sentences.flatMap((_, at) => (at === given ? [] : [at]));
  const order = [...rest.slice(0, gap + 1), given, ...rest.slice(gap + 1)];
  const rival = compareOrders(listCues(analysis), order);
  return listReasons(analysis, rival, given, gap).map(({ cue }) => cue.words);
}

describe('a word of contrast as the reason against a gap', () => {
  const turned = (turn: string): string[] => [
    'Most runners start too fast.',
    'Beginners trust their legs and borrow from the last hour.',
    'Coaches warn against such debts.',
    'The muscles burn their store early.',
    'Races are lost in this way every spring.',
    turn,
    'They look tired at noon.',
    'Spectators seldom notice.',
  ];

  test.each([
    'By contrast, champions hold back.',
    'Champions, however, hold back.',
    'But champions hold back.',
  ])('"%s" is none where its gap parts two neighbours: these are named', (turn) => {
    expect(reasonsOf(turned(turn), 5, 1)).toEqual(['such debts']);
  });

  test.each([
    ['its own nouns were met before the gap', 'Beginners, however, learn from it.'],
    ['they were met in the first sentence', 'But runners forget.'],
    ['they were met in another form', 'A coach, by contrast, waits.'],
  ])('it is none where %s', (_, turn) => {
    expect(reasonsOf(turned(turn), 5, 2)).toEqual([]);
  });

  const apart = (turn: string): string[] => [
    'Old maps hung in the hall.',
    'Rain fell on the roof.',
    'Nobody spoke.',
    'Songs were sung by the fire.',
    turn,
    'Everybody laughed.',
    'Dawn came late.',
  ];

  test.each([
    ['But', 'But a dog barked.'],
    ['Yet', 'Yet a dog barked.'],
    ['however', 'A dog, however, barked.'],
  ])('"%s" is one where all that it could turn against comes later', (word, turn) => {
    expect(reasonsOf(apart(turn), 4, 0)).toEqual([word]);
  });
});

describe('"Both" in the next sentence', () => {
  const told = (given: string): string[] => [
    'Place a shark beside a dolphin, and they look like cousins.',
    'Both have smooth bodies and a fin.',
    given,
    'Water shaped these forms.',
    'Birds fly south.',
  ];

  test('is no reason against a sentence that speaks of the two itself', () => {
    expect(
      reasonsOf(told('Their common ancestor, however, looked like neither of them.'), 2, 0),
    ).not.toContain('Both');
  });

  test('is one against a sentence that speaks of another', () => {
    expect(reasonsOf(told('A herring, however, swims alone.'), 2, 0)).toContain('Both');
  });
});

describe('what somebody holds, or what it all comes to, further on', () => {
  const told = (given: string): string[] => [
    'Most cooks guess the heat of a pan.',
    'The chemist Anna Weiss has measured it for years.',
    given,
    'Butter browns within a minute.',
    'Onions turn sweet.',
    'Garlic burns.',
  ];

  test('is kept to no gap by "Her" alone', () => {
    expect(reasonsOf(told('Her advice is to wait.'), 2, 3)).toEqual([]);
  });

  test('but what she did next is', () => {
    expect(reasonsOf(told('She asked forty cooks to wait.'), 2, 3)).toEqual(['She']);
  });
});

test('"Similar columns" may follow any sentence that speaks of columns', () => {
  const text = [
    'The coast has forty thousand stone columns.',
    'Hot lava made them.',
    'Steps lead into the sea.',
    'Similar columns stand on an island.',
    'A giant built a path.',
  ];
  expect(reasonsOf(text, 3, 0)).toEqual([]);
});

test('"The reason" of the next sentence may be one for the sentence that is put in', () => {
  const text = [
    'Makers own a song for years.',
    'Nobody may print it.',
    'However, the right ends at last.',
    'Then anyone can sing it.',
    'The reason is that art feeds on art.',
    'Songs grow out of songs.',
  ];
  expect(reasonsOf(text, 2, 2)).not.toContain('The reason');
});

test('of "This mistake", which may have been told of before, the words that the gap parts tell more', () => {
  const text = [
    'Most people think that others agree with them.',
    'We are prone to this in every part of life.',
    'One reason is that we meet friends most.',
    'So we begin to trust our views too much.',
    'This mistake can cause trouble at work.',
    'A leader may ask nobody.',
  ];
  expect(reasonsOf(text, 4, 1)[0]).toBe('One reason');
});

test('"For this reason" may follow many a statement, so alone it closes no gap', () => {
  const text = [
    'Screens have replaced switches in many cars.',
    'They look modern.',
    'But a driver has to watch them.',
    'A switch is found by touch.',
    'For this reason, some makers bring it back.',
    'Good tools need no eyes.',
  ];
  expect(reasonsOf(text, 4, 2)).toEqual([]);
});

describe('"She" in the sentence that is put in', () => {
  const life = [
    'Anna Weiss was born in Bern.',
    'Her father sold maps.',
    'Snow fell in May.',
    'Roads were closed.',
    'The town slept.',
    'Then Weiss opened a mill.',
    'She drew it on a card.',
    'Bread was dear.',
    'Flour rose in price.',
    'Ice lay on the river.',
    'Nobody came.',
  ];

  test('is no reason where she was spoken of a sentence before', () => {
    expect(reasonsOf(life, 6, 6)).not.toContain('She');
  });

  test('nor where the next sentence speaks of her', () => {
    expect(reasonsOf(life, 6, 4)).not.toContain('She');
  });

  test('but is one further away', () => {
    expect(reasonsOf(life, 6, 8)).toContain('She');
  });
});

describe('"She" in the sentence after the gap', () => {
  const day = (third: string): string[] => [
    'Anna Weiss sat down at the wheel.',
    'She knew what to do.',
    'But the clay fell flat.',
    third,
    'Rain fell.',
  ];

  test('is no reason where the sentence parts her from her name in its own place, too', () => {
    expect(reasonsOf(day('She tried again.'), 2, 0)).not.toContain('She');
  });

  test('but is one where it does not', () => {
    expect(reasonsOf(day('The bowl broke.'), 2, 0)).toContain('She');
  });
});
