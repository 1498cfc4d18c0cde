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
    ['The shell is hard, but it breaks.', ['but 역접 clause']],
    ['The shell breaks because the steam pushes it.', ['because 이유 clause']],
    ['The bird cannot fly, so it runs.', ['so 결과 clause']],
    ['The moon keeps every print, for it has no wind.', ['for 이유 clause']],
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
    'It works, but, because the wire is thin, the light is weak.',
    'The old years are well known, but so are the new years.',
    'The trees grow well, perhaps because the soil is warm.',
    'A town that closes schools merely because they have become costly misreads its own success.',
    'Books sell well, and the habit of visiting places because they are vanishing is now common.',
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
  ['The shell is hard, but it breaks.', 'but', false],
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
    ['Venice appears to float, but a forest of wood does not move below it.', /because|^for$/u],
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
    ['Shoes are not dirty by themselves, but they become dirty on a table.', /unless/u],
    ['The oven is cheap, so the baker needs little money.', /^but$/u],
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

  test('what was so at first and later was not has no condition', () => {
    expect(wrongsOf('The dance was first seen in the north, but later it became common here.')).toContain(
      'unless',
    );
  });

  test.each([
    ['As a young woman she did not go to college, but she loved small models.', /^(?:because|for|since)$/u],
    ['Bees cannot see red, but they see other colors.', /^(?:so|because|for|since)$/u],
    ['It does not imply that it failed, but it reminds us of the cost.', /^(?:because|for|since)$/u],
    ['He examined the dye carefully, but he did not find the fault in the dye.', /^(?:because|for|since)$/u],
    [
      'If it saves paper, for example, it is good. On the other hand, if it costs money, it is bad.',
      /^(?:similarly|likewise)$/u,
    ],
  ])('no second key: %s', (text, word) => {
    expect(wrongsOf(text).filter((one) => word.test(one))).toEqual([]);
  });

  test('what is set against itself is no contrast of two things', () => {
    expect(wrongsOf('The fruit is kept cold on the ship, so it stays in a kind of sleep.')).toContain(
      'whereas',
    );
  });

  test('of two blanks one has two wrong words at least', () => {
    const weak = 'We first tried the old road, but many carts got lost. Then we saw a hill, so we left it.';
    expect(listConnectiveQuestions(analyseLine(weak), 1)).toEqual([]);
  });

  test('of two blanks the relations differ', () => {
    const text =
      'Many believe that ice is dry. However, it does not stay dry. It melts when the sun shines on it. As a result, the road becomes wet and it is not safe. Drivers, however, do not believe this.';
    for (const { places } of listConnectiveQuestions(analyseLine(text), 1))
      expect(new Set(places.map(({ place }) => place.relation)).size).toBe(places.length);
  });
});
