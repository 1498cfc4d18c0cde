import { describe, expect, test } from 'vitest';
import { findLinks } from '#cohesion/list-cues.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { readStrongLinks } from '#test-fixtures/link-sentences.ts';

describe('what was brought in before it is taken up', () => {
  test.each([
    ['They hid forty old coins.', 'Rain washed the coins away.', 'article', 'the coins', 'forty old coins'],
    ['Several nurses came.', 'Nobody paid the nurses.', 'article', 'the nurses', 'Several nurses'],
    [
      'A team climbed the hill.',
      'The wind was so strong in the afternoon of that day, as a guide remembers, that it stopped the team.',
      'article',
      'the team',
      'A team',
    ],
    ['A study of sleep began in May.', 'The participants were paid.', 'study', 'The participants', 'study'],
    ['A survey of cooks came out.', 'The authors were surprised.', 'study', 'The authors', 'survey'],
    ['She sailed to Lisbon.', 'There, she opened a school.', 'demonstrative', 'There', 'Lisbon'],
    [
      'Crowds reached the island.',
      'To get there, they had walked.',
      'demonstrative',
      'To get there',
      'the island',
    ],
    [
      'Having sailed to Boston, he received a degree from Harvard.',
      'There he built a laboratory.',
      'demonstrative',
      'There',
      'Harvard',
    ],
    ['He retired to an island.', 'There he grew tea.', 'demonstrative', 'There', 'an island'],
    ['Ants share food.', 'Similar habits are found in bees.', 'connective', 'Similar', ''],
    ['Ants share food.', 'A similar rule holds among bees.', 'connective', 'A similar', ''],
    ['Ants share food.', 'Much the same is done by bees.', 'connective', 'Much the same', ''],
    [
      'Engineers met a difficulty.',
      'This problem was solved in May.',
      'demonstrative',
      'This problem',
      'difficulty',
    ],
    ['Parents felt a deep fear.', 'That worry was groundless.', 'demonstrative', 'That worry', 'deep fear'],
    ['Bees feed trees.', 'This relationship is old.', 'demonstrative', 'This relationship', ''],
    ['They gave the plans away.', 'This openness paid.', 'demonstrative', 'This openness', ''],
    ['Friends know the same things.', 'In short, strangers help us.', 'connective', 'In short', ''],
    ['She began a long voyage.', 'This journey took a year.', 'demonstrative', 'This journey', 'long voyage'],
  ])('%s %s', (first, second, type, words, antecedent) => {
    expect(readStrongLinks(first, second)).toContainEqual({ type, words, antecedent });
  });

  test.each([
    ['a measure', 'They walked forty miles.', 'The miles were long.', 'article'],
    ['its own sentence says which', 'Several nurses came.', 'Nurses sang, and the nurses slept.', 'article'],
    ['a block, not a rubber', 'A lens was set in a rubber block.', 'The rubber sank.', 'article'],
    ['other coins', 'They hid forty old coins.', 'The newest coins were gone.', 'article'],
    [
      'his name is told',
      'Weaving was weak for an artist.',
      'She moved with the artist Ivo Brandt.',
      'article',
    ],
    ['no study was told of', 'Rain fell.', 'The participants were paid.', 'study'],
    ['any may be meant', 'A study of sleep began in May.', 'Participants were paid.', 'study'],
    ['a name follows', 'A survey of cooks came out.', 'The psychologist Ann Moor was surprised.', 'study'],
    ['authors of a novel', 'Rain fell.', 'The authors were surprised.', 'study'],
    ['"there is" points nowhere', 'She sailed to Lisbon.', 'There is no harbor.', 'demonstrative'],
    ['no place was named', 'She sang.', 'There, she opened a school.', 'demonstrative'],
    ['"there are" points nowhere', 'She sailed to Lisbon.', 'There were many ships.', 'demonstrative'],
    ['its own words are compared', 'Ants share food.', 'Similar to bees, ants dance.', 'connective'],
    ['its own words are compared', 'Ants share food.', 'A similar rule to that of bees holds.', 'connective'],
    ['its own words are compared', 'Ants share food.', 'Similar tools have similar uses.', 'connective'],
    ['a thing to wear', 'Bees feed trees.', 'This harness is old.', 'demonstrative'],
  ])('no link: %s', (_, first, second, type) => {
    expect(readStrongLinks(first, second).filter((link) => link.type === type)).toEqual([]);
  });

  const linksTo = (text: string, next: number): string[] =>
    findLinks(analysePassage({ id: 'text', text }), { first: 0, end: 1 }, next)
      .filter(({ strength }) => strength >= 2)
      .map(({ type, words }) => `${type}: ${words}`);

  test('"the engineer" stays the one who was told of, "the truck" does not', () => {
    const between = 'Rain fell. Birds sang. Snow came.';
    const [person, thing] = ['engineer', 'truck'].map((noun) =>
      linksTo(`A tall ${noun} stopped at a mill. ${between} At last the ${noun} left.`, 4),
    );
    expect(person).toEqual(['article: the engineer']);
    expect(thing).not.toContain('article: the truck');
  });

  test('"these kitchens" are not the kitchens of others that a comparison names', () => {
    const text =
      'The kitchen she drew was small. It was modeled on the kitchens of ships. These kitchens sold well.';
    const links = findLinks(analysePassage({ id: 'text', text }), { first: 1, end: 2 }, 2);
    expect(links.filter(({ antecedent }) => antecedent === 'kitchens')).toEqual([]);
  });

  test('"The preference" soon after "prefer" takes it up', () => {
    expect(linksTo('Apes prefer two doors. One is closed. The preference is old.', 2)).toEqual([
      'repetition: The preference',
    ]);
    expect(linksTo('Apes prefer two doors. One is closed. Rain fell. The preference is old.', 3)).toEqual([]);
  });
});

test.each([
  [
    '"such a bird" was told of before',
    'Chips were too heavy for such a light bird. Nobody saw the bird again.',
  ],
  ['a seabird was named before', 'A tern is a seabird. Boys fed a bird. Nobody saw the bird again.'],
])('"the bird" is not the first one where %s', (_, text) => {
  const analysis = analysePassage({ id: 'bird', text });
  const last = analysis.sentences.length - 1;
  const links = findLinks(analysis, { first: 0, end: last }, last);
  expect(links.filter(({ type }) => type === 'article')).toEqual([]);
});
