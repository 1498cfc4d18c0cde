import { describe, expect, test } from 'vitest';

import type { PassageSource } from '#exercise/exercise.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { listNamedSpots } from '#wording/named-words.ts';
import { findWordSpots } from '#wording/word-spots.ts';

const kiln: PassageSource = {
  id: 'kiln',
  text: 'The potters of the valley share one kiln. A careful potter feeds the kiln with dry wood. The lamps are put out at ten.',
  translations: [
    '골짜기의 도공들은 가마 하나를 함께 쓴다.',
    '주의 깊은 도공은 가마에 마른 나무를 넣는다.',
    '등불은 열 시에 꺼진다.',
  ],
};

const list = (changes: Partial<PassageSource>): string[] => {
  const source = { ...kiln, ...changes };
  const analysis = analysePassage(source);
  return listNamedSpots(source, analysis, findWordSpots(analysis)).map(
    ({ spot, point }) => `${spot.token.text}: ${point}`,
  );
};

describe('words that a line on the whole passage names', () => {
  test('are those of the 요지 in a sentence on its matter', () => {
    expect(list({ gist: '가마는 주의 깊은 도공의 것이다.' })).toEqual([
      'careful: 가마는 주의 깊은 도공의 것이다',
    ]);
    expect(list({ gist: '주의 깊은 독자가 드물다.' })).toEqual([]);
  });

  test('are those of the summary, with the thing that they are said of', () => {
    const summary = 'The kiln of the valley needs a careful potter.';
    expect(list({ summary })).toEqual([`careful: ${summary}`]);
    expect(list({ summary: 'The kiln of the valley needs a careful mayor.' })).toEqual([]);
  });

  test('are none where the line has the opposite, too, or the sentence denies the word', () => {
    expect(list({ summary: 'A careful potter and a careless one share the kiln.' })).toEqual([]);
    const text = kiln.text.replace('A careful potter', 'No careful potter');
    expect(list({ text, summary: 'The kiln needs a careful potter.' })).toEqual([]);
  });
});
