import { describe, expect, test } from 'vitest';

import { readBlankWord } from '#meaning/option-sets.ts';
import { listSlotRivals } from '#meaning/blanks/slot-rivals.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

function rivalsOf(text: string, word: string, place: string): string[] {
  const analysis = analysePassageOnce({ id: text, text });
  const token = analysis.tokens.find(({ lower }) => lower === word);
  const rules = { minLetters: 4, mayFollowArticle: true, isReviewed: true };
  const blank = token && readBlankWord(analysis, token, rules);
  return blank === undefined ? [] : listSlotRivals(analysis, blank, place, true).map((rival) => rival.text);
}

describe('the four wrong words', () => {
  test('have the form of the right one', () => {
    const rivals = rivalsOf('A good law creates problems.', 'creates', 'vt');
    expect(rivals).toHaveLength(4);
    for (const rival of rivals) expect(rival).toMatch(/s$/u);
  });

  test('are none of the passage', () => {
    expect(rivalsOf('Shared places create trust.', 'create', 'vt')).toContain('destroy');
    expect(rivalsOf('Shared places create trust. Wars destroy it.', 'create', 'vt')).not.toContain('destroy');
  });

  test('are not half said in the passage', () => {
    const text = 'They give time by importance.';
    expect(rivalsOf(text, 'importance', 'n')).toContain('complexity');
    expect(rivalsOf(`${text} The plans were complicated.`, 'importance', 'n')).not.toContain('complexity');
  });

  test('are not counted where the right one is not', () => {
    expect(rivalsOf('They help people who have difficulty.', 'difficulty', 'n')).not.toContain('reward');
  });

  test('have the contrary of a quality that stands before a noun among them', () => {
    expect(rivalsOf('They made the voluntary attempt.', 'voluntary', 'adj')).toContain('compulsory');
    expect(rivalsOf('The practical difference is small.', 'practical', 'adj')).toEqual([]);
  });

  test('are none before a thing beside which they are not known', () => {
    expect(rivalsOf('Workers in productive industries earn more.', 'productive', 'adj')).toEqual([]);
  });
});
