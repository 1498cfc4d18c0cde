import { expect, test } from 'vitest';

import { denyPlainly } from '#meaning/gist/plain-contraries.ts';

test.each([
  ['사람들은 자신을 과대평가하는 경향이 있다', '사람들은 자신을 과대평가하는 경향이 거의 없다'],
  ['사람은 미래의 자신을 제대로 예측하지 못한다', '사람은 미래의 자신을 제대로 예측할 수 있다'],
  ['쓸모없다고 단정해서는 안 된다', '쓸모없다고 단정해도 된다'],
  ['무료 시식은 구매로 이어지게 한다', '무료 시식은 구매로 이어지게 하지 않는다'],
])('%s is plainly denied', (gist, denied) => {
  expect(denyPlainly(gist)).toBe(denied);
});

test('a 요지 of two clauses is not', () => {
  expect(denyPlainly('숲은 좁지만 많은 새를 품는다')).toBeUndefined();
});
