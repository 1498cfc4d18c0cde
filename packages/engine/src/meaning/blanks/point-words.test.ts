import { describe, expect, test } from 'vitest';

import type { KindContext } from '#exercise/kind-context.ts';
import { listPointWords, listRivals } from '#meaning/blanks/point-words.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';
import { createRandom } from '#random.ts';

const gist = '불확실성을 숨기지 않고 지식을 보존하며 소비를 줄이고 사람을 기억하는 것이 중요하다';

/** What may stand wrongly for a word of the last sentence; nothing where it is not asked. */
function rivalsOf(word: string, end: string, told = gist): string[] {
  const text = `A town once kept its records in a tower. Nobody could read them. Then the tower burned down. People had to begin again. ${end}`;
  const source = { id: end + told, text, gist: told };
  const analysis = analysePassageOnce(source);
  const context: KindContext = { source, analysis, options: {}, seed: 1, random: createRandom(1) };
  const found = listPointWords(context, new Set()).find(({ token }) => token.text === word);
  return found === undefined ? [] : listRivals(found).map(({ text: rival }) => rival);
}

describe('a word of the point', () => {
  test.each([
    ['hide', 'If we punish the keepers, they will soon hide their uncertainty.'],
    ['widens', 'Easy credit therefore widens the choices of a poor family.'],
    ['create', 'Shared places therefore create bonds among strangers.'],
    ['strong', 'A wise club therefore keeps its competitors strong.'],
  ])('has four rivals, each another word: %s', (word, end) => {
    const rivals = rivalsOf(word, end);
    expect(rivals).toHaveLength(4);
    expect(new Set(rivals).size).toBe(4);
  });

  test('has rivals of which some are no contrary', () => {
    const rivals = rivalsOf('widens', 'Easy credit therefore widens the choices of a poor family.');
    expect(rivals).toEqual(expect.arrayContaining(['narrows', 'abandons']));
  });

  test('has no four rivals where all are blamed and it is praised', () => {
    const end = 'It is good to copy a fact, so that every reader works on the side of accuracy.';
    expect(rivalsOf('accuracy', end)).toEqual([]);
  });
});

describe('among the four wrong words', () => {
  test.each([
    ['destroy', 'eliminate', 'Good talk can therefore create trust among strangers.', 'create'],
    ['increase', 'raise', 'A higher price will therefore reduce consumption.', 'reduce'],
    ['luck', 'chance', 'Such practice is therefore a poor guide to skill.', 'skill'],
  ])('%s and %s do not stand side by side', (one, other, end, word) => {
    expect(rivalsOf(word, end)).not.toEqual(expect.arrayContaining([one, other]));
  });
});

describe('no word is asked', () => {
  test('where critics draw their own conclusion', () => {
    const own = 'A wise club therefore keeps its competitors strong.';
    expect(rivalsOf('strong', own)).toHaveLength(4);
    expect(rivalsOf('strong', `Critics conclude that ${own.toLowerCase()}`)).toEqual([]);
  });

  test('without the 요지 of the teacher, where nothing else settles it', () => {
    expect(rivalsOf('preserve', 'A good library should preserve the knowledge of a town.', '')).toEqual([]);
  });

  test.each([
    ['remember', 'We therefore remember an old friend by noting how he walks.'],
    ['avoids', 'The tail of the molecule therefore avoids water.'],
    ['understand', 'Only those who already understand a subject should use the index.'],
  ])('whose rivals make no sense beside the other words: %s', (word, end) => {
    expect(rivalsOf(word, end).length).toBeLessThan(4);
  });
});
