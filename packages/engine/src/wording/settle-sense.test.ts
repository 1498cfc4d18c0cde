import { describe, expect, test } from 'vitest';

import { findToldSense } from '#wording/settle-sense.ts';

describe('findToldSense', () => {
  test.each([
    ['적용, 응용 / 지원(서)', '그 학교는 지원자를 더 받으려 한다.', '지원(서)'],
    ['상태, 상황 / 조건 / 질환', '우리는 그 조건을 받아들였다.', '조건'],
    ['의학 / 약', '그 약은 비싸다.', '약'],
    ['의학 / 약', '의사가 준 약을 먹었다.', '약'],
    ['발명하다 / 지어내다', '그는 이야기를 지어냈다.', '지어내다'],
    ['인정하다 / (입장·입학을) 허락하다', '그 모임은 여성의 가입을 허락했다.', '(입장·입학을) 허락하다'],
  ])('%s: the sense whose stem the Korean line has', (senses, line, told) => {
    expect(findToldSense(senses.split(' / '), line)).toBe(told);
  });

  test.each([
    ['적용, 응용 / 지원(서)', '그것은 다른 글이다.'],
    ['상태, 상황 / 조건 / 질환', '조건이 나쁘면 상태도 나쁘다.'],
    ['자연의, 천연의 / 당연한 / 타고난', '그 그림은 자연스러워 보인다.'],
    ['의학 / 약', '그들은 약속을 지켰다.'],
    ['잡다 / 따라잡다', ''],
  ])('%s: nothing where the line has none, several, or another word of the stem', (senses, line) => {
    expect(findToldSense(senses.split(' / '), line)).toBeUndefined();
  });
});
