import { vectorLetters, vectorSteps } from '../src/word-vectors.ts';

/** Steps cover two and a half standard deviations on either side. */
const spread = 2.5;

/** The part that all vectors have in common. */
export function findMean(vectors: readonly (readonly number[])[]): number[] {
  const size = vectors[0]?.length ?? 0;
  return Array.from(
    { length: size },
    (_, at) => vectors.reduce((sum, vector) => sum + (vector[at] ?? 0), 0) / vectors.length,
  );
}

/** A vector without the common part, of like length as all others, as a short string. */
export function packVector(vector: readonly number[], mean: readonly number[]): string {
  const centred = vector.map((value, at) => value - (mean[at] ?? 0));
  // Coordinates of a vector of length 1 differ from 0 by about this much.
  const deviation = Math.hypot(...centred) / Math.sqrt(centred.length);
  return packSteps(centred.map((value) => toStep(value / deviation)));
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
