import { type Exercise, findRewrittenMeanings, toOwnMeanings, type WordMeaning } from '@jadoo/engine';
import type { Db, Transaction } from '#db/client.ts';
import { AppError } from '#errors.ts';
import {
  deleteAllMeanings,
  deleteMeaning,
  keepNewest,
  listAllMeanings,
  listMeaningPage,
  type OwnMeaningRow,
  upsertMeanings,
} from './own-meanings.store.ts';

export type { OwnMeaningRow } from './own-meanings.store.ts';

const maxWordChars = 60;
const maxMeaningChars = 100;
const maxMeanings = 3000;

const isKept = ({ word, meaning }: WordMeaning): boolean =>
  word !== '' && word.length <= maxWordChars && meaning.length <= maxMeaningChars;

/** Remembers the meanings that an edit of a paper wrote over those of its lists and tests of words. */
export async function rememberMeanings(
  tx: Transaction,
  userIdx: number,
  before: readonly Exercise[],
  edited: readonly Exercise[],
): Promise<void> {
  const beforeById = new Map(before.map((exercise) => [exercise.id, exercise]));
  const rewritten = edited.flatMap((exercise) => {
    const own = beforeById.get(exercise.id);
    return own ? findRewrittenMeanings(own, exercise) : [];
  });
  const entries = new Map(
    rewritten
      .filter(isKept)
      .map((entry) => ({ ...entry, word: entry.word.toLowerCase() }))
      .map((entry) => [`${entry.word} ${entry.part}`, entry]),
  );
  if (entries.size === 0) return;
  await upsertMeanings(tx, userIdx, [...entries.values()]);
  await keepNewest(tx, userIdx, maxMeanings);
}

/** The teacher's own meanings as the engine takes them. */
export async function getOwnMeanings(db: Db, userIdx: number): Promise<Readonly<Record<string, string>>> {
  return toOwnMeanings(await listAllMeanings(db, userIdx));
}

export function listOwnMeanings(
  db: Db,
  userIdx: number,
  { page, size }: { page: number; size: number },
): Promise<{ rows: OwnMeaningRow[]; total: number }> {
  return listMeaningPage(db, userIdx, { limit: size, offset: (page - 1) * size });
}

export async function removeOwnMeaning(db: Db, userIdx: number, idx: number): Promise<void> {
  if (!(await deleteMeaning(db, userIdx, idx))) throw new AppError('not-found');
}

export function clearOwnMeanings(db: Db, userIdx: number): Promise<void> {
  return deleteAllMeanings(db, userIdx);
}
