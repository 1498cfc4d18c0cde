import { expect, test } from 'vitest';

import { asStatement } from '#meaning/gist/as-statement.ts';

test.each([
  ['보통 말의 실수가 부주의에서 비롯된다', '말의 실수는 부주의에서 비롯된다'],
  ['모든 표시가 물이 얼어붙는 때를 알린다', '모든 표시는 물이 얼어붙는 때를 알린다'],
  ['빵이 단지 물을 잃기 때문에 굳는다', '빵은 단지 물을 잃기 때문에 굳는다'],
  ['함께 식사하는 어부들이 배를 더 잘 몬다', '함께 식사하는 어부들은 배를 더 잘 몬다'],
])('%s is told by itself as %s', (view, told) => {
  expect(asStatement(view)).toBe(told);
});

test.each([
  '가격이 오른 물건을 많이 산다',
  '비가 오는 날에 일한다',
  '더 많이 훈련할수록 더 강해진다',
  '농부는 물이 부족하다',
])('%s stays as it is', (view) => {
  expect(asStatement(view)).toBe(view);
});
