import { expect, test } from 'vitest';

import { findMainClause, splitClauses } from '#meaning/statements/statement-clauses.ts';

test.each([
  ['홀은 일찍 세상을 떠났지만, 그녀의 책은 널리 읽혔다.', '그녀의 책은 널리 읽혔다.'],
  ['배가 항구에 들어오자, 상인들은 상자를 날랐다.', '상인들은 상자를 날랐다.'],
  ['강을 따라 걸으면서, 홀은 새를 그렸다.', '홀은 새를 그렸다.'],
])('%s goes on with a clause that can stand alone', (text, main) => {
  expect(findMainClause(text)).toBe(main);
});

test.each([
  // Who wrote?
  '홀은 학교를 그만두었지만, 밤마다 글을 썼다.',
  // What follows joins a second deed; cut off, either may have lost what made it true.
  '홀은 여러 해 동안 물었고, 아무도 답을 몰랐다.',
  '1838년 리즈에서 태어난 이네스 홀은 일찍 학교를 그만두었다.',
  // A scientist is no deed.
  '이름난 과학자, 홀은 리즈에서 살았다.',
])('%s is told whole', (text) => {
  expect(findMainClause(text)).toBeUndefined();
});

test('two past deeds are told one by one, and each with its own doer', () => {
  expect(splitClauses('홀은 1912년에 책을 냈고, 음반은 1932년에 상을 받았다.')).toEqual({
    first: '홀은 1912년에 책을 냈다.',
    second: '음반은 1932년에 상을 받았다.',
  });
  expect(splitClauses('홀은 1890년에 리즈에서 태어났으며, 그곳에서 책을 냈다.')).toEqual({
    first: '홀은 1890년에 리즈에서 태어났다.',
  });
});

test.each([
  '홀은 배가 떠났고, 문이 닫혔다고 말했다.',
  '홀은 책을 내고, 상을 받았다.',
  '책을 냈고, 상을 받았다.',
])('%s is not divided', (text) => {
  expect(splitClauses(text)).toBeUndefined();
});
