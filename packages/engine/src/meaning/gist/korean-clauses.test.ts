import { expect, test } from 'vitest';

import { countTopics, listKoreanClauses } from '#meaning/gist/korean-clauses.ts';

test.each([
  ['문제는 손님의 수요가 고르지 않다는 것이다.', '손님의 수요는 고르지 않다'],
  ['게다가 오래된 벽은 습기를 잘 빨아들인다.', '오래된 벽은 습기를 잘 빨아들인다'],
  ['유리는 열을 막지만, 나무는 열을 천천히 전달한다.', '나무는 열을 천천히 전달한다'],
  ['낮은 천장은 소리를 모으는데, 두꺼운 천이 그것을 줄인다.', '낮은 천장은 소리를 모은다'],
  ['화분은 물을 자주 요구하며, 빛을 많이 필요로 한다.', '화분은 빛을 많이 필요로 한다'],
  ['이끼는 물을 저장하기 때문이다.', '이끼는 물을 저장한다'],
  [
    '나무는 천천히 자라기 때문에 오늘의 풍경은 옛사람의 손을 보여 준다.',
    '오늘의 풍경은 옛사람의 손을 보여 준다',
  ],
  ['소금의 흔적은 바닷가에서 먼 곳까지 이어진다.', '소금의 흔적은 바닷가에서 먼 곳까지 이어진다'],
  ['작은 가게는 손님을 잃지 않을 것이다.', '작은 가게는 손님을 잃지 않는다'],
])('%s has the clause %s', (line, clause) => {
  expect(listKoreanClauses(line)).toContain(clause);
});

test.each([
  ['답은 씨앗이 오래 산다는 것인데, 껍질을 벗기는 일이 흔해졌다.', /^답은 껍질/u],
  ['소리를 들으며, 사람들은 길을 찾는다.', /든다$/u],
  ['그는 문을 닫았고, 차이가 드러날 때까지 오래 기다린다.', /^차이가/u],
])('of %s no clause is like %s', (line, pattern) => {
  for (const clause of listKoreanClauses(line)) expect(clause).not.toMatch(pattern);
});

test('a clause with two topics is told from one with one', () => {
  expect(countTopics('지도의 성공은 그림이 완전한 경우는 드물다')).toBe(2);
  expect(countTopics('얇은 종이는 바람에 쉽게 찢어진다')).toBe(1);
  expect(countTopics('닳은 계단은 매일 수리된다')).toBe(1);
  expect(countTopics('집을 지키는 사람은 문을 두드리는 소리를 듣는다')).toBe(1);
});
