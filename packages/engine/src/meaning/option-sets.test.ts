import { describe, expect, test } from 'vitest';

import { listOffPointSentences } from '#meaning/off-point/off-point-sentences.ts';
import { areNear, readBlankWord, readPassageWord } from '#meaning/option-sets.ts';
import { areSynonyms, namesSense } from '#meaning/same-sense.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { sampleBook } from '#sample-book.ts';

function find(text: string, word: string) {
  const analysis = analysePassage({ id: 'p', text });
  const token = analysis.tokens.find(({ lower }) => lower === word);
  if (!token) throw new Error(`no ${word}`);
  return { analysis, token };
}

function read(text: string, word: string) {
  const { analysis, token } = find(text, word);
  return { analysis, word: readBlankWord(analysis, token) };
}

describe('a word to leave out', () => {
  test('may follow an article in a passage only', () => {
    const { analysis, token } = find('He made an accurate map.', 'accurate');
    expect(readBlankWord(analysis, token)).toBeUndefined();
    expect(readPassageWord(analysis, token)).toMatchObject({ article: 'an' });
  });

  test('has its opposites in the same form', () => {
    const { word } = read('The changes strengthened the old system quickly.', 'strengthened');
    expect(word?.opposites.map(({ text }) => text)).toContain('weakened');
  });

  test.each([
    ['that is everyday', 'People in the old village were happy.', 'people'],
    ['whose preposition belongs to it', 'The whole plan depends on the weather.', 'depends'],
  ])('is none %s', (_, text, word) => {
    expect(read(text, word).word).toBeUndefined();
  });
});

describe('the sense of a word', () => {
  test('is shared by synonyms only', () => {
    expect(areSynonyms('essential', 'necessary', 'adj')).toBe(true);
    expect(areSynonyms('essential', 'strict', 'adj')).toBe(false);
  });

  test('is found in a Korean line whatever its ending', () => {
    expect(namesSense('그 방법이 더 효과적이다.', 'effective', 'adj')).toBe(true);
    expect(namesSense('그 방법이 더 편하다.', 'effective', 'adj')).toBe(false);
  });
});

describe('sentences off the point', () => {
  const sources = sampleBook.units.flatMap((unit) => unit.passages.map(({ source }) => source));

  test('share a word with the passage and carry no open place', () => {
    for (const source of sources) {
      for (const { text, shared } of listOffPointSentences(source, analysePassage(source))) {
        expect(shared.some(({ word }) => text.toLowerCase().includes(word))).toBe(true);
        expect(text).toMatch(/^\p{Lu}[^{}]*\.$/u);
      }
    }
  });
});

test.each([
  ['dependence', 'independence', true],
  ['certainty', 'uncertainty', true],
  ['creative', 'creation', true],
  ['art', 'start', false],
  ['wisdom', 'freedom', false],
  ['tension', 'talent', false],
])('%s and %s are of one family: %s', (left, right, isFamily) => {
  expect(areNear(left, right, 'n')).toBe(isFamily);
});
