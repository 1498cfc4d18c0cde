import { describe, expect, test } from 'vitest';
import { listCuts, scoreCut } from '#cohesion/cuts.ts';
import { findLinks, listCues } from '#cohesion/list-cues.ts';
import { measureFaults } from '#cohesion/measure-faults.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

const analyse = (text: string) => analysePassage({ id: 'text', text });

/** The strongest link by which the second of two sentences follows the first. */
function linkOf(first: string, second: string) {
  const [link] = findLinks(analyse(`${first} ${second}`), { first: 0, end: 1 }, 1);
  return link && { type: link.type, words: link.words, antecedent: link.antecedent };
}

describe('links between two sentences', () => {
  test.each([
    [
      'They conclude that the plan works.',
      'That conclusion is wrong.',
      'demonstrative',
      'That conclusion',
      'conclude',
    ],
    [
      'To a tidy gardener, a log is waste.',
      'Experts regret this tidiness.',
      'demonstrative',
      'this tidiness',
      'tidy',
    ],
    ['A small team flew to the north.', 'The team stayed for a week.', 'article', 'The team', 'A small team'],
    ['We met Danny Kushlick in May.', 'Nobody else knew Kushlick.', 'name', 'Kushlick', 'Danny Kushlick'],
    [
      'The index is called Living Planet Index (LPI).',
      'The LPI fell.',
      'name',
      'LPI',
      'Living Planet Index (LPI)',
    ],
    ['Many farmers grow rice here.', 'They sell it in town.', 'pronoun', 'They', 'farmers'],
    [
      'The first kind is called a rule.',
      'The second kind is a standard.',
      'repetition',
      'The second kind',
      'first kind',
    ],
    ['The city built no roads.', 'So it is with the harbor.', 'connective', 'So it is with', ''],
    ['He loved his work.', 'However, he was poor.', 'connective', 'However', ''],
    ['They built two small rooms.', 'Only one room had a door.', 'demonstrative', 'Only one room', 'rooms'],
    ['Farmers grow rice.', 'Most in the south own a mill.', 'demonstrative', 'Most', ''],
    ['The king died in May.', 'The news was kept secret.', 'demonstrative', 'The news', ''],
    ['Bees fly.', 'And they dance.', 'connective', 'And', ''],
    ['How did it happen?', 'Nobody knows for sure.', 'question', 'Nobody knows for sure.', ''],
  ])('%s %s', (first, second, type, words, antecedent) => {
    expect(linkOf(first, second)).toEqual({ type, words, antecedent });
  });

  test.each([
    [
      'the noun is new because of what follows it',
      'The windows were open.',
      'The windows of the church were red.',
    ],
    ['"instead of" looks at its own sentence', 'She was tired.', 'Instead of candles, Ann bought lamps.'],
    ['"so many" is no connective', 'Trees fall.', 'So many birds live there.'],
    ['there is only one sun', 'Every plant needs sun.', 'In winter the sun is low.'],
    ['the pronoun is explained in its own sentence', 'Farmers grow rice.', 'When parents came, they sang.'],
    ['"many believe" is said of anyone', 'Dogs bark.', 'Many believe that cats are clever.'],
  ])('no strong link: %s', (_, first, second) => {
    const strong = findLinks(analyse(`${first} ${second}`), { first: 0, end: 1 }, 1).filter(
      ({ strength }) => strength >= 2,
    );
    expect(strong).toEqual([]);
  });
});

describe('faults of an order', () => {
  const text =
    'A company from Norway has a plan. The company wants to fly to Mars. However, this plan is dangerous. The danger lies in the radiation.';
  const cues = listCues(analyse(text));

  test('the order of the passage reads best', () => {
    const source = measureFaults(cues, [0, 1, 2, 3]);
    for (const other of [
      [0, 1, 3, 2],
      [0, 3, 1, 2],
      [0, 2, 1, 3],
      [0, 3, 2, 1],
    ])
      expect(measureFaults(cues, other)).toBeGreaterThan(source);
  });

  test('nothing is asked of the first sentence', () => {
    expect(measureFaults(cues, [2])).toBe(0);
  });
});

describe('cuts', () => {
  test('sentences that only share their subject are cut, and none of the cuts is placed', () => {
    const analysis = analyse(
      'Rivers are long. Rivers carry sand to the sea. Rivers bring water to farms. Rivers turn many mills. Rivers hide old boats.',
    );
    const cuts = listCuts(analysis);
    expect(cuts.length).toBeGreaterThan(0);
    expect(cuts.flatMap((parts) => scoreCut(analysis, parts) ?? [])).toEqual([]);
  });

  test('a quotation is never cut in two', () => {
    const analysis = analyse(
      'A man came. “I am tired. I am old,” he said. The man sat down. Then he slept. Later he woke.',
    );
    const borders = listCuts(analysis).flatMap((parts) => parts.map(({ first }) => first));
    expect(borders).not.toContain(2);
  });
});
