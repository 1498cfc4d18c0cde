import { describe, expect, test } from 'vitest';

import type { KindContext } from '#exercise/kind-context.ts';
import { listPointWords } from '#meaning/blanks/point-words.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { createRandom } from '#random.ts';

const gist = '불확실성을 숨기지 않고 지식을 보존하며 두려움을 없애는 것이 중요하다';

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
    ['hide', 'If we punish the keepers, they will soon hide their doubts.'],
    ['remove', 'A law can therefore remove the fear of strangers.'],
    ['preserve', 'A good library should preserve the knowledge of a town.'],
  ])('has four rivals, each another word: %s', (word, end) => {
    const rivals = rivalsOf(word, end);
    expect(rivals).toHaveLength(4);
    expect(new Set(rivals).size).toBe(4);
    expect(rivals).not.toContain(word);
  });

  test('has one contrary and others that are none', () => {
    const rivals = rivalsOf('preserve', 'A good library should preserve the knowledge of a town.');
    expect(rivals.filter((rival) => /^(?:destroy|abandon)$/u.test(rival))).toHaveLength(1);
  });

  test('has rivals that are said beside the words of its place', () => {
    const rivals = rivalsOf('remove', 'A law can therefore remove the fear of strangers.');
    expect(rivals).toContain('ignore');
    expect(rivals).not.toContain('persuade');
  });
});

describe('no word is asked', () => {
  test('where critics draw their own conclusion', () => {
    const own = 'A good library should preserve the knowledge of a town.';
    expect(rivalsOf('preserve', own)).toHaveLength(4);
    expect(rivalsOf('preserve', `Critics conclude that ${own.toLowerCase()}`)).toEqual([]);
  });

  test('without the 요지 of the teacher, where nothing else settles it', () => {
    expect(rivalsOf('preserve', 'A good library should preserve the knowledge of a town.', '')).toEqual([]);
  });

  test.each([
    ['discovery', 'The tower is therefore not the discovery of knowledge but a loss.'],
    ['good', 'A good library should preserve the knowledge of a town.'],
    ['keepers', 'If we punish the keepers, they will soon hide their doubts.'],
  ])('that says little by itself or is denied: %s', (word, end) => {
    expect(rivalsOf(word, end, '좋은 발견과 관리인이 중요하다')).toEqual([]);
  });
});
