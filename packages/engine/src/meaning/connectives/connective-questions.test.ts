import { describe, expect, test } from 'vitest';

import { listConnectivePlaces } from '#meaning/connectives/connective-places.ts';
import { listConnectiveQuestions } from '#meaning/connectives/connective-questions.ts';
import { listConnectiveRivals } from '#meaning/connectives/connective-rivals.ts';
import { readSigns } from '#meaning/connectives/relation-signs.ts';
import { analyseLine } from '#passage/analysis-cache.ts';

const placesOf = (text: string): string[] =>
  listConnectivePlaces(analyseLine(text)).map(({ text: words, relation, form }) =>
    [words, relation, form].join(' '),
  );

describe('connectives that can be left out', () => {
  test.each([
    ['The shell is hard. However, it breaks.', ['However 역접 opening']],
    ['The shell is hard. The seed, by contrast, is soft.', ['by contrast 대조 inner']],
    ['The shell is hard. Yet it breaks.', ['Yet 역접 opening']],
    ['One ought to arrive at the note; instead, one goes beyond it.', ['instead 대체 inner']],
  ])('%s', (text, places) => {
    expect(placesOf(text)).toEqual(places);
  });

  test.each([
    'However, this is the first sentence.',
    'The shell is hard. However hard it is, it breaks.',
    'The shell is hard. So far nobody has opened it.',
    'The light failed. So bright were the stars that nobody cared.',
    'The shell is hard. Yet another shell is soft.',
    'The shell is hard. So it goes in the garden.',
    'The shell is hard. But for the frost, the seed would live.',
    'The shell is hard. It breaks, but, when the frost comes, the seed dies.',
    'It was so cold that the lake froze, so that nobody sailed.',
    'It is not the shell but the seed that matters.',
    'He said, “It is hard.” “However,” she said, “it breaks.”',
    'Do not call everyone, but call one person.',
    'Not only do the switches go unnoticed, but people explain them.',
    'The water is cold, for example in winter.',
    'The bird cannot fly, so it runs.',
    'The moon keeps every print, for it has no wind.',
    'The shell breaks because the steam pushes it, but the seed is whole.',
  ])('none in: %s', (text) => {
    expect(placesOf(text)).toEqual([]);
  });
});

test.each([
  ['The shell is hard. Yet it breaks.', 'However', true],
  ['The shell is hard. And yet it breaks.', 'However', true],
  ['The shell is hard. So it keeps the seed.', 'Therefore', true],
  ['The shell is hard. Thus it keeps the seed.', 'Thus', true],
  ['The shell is hard. So, it keeps the seed.', 'Therefore', false],
  ['The shell is hard. As a result, it keeps the seed.', 'As a result', false],
])('before a comma an adverb is asked for: %s', (text, key, isCommaDue) => {
  const [place] = listConnectivePlaces(analyseLine(text));
  expect([place?.key, place?.isCommaDue]).toEqual([key, isCommaDue]);
});

/** What is known to be wrong in any place of the text, in small letters. */
function wrongsOf(text: string): string[] {
  const analysis = analyseLine(text);
  return listConnectivePlaces(analysis).flatMap((place) =>
    listConnectiveRivals(place, readSigns(analysis, place), text, ([first = '']) => first).map((rival) =>
      rival.text.toLowerCase(),
    ),
  );
}

describe('what cannot stand in a blank', () => {
  test('a belief and what is so: nothing follows from the one', () => {
    const wrongs = wrongsOf('Many believe that the bird is blind. However, it sees the smallest mouse.');
    expect(wrongs.some((word) => /^(?:therefore|as a result|consequently)$/u.test(word))).toBe(true);
    expect(wrongs.some((word) => /^(?:likewise|similarly)$/u.test(word))).toBe(true);
  });

  test.each([
    ['They rarely think about balance. However, it becomes weaker with age.', /therefore|result|consequent/u],
    ['There is a plan for the park. There is, however, a worse problem.', /example|instance/u],
    ['You must rest after the race. However, you do not rest long.', /otherwise/u],
    ['Many think that names feed the fear. In a study, however, a name made it weaker.', /example|instance/u],
    [
      'Parts can be used again. When they are glued, however, it costs more to use them.',
      /example|instance/u,
    ],
    [
      'The wind reaches far into it. As a result, a small forest has no quiet place in it.',
      /example|instance/u,
    ],
    [
      'They brought tools and expectations. However, the old way is slow there.',
      /therefore|result|consequent/u,
    ],
    ['Doctors found a cause. However, they found another cause that is worse.', /similarly|likewise/u],
    [
      'It is tempting to hurry. The point, however, was that haste costs more.',
      /other words|short|otherwise/u,
    ],
    ['Many think the bird is blind. However, the bird sees the smallest mouse.', /other words/u],
    ['To us the flower looks plain. To a bee, however, it does not look plain.', /example|instance/u],
    ['The oven is cheap. Moreover, it is safe in the kitchen.', /other words/u],
    ['Many think the work is dull. However, it pays well in the town.', /short/u],
  ])('what could stand there is not offered: %s', (text, word) => {
    expect(wrongsOf(text).filter((one) => word.test(one))).toEqual([]);
  });

  test('what happened at a time that is named is no restatement', () => {
    const text =
      'Many thought that nobody could taste it. Decades later, however, a doctor drew a large map. People liked it.';
    expect(wrongsOf(text)).toEqual(expect.arrayContaining(['in other words', 'in short']));
  });

  test('what denies a belief does not say it again', () => {
    const text = 'Many think the bird is blind. The bird, however, is not blind at night. People like it.';
    expect(wrongsOf(text)).toEqual(expect.arrayContaining(['in other words', 'in short']));
  });

  test('a connective that stands in the passage is no wrong option', () => {
    const text =
      'Many believe that the bird is blind. Likewise, many think that it is deaf. In fact it is not so. The owl, however, does not sleep at night.';
    expect(wrongsOf(text)).not.toContain('likewise');
  });

  test.each([
    [
      'If it saves paper, for example, it is good. On the other hand, if it costs money, it is bad.',
      /^(?:similarly|likewise)$/u,
    ],
  ])('no second key: %s', (text, word) => {
    expect(wrongsOf(text).filter((one) => word.test(one))).toEqual([]);
  });

  test('of two blanks one has two wrong words at least', () => {
    const text =
      'We first tried the old road. However, many carts got lost. Then we saw a hill. So we left it.';
    const pairs = listConnectiveQuestions(analyseLine(text), 1).filter(({ places }) => places.length > 1);
    expect(pairs.length).toBeGreaterThan(0);
    for (const { places } of pairs) {
      const counts = places.map(({ rivals }) => rivals.length);
      expect(Math.min(...counts)).toBeGreaterThan(0);
      expect(Math.max(...counts)).toBeGreaterThan(1);
    }
  });

  test('of two blanks the relations differ', () => {
    const text =
      'Many believe that ice is dry. However, it does not stay dry. It melts when the sun shines on it. As a result, the road becomes wet and it is not safe. Drivers, however, do not believe this.';
    for (const { places } of listConnectiveQuestions(analyseLine(text), 1))
      expect(new Set(places.map(({ place }) => place.relation)).size).toBe(places.length);
  });
});
