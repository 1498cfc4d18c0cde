import { expect, test } from 'vitest';

import { readAge, readBirthYear } from '#meaning/statements/told-ages.ts';

test.each([
  ['예순두 살의 나이에 떠났다.', 62],
  ['쉰셋의 나이로 떠났다.', 53],
  ['스무 살에 떠났다.', 20],
  ['101세의 나이로 떠났다.', 101],
  ['여덟 아이를 낳았다.', undefined],
])('%s tells the age %s', (text, age) => {
  expect(readAge(text)).toBe(age);
});

test.each([
  ['1860년 리즈에서 태어났다.', 1860],
  ['1961년에 101세로 떠났다.', 1860],
  ['1961년에 떠났다.', undefined],
  ['1924년과 1928년 사이에 서른 살이 되었다.', undefined],
])('%s: born in %s', (text, year) => {
  expect(readBirthYear(text)).toBe(year);
});
