import { expect, test } from 'vitest';

import { exchangeWeighed } from '#meaning/gist/opposed-sides.ts';

test.each([
  ['무릎 통증에는 약보다 가벼운 운동이 도움이 된다', '무릎 통증에는 가벼운 운동보다 약이 도움이 된다'],
  ['잘 외우는 학생보다 자주 묻는 학생이 더 중요하다', '자주 묻는 학생보다 잘 외우는 학생이 더 중요하다'],
  [
    '불은 한꺼번에 피울 때보다 조금씩 피울 때 더 오래간다',
    '불은 조금씩 피울 때보다 한꺼번에 피울 때 더 오래간다',
  ],
  ['결과보다 과정을 살펴야 실수를 줄일 수 있다', '과정보다 결과를 살펴야 실수를 줄일 수 있다'],
  ['오래된 종은 시간이 아니라 위험을 알린다', '오래된 종은 위험이 아니라 시간을 알린다'],
])('%s: %s', (line, exchanged) => {
  expect(exchangeWeighed(line)).toBe(exchanged);
});

test.each([
  '종소리는 멀리까지 들린다',
  '서두르기보다 기다려야 한다',
  '종은 시간이 아니라 위험을 알리므로 밤에도 울려야 한다',
  '등대는 배를 이끌지만, 빛보다 소리가 더 중요하다',
])('nothing is exchanged in %s', (line) => {
  expect(exchangeWeighed(line)).toBeUndefined();
});
