import { makeExercise } from '#exercise/registry.ts';
import type { Exercise, KindId } from '#exercise/exercise.ts';
import { sampleBook } from '#sample-book.ts';

const sources = sampleBook.units.flatMap(({ passages }) => passages.map(({ source }) => source));

/** The first exercises, at most so many, that a kind makes of the sample book: for pictures, benches and tests. */
export function makeSampleExercises(kind: KindId, mostCount: number): Exercise[] {
  const made: Exercise[] = [];
  for (const source of sources) {
    const result = made.length < mostCount ? makeExercise(kind, source, {}, 1) : undefined;
    if (result && !('refused' in result)) made.push(result);
  }
  return made;
}
