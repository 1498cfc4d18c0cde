import { expect, test } from 'vitest';

import { listReportedViews } from '#meaning/gist/reported-views.ts';
import { analysePassage } from '#passage/analyse-passage.ts';

const text = 'Many people think that maps are neutral. In fact, they are not.';
const analysis = analysePassage({ id: 'maps', text });
const read = (line: string): string[] =>
  listReportedViews(analysis, [line, '사실은 그렇지 않다.']).map((view) => view.text);

test.each([
  ['우리는 보통 지도가 현실에서 나온다고 생각한다.', '지도는 현실에서 나온다.'],
  [
    '많은 사람들은 시인이 운율을 쓰는 것이 단지 듣기 좋기 때문이라고 생각한다.',
    '시인이 운율을 쓰는 것은 단지 듣기 좋기 때문이다.',
  ],
  [
    '사람들은 흔히 작곡가들이 내면의 감정만으로 음악을 만든다고 생각한다.',
    '작곡가들은 내면의 감정만으로 음악을 만든다.',
  ],
])('what is held is said as a statement: %s', (line, view) => {
  expect(read(line)).toEqual([view]);
});

test('where two act, neither is made the topic', () => {
  expect(read('많은 사람들은 지도가 넓을수록 정보가 늘어난다고 생각한다.')).toEqual([
    '지도가 넓을수록 정보가 늘어난다.',
  ]);
});

test.each([
  ['종이 지도는 낡은 도구처럼 보인다.', '종이 지도는 낡은 도구이다.'],
  ['지도에 모든 길을 그리는 것이 현명해 보인다.', '지도에 모든 길을 그리는 것이 현명하다.'],
  ['새 지도가 실수를 줄일 것은 당연해 보인다.', '새 지도는 실수를 줄인다.'],
])('what only seems so is a view: %s', (line, view) => {
  expect(read(line)).toEqual([view]);
});
