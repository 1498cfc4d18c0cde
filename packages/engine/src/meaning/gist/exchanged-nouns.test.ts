import { describe, expect, test } from 'vitest';

import { exchangeThings } from '#meaning/gist/exchanged-nouns.ts';

describe('two things that a 요지 weighs change places', () => {
  test.each([
    ['이 마을은 돈보다 시간을 아낀다', '이 마을은 시간보다 돈을 아낀다'],
    ['우산을 고를 때는 값보다 무게를 먼저 살펴야 한다', '우산을 고를 때는 무게보다 값을 먼저 살펴야 한다'],
    [
      '다리의 가치는 모양이 아니라 쓰임에 따라 판단해야 한다',
      '다리의 가치는 쓰임이 아니라 모양에 따라 판단해야 한다',
    ],
    ['마을의 질서는 벌이 아니라 믿음을 통해 유지된다', '마을의 질서는 믿음이 아니라 벌을 통해 유지된다'],
  ])('%s → %s', (line, expected) => {
    expect(exchangeThings(line)).toBe(expected);
  });

  test.each([
    ['a person and a thing', '아이들은 선생님보다 놀이에서 더 많이 배운다'],
    ['clauses', '등대는 배를 본 사람보다 소리를 들은 사람을 돕는다'],
    ['what a reason speaks for', '정원은 물보다 햇빛이 부족하므로 자리를 옮겨야 한다'],
    ['what is no thing', '좋은 의자는 편한 것이 아니라 튼튼한 것에 따라 정해진다'],
    ['what stands without a topic', '돈보다 시간을 아낀다'],
  ])('but not %s: %s', (_, line) => {
    expect(exchangeThings(line)).toBeUndefined();
  });
});
