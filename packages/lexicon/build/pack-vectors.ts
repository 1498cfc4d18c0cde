import { vectorLetters, vectorSteps } from '../src/word-vectors.ts';

/** Steps cover two and a half standard deviations on either side. */
const spread = 2.5;

/** Vectors of like length without what all have in common, each packed into a short string. */
export function packVectors(vectors: ReadonlyMap<string, readonly number[]>): Map<string, string> {
  const all = [...vectors.values()];
  const size = all[0]?.length ?? 0;
  const mean = Array.from(
    { length: size },
    (_, at) => all.reduce((sum, vector) => sum + (vector[at] ?? 0), 0) / all.length,
  );
  const pack = (vector: readonly number[]) => {
    const centred = vector.map((value, at) => value - (mean[at] ?? 0));
    // Coordinates of a vector of length 1 differ from 0 by about this much.
    const deviation = Math.hypot(...centred) / Math.sqrt(size);
    return packSteps(centred.map((value) => toStep(value / deviation)));
  };
  return new Map([...vectors].map(([word, vector]) => [word, pack(vector)]));
}

function toStep(deviations: number): number {
  const step = Math.floor(((deviations + spread) / (2 * spread)) * vectorSteps);
  return Math.max(0, Math.min(vectorSteps - 1, step));
}

function packSteps(steps: readonly number[]): string {
  let packed = '';
  for (let at = 0; at < steps.length; at += 2)
    packed += vectorLetters.charAt((steps[at] ?? 0) * vectorSteps + (steps[at + 1] ?? 0));
  return packed;
}
