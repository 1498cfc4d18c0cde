import { describe, expect, test } from 'vitest';

import { assertDenied, denyStated } from '#meaning/gist/denied-sides.ts';

describe('what a 요지 denies or puts second, said in its stead', () => {
  test.each([
    [
      '표준어의 권위는 언어의 우수성이 아니라 사회적 요인에서 비롯된 것이다',
      '표준어의 권위는 언어의 우수성에서 비롯된다',
    ],
    ['기념품의 가치는 물건 자체가 아니라 경험을 떠올리게 하는 데 있다', '기념품의 가치는 물건 자체에 있다'],
    [
      '새로운 생태계는 과거와의 유사성이 아니라 수행하는 기능에 따라 평가되어야 한다',
      '새로운 생태계는 과거와의 유사성에 따라 평가되어야 한다',
    ],
    ['일주일은 자연 현상이 아니라 인간이 만든 시간의 단위이다', '일주일은 자연 현상이다'],
    [
      '부모는 다툼을 대신 판결하기보다 아이들이 스스로 해결하도록 도와야 한다',
      '부모는 다툼을 대신 판결해야 한다',
    ],
    ['거리의 활기는 건물의 높이보다 저층부의 다양성에 달려 있다', '거리의 활기는 건물의 높이에 달려 있다'],
    [
      '운동을 배울 때는 신체 움직임보다 움직임의 결과에 주의를 집중하는 것이 효과적이다',
      '운동을 배울 때는 움직임의 결과보다 신체 움직임에 주의를 집중하는 것이 효과적이다',
    ],
  ])('%s', (key, text) => {
    expect(assertDenied(key)?.text).toBe(text);
  });

  test('is none where the 요지 weighs nothing', () => {
    expect(assertDenied('소음은 학습을 방해한다')).toBeUndefined();
  });
});

test('what a 요지 states in place of what it denies is denied', () => {
  expect(denyStated('일주일은 자연 현상이 아니라 인간이 만든 시간의 단위이다')).toBe(
    '일주일은 인간이 만든 시간의 단위가 아니다',
  );
  expect(denyStated('소음은 학습을 방해한다')).toBeUndefined();
});
