import type { RewrittenMeaning, WordMeaning } from '@jadoo/engine';
import { and, count, desc, eq, notInArray, sql } from 'drizzle-orm';
import type { Db, Transaction } from '#db/client.ts';
import { ownMeanings } from '#db/schema.ts';

export type OwnMeaningRow = typeof ownMeanings.$inferSelect;

const isOf = (userIdx: number) => eq(ownMeanings.userIdx, userIdx);
const newestFirst = [desc(ownMeanings.updatedAt), desc(ownMeanings.idx)];

/** Everything that a user wrote; `keepNewest` bounds how much that is. */
export function listAllMeanings(db: Db, userIdx: number): Promise<WordMeaning[]> {
  const { word, part, meaning } = ownMeanings;
  return db.select({ word, part, meaning }).from(ownMeanings).where(isOf(userIdx));
}

export async function listMeaningPage(
  db: Db,
  userIdx: number,
  page: { limit: number; offset: number },
): Promise<{ rows: OwnMeaningRow[]; total: number }> {
  const [counted] = await db.select({ total: count() }).from(ownMeanings).where(isOf(userIdx));
  const rows = await db
    .select()
    .from(ownMeanings)
    .where(isOf(userIdx))
    .orderBy(...newestFirst)
    .limit(page.limit)
    .offset(page.offset);
  return { rows, total: counted?.total ?? 0 };
}

/** Writes meanings, each word and part of speech once, over earlier ones, and forgets what is as it was at first. */
export async function upsertMeanings(
  tx: Transaction,
  userIdx: number,
  entries: readonly RewrittenMeaning[],
): Promise<void> {
  await tx
    .insert(ownMeanings)
    .values(entries.map((entry) => ({ userIdx, ...entry })))
    .onConflictDoUpdate({
      target: [ownMeanings.userIdx, ownMeanings.word, ownMeanings.part],
      set: { meaning: sql`excluded.meaning`, updatedAt: sql`now()` },
    });
  await tx.delete(ownMeanings).where(and(isOf(userIdx), eq(ownMeanings.meaning, ownMeanings.original)));
}

export async function keepNewest(tx: Transaction, userIdx: number, limit: number): Promise<void> {
  const newest = tx
    .select({ idx: ownMeanings.idx })
    .from(ownMeanings)
    .where(isOf(userIdx))
    .orderBy(...newestFirst)
    .limit(limit);
  await tx.delete(ownMeanings).where(and(isOf(userIdx), notInArray(ownMeanings.idx, newest)));
}

export async function deleteMeaning(db: Db, userIdx: number, idx: number): Promise<boolean> {
  const rows = await db
    .delete(ownMeanings)
    .where(and(isOf(userIdx), eq(ownMeanings.idx, idx)))
    .returning({ idx: ownMeanings.idx });
  return rows.length === 1;
}

export async function deleteAllMeanings(db: Db, userIdx: number): Promise<void> {
  await db.delete(ownMeanings).where(isOf(userIdx));
}
