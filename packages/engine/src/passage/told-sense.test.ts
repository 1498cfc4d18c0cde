import { describe, expect, test } from 'vitest';

import { hasToldSense, quoteMeaning, readToldSenses } from '#passage/told-sense.ts';

const read = (senses: string, line: string) => readToldSenses(senses.split(' / '), line);
const find = (senses: string, line: string) => read(senses, line).map(({ index }) => index);
const has = (senses: string, line: string) => hasToldSense(senses.split(' / '), line);

describe('the senses that are told', () => {
  test.each([
    ['치료(법), 치료제 / 해결책', '사람들이 떠올린 해결책은 둘뿐이었다.', [1]],
    ['완만하게 기복이 있는 / 흔들리는', '그는 흔들렸다가 다시 섰다.', [1]],
    ['모으다, 모이다 / 추측하다', '아이들이 조개를 모아 왔다.', [0]],
    ['(돈·시간을) 쓰다, 보내다', '두 해를 쓴 책이다.', [0]],
    ['의학 / 약', '의사가 준 약을 먹었다.', [1]],
    ['최신 정보를 알려 주다', '날마다 최신 소식과 정보를 알려 준다.', [0]],
    ['상태, 상황 / 조건 / 질환', '조건이 나쁘면 상태도 나쁘다.', [0, 1]],
    ['드문, 희귀한 / 살짝 익힌', '이런 일은 드물다.', [0]],
    ['낯선', '그 노래는 그들에게 낯설었다.', [0]],
  ])('%s: the senses that the line has in any form', (senses, line, told) => {
    expect(find(senses, line)).toEqual(told);
    expect(has(senses, line)).toBe(true);
  });

  test.each([
    ['의학 / 약', '그들은 약속을 지켰다.'],
    ['하다 / 있다', '그는 일을 하고 있다.'],
    ['친절하게', '그들은 선의로 그렇게 했다.'],
    ['비용이 많이 드는', '비용만 따졌다.'],
  ])('%s: nothing where the line has another word or only words that stand anywhere', (senses, line) => {
    expect(find(senses, line)).toEqual([]);
    expect(has(senses, line)).toBe(false);
  });
});

describe('readToldSenses', () => {
  test('a meaning that stands there as a whole puts aside one of which the root alone does', () => {
    expect(read('전문가 / 전문의', '그녀는 전문의를 찾아갔다.')).toMatchObject([
      { index: 1, exact: '전문의' },
    ]);
  });

  test('the particle of an open place need not stand there', () => {
    expect(read('~에 의존하다 / ~에 달려 있다', '미신은 운에 의존한다.')).toMatchObject([
      { index: 0, exact: '~에 의존하다' },
    ]);
  });

  test('an open place of the second meaning alone stays with it', () => {
    const [told] = read('의도하다, ~할 작정이다', '그들은 내일 떠날 작정이다.');
    expect(told).toMatchObject({ sense: '~할 작정이다, 의도하다' });
  });

  test('the meaning found comes first and keeps the open places; one of another meaning is left out', () => {
    const [told] = read('~을 …로 대하다, 치료하다', '의사는 새 약으로 상처를 치료했다.');
    expect(told).toMatchObject({ sense: '~을 …로 치료하다, 대하다', exact: '~을 …로 치료하다' });
  });

  test.each([
    ['신세를 지다', '나머지 우리가 지는 의무는 다른 것이다.'],
    ['(주의를) 돌리다', '그들은 두 강의 물길을 돌렸다.'],
    ['회전시키다, 돌다', '사람들에게 바퀴를 돌리게 했다.'],
  ])('%s: a part, another object or another voice is no whole meaning', (senses, line) => {
    const whole = read(senses, line).filter(
      ({ exact, rooted }) => exact !== undefined || rooted !== undefined,
    );
    expect(whole).toEqual([]);
  });

  test('a longer meaning puts aside the one that it holds', () => {
    expect(find('열다 / 마음을 열다', '그들은 마음을 열었다.')).toEqual([1]);
    expect(find('닳다 / 닳게 하다', '그것은 도구를 닳게 한다.')).toEqual([1]);
    expect(read('운동선수, 선수', '그는 운동선수였다.')).toMatchObject([{ exact: '운동선수' }]);
  });

  test('a common word of a gloss tells nothing alone', () => {
    expect(read('호기심이 많은 / 기이한', '많은 이유 가운데 하나가 흥미롭다.')).toEqual([]);
  });
});

describe('a sense is told only by what is its own', () => {
  const read = (senses: string, line: string) =>
    readToldSenses(senses.split(' / '), line).map(({ exact, sense }) => exact ?? sense);

  test.each([
    ['주의, 관심 / 보살핌', '그는 여기에 주의를 기울인다.', ['주의']],
    ['심리 / 심리학', '그녀는 심리학을 공부했다.', ['심리학']],
    ['동작 / (사회) 운동', '준비 운동은 동작을 연습하게 한다.', ['동작']],
    ['기르다 / (돈을) 모으다', '그들은 돈을 모았다.', ['(돈을) 모으다']],
    ['다 갚다 / 성과를 내다', '가격 인하는 이득이 된다.', []],
    ['들이다 / 설치하다', '그들은 자신들이 없앤 소음을 다시 만든다.', []],
  ])('%s in: %s', (senses, line, told) => {
    expect(read(senses, line)).toEqual(told);
  });
});

describe('quoteMeaning', () => {
  test.each([
    ['기억하다', '아무도 그 이름을 기억하지 못했다.', '기억하지'],
    ['보이지 않는', '길은 눈에 덮여 보이지 않았다.', '보이지 않았다'],
    ['깨어 있는', '한쪽 뇌는 깨어 있으면서 숨을 쉰다.', '깨어 있으면서'],
    ['아주 작은', '우리는 아주 작은 씨앗을 심었다.', '아주 작은'],
    ['구할 수 있는', '당시에 구할 수 있었던 어떤 것도 답이 아니었다.', '구할 수 있었던'],
    ['신뢰할 수 있는', '기계는 더 신뢰할 만해질수록 덜 살펴진다.', '신뢰할 만해질수록'],
    ['공격하다', '그 벌레는 공격을 받으면 소리를 낸다.', '공격을 받으면'],
    ['돕다', '이 순서는 바쁜 독자에게 도움이 되는데, 까닭은 둘이다.', '도움이 되는데'],
    ['불쾌한', '그 말은 불쾌감을 주게 된 말이다.', '불쾌감을 주게'],
  ])('%s: as the line says it', (meaning, line, quoted) => {
    expect(quoteMeaning(meaning, line)).toBe(quoted);
  });

  test.each([
    ['작은', '작은 배가 작은 섬에 닿았다.'],
    ['작은', '큰 배가 섬에 닿았다.'],
    ['의견 차이', '의견을 모아도 나이 차이는 남는다.'],
    ['구할 수 있는', '그것은 어디서도 구할 수 없었다.'],
    ['질서 있는', '그것은 질서 정연한 이야기이다.'],
    ['적은', '그들이 한 번도 배운 적이 없는 문제였다.'],
  ])(
    '%s: nothing where the line has it twice, not at all, in pieces, or without what it ends with',
    (meaning, line) => {
      expect(quoteMeaning(meaning, line)).toBeUndefined();
    },
  );
});
