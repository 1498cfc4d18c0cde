import { describe, expect, test } from 'vitest';
import { explainLink } from '#cohesion/explain-cue.ts';
import { findLinks, listCues } from '#cohesion/list-cues.ts';
import { compareOrders } from '#cohesion/measure-faults.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { linkSentences } from '#test-fixtures/link-sentences.ts';

const analyse = (text: string) => analysePassage({ id: 'text', text });
const years = (text: string): string[] =>
  listCues(analyse(text)).flatMap((cues) => cues.flatMap((cue) => (cue.type === 'year' ? [cue.words] : [])));

const life =
  'Ada Moor was born in 1820 in Leeds. In 1841 she opened a school for girls. By 1855, two more had been built and she led all three. She sold them in the 1870s. She died in May 1882.';

describe('the years of a chronicle', () => {
  test('each later year asks for the one before it', () => {
    expect(years(life)).toEqual(['1841', '1855', '1870s', '1882']);
  });

  test('the year of what somebody else did is none of them', () => {
    const met = life.replace('By 1855, two', 'She met Tom Hill, who built a mill in 1850. By 1855, two');
    expect(years(met)).toEqual(['1841', '1855', '1870s', '1882']);
  });

  test('the year in which somebody named in passing was born is none of them', () => {
    const named = life.replace(
      'By 1855, two',
      'Tom Hill, a builder born in Wales in 1843, came to help. By 1855, two',
    );
    expect(years(named)).toEqual(['1841', '1855', '1870s', '1882']);
  });

  test('an order that turns the years round fails', () => {
    const cues = listCues(analyse(life));
    const { decisive } = compareOrders(cues, [0, 2, 3, 1, 4]);
    expect(decisive.map(({ cue }) => cue.type)).toContain('year');
  });

  test('an explanation names years and decades', () => {
    const analysis = analyse(life);
    const [link] = findLinks(analysis, { first: 2, end: 3 }, 3).filter(({ type }) => type === 'year');
    expect(link && explainLink(link, '(A)', '(B)')).toBe(
      '(A)의 1855년 다음에 (B)의 1870년대가 시간 순서로 이어진다',
    );
  });

  test('1799 lies within the 1790s, but after the early 1790s', () => {
    const text =
      'Lea Holt was born in 1770. In the 1790s she wrote songs. In 1799 she fell ill. She died in 1810.';
    const linkOf = (told: string): string[] =>
      findLinks(analyse(told), { first: 1, end: 2 }, 2).flatMap(({ type, words }) =>
        type === 'year' ? [words] : [],
      );
    expect(linkOf(text)).toEqual([]);
    expect(linkOf(text.replace('In the 1790s', 'In the early 1790s'))).toEqual(['1799']);
  });

  test('an event of its year is dated by it', () => {
    const text =
      'Lea Holt was born in 1905. At the Winter Games of 1924 she won two medals. In the spring of 1930 she left Bern.';
    expect(years(text)).toEqual(['1924', '1930']);
    expect(years(text.replace('In the spring of 1930 she', 'In 1930 Holt'))).toEqual(['1924', '1930']);
  });

  test.each([
    ['two years are no chronicle', 'The mill opened in 1820. It closed in 1841. Rain fell.'],
    ['the years run back', 'The mill closed in 1882. It opened in 1841. It was planned in 1830.'],
    [
      'studies may be told in any order',
      'A study found this in 1990. A survey found more in 2001. In 2010 an experiment failed.',
    ],
    [
      'quantities and editions are no years',
      'They sold 1500 sheep. The 1960 Games began. They bought 1700 cows. The 1964 Games ended.',
    ],
  ])('%s', (_, text) => {
    expect(years(text)).toEqual([]);
  });
});

describe('time counted from what was told', () => {
  const wordsOf = (first: string, second: string): string[] =>
    linkSentences(first, second)
      .filter(({ relation, strength }) => relation === '시간 순서' && strength >= 2)
      .map(({ words }) => words);

  test.each([
    ['The dam broke in May.', 'Two years later, a new one stood there.', 'Two years later'],
    ['She left her village.', 'The next day she reached the coast.', 'The next day'],
    ['He planted an oak.', 'But several decades later it was cut down.', 'But several decades later'],
  ])('%s %s', (first, second, words) => {
    expect(wordsOf(first, second)).toEqual([words]);
  });

  test.each([
    ['nothing happened before', 'Oaks grow slowly.', 'Two years later, they bear fruit.'],
    [
      'the sentence tells itself from when',
      'The dam broke.',
      'In 1902 he left, and two years later he died.',
    ],
    ['another day', 'She left her village.', 'The day was cold and the next one was colder.'],
  ])('%s', (_, first, second) => {
    expect(wordsOf(first, second)).toEqual([]);
  });
});

describe('an explanation of a time word tells on which side the time lies', () => {
  test.each([
    ['Until then', '(A)의 시간 표현 ‘Until then’은 주어진 글에서 말한 때까지의 일을 이끈다'],
    ['Before that', '(A)의 시간 표현 ‘Before that’은 주어진 글에서 말한 때보다 앞선 일을 이끈다'],
    ['By then', '(A)의 시간 표현 ‘By then’은 주어진 글에서 말한 때까지의 일을 이끈다'],
    ['After that', '(A)의 시간 표현 ‘After that’은 주어진 글 다음에 이어지는 때의 일을 이끈다'],
  ])('%s', (words, line) => {
    const [link] = linkSentences('The mill opened in May.', `${words}, bread was dear.`).filter(
      ({ type }) => type === 'connective',
    );
    expect(link && explainLink(link, '주어진 글', '(A)')).toBe(line);
  });
});

test('"The following year" may follow any sentence that names a year', () => {
  const text =
    'Lea Holt was born in Bern. She found work in 1894. The following year, she saw a film. A friend helped. She built a studio in 1910. Rain fell.';
  const cues = listCues(analyse(text));
  const isLost = (order: readonly number[]): boolean =>
    compareOrders(cues, order).decisive.some(({ cue }) => cue.words === 'The following year');
  expect(isLost([0, 1, 3, 2, 4, 5])).toBe(true);
  expect(isLost([0, 1, 3, 4, 2, 5])).toBe(false);
});
