import { randomInt } from 'node:crypto';
import type { Exercise } from '@jadoo/engine';
import { AppError } from '#errors.ts';
import { getOwnMeanings } from '#features/own-meanings/own-meanings.service.ts';
import { addShown, getShownKey, maxSeed } from './exam-data.rules.ts';
import { type ExamDeps, type ExamRow, getFinishedExam } from './exam-data.service.ts';
import { updateExamRow } from './exam-data.store.ts';

/** The kind's options of the order with everything excluded that this paper has shown before. */
function getRerollTask(exam: ExamRow, exercise: Exercise, lockedSpots: string[] | undefined) {
  const source = exam.passages.find((passage) => passage.source.id === exercise.passageId)?.source;
  if (!source) throw new AppError('no-other');
  const { kind } = exercise;
  const options = exam.kinds.find((ordered) => ordered.kind === kind)?.options ?? {};
  const excludedSignatures = [...(exam.shownSignatures[getShownKey(exercise)] ?? []), exercise.signature];
  const wanted = { ...options, ...(lockedSpots && { lockedSpots }), excludedSignatures };
  return { sources: [source], kinds: [{ kind, options: wanted }] };
}

/** Makes one exercise anew, free of charge and never one that was shown while another exists. */
export async function rerollExercise(
  { db, engine }: Pick<ExamDeps, 'db' | 'engine'>,
  userIdx: number,
  idx: number,
  input: { EXERCISE_ID: string; VERSION: number; LOCKED_SPOTS?: string[] | undefined },
): Promise<ExamRow> {
  const exam = await getFinishedExam(db, userIdx, idx);
  if (exam.version !== input.VERSION) throw new AppError('stale');
  const before = exam.exercises.find((exercise) => exercise.id === input.EXERCISE_ID);
  if (!before) throw new AppError('not-found', { message: '문항을 찾을 수 없어요.' });
  const task = getRerollTask(exam, before, input.LOCKED_SPOTS);
  const ownMeanings = await getOwnMeanings(db, userIdx);
  const sources = task.sources.map((source) => ({ ...source, ownMeanings }));
  const { results } = await engine.make({ ...task, sources, seed: randomInt(maxSeed) });
  const [made] = results;
  if (!made || 'refused' in made)
    throw new AppError('no-other', made ? { data: { REASON: made.reason } } : {});
  const next: Exercise = { ...made, id: before.id, points: before.points };
  const row = await updateExamRow(
    db,
    { userIdx, idx, version: input.VERSION },
    {
      exercises: exam.exercises.map((exercise) => (exercise.id === before.id ? next : exercise)),
      shownSignatures: addShown(exam.shownSignatures, [before, next]),
    },
  );
  if (!row) throw new AppError('stale');
  return row;
}
