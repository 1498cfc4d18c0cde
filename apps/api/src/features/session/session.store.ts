import { and, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db, Transaction } from '#db/client.ts';
import { loginTickets, sessions, users } from '#db/schema.ts';

export type SessionRow = typeof sessions.$inferSelect;
export type UserRow = typeof users.$inferSelect;
export type EndReason = NonNullable<SessionRow['endReason']>;

export async function insertSession(tx: Transaction, row: typeof sessions.$inferInsert): Promise<void> {
  await tx.insert(sessions).values(row);
}

/** The session with its user, whatever their state. */
export async function findSession(
  db: Db,
  sessionId: string,
): Promise<{ session: SessionRow; user: UserRow } | undefined> {
  const [row] = await db
    .select({ session: sessions, user: users })
    .from(sessions)
    .innerJoin(users, eq(users.userIdx, sessions.userIdx))
    .where(eq(sessions.sessionId, sessionId));
  return row;
}

/** The same, held so that two refreshes take turns. */
export async function lockSession(
  tx: Transaction,
  sessionId: string,
): Promise<{ session: SessionRow; user: UserRow } | undefined> {
  const [held] = await tx
    .select({ sessionId: sessions.sessionId })
    .from(sessions)
    .where(eq(sessions.sessionId, sessionId))
    .for('update');
  return held ? findSession(tx, sessionId) : undefined;
}

export async function updateSession(
  tx: Transaction,
  sessionId: string,
  change: Pick<SessionRow, 'generation' | 'refreshHash' | 'rotatedAt' | 'idleUntil'>,
): Promise<void> {
  await tx.update(sessions).set(change).where(eq(sessions.sessionId, sessionId));
}

export async function endSession(db: Db, sessionId: string, reason: EndReason, nowAt: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ endedAt: nowAt, endReason: reason })
    .where(and(eq(sessions.sessionId, sessionId), isNull(sessions.endedAt)));
}

export async function endUserSessions(
  tx: Transaction,
  userIdx: number,
  reason: EndReason,
  nowAt: Date,
): Promise<void> {
  await tx
    .update(sessions)
    .set({ endedAt: nowAt, endReason: reason })
    .where(and(eq(sessions.userIdx, userIdx), isNull(sessions.endedAt)));
}

export async function insertLoginTicket(
  db: Db,
  row: typeof loginTickets.$inferInsert,
  nowAt: Date,
): Promise<void> {
  await db.delete(loginTickets).where(lt(loginTickets.expiresAt, nowAt));
  await db.insert(loginTickets).values(row);
}

export async function findLoginTicket(
  db: Db,
  ticketHash: string,
  nowAt: Date,
): Promise<{ sessionId: string } | undefined> {
  const [row] = await db
    .select({ sessionId: loginTickets.sessionId })
    .from(loginTickets)
    .where(and(eq(loginTickets.ticketHash, ticketHash), gt(loginTickets.expiresAt, nowAt)));
  return row;
}

/** Takes the ticket away and tells whether it was there: of two that try at once, one gets it. */
export async function takeLoginTicket(
  tx: Transaction,
  ticketHash: string,
  nowAt: Date,
): Promise<{ sessionId: string } | undefined> {
  const [row] = await tx
    .delete(loginTickets)
    .where(and(eq(loginTickets.ticketHash, ticketHash), gt(loginTickets.expiresAt, nowAt)))
    .returning({ sessionId: loginTickets.sessionId });
  return row;
}

/** Removes sessions that can never be used again and were last used before an instant; returns how many. */
export async function deleteSessionsBefore(db: Db, at: Date): Promise<number> {
  const removed = await db
    .delete(sessions)
    .where(lt(sessions.idleUntil, at))
    .returning({ sessionId: sessions.sessionId });
  return removed.length;
}

export async function findUserAccount(
  db: Db,
  userIdx: number,
): Promise<Pick<UserRow, 'provider' | 'providerId'> | undefined> {
  const { provider, providerId } = users;
  const [row] = await db.select({ provider, providerId }).from(users).where(eq(users.userIdx, userIdx));
  return row;
}

/** Numbers of those who left with this account and are remembered. */
export async function listLeft(db: Db, leftAccountHash: string): Promise<number[]> {
  const { userIdx } = users;
  const rows = await db.select({ userIdx }).from(users).where(eq(users.leftAccountHash, leftAccountHash));
  return rows.map((row) => row.userIdx);
}
