import { and, eq, gt, lt } from 'drizzle-orm';
import type { OauthCode } from '@jadoo/contract';
import type { Db, Transaction } from '#db/client.ts';
import { agreements, loginAttempts, pendingJoins, users } from '#db/schema.ts';
import type { UserRow } from './session.store.ts';

export type AttemptRow = typeof loginAttempts.$inferSelect;
export type PendingJoinRow = typeof pendingJoins.$inferSelect;

/** Also forgets the attempts that nobody came back from. */
export async function insertAttempt(db: Db, row: AttemptRow, nowAt: Date): Promise<void> {
  await db.delete(loginAttempts).where(lt(loginAttempts.expiresAt, nowAt));
  await db.insert(loginAttempts).values(row);
}

/** Takes the attempt away: only in the browser that began it, for the provider it went to, and once. */
export async function takeAttempt(
  db: Db,
  key: { stateHash: string; provider: OauthCode; cookieHash: string },
  nowAt: Date,
): Promise<AttemptRow | undefined> {
  const [row] = await db
    .delete(loginAttempts)
    .where(
      and(
        eq(loginAttempts.stateHash, key.stateHash),
        eq(loginAttempts.provider, key.provider),
        eq(loginAttempts.cookieHash, key.cookieHash),
        gt(loginAttempts.expiresAt, nowAt),
      ),
    )
    .returning();
  return row;
}

export async function insertPendingJoin(db: Db, row: PendingJoinRow, nowAt: Date): Promise<void> {
  await db.delete(pendingJoins).where(lt(pendingJoins.expiresAt, nowAt));
  await db.insert(pendingJoins).values(row);
}

/** Takes the pending sign-up away; of two that try at once, one gets it. */
export async function takePendingJoin(
  tx: Transaction,
  key: { ticketHash: string; cookieHash: string },
  nowAt: Date,
): Promise<PendingJoinRow | undefined> {
  const [row] = await tx
    .delete(pendingJoins)
    .where(
      and(
        eq(pendingJoins.ticketHash, key.ticketHash),
        eq(pendingJoins.cookieHash, key.cookieHash),
        gt(pendingJoins.expiresAt, nowAt),
      ),
    )
    .returning();
  return row;
}

export async function findUserByAccount(
  db: Db,
  provider: OauthCode,
  providerId: string,
): Promise<UserRow | undefined> {
  const [row] = await db
    .select()
    .from(users)
    .where(and(eq(users.provider, provider), eq(users.providerId, providerId)));
  return row;
}

export async function findActiveUserByReferralCode(
  db: Db,
  referralCode: string,
): Promise<Pick<UserRow, 'userIdx' | 'phone'> | undefined> {
  const [row] = await db
    .select({ userIdx: users.userIdx, phone: users.phone })
    .from(users)
    .where(and(eq(users.referralCode, referralCode), eq(users.flag, 'A')));
  return row;
}

export async function keepProviderToken(db: Db, userIdx: number, sealedProviderToken: string): Promise<void> {
  await db.update(users).set({ sealedProviderToken }).where(eq(users.userIdx, userIdx));
}

/** Undefined when the provider's account already has a user. */
export async function insertUser(
  tx: Transaction,
  row: typeof users.$inferInsert,
): Promise<UserRow | undefined> {
  const [made] = await tx
    .insert(users)
    .values(row)
    .onConflictDoNothing({ target: [users.provider, users.providerId] })
    .returning();
  return made;
}

export async function insertAgreements(
  tx: Transaction,
  rows: readonly (typeof agreements.$inferInsert)[],
): Promise<void> {
  await tx.insert(agreements).values([...rows]);
}
