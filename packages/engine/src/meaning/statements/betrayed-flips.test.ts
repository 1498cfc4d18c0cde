import { expect, test } from 'vitest';

import { isBetrayed } from '#meaning/statements/betrayed-flips.ts';

const others = (...texts: string[]) => texts.map((text) => ({ text }));
const flip = (text: string, from: string, to: string) => ({ text, from, to, worth: 1 });

test('a sum of years and ages in another statement betrays a false one', () => {
  const born = flip('홀은 1850년에 태어났다.', '1860년', '1850년');
  expect(isBetrayed(born, others('홀은 1961년에 101세로 세상을 떠났다.'))).toBe(true);
  expect(isBetrayed(born, others('홀은 1961년에 세상을 떠났다.'))).toBe(false);
  const aged = flip('1699년 예순두 살의 나이에 배를 탔다.', '쉰두 살', '예순두 살');
  expect(isBetrayed(aged, others('홀은 1647년 요크에서 태어났다.'))).toBe(true);
  expect(isBetrayed(aged, others('홀은 1637년 요크에서 태어났다.'))).toBe(false);
});

test('nobody is a doctor at fifteen', () => {
  const graduated = flip('1897년에 박사 학위를 받았다.', '1907년', '1897년');
  expect(isBetrayed(graduated, others('홀은 1882년 요크에서 태어났다.'))).toBe(true);
  expect(isBetrayed(graduated, others('홀은 1872년 요크에서 태어났다.'))).toBe(false);
});

test('nobody wins a medal as the fifth', () => {
  const lifted = flip('합계 240킬로그램을 들어 올려 5위를 차지했다.', '3위', '5위');
  expect(isBetrayed(lifted, others('올림픽 메달을 딴 최초의 여성이 되었다.'))).toBe(true);
  expect(isBetrayed(lifted, others('인도 남부의 작은 마을에서 태어났다.'))).toBe(false);
});

test('a name that another statement takes for granted is not changed', () => {
  const stood = flip('그녀의 작품은 캐나다를 대표했다.', '호주를', '캐나다를');
  expect(isBetrayed(stood, others('호주 중부에서 태어났다.'))).toBe(true);
  expect(isBetrayed(stood, others('시드니에서 자랐다.'))).toBe(true);
  expect(isBetrayed(stood, others('어린 시절을 요크에서 보냈다.'))).toBe(false);
});

test('a year is out of order, or the only one', () => {
  const built = flip('탑은 1163년에 지어졌다.', '1173년', '1163년');
  expect(isBetrayed(built, others('탑은 1170년에 계획되었다.'))).toBe(true);
  expect(isBetrayed(built, others('탑은 지금도 기울어 있다.'))).toBe(true);
  expect(isBetrayed(built, others('탑은 1272년에 다시 지어졌다.'))).toBe(false);
});

test('the weather that another statement tells shows the season', () => {
  const rode = flip('어느 여름 요크에서 전차를 탔다.', '겨울', '여름');
  expect(isBetrayed(rode, others('내리는 눈 때문에 앞이 보이지 않았다.'))).toBe(true);
  expect(isBetrayed(rode, others('전차는 사람들로 붐볐다.'))).toBe(false);
});

test('a calling, a language and a count are not changed where another statement tells of them', () => {
  const taught = flip('요크에서 의사가 되었다.', '교사가', '의사가');
  expect(isBetrayed(taught, others('학생들은 홀을 좋아했다.'))).toBe(true);
  expect(isBetrayed(taught, others('홀은 오래 살았다.'))).toBe(false);
  const learned = flip('독일어를 배웠다.', '프랑스어를', '독일어를');
  expect(isBetrayed(learned, others('배를 타고 프랑스로 갔다.'))).toBe(true);
  const counted = flip('네 개의 댐이 강을 막았다.', '두 개', '네 개');
  expect(isBetrayed(counted, others('두 댐은 모두 헐렸다.'))).toBe(true);
  expect(isBetrayed(counted, others('강은 다시 흘렀다.'))).toBe(false);
});

test('an age is dated by a birth, and a place by its country', () => {
  const left = flip('스물여섯 살에 요크를 떠났다.', '열여섯 살', '스물여섯 살');
  expect(isBetrayed(left, others('1913년에 태어났다.', '1934년에 돌아왔다.'))).toBe(true);
  expect(isBetrayed(left, others('1913년에 태어났다.', '1974년에 돌아왔다.'))).toBe(false);
  const studied = flip('프라하에서 공부했다.', '스톡홀름에서', '프라하에서');
  expect(isBetrayed(studied, others('스웨덴 서부에서 태어났다.'))).toBe(true);
});
