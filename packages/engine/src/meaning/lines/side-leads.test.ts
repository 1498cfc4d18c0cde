import { expect, test } from 'vitest';

import { leadIn } from '#meaning/lines/side-leads.ts';

test('a short 요지 gets a clause that fits how it speaks', () => {
  expect(leadIn('종소리는 배를 항구로 이끈다.')).toMatch(/^[가-힣 ]+, 종소리는 배를 항구로 이끈다\.$/u);
  expect(leadIn('등대는 배를 항구로 이끌었다.')).toMatch(/^(?:기록|오늘날).+, 등대는/u);
  expect(leadIn('등대를 고쳐 써야 한다.')).toMatch(/^(?:여러 전문가|쉽지).+, 등대를/u);
});

test.each([
  '등대는 낡았지만 배를 항구로 이끈다.',
  '연구에 따르면 종소리는 멀리 간다.',
  '바다로 나간 배가 항구로 돌아오는 길을 찾도록 종소리는 밤새 울려 퍼진다.',
])('one with its own does not: %s', (gist) => {
  expect(leadIn(gist)).toBeUndefined();
});
