import { describe, expect, test } from 'vitest';

import { listTurnedClauses, turnTopic } from '#meaning/lines/turned-clauses.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

const list = (summary: string, said = summary) => {
  const source = { id: summary, text: `Streets change. ${said} Shops open and shops close.`, summary };
  return listTurnedClauses('topic', source, analysePassageOnce(source)).map(({ text }) => text);
};

describe('the contrary of the summary', () => {
  test.each([
    ['Wide roads increase heavy traffic.', /^why wide roads (?:decrease|reduce|diminish) heavy traffic$/u],
    ['Small gardens attract wild bees.', /^why small gardens repel wild bees$/u],
    ['Strict rules weaken public trust.', /^why strict rules strengthen public trust$/u],
  ])('%s', (summary, line) => {
    expect(list(summary)[0]).toMatch(line);
  });

  test.each([
    'Mills ended the irregular custom of their workers.',
    'Wide roads increase traffic more than narrow roads do.',
    'It increases heavy traffic.',
    'We increase heavy traffic.',
  ])('is not made where only a part of it would be turned: %s', (summary) => {
    expect(list(summary)).toEqual([]);
  });
});

test.each([
  'Thick walls protect bakers better.',
  'Wide roads increase traffic more.',
  'Old ovens benefit guests best.',
])('is not made beside a word that says how well: %s', (summary) => {
  expect(list(summary)).toEqual([]);
});

test('is not made of a word that the passage has not', () => {
  expect(list('Wide roads increase heavy traffic.', 'Wide roads bring heavy traffic.')).toEqual([]);
});

test.each([
  'Old walls benefit from thick ivy.',
  'Small towns prize old bridges for their beauty.',
  'Loud praise condemns the whole class.',
])('is not made of a word whose contrary keeps other company: %s', (summary) => {
  expect(list(summary)).toEqual([]);
});

describe('the contrary of a topic', () => {
  test.each([
    ['the gradual loss of fertile fields', /^the gradual gain of/u],
    ['the unequal distribution of parks in cities', /^the equal distribution of/u],
    ['the slow acceptance of forks in Europe', /^the slow rejection of/u],
    ['the positive effect of rain on fields', /^the negative effect of/u],
  ])('%s', (topic, line) => {
    expect(turnTopic(topic)[0]).toMatch(line);
  });

  test.each([
    'the effect of rain on fields',
    'the theory of colors',
    'why rivers move',
    'the creative value of songs',
  ])('is not made where its noun has none: %s', (topic) => {
    expect(turnTopic(topic)).toEqual([]);
  });
});
