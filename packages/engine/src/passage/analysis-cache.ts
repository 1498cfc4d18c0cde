import type { PassageSource, Span } from '#exercise/exercise.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import { readWordOnce } from '#read-once.ts';

const cacheSize = 64;
/** By text; the borders of sentences belong to the passage, so another passage of the same text takes the place. */
const cache = new Map<string, { borders: readonly Span[]; analysis: PassageAnalysis }>();

/** The analysis of a passage, kept while the same passage is used again (every kind of it, re-rolls). */
export function analysePassageOnce(source: PassageSource): PassageAnalysis {
  const { text, sentences: borders = [] } = source;
  const known = cache.get(text);
  if (known !== undefined && areSame(known.borders, borders)) return known.analysis;
  const analysis = analysePassage(source);
  const oldest = cache.keys().next();
  if (cache.size >= cacheSize && oldest.done !== true) cache.delete(oldest.value);
  cache.set(text, { borders, analysis });
  return analysis;
}

/** The analysis of a line that stands by itself, as a topic or a summary; several kinds ask for that of one passage. */
export const analyseLine = readWordOnce(
  (text: string): PassageAnalysis => analysePassage({ id: '', text }),
  cacheSize,
);

function areSame(left: readonly Span[], right: readonly Span[]): boolean {
  if (left === right) return true;
  return (
    left.length === right.length &&
    left.every(({ start, end }, at) => start === right[at]?.start && end === right[at].end)
  );
}
