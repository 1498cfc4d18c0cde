import { and, desc, eq, gte, isNotNull, lt } from 'drizzle-orm';
import type { Db, Transaction } from '#db/client.ts';
import { agreements, loginTickets, users } from '#db/schema.ts';

export type UserRow = typeof users.$inferSelect;
type ConsentRow = Pick<typeof agreements.$inferSelect, 'version' | 'isAgreed'>;

export async function findUser(db: Db, userIdx: number): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.userIdx, userIdx));
  return row;
}

/** The user, held until the transaction ends. */
export async function lockUser(tx: Transaction, userIdx: number): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.userIdx, userIdx)).for('update');
  return row;
}

export async function updateUser(
  tx: Transaction,
  userIdx: number,
  change: Partial<typeof users.$inferInsert>,
): Promise<void> {
  await tx.update(users).set(change).where(eq(users.userIdx, userIdx));
}

/** What was said last. */
export async function findMarketingConsent(db: Db, userIdx: number): Promise<ConsentRow | undefined> {
  const [row] = await db
    .select({ version: agreements.version, isAgreed: agreements.isAgreed })
    .from(agreements)
    .where(and(eq(agreements.userIdx, userIdx), eq(agreements.type, 'marketing')))
    .orderBy(desc(agreements.agreementIdx))
    .limit(1);
  return row;
}

export async function insertMarketingConsent(
  tx: Transaction,
  userIdx: number,
  consent: ConsentRow,
): Promise<void> {
  await tx.insert(agreements).values({ userIdx, type: 'marketing', ...consent });
}

export async function removeLoginTickets(tx: Transaction, userIdx: number): Promise<void> {
  await tx.delete(loginTickets).where(eq(loginTickets.userIdx, userIdx));
}

export async function listLeftSince(db: Db, at: Date): Promise<number[]> {
  const rows = await db.select({ userIdx: users.userIdx }).from(users).where(gte(users.withdrawnAt, at));
  return rows.map(({ userIdx }) => userIdx);
}

/** Forgets which accounts those had who left before. */
export async function forgetLeftAccounts(db: Db, before: Date): Promise<void> {
  await db
    .update(users)
    .set({ leftAccountHash: null })
    .where(and(isNotNull(users.leftAccountHash), lt(users.withdrawnAt, before)));
}

/** Every version that a user has agreed to. */
export function listConsents(
  db: Db,
  userIdx: number,
): Promise<Pick<ConsentRow & { type: string }, 'type' | 'version'>[]> {
  return db
    .select({ type: agreements.type, version: agreements.version })
    .from(agreements)
    .where(and(eq(agreements.userIdx, userIdx), agreements.isAgreed));
}

export async function insertConsents(
  tx: Transaction,
  rows: readonly (typeof agreements.$inferInsert)[],
): Promise<void> {
  await tx.insert(agreements).values([...rows]);
}
