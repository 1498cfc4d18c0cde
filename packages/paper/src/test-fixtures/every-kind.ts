import { type Exercise, kindInfos, makeSampleExercises, sampleBook } from '@jadoo/engine';
import type { PaperPassage } from '#compose/answers.ts';

const mostPerKind = 2;

/** What the engine makes of the sample book, of every kind that it makes anything of. */
export const everyKind: Exercise[] = kindInfos.flatMap(({ id }) => makeSampleExercises(id, mostPerKind));

/** The passages of the sample book with their translations. */
export const samplePassages: PaperPassage[] = sampleBook.units.flatMap((unit) =>
  unit.passages.map(({ title, source }) => ({
    id: source.id,
    title,
    text: source.text,
    translations: source.translations,
  })),
);
