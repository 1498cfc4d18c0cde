import type { PassageSource } from '#exercise/exercise.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';

const cacheSize = 64;
const cache = new Map<string, PassageAnalysis>();

/** The analysis of a passage, kept while the same passage is used again (every kind of it, re-rolls). */
export function analysePassageOnce(source: PassageSource): PassageAnalysis {
  const borders = source.sentences?.map(({ start, end }) => `${start}-${end}`).join(',') ?? '';
  const key = `${borders}\n${source.text}`;
  const known = cache.get(key);
  if (known !== undefined) return known;
  const analysis = analysePassage(source);
  const oldest = cache.keys().next();
  if (cache.size >= cacheSize && oldest.done !== true) cache.delete(oldest.value);
  cache.set(key, analysis);
  return analysis;
}
