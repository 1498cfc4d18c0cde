import { describe, expect, test } from 'vitest';

import { makeExercise } from '#exercise/registry.ts';

/** Five options; the other way has tests of its own. */
const choice = { mode: 'choice' } as const;

const summary = 'Shared kitchens reduce the costs of small bakers, but strict rules weaken their ambition.';
const first = 'The town built two kitchens.';
const last = 'Nobody knows what will follow.';
const gist = '공유 부엌은 비용을 줄이지만, 엄격한 규칙은 야망을 약화시킨다.';

/** What the explanation says first and what it quotes. */
function explain(
  middle: string,
  translations: readonly string[] = [],
  line = summary,
  point = gist,
): string[] {
  const text = [first, middle, last].join(' ');
  const made = makeExercise(
    'summary',
    { id: 'explained', text, summary: line, translations: [...translations], gist: point },
    choice,
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
  // A view of somebody, a question, a denial, and nothing around the blank.
  'Many claim that shared kitchens reduce the costs of bakers.',
  'Do shared kitchens reduce the costs of bakers?',
  'Shared kitchens do not reduce the costs of bakers.',
  'Trains reduce noise.',
])('nothing is quoted that does not surely bear out the summary: %s', (middle) => {
  expect(explain(middle, [], summary, gist).filter(isQuote)).toEqual([]);
});

test('what the passage does not say is not asked', () => {
  expect(() => explain('Trains run at night.', [], summary, '')).toThrow('핵심어 두 개를 찾지 못했어요');
});

test('of every wrong pair the wrong words are named, with their blanks', () => {
  const wrong = explain('Shared kitchens reduce the costs of many bakers.').filter((line) =>
    /^[①-⑤]/u.test(line),
  );
  expect(wrong).toHaveLength(4);
  for (const line of wrong)
    expect(line).toMatch(
      /^[①-⑤] \([AB]\)의 [a-z가-힣()]+(?:[와과] \(B\)의 [a-z가-힣()]+)?[은는] 글의 내용과 맞지 않는다\.$/u,
    );
});

test('a wrong word of one meaning is told with it, and none that only happens by itself', () => {
  const line =
    'Shared kitchens often reduce the costs of small bakers, but strict rules weaken their ambition.';
  const wrong = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => {
    const text = `${first} Shared kitchens often reduce the costs of many bakers. ${last}`;
    const made = makeExercise('summary', { id: 'meant', text, summary: line, gist }, choice, seed);
    return 'refused' in made ? [] : made.explanation.filter((one) => /^[①-⑤]/u.test(one));
  });
  expect(wrong.join()).toMatch(/의 [a-z]+\([가-힣 ]+\)/u);
  expect(wrong.join()).not.toMatch(/증가하다/u);
});

test.each([
  // The line of the sentence that has the word names its meaning; another line may have another one.
  ['공유 부엌은 제빵사의 비용을 감소시킨다.', '다음 일은 모른다.', true],
  ['공유 부엌은 값을 낮춘다.', '수를 감소시킨다.', false],
])('the meaning of a word is taken from its own sentence: %s %s: %s', (own, other, isNamed) => {
  const korean = ['마을은 부엌 두 곳을 지었다.', own, other];
  const lines = explain(
    'Shared kitchens reduce the costs of many bakers.',
    korean,
    summary,
    '엄격한 규칙은 야망을 약화시킨다.',
  );
  expect(lines[0]?.includes('reduce(')).toBe(isNamed);
});

test.each([
  ['공유 부엌은 비용을 줄이지만, 엄격한 규칙은 야망을 약화한다.', '이 글은 ‘공유 부엌은 비용을 줄이지만'],
  // A long noun that no line of the translation has is the teacher's own.
  ['조리시설을 함께 쓰면 이롭지만 규칙은 야망을 약화한다.', '이 글은 ‘조리시설을 함께 쓰면'],
  ['비용을 줄이는 부엌과 야망을 약화시키는 규칙', '글을 요약하면 “Shared kitchens'],
])('the 요지 tells the point where it is a sentence: %s', (gist, start) => {
  const made = makeExercise(
    'summary',
    { id: 'gist', text: `${first} Shared kitchens reduce the costs of many bakers. ${last}`, summary, gist },
    choice,
    1,
  );
  if ('refused' in made) throw new Error(made.reason);
  expect(made.explanation[0]).toContain(start);
});

describe('what another word of the sentence gives away', () => {
  const asked = (line: string): string => {
    const point = line.includes('strengthen') ? '공유 부엌은 비용을 줄이고 야망을 강화한다.' : gist;
    const told = line.includes('strengthen') ? 'Good meals strengthen the ambition of young cooks. ' : '';
    const text = `${first} Shared kitchens reduce the costs of many bakers. ${told}${last}`;
    return [1, 2, 3, 4]
      .map((seed) => makeExercise('summary', { id: 'given', text, summary: line, gist: point }, choice, seed))
      .map((made) => ('refused' in made ? '' : JSON.stringify(made.options)))
      .join();
  };

  test.each([
    ['Shared kitchens reduce the costs of bakers, but the cooks weaken their ambition.', 'weaken'],
    ['Shared kitchens reduce the costs of bakers, but they strengthen the ambition of cooks.', 'strengthen'],
  ])('a word that stands alone in its family is asked: %s', (line, word) => {
    expect(asked(line)).toContain(word);
  });

  test.each([
    [
      'Shared kitchens reduce the costs of bakers, but without improvement they improve the ambition of cooks.',
      'improve',
    ],
    [
      'Shared kitchens reduce the costs of bakers, but they strengthen the ambition of cooks without strength.',
      'strengthen',
    ],
    ['The reduction was small, but shared kitchens reduce costs and weaken the ambition of cooks.', 'reduce'],
  ])('is not asked: %s', (line, word) => {
    expect(asked(line)).not.toContain(word);
  });
});
