import { describe, expect, test } from 'vitest';

import { broadenGist } from '#meaning/gist/broader-gist.ts';
import { flipClaim } from '#meaning/gist/flipped-claims.ts';
import { turnKey } from '#meaning/gist/turned-keys.ts';

const turned = (line: string): string[] => turnKey(line).map(({ text }) => text);

describe('요지 turned round', () => {
  test.each([
    [
      '좋은 정원의 매력은 값비싼 꽃이 아니라 계절의 변화에 있다.',
      '좋은 정원의 매력은 계절의 변화가 아니라 값비싼 꽃에 있다',
    ],
    ['정원은 장식이라기보다 사람들이 만나는 장소이다.', '정원은 사람들이 만나는 장소라기보다 장식이다'],
    [
      '새 도구를 무조건 버리지 말고 오래된 기술의 가치를 함께 인정해야 한다.',
      '오래된 기술의 가치를 함께 인정할 필요는 없다',
    ],
    ['종이에 손으로 쓰는 일은 생각을 더 깊게 만든다.', '종이에 손으로 쓰는 일은 생각을 덜 깊게 만든다'],
    [
      '짧은 산책은 새로운 생각을 떠올리는 데 도움이 된다.',
      '짧은 산책은 새로운 생각을 떠올리는 데 거의 아무런 영향도 미치지 않는다',
    ],
  ])('%s → %s', (line, expected) => {
    expect(turned(line)).toContain(expected);
  });

  test.each([
    '작은 도시의 축제는 1950년에 시작되었다.',
    '강의 흐름은 오직 비가 올 때에만 빨라진다.',
    '침묵은 소리의 부재가 아니라 소리에 의미를 주는 요소이다.',
  ])('no half noun is exchanged in %s', (line) => {
    for (const text of turned(line)) expect(text).not.toMatch(/의미가 아니라|의의|않지 않/u);
  });
});

test('what helps by a deed that is told is not said to be without effect', () => {
  const line = '운율은 낱말의 범위를 좁혀 주어 긴 이야기를 기억하는 데 도움을 준다.';
  for (const text of turned(line)) expect(text).not.toMatch(/아무런 영향도/u);
});

test('no claim with a denial in it is turned into two', () => {
  expect(flipClaim('작은 농부는 시장에서 힘이 거의 없는 경우가 많다')).toEqual([]);
});

describe('claims turned round', () => {
  test.each([
    ['새와 사람은 서로 도우며 함께 이익을 얻는다', '새와 사람은 서로 도우며 함께 이익을 얻지 못한다'],
    ['낡은 건물은 열을 쉽게 잃는다', '낡은 건물은 열을 쉽게 얻는다'],
    ['이런 나무는 도시에서 보기 드물다', '이런 나무는 도시에서 보기 흔하다'],
    ['긴 휴식은 기억에 도움이 된다', '긴 휴식은 기억에 방해가 된다'],
  ])('%s → %s', (claim, expected) => {
    expect(flipClaim(claim)).toEqual([expected]);
  });

  test.each([
    '일부 가게는 밤에도 문을 연다',
    '돈이 모든 문제를 풀어 주지는 않는다',
    '값이 오르며, 손님은 떠난다',
  ])('%s stays as it is', (claim) => {
    expect(flipClaim(claim)).toEqual([]);
  });
});

test.each([
  ['시간을 아끼려면 하루의 일을 미리 나누어야 한다.', '시간을 아끼는 데에는 여러 가지 방법이 있다.'],
  [
    '오래된 다리가 튼튼한 것은 돌을 잘 쌓았기 때문이다.',
    '오래된 다리가 튼튼한 데에는 여러 가지 이유가 있다.',
  ],
  ['마을의 평화는 이웃 사이의 믿음에 달려 있다.', '마을의 평화에는 여러 가지 요인이 함께 작용한다.'],
])('%s is too broad as %s', (gist, expected) => {
  expect(broadenGist(gist)?.text).toBe(expected);
});
