import { expect, test } from 'vitest';

import { isSmoothLine } from '#meaning/gist/smooth-lines.ts';

test.each([
  '강한 바람은 얇은 종이를 찢는다',
  '습도가 높으면 종이의 강도 변화가 커진다',
  '더 많은 손님이 오면 주인은 문을 일찍 연다',
  '작은 태도 하나가 손님의 인상을 바꾼다',
])('stands alone: %s', (line) => {
  expect(isSmoothLine(line)).toBe(true);
});

test.each([
  ['hangs on another sentence', '더 중요한 원인은 건물의 색이다'],
  ['hangs on another sentence, too', '많은 기기는 다른 조건으로 움직인다'],
  ['speaks to the reader', '여러분은 길에서 눈을 치워야 한다'],
  ['says besides what', '버려진 병조차도 다시 쓰인다'],
  ['is translated word for word', '나쁜 예가 골라내어지고 모두 버려진다'],
  ['an image', '선수는 경기장에 혼자 서 있다'],
  ['only announces the point', '오래된 규칙을 지키는 데에는 이유가 있다'],
  ['asks without a subject', '가게의 간판은 무엇에 마음을 두는지를 알려 준다'],
  ['says of nothing that it lasts', '늦게 깰 때는 더 오래 지속된다'],
])('%s: %s', (_, line) => {
  expect(isSmoothLine(line)).toBe(false);
});
