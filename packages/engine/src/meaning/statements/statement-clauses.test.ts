import { expect, test } from 'vitest';

import { splitClauses } from '#meaning/statements/statement-clauses.ts';

const split = (text: string): string[] => splitClauses(text, (clause) => /홀은|그녀는/u.test(clause));

test.each([
  [
    '1838년 리즈에서 태어난 이네스 홀은 일찍 학교를 그만두었다.',
    ['이네스 홀은 1838년 리즈에서 태어났다.', '일찍 학교를 그만두었다.'],
  ],
  [
    '홀은 1838년 리즈에서 태어나 열 살에 학교를 그만두었다.',
    ['홀은 1838년 리즈에서 태어났다.', '열 살에 학교를 그만두었다.'],
  ],
  ['홀은 그 소설을 완성하여, 원고를 런던에 보냈다.', ['홀은 그 소설을 완성했다.', '원고를 런던에 보냈다.']],
  [
    '홀은 강가에서 그림을 그리고, 밤에는 공장에서 일했다.',
    ['홀은 강가에서 그림을 그렸다.', '밤에는 공장에서 일했다.'],
  ],
])('%s has two clauses', (text, clauses) => {
  expect(split(text)).toEqual(clauses);
});

test.each([
  // Who was born is not who is told of further on.
  '한 소년은 1838년 리즈에서 태어나 어머니가 그를 길렀다.',
  // A list of deeds describes one noun.
  '홀은 설거지를 하고, 전화를 걸고, 상자를 나르는 일로 생계를 이었다.',
  '그 책은 영어, 독일어, 프랑스어로 번역되었다.',
])('%s stays whole', (text) => {
  expect(split(text)).toEqual([text]);
});

test('a clause without its own doer goes on only with the one it is about', () => {
  expect(split('Karl Lund는 그림을 몇 점 샀고, 그녀에게 판화를 찍는 법을 가르쳤다.')).toEqual([
    'Karl Lund는 그림을 몇 점 샀다.',
  ]);
  expect(split('그녀는 농장을 샀고, 널리 알려진 사육자가 되었다.')).toEqual([
    '그녀는 농장을 샀다.',
    '널리 알려진 사육자가 되었다.',
  ]);
  expect(split('그녀는 새 체계를 만들었고, 그것을 널리 알렸다.')).toEqual(['그녀는 새 체계를 만들었다.']);
});
