import { describe, expect, test } from 'vitest';

import { readBlankWord } from '#meaning/option-sets.ts';
import { listSlotRivals } from '#meaning/blanks/slot-rivals.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

function rivalsOf(text: string, word: string, place: string, told = ''): string[] {
  const analysis = analysePassageOnce({ id: text, text });
  const token = analysis.tokens.find(({ lower }) => lower === word);
  const rules = { minLetters: 4, mayFollowArticle: true, isReviewed: true };
  const blank = token && readBlankWord(analysis, token, rules);
  return blank === undefined ? [] : listSlotRivals(analysis, blank, place, told).map((rival) => rival.text);
}

describe('the four wrong words', () => {
  test('are none of the passage', () => {
    expect(rivalsOf('The power of a town comes from trust.', 'trust', 'n')).toContain('dependence');
    expect(
      rivalsOf('The power of a town comes from trust. They felt dependence.', 'trust', 'n'),
    ).not.toContain('dependence');
  });

  test('are none that the Korean lines name', () => {
    const text = 'The power of a town comes from trust.';
    expect(rivalsOf(text, 'trust', 'n', '마을의 힘은 의존이 아니다')).not.toContain('dependence');
  });

  test('are not half said in the passage', () => {
    const text = 'They give time by significance.';
    expect(rivalsOf(text, 'significance', 'n')).toHaveLength(4);
    expect(rivalsOf(`${text} The plans were complicated.`, 'significance', 'n')).not.toContain('complexity');
  });

  test('are not counted where the right one is not', () => {
    expect(rivalsOf('They help people who have difficulty.', 'difficulty', 'n')).not.toContain('reward');
  });

  test('are known as objects of a verb that takes few', () => {
    expect(rivalsOf('They lack freedom.', 'freedom', 'n')).toHaveLength(4);
    expect(rivalsOf('They swallow freedom.', 'freedom', 'n')).toEqual([]);
  });

  test('are none for a deed, nor for a quality before its noun', () => {
    expect(rivalsOf('A good law creates problems.', 'creates', 'vt')).toEqual([]);
    expect(rivalsOf('They made the voluntary attempt.', 'voluntary', 'adj')).toEqual([]);
  });
});
