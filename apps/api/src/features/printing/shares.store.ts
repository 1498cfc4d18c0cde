import { and, eq } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { examShares, users } from '#db/schema.ts';

export type ShareRow = typeof examShares.$inferSelect;

function isOwn(userIdx: number, examIdx: number) {
  return and(eq(examShares.examIdx, examIdx), eq(examShares.userIdx, userIdx));
}

export async function findShare(db: Db, userIdx: number, examIdx: number): Promise<ShareRow | undefined> {
  const [row] = await db.select().from(examShares).where(isOwn(userIdx, examIdx));
  return row;
}

/** The share behind a link, as long as its owner is a member. */
export async function findShareByToken(db: Db, token: string): Promise<ShareRow | undefined> {
  const [row] = await db
    .select({ share: examShares })
    .from(examShares)
    .innerJoin(users, eq(users.userIdx, examShares.userIdx))
    .where(and(eq(examShares.token, token), eq(users.flag, 'A')));
  return row?.share;
}

/** Shares a paper unless it is shared already. */
export async function insertShare(
  db: Db,
  values: Pick<ShareRow, 'examIdx' | 'userIdx' | 'token'>,
): Promise<void> {
  await db.insert(examShares).values(values).onConflictDoNothing();
}

export async function deleteShare(db: Db, userIdx: number, examIdx: number): Promise<boolean> {
  const rows = await db
    .delete(examShares)
    .where(isOwn(userIdx, examIdx))
    .returning({ examIdx: examShares.examIdx });
  return rows.length === 1;
}

export async function deleteShares(db: Db, userIdx: number): Promise<void> {
  await db.delete(examShares).where(eq(examShares.userIdx, userIdx));
}
