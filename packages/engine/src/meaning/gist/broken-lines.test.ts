import { describe, expect, test } from 'vitest';

import { isBroken } from '#meaning/gist/broken-lines.ts';

describe('a wrong 요지', () => {
  test.each([
    ['낮은 낮은 임금은 일할 뜻을 꺾는다.', '낮은 임금은 일할 뜻을 꺾는다.'],
    ['빛은 신호이기도 하지 않으므로 줄여야 한다.', '빛은 신호이기도 하므로 줄여야 한다.'],
    ['작은 모임이 더 나을 수 없다.', '작은 모임이 더 나을 수 있다.'],
    ['속도만큼이나 방향이 중요하지 않다.', '속도만큼이나 방향이 중요하다.'],
    ['실패라는 배움을 늦춘다.', '실패라는 낙인은 문화의 산물이며, 배움을 늦춘다.'],
    ['냄새는 오래된 일을 부른다.', '바다 냄새는 어린 시절을 부른다.'],
  ])('is broken: %s', (line, key) => {
    expect(isBroken(line, key, [])).toBe(true);
  });

  test.each([
    ['실패라는 낙인은 자연스러운 것이다.', '실패라는 낙인은 문화의 산물이다.'],
    ['바다 냄새는 금방 잊힌다.', '바다 냄새는 어린 시절을 부른다.'],
    ['작은 모임이 더 낫다.', '작은 모임이 더 나을 수 있다.'],
  ])('is whole: %s', (line, key) => {
    expect(isBroken(line, key, [])).toBe(false);
  });
});
