import { describe, expect, test } from 'vitest';
import { makeExercise } from '#exercise/registry.ts';
import { createRandom } from '#random.ts';
import { sampleBook } from '#sample-book.ts';

const sentences = sampleBook.units
  .flatMap(({ passages }) => passages)
  .flatMap(({ source }) => source.sentences.map(({ start, end }) => source.text.slice(start, end)));

const groupSize = 25;
/** Many small groups, so that no test is long on a busy machine. */
const groups = Array.from({ length: 20 }, (_, index) => index * groupSize + 1);

/** Sentences of different passages in a new order, as many as a passage has. */
function makeText(seed: number): string {
  const random = createRandom(seed);
  return random
    .shuffle(sentences)
    .slice(0, 6 + random.nextInt(4))
    .join(' ');
}

describe('grammar kinds on recombined texts', () => {
  test.each(groups)(
    'every exercise changes whole words of the source, apart and in order, and says so (from text %i)',
    (from) => {
      const counts = { 'grammar-error': 0, 'grammar-choice': 0, 'grammar-correction': 0 };
      for (let seed = from; seed < from + groupSize; seed += 1) {
        const text = makeText(seed);
        const kind =
          (['grammar-error', 'grammar-choice', 'grammar-correction'] as const)[seed % 3] ?? 'grammar-error';
        const made = makeExercise(kind, { id: `t${seed}`, text }, {}, seed);
        if ('refused' in made) continue;
        counts[kind] += 1;
        let position = 0;
        for (const { start, end, original, shown } of made.changes) {
          expect(start).toBeGreaterThanOrEqual(position);
          expect(text.slice(start, end)).toBe(original);
          expect(shown.trim()).toBe(shown);
          expect(shown).not.toBe(original);
          expect(text.slice(start - 1, start)).toMatch(/^[\s"“‘'(\-–—]?$/u);
          position = end;
        }
        if (kind === 'grammar-error') expect(made.changes).toHaveLength(1);
        expect(made.explanation.join(' ')).not.toMatch(/undefined|\(과\)|\(을\)|\(를\)/u);
        expect(new Set(made.candidates.map(({ id }) => id)).size).toBe(made.candidates.length);
      }
      expect(
        counts['grammar-error'] + counts['grammar-choice'] + counts['grammar-correction'],
      ).toBeGreaterThan(groupSize * 0.8);
    },
  );
});
