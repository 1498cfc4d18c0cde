import { expect, test } from 'vitest';

import { analysePassage } from '#passage/analyse-passage.ts';
import { listToldPairs } from '#wording/told-pairs.ts';
import { findWordSpots } from '#wording/word-spots.ts';

function listPairs(text: string, line: string): string[] {
  const analysis = analysePassage({ id: 't', text });
  return listToldPairs(analysis, findWordSpots(analysis), [line]).map(
    ({ spot, swap, shown }) => `${spot.token.text}/${swap.form} ${shown}`,
  );
}

test('a word is asked where the line shows its meaning, and quoted as it stands there', () => {
  expect(listPairs('The guide chose a simple plan.', '안내인은 단순한 계획을 골랐다.')).toContain(
    'simple/complex 단순한',
  );
  expect(listPairs('The guide chose a simple plan.', '안내인은 쉬운 계획을 골랐다.').join(' ')).not.toContain(
    'simple/',
  );
});

test('a word is not asked where the line has a meaning of the other one, or says the same of two words', () => {
  const text = 'The guide chose a simple plan for the old museum.';
  expect(
    listPairs(text, '안내인은 복잡한 절차 없이 옛 박물관을 위한 단순한 계획을 골랐다.').filter((pair) =>
      pair.startsWith('simple'),
    ),
  ).toEqual([]);
  expect(
    listPairs('The tiny shop sold a small chair.', '그 가게는 작은 의자를 팔았다.').filter((pair) =>
      pair.startsWith('small'),
    ),
  ).toEqual([]);
});

test('a meaning that has the other one in it is shown, but not by a line that denies the other word', () => {
  expect(listPairs('A quick repair was impossible.', '빠른 수리는 불가능했다.')).toContain(
    'impossible/possible 불가능했다',
  );
  expect(
    listPairs('A quick repair was not possible.', '빠른 수리는 불가능했다.').filter((pair) =>
      pair.startsWith('possible'),
    ),
  ).toEqual([]);
});

test('what is more of something is quoted with its degree', () => {
  expect(listPairs('The new road is wider.', '새 도로는 더 넓다.')).toContain('wider/narrower 더 넓다');
});

test('a word is not asked beside its contrary', () => {
  expect(
    listPairs('The guests were wealthy or poor.', '손님들은 부유하거나 가난했다.').join(' '),
  ).not.toMatch(/wealthy|poor/u);
});

test.each([
  ['The answer would be no different in the town.', '그 답은 도시에서도 다르지 않을 것이다.', 'different'],
  [
    'The man knows the cost better than most guests.',
    '그 남자는 좋은 자리에서 대부분의 손님보다 더 잘 안다.',
    'better',
  ],
  [
    'The rooms are very different from those deep inside.',
    '그 방들은 깊은 안쪽의 방들과 매우 다르다.',
    'deep',
  ],
  ['Statins lower cholesterol in the blood.', '스타틴은 혈액 속 콜레스테롤을 낮춘다.', 'lower'],
])('what belongs to a set way of speaking is not asked: %s', (text, line, word) => {
  expect(listPairs(text, line).filter((pair) => pair.startsWith(word))).toEqual([]);
});
