import { describe, expect, it } from 'vitest';
import type { KindId } from '#exercise/exercise.ts';
import { makeExercise } from '#exercise/registry.ts';
import { sampleBook } from '#sample-book.ts';

const sources = sampleBook.units.flatMap(({ passages }) => passages.map(({ source }) => source));
/** 문장 삽입 finds one place in most passages and is left out. */
const kinds: readonly KindId[] = [
  'chunk-reading',
  'grammar-choice',
  'grammar-correction',
  'grammar-error',
  'word-choice',
  'word-order',
  'conditional-writing',
  'cloze-sentence',
  'sentence-analysis',
  'order',
];
/** Two spots side by side, or two of one category, cannot always go together with a third. */
const leastKept = 0.8;

describe('spots that a teacher can put in place of others', () => {
  it.each(kinds)('%s lists them with their category, and uses one that is locked', (kind) => {
    const kept = sources.flatMap((source) => {
      const made = makeExercise(kind, source, {}, 1);
      if ('refused' in made) return [];
      for (const { start, end, category } of made.candidates) {
        expect(source.text.slice(start, end).trim()).not.toBe('');
        expect(category).toMatch(/[가-힣]/u);
      }
      expect(made.candidates.some(({ isUsed }) => isUsed)).toBe(true);
      const spare = made.candidates.find(({ isUsed }) => !isUsed);
      if (!spare) return [];
      const other = makeExercise(kind, source, { lockedSpots: [spare.id] }, 1);
      return [!('refused' in other) && other.candidates.some(({ id, isUsed }) => isUsed && id === spare.id)];
    });
    expect(kept.length).toBeGreaterThan(2);
    expect(kept.filter(Boolean).length).toBeGreaterThanOrEqual(kept.length * leastKept);
  });
});
