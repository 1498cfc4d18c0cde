import { expect, test } from 'vitest';

import { makeExercise } from '#exercise/registry.ts';

const summary = 'Shared kitchens reduce the costs of small bakers, but strict rules weaken their ambition.';
const first = 'The town built two kitchens.';
const last = 'Nobody knows what will follow.';

/** What the explanation says first and what it quotes. */
function explain(middle: string, translations: readonly string[] = [], line = summary): string[] {
  const text = [first, middle, last].join(' ');
  const made = makeExercise(
    'summary',
    { id: 'explained', text, summary: line, translations: [...translations] },
    {},
    1,
  );
  if ('refused' in made) throw new Error(made.reason);
  return made.explanation;
}

const isQuote = (line: string): boolean => line.includes('문장에서 확인할 수 있다');

test.each([
  ['Shared kitchens reduce the costs of many bakers.', 'reduce'],
  ['In the end strict rules weaken the ambition of the bakers.', 'weaken'],
  ['Today two shared kitchens reduce all costs of the bakers in the town.', 'reduce'],
])('a sentence that has the right word and the words around it is quoted: %s', (middle) => {
  const quotes = explain(middle).filter(isQuote);
  expect(quotes).toHaveLength(1);
  expect(quotes[0]).toContain(`“${middle}”`);
});

test('the Korean of the sentence is quoted where there is one', () => {
  const translations = [
    '마을은 부엌 두 곳을 지었다.',
    '공유 부엌은 제빵사의 비용을 줄인다.',
    '다음 일은 모른다.',
  ];
  const quotes = explain('Shared kitchens reduce the costs of many bakers.', translations).filter(isQuote);
  expect(quotes).toEqual(['(A)는 ‘공유 부엌은 제빵사의 비용을 줄인다’라는 문장에서 확인할 수 있다.']);
});

test.each([
  // Another word, a view of somebody, a question, a denial, and nothing around the blank.
  'Shared kitchens lower the costs of many bakers.',
  'Many claim that shared kitchens reduce the costs of bakers.',
  'Do shared kitchens reduce the costs of bakers?',
  'Shared kitchens do not reduce the costs of bakers.',
  'Trains reduce noise.',
])('nothing is quoted that does not surely bear out the summary: %s', (middle) => {
  expect(explain(middle).filter(isQuote)).toEqual([]);
});

test('of two things compared nothing is quoted', () => {
  const line =
    'Shared kitchens reduce the costs of bakers, but strict rules weaken ambition rather than skill.';
  const lines = explain('In the end strict rules weaken the ambition of bakers.', [], line);
  expect(lines.filter(isQuote)).toEqual([]);
});

test('every wrong pair is told by what is contrary or strange in it, and another word never passes for a contrary', () => {
  const wrong = explain('Shared kitchens reduce the costs of many bakers.').filter((line) =>
    /^[①-⑤]/u.test(line),
  );
  expect(wrong).toHaveLength(4);
  expect(wrong.filter((line) => line.includes('글의 내용과 반대')).length).toBeGreaterThanOrEqual(3);
  for (const line of wrong) {
    expect(line).toMatch(/글의 내용과 반대|글에서 말하는 내용이 아니다/u);
    expect(line).not.toMatch(/(?:conceal|estimate|describe|reveal)\w*(?:이|가) 글의 내용과 반대/u);
  }
});
