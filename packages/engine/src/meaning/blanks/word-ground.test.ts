import { describe, expect, test } from 'vitest';

import { findGround } from '#meaning/blanks/word-ground.ts';
import { analysePassageOnce } from '#passage/analysis-cache.ts';

function read(text: string, word: string) {
  const analysis = analysePassageOnce({ id: text, text });
  const token = analysis.tokens.find(({ lower }) => lower === word);
  if (token === undefined) throw new Error(`no ${word}`);
  return { analysis, token };
}

describe('the ground of a word', () => {
  test.each([
    [
      'its kin in another clause',
      'The birds migrate in autumn. This migration is long.',
      'migration',
      'same',
    ],
    [
      'its contrary across a turn',
      'Agreement may keep a group together, but disagreement keeps it honest.',
      'disagreement',
      'contrast',
    ],
  ])('is %s', (_, text, word, sense) => {
    const { analysis, token } = read(text, word);
    expect(findGround(analysis, token)?.sense).toBe(sense);
  });

  test.each([
    ['an adverb that is only said', 'They have simply left. The reason is simple.', 'simple'],
    ['a question', 'Why do birds migrate? The migration is long.', 'migration'],
    ['what is denied', 'Nobody knows why they migrate. The migration is long.', 'migration'],
  ])('is not %s', (_, text, word) => {
    const { analysis, token } = read(text, word);
    expect(findGround(analysis, token)).toBeUndefined();
  });
});
