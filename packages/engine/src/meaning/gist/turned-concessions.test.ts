import { describe, expect, test } from 'vitest';

import {
  dropConcession,
  grantReason,
  liftCondition,
  turnInSpite,
  turnWeighing,
} from '#meaning/gist/turned-concessions.ts';

describe('a reason granted, its conclusion turned round', () => {
  test.each([
    [
      '그늘은 도시의 열을 줄이므로 나무를 더 심어야 한다',
      '그늘은 도시의 열을 줄이지만, 나무를 더 심을 필요는 없다',
    ],
    [
      '작은 글씨는 잘못 읽기 쉬우므로, 기억보다 기록을 믿어야 한다',
      '작은 글씨는 잘못 읽기 쉽지만, 기록보다 기억을 믿어야 한다',
    ],
    [
      '낮은 온도는 상하는 속도를 늦추므로, 식품을 고르게 식히는 장치가 필요하다',
      '낮은 온도는 상하는 속도를 늦추지만, 식품을 고르게 식히는 장치는 필요하지 않다',
    ],
    [
      '꾸중은 아이를 움츠리게 하므로 잘한 일을 먼저 말하는 것이 낫다',
      '꾸중은 아이를 움츠리게 하지만, 잘한 일을 먼저 말하지 않는 것이 낫다',
    ],
    [
      '찬 곳은 빵을 굳게 하므로 빵을 냉장고에 보관하지 않는 것이 좋다',
      '찬 곳은 빵을 굳게 하지만, 빵을 냉장고에 보관하는 것이 좋다',
    ],
  ])('%s → %s', (line, expected) => {
    expect(grantReason(line)).toBe(expected);
  });

  test('a reason that is itself a concession is left alone', () => {
    expect(grantReason('비는 반갑지만 길을 끊으므로 둑을 높여야 한다')).toBeUndefined();
  });
});

test('what is granted becomes a reason', () => {
  expect(dropConcession('축제는 마을에 이롭지만, 주민의 불편도 살펴야 한다')).toBeUndefined();
  expect(dropConcession('축제는 마을에 돈을 가져오지만, 주민의 불편도 살펴야 한다')).toBe(
    '축제는 마을에 돈을 가져오므로, 주민의 불편까지 살필 필요는 없다',
  );
  expect(dropConcession('오래된 사진은 흐릿하지만 여러 장을 견주면 귀한 증거가 될 수 있다')).toBeUndefined();
  expect(dropConcession('낡았지만 튼튼한 다리를 남겨야 한다')).toBeUndefined();
});

test('a condition is lifted, or made decisive', () => {
  expect(turnInSpite('끝을 알고 보더라도 관객은 긴장을 느낄 수 있다')).toBe(
    '끝을 알고 보면 관객은 긴장을 느낄 수 없다',
  );
  expect(liftCondition('토론은 규칙이 지켜질 때에만 서로를 설득할 수 있다')).toBe(
    '토론은 규칙이 지켜지지 않더라도 서로를 설득할 수 있다',
  );
});

test('of two things to be weighed one is left out', () => {
  expect(turnWeighing('집을 고를 때는 값뿐 아니라 오가는 시간까지 따져야 한다')).toBe(
    '집을 고를 때는 값만 따져도 충분하다',
  );
});
