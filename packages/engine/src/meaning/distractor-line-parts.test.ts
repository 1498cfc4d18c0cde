import { expect, test } from 'vitest';

import { listPartLines } from '#meaning/distractor-line-parts.ts';
import type { LineName } from '#meaning/line-name.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

const passage = (middle: string) => ({
  id: middle,
  text: `Boredom is a signal. ${middle} Boredom asks for something better. So we should listen to boredom.`,
  translations: [
    '지루함은 신호이다.',
    '불안은 지루함을 가린다.',
    '지루함은 더 나은 것을 찾게 한다.',
    '지루함에 귀 기울여야 한다.',
  ],
  topic: 'the positive function of boredom',
  gist: '지루함은 더 나은 것을 찾게 하는 신호이다.',
});
const list = (name: LineName, middle: string): string[] => {
  const source = passage(middle);
  return listPartLines(name, source, analysePassageOnce(source)).map(({ text }) => text);
};

test('a detail of the middle is joined to the matter, in each line', () => {
  expect(list('topic', 'Much anxiety comes from boredom.')).toEqual([
    'the relationship between anxiety and boredom',
  ]);
  expect(list('title', 'Much anxiety comes from boredom.')).toEqual([
    'Anxiety and Boredom: How Are They Related?',
  ]);
  expect(list('gist', 'Much anxiety comes from boredom.')).toEqual([
    '지루함은 불안과 서로 밀접하게 관련되어 있다.',
  ]);
});

test.each([
  'Many bicycles come from boredom.',
  'The sound of anxiety comes from boredom.',
  'Much anxiety comes from work.',
  'Like anxiety, boredom passes.',
])('nothing is joined that has nothing to do with it: %s', (middle) => {
  expect(list('topic', middle)).toEqual([]);
});
