import { expect, test } from 'vitest';

import { listConnectivePlaces } from '#meaning/connectives/connective-places.ts';
import { explainConnective, glossConnective, tellWrong } from '#meaning/connectives/explain-connective.ts';
import { analyseLine } from '#passage/analysis-cache.ts';

const explain = (text: string, lines: string[]): string => {
  const analysis = analyseLine(text);
  const [place] = listConnectivePlaces(analysis);
  return place === undefined ? '' : explainConnective(analysis, place, lines);
};

test('the translations of both sides are quoted, without the word that is asked', () => {
  const told = explain('The shell is hard. However, it breaks.', [
    '껍질은 단단하다.',
    '하지만 그것은 깨진다.',
  ]);
  expect(told).toContain('앞에서는 ‘껍질은 단단하다’라고 하고 뒤에서는 ‘그것은 깨진다’라고 한다.');
  expect(told).toContain('역접을 나타내는 ‘However(그러나)’가 알맞다.');
});

test('without a translation the words of the passage are', () => {
  const told = explain('The shell is hard. The seed, by contrast, is soft.', ['', '']);
  expect(told).toContain('앞의 내용은 ‘The shell is hard’이고 뒤의 내용은 ‘The seed is soft’이다.');
  expect(told).toContain('대조를 나타내는');
});

test('every connective has a meaning, whatever its capital', () => {
  expect(glossConnective('For example')).toBe('예를 들어');
});

test('why a connective is wrong is a sentence', () => {
  expect(tellWrong({ text: 'otherwise', relation: '조건' })).toMatch(/아니다\.$/u);
  expect(tellWrong({ text: 'for example', relation: '예시' })).toMatch(/예가 아니다\.$/u);
});

test('what is asked at the other blank is quoted as the page has it', () => {
  const analysis = analyseLine('But the shell is hard. As a result, it breaks late.');
  const place = listConnectivePlaces(analysis).find(({ text }) => text === 'As a result');
  const other = { start: 0, end: 3, shown: '(A)______,' };
  const told = place && explainConnective(analysis, place, ['', ''], other);
  expect(told).toContain('앞의 내용은 ‘(A)______, the shell is hard’');
});
