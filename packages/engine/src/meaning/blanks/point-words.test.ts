import { describe, expect, test } from 'vitest';

import type { KindContext } from '#exercise/kind-context.ts';
import { listPointWords } from '#meaning/blanks/point-words.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { createRandom } from '#random.ts';

const gist = '협력과 신뢰가 지식을 보존하며 그런 지도는 위험하다';

/** What stands wrongly for a word of the last sentence; nothing where it is not asked. */
function rivalsOf(word: string, end: string, told = gist): string[] {
  const text = `A town once kept its records in a tower. Nobody could read them. Then the tower burned down. People had to begin again. ${end}`;
  const source = { id: end + told, text, gist: told };
  const analysis = analysePassageOnce(source);
  const context: KindContext = { source, analysis, options: {}, seed: 1, random: createRandom(1) };
  const found = listPointWords(context).find(({ token }) => token.text === word);
  return found === undefined ? [] : found.rivals.map(({ text: rival }) => rival);
}

describe('a word that the 요지 names', () => {
  test.each([
    ['cooperation', 'The safest records therefore come from cooperation.'],
    ['trust', 'The safest towers therefore come from trust.'],
    ['dangerous', 'A map of this kind is therefore dangerous.'],
  ])('has four rivals, each another word: %s', (word, end) => {
    const rivals = rivalsOf(word, end);
    expect(rivals).toHaveLength(4);
    expect(new Set(rivals).size).toBe(4);
    expect(rivals).not.toContain(word);
  });

  test('has one contrary at most', () => {
    const rivals = rivalsOf('trust', 'The safest towers therefore come from trust.');
    expect(rivals.filter((rival) => /^(?:distrust|suspicion|doubt)$/u.test(rival))).toHaveLength(1);
  });
});

describe('no word is asked', () => {
  test('where critics draw their own conclusion', () => {
    const own = 'The safest towers therefore come from trust.';
    expect(rivalsOf('trust', own)).toHaveLength(4);
    expect(rivalsOf('trust', `Critics conclude that ${own.toLowerCase()}`)).toEqual([]);
  });

  test('without the 요지 of the teacher, or where that does not name it', () => {
    expect(rivalsOf('trust', 'The safest towers therefore come from trust.', '')).toEqual([]);
    expect(rivalsOf('trust', 'The safest towers therefore come from trust.', '탑은 높아야 한다')).toEqual([]);
  });

  test.each([
    ['preserve', 'A good library should preserve the knowledge of a town.'],
    ['dangerous', 'They therefore kept a dangerous map.'],
    ['good', 'A good library should preserve the knowledge of a town.'],
    ['discovery', 'The tower is therefore not the discovery of knowledge but a loss.'],
  ])('for a deed, a quality before its noun, or what says little or is denied: %s', (word, end) => {
    expect(rivalsOf(word, end, '위험하고 좋은 지식의 발견과 보존이 중요하다')).toEqual([]);
  });
});
