import { describe, expect, test } from 'vitest';

import { isNearKey, isWholeLine, keepsTopicAlone, turnsWhole } from '#meaning/gist/whole-lines.ts';

const key = '도시의 나무는 여름의 더위를 줄이므로 오래 돌보아야 한다';

describe('a line cut out of a longer one', () => {
  test.each([
    '방식은 새 독자에게 책을 열어 주었다',
    '먹이가 늘어지면 움켜쥔 발을 늦춘다',
    '가능한 곳에서는 함께 활용할 필요는 없다',
    '학교는 그런 시간을 더 마련할 필요는 없다',
    '변명을 경계하게 해 준다는 점에서 가치가 없다',
    '느린 변화를 보여 주는 자료로 보완할 필요는 없다',
  ])('%s lacks who acts or what is meant', (line) => {
    expect(isWholeLine(line, key)).toBe(false);
  });

  test.each([
    '강한 바람은 얇은 종이를 찢는다',
    '아이들이 함께 배우면 서로에게 방해가 된다',
    '삶을 이루는 평범한 일상에 주의를 기울일 필요는 없다',
    '선박의 물은 배출 전에 처리할 필요는 없다',
    '점수를 함께 주면 논평의 효과가 사라진다',
  ])('%s is whole', (line) => {
    expect(isWholeLine(line, key)).toBe(true);
  });
});

describe('a line of two clauses', () => {
  test.each([
    ['숲은 스스로 회복하며 해안을 보호한다', '숲은 스스로 회복하며 해안을 위협한다'],
    ['판단은 정당하며, 우리를 돌아보게 한다', '판단은 정당하며, 우리를 돌아보지 못하게 한다'],
    ['값은 만들수록 낮아지므로 기다려서는 안 된다', '값은 만들수록 낮아지지만 기다려도 된다'],
    ['발을 늦추거나 흥미를 잃는다', '발을 늦추거나 흥미를 얻는다'],
    ['흙은 매우 느리게 생기므로 아껴야 한다', '흙은 매우 빠르게 생기므로 아껴야 한다'],
  ])('%s is not turned in one half: %s', (line, turned) => {
    expect(turnsWhole(line, turned)).toBe(false);
  });

  test.each([
    ['검사는 병을 낳을 수 있으므로 대화가 필요하다', '검사는 병을 낳을 수 없으므로 대화는 필요하지 않다'],
    ['글은 배우기 어렵지만 쓰기 쉽다', '글은 배우기 쉽지만 쓰기 어렵다'],
    [
      '여러 운동을 경험하고 늦게 정하는 것이 성장에 유리하다',
      '여러 운동을 경험하고 늦게 정하는 것이 성장에 불리하다',
    ],
    ['침묵은 부재가 아니라 요소이다', '침묵은 요소가 아니라 부재이다'],
  ])('%s is turned as a whole: %s', (line, turned) => {
    expect(turnsWhole(line, turned)).toBe(true);
  });
});

test.each([
  [
    '일은 급여 외에 관계도 주므로, 은퇴 전에 대신할 것을 준비해야 한다',
    '일은 은퇴 전에 대신할 것을 준비할 필요는 없다',
  ],
  ['평가는 운에 영향을 받으므로, 결백에 대해 겸손해야 한다', '평가는 결백에 대해 겸손할 필요는 없다'],
  ['숲은 물을 막아 주므로, 둑을 없애야 한다', '숲은 둑을 없앨 필요는 없다'],
])('the topic of %s does not stand without its predicate', (line, turned) => {
  expect(keepsTopicAlone(line, turned)).toBe(true);
});

test.each([
  ['흙은 느리게 생기므로 오래 보존해야 한다', '흙은 오래 보존할 필요는 없다'],
  ['교사는 바쁘므로 학생을 먼저 도와야 한다', '교사는 학생을 먼저 도울 필요는 없다'],
  ['점수는 힘이 세므로 교사는 점수를 늦추어야 한다', '교사는 점수를 늦출 필요는 없다'],
])('the topic of %s may stand for the rest', (line, turned) => {
  expect(keepsTopicAlone(line, turned)).toBe(false);
});

test.each([
  ['월간지는 책이 쓰이는 방식을 바꾸었다', '판매가 새로운 구성 방식을 만들어 냈다'],
  ['걷기는 아이의 기억을 높인다', '운동은 어른의 기억을 지킨다'],
  ['짧은 낮잠은 오후의 실수를 줄인다', '낮잠은 오후의 위험을 줄인다'],
])('%s is near %s', (line, gist) => {
  expect(isNearKey(line, gist)).toBe(true);
});

test.each([
  ['강한 바람은 종이를 찢는다', '비행의 역사는 연에서 시작된다'],
  ['젖은 실은 전류를 흘려보낸다', '연은 날개의 원리를 가르친다'],
  ['납작한 연에는 꼬리가 있다', '비행의 역사에는 연이 있다'],
])('%s is not near %s', (line, gist) => {
  expect(isNearKey(line, gist)).toBe(false);
});
