import { expect, test } from 'vitest';

import { findMainClause } from '#meaning/statements/statement-clauses.ts';

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
