import { describe, expect, test } from 'vitest';

import { analysePassage } from '#passage/analyse-passage.ts';
import { isSenseSure, tells, tellSense } from '#wording/settle-sense.ts';
import { findWordSpots } from '#wording/word-spots.ts';

describe('a line tells a meaning in whatever form its words stand there', () => {
  test.each([
    ['제거하다, 없애다; 옮기다', '그것은 두려움을 없앨 수 있다.', true],
    ['어려운, 힘든', '바다에서 얼음을 찾기는 어려웠다.', true],
    ['약', '그들은 굳은 약속을 했다.', false],
  ])('%s in %s', (meanings, line, isTold) => {
    expect(tells(line, meanings)).toBe(isTold);
  });
});

test('of several meanings the pair keeps the one that the line tells', () => {
  const analysis = analysePassage({ id: 's', text: 'The workers removed the old walls in a week.' });
  const swap = findWordSpots(analysis)
    .flatMap(({ rivals }) => rivals.map((rival) => rival.swap))
    .find(({ token }) => token.text === 'removed');
  if (swap === undefined) throw new Error('no opposite');
  expect(tellSense(swap, '일꾼들은 낡은 벽을 제거했다.').meaning).toMatch(/^제거하다/u);
  expect(tellSense(swap, '').meaning).toBe(swap.meaning);
});

describe('a sense is sure where the line has it as a whole', () => {
  const { tokens } = analysePassage({ id: 's', text: 'Small towns changed.' });
  test.each([
    ['작은 마을들이 변했다.', true],
    ['소도시들이 변했다.', false],
    ['', true],
  ])('%s', (line, isSure) => {
    const [token] = tokens;
    if (token === undefined) throw new Error('no word');
    const pair = { token, pos: 'adj', lemma: 'big', form: 'big', source: 'antonym', isFull: true } as const;
    const swap = { ...pair, meaning: '작은, 적은; 사소한', otherMeaning: '큰' };
    expect(isSenseSure(swap, line)).toBe(isSure);
  });
});
