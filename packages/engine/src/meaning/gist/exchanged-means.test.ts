import { expect, test } from 'vitest';

import { exchangeMeans } from '#meaning/gist/exchanged-means.ts';

test.each([
  [
    '손으로 글을 쓰는 것은 생각을 정리하는 데 도움이 된다',
    '생각을 정리하는 것은 손으로 글을 쓰는 데 도움이 된다',
  ],
  ['목표를 빨리 달성하려면 계획을 자주 점검해야 한다', '계획을 자주 점검하려면 목표를 빨리 달성해야 한다'],
  ['조명은 상품의 인상에 큰 영향을 미친다', '상품의 인상은 조명에 큰 영향을 미친다'],
])('means and end change places: %s', (line, exchanged) => {
  expect(exchangeMeans(line)).toBe(exchanged);
});

test.each([
  '그늘을 늘리면 도시의 열을 줄일 수 있다',
  '낮잠은 집중력을 높인다',
  '손으로 글을 쓰는 것은 잠드는 데 도움이 된다',
  '비가 오지 않으면 값을 올릴 수 있다',
  '마음이 편해져 힘을 아끼면 시간을 줄일 수 있다',
  '음악은 학생에 큰 영향을 미친다',
])('not in %s', (line) => {
  expect(exchangeMeans(line)).toBeUndefined();
});
