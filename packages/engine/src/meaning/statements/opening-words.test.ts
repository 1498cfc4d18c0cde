import { expect, test } from 'vitest';

import { isCutFromCondition } from '#meaning/statements/cut-conditions.ts';
import { flipKorean } from '#meaning/statements/flip-statement.ts';
import { dropOpeningWords } from '#meaning/statements/opening-words.ts';
import { isPlainFact } from '#meaning/statements/standing-alone.ts';

test.each([
  ['다시 말해, 시장은 다리를 팔았다.', '시장은 다리를 팔았다.'],
  ['요컨대 두 배는 같은 항구를 떠났다.', '두 배는 같은 항구를 떠났다.'],
  ['그 밖에도 마을은 방앗간을 세 채 지었다.', '마을은 방앗간을 세 채 지었다.'],
  ['그다음 9년 동안 그는 다섯 척의 배를 지었다.', '그는 다섯 척의 배를 지었다.'],
  ['그러나 놀랍게도 종은 깨지지 않았다.', '종은 깨지지 않았다.'],
])('a connective at the beginning is left out: %s', (text, rest) => {
  expect(dropOpeningWords(text)).toBe(rest);
});

test.each([
  '또 다른 배가 항구를 떠났다.',
  '무엇보다 음악을 사랑했다.',
  '마지막으로 배를 떠난 사람은 선장이었다.',
])('what belongs to the sentence stays: %s', (text) => {
  expect(dropOpeningWords(text)).toBe(text);
});

test.each([
  [
    '가게는 누구든 고용할 수 있다.',
    '가게는 누구든 고용할 수 있지만, 그가 글을 읽을 줄 아는 한에서이다.',
    'A shop may hire anybody, as long as they can read.',
  ],
  [
    '배는 항구에 머문다.',
    '배는 항구에 머무는데, 바람이 바뀌지 않는다면 그렇다.',
    'The boat stays in port unless the wind turns.',
  ],
  [
    '문은 저녁에 열린다.',
    '문은 저녁에 열리지만, 종이 울린 뒤에만 그렇다.',
    'The gate opens at night, but only after the bell.',
  ],
])('what is so on a condition is no statement without it: %s', (text, line, english) => {
  expect(isCutFromCondition(text, line, english)).toBe(true);
});

test.each([
  ['비가 오면 가게는 문을 닫는다.', '비가 오면 가게는 문을 닫는다.', 'If it rains, the shop closes.'],
  [
    '시장은 배를 팔았다.',
    '시장은 배를 팔았고, 반면 의회는 다리를 지었다.',
    'The mayor sold the boat, and the council built a bridge.',
  ],
  ['선장은 배가 떠났는지 물었다.', '선장은 배가 떠났는지 물었다.', 'The captain asked if the boat had left.'],
])('a statement with its condition, or with none, stays: %s', (text, line, english) => {
  expect(isCutFromCondition(text, line, english)).toBe(false);
});

test.each([
  '선장은 배를 팔아서 그렇게 했다.',
  '마지막 단계가 가장 오래 걸렸다.',
  '이튿날에는 다리가 하나 생겼다.',
  '두 사람은 4년 동안 걸었다.',
  '그러려면 직접 배를 만들어야 했다.',
  '그동안 비용은 크게 늘었다.',
  '모두가 그토록 긴 대화를 좋아한 것은 아니었다.',
  '마을 사람들은 그것을 지키는 관리를 뽑았다.',
  '선장은 20년 동안 같은 배를 몰았다.',
  '출생은 두 해 동안 비밀에 부쳐졌다.',
])('what points to the sentence before is no statement: %s', (text) => {
  expect(isPlainFact(text)).toBe(false);
});

test('what a thing is like by name points nowhere', () => {
  expect(isPlainFact('도롱뇽은 깃털 같은 아가미를 지닌다.')).toBe(true);
});

const flipsOf = (text: string, passage = text): string[] => flipKorean(text, passage).map(({ to }) => to);

test.each([
  ['뱀은 길이가 5미터나 6미터에 이른다.', '8미터'],
  ['역사상 처음으로 48초를 깬 47.82초로 우승했다.', '57.82초'],
  ['흰색과 검은색이라는 두 가지 색을 썼다.', '네 가지'],
  ['경기가 두 번 중단되었기 때문에 12년을 기다렸다.', '네 번'],
  ['기름이 나는 섬이었으므로 통을 쉽게 구할 수 있었다.', '어렵게'],
  ['교사가 되고 싶었지만 학교는 교생을 받지 않았다.', '의사가'],
  ['젊은 스페인 왕비의 시녀로 마드리드에 불려 갔다.', '프라하'],
  ['프랑스어를 공부하고 배를 타고 프랑스로 건너갔다.', '독일어를'],
  ['1902년 겨울 진눈깨비 속에서 배가 떠났다.', '여름'],
  ['암컷은 마른 잎에 알을 낳는다.', '수컷'],
  ['뜨거운 물로 요리할 수 있는 쌀을 팔았다.', '차가운'],
  ['1847년부터 1850년까지 배를 지었다.', '1840년'],
  ['가게는 저녁 8시에 문을 닫는다.', '11시'],
  ['기차는 새벽 3시에 떠났다.', '6시'],
  ['그들은 저녁 7시나 8시에 먹었다.', '5시'],
  ['여동생 Ana는 상을 받은 최초의 여성이었다.', '남동생'],
  ['어머니는 그녀를 가르쳤다.', '아버지'],
  ['남동생은 아내와 함께 떠났다.', '여동생'],
  ['종이 한 번은 북쪽에서, 또 한 번은 남쪽에서 모두 두 번 울렸다.', '네 번'],
])('a change that the statement itself betrays is not made: %s', (text, to) => {
  expect(flipsOf(text)).not.toContain(to);
});

test.each([
  ['1902년 겨울 배가 항구를 떠났다.', '여름'],
  ['암컷은 마른 잎을 먹는다.', '수컷은'],
  ['가게는 저녁 8시에 문을 닫는다.', '6시'],
  ['기차는 오후 2시에 떠났다.', '4시'],
  ['가게는 9시에 문을 연다.', '12시'],
  ['여동생 Ana는 상을 받았다.', '남동생'],
  ['어머니는 시장에서 일했다.', '아버지'],
  ['1850년에 배를 지었다.', '1840년'],
])('another is made: %s', (text, to) => {
  expect(flipsOf(text).join(' ')).toContain(to.replace(/은$/u, ''));
});

test('in an old tale stands no country of a later time', () => {
  const text = '1434년에 왕은 그를 중국에 보냈다.';
  expect(flipsOf(text).join(' ')).toMatch(/일본|인도(?!네)/u);
  expect(flipsOf(text).join(' ')).not.toMatch(/인도네시아|파키스탄/u);
});
