import type { PassageSource } from '#exercise/exercise.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';

/** The same function, reading a passage once while its source and analysis live; several kinds ask for the same. */
export function readPassageOnce<Value>(
  read: (source: PassageSource, analysis: PassageAnalysis) => Value,
): (source: PassageSource, analysis: PassageAnalysis) => Value {
  const known = new WeakMap<PassageSource, { analysis: PassageAnalysis; value: Value }>();
  return (source, analysis) => {
    const found = known.get(source);
    if (found?.analysis === analysis) return found.value;
    const value = read(source, analysis);
    known.set(source, { analysis, value });
    return value;
  };
}
