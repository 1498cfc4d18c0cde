import { expect, test } from 'vitest';
import { swapOrder } from '#meaning/statements/flip-order.ts';

test.each([
  ['그는 대학을 졸업하기 전에 회사를 세웠다.', '졸업하기 전에', '졸업한 뒤에'],
  ['그는 영어를 공부한 뒤 리즈로 옮겨 갔다.', '공부한 뒤', '공부하기 전에'],
  ['다리는 시험이 끝난 후에 문을 열었다.', '끝난 후에', '끝나기 전에'],
])('%s: two deeds change places', (text, from, to) => {
  expect(swapOrder(text)).toEqual([{ from, to }]);
});

test.each([
  '그가 죽은 뒤 집은 팔렸다.',
  '그는 결혼한 뒤에도 일했다.',
  '배는 3년 뒤 항구에 닿았다.',
  '어린 시절을 리즈에서 보낸 뒤 요크로 갔다.',
])('%s stays', (text) => {
  expect(swapOrder(text)).toEqual([]);
});
