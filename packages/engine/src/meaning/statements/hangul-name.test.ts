import { expect, test } from 'vitest';

import { findHangulName } from '#meaning/statements/hangul-name.ts';

test.each([
  ['Ines Hall', '이네스 홀은 리즈에서 태어났다.', '이네스 홀'],
  // The surname comes first, and ends like a particle.
  ['Haruka Morioka', '모리오카 하루카는 교토에서 태어났다.', '모리오카 하루카'],
  ['Otávio Marques', '오타비우 마르케스는 포르투에서 태어났다.', '오타비우 마르케스'],
  ['Park Min-a', '1901년 부산에서 태어난 박민아는 의사였다.', '박민아'],
  // Doctors found it in her.
  ['Ines Hall', '이네스 홀이 열 살이었을 때 의사들은 병을 찾아냈다.', '이네스 홀'],
])('the whole of %s is found in “%s”', (name, line, korean) => {
  expect(findHangulName(line, name)).toBe(korean);
});

test.each([
  ['Haruka Morioka', '교토의 하루카는 염색을 배웠다.'],
  ['Ines Hall', '1901년에 의사들은 병을 찾아냈다.'],
])('a part of %s, or somebody else, is none: %s', (name, line) => {
  expect(findHangulName(line, name)).toBeUndefined();
});
