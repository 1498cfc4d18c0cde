import { and, asc, desc, eq, gte, inArray, isNotNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Db, Transaction } from '#db/client.ts';
import { paymentOrders, paymentRefunds, users } from '#db/schema.ts';

export type OrderRow = typeof paymentOrders.$inferSelect;
type OrderState = OrderRow['status'];

/** States that may still end with money. A `failed` or `canceled` order ends so too if the provider says DONE. */
const openStates: OrderState[] = ['confirming', 'unknown', 'waiting'];

/** Orders whose deposit the bank took back; the payer may put it in again until the account closes. */
const isTakenBack = sql`${paymentOrders.idx} IN (SELECT ${paymentRefunds.orderIdx} FROM ${paymentRefunds}
  WHERE ${paymentRefunds.rule} = 'deposit' AND ${paymentRefunds.status} = 'done')`;
const isAccountOpen = (nowAt: Date) =>
  sql`(${paymentOrders.depositAccount} ->> 'dueAt')::timestamptz > ${nowAt.toISOString()}::timestamptz`;

export async function insertOrder(
  db: Db,
  row: Pick<OrderRow, 'orderId' | 'userIdx' | 'amount' | 'bonusPoints' | 'createdAt'>,
): Promise<OrderRow> {
  const [made] = await db
    .insert(paymentOrders)
    .values({ ...row, updatedAt: row.createdAt })
    .returning();
  if (!made) throw new Error(`order ${row.orderId} was not stored`);
  return made;
}

/** An order of this user; somebody else's is not there. */
export async function findOwnOrder(db: Db, userIdx: number, orderId: string): Promise<OrderRow | undefined> {
  const where = and(eq(paymentOrders.orderId, orderId), eq(paymentOrders.userIdx, userIdx));
  const [row] = await db.select().from(paymentOrders).where(where);
  return row;
}

export async function findOrder(db: Db, orderId: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(paymentOrders).where(eq(paymentOrders.orderId, orderId));
  return row;
}

export async function findOrderByKey(db: Db, paymentKey: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(paymentOrders).where(eq(paymentOrders.paymentKey, paymentKey));
  return row;
}

export async function readOrder(db: Db, idx: number): Promise<OrderRow> {
  const [row] = await db.select().from(paymentOrders).where(eq(paymentOrders.idx, idx));
  if (!row) throw new Error(`no order ${idx}`);
  return row;
}

/** Whether who ordered is no longer a member. */
export async function hasOwnerLeft(tx: Transaction, userIdx: number): Promise<boolean> {
  const where = and(eq(users.userIdx, userIdx), eq(users.flag, 'W'));
  return (await tx.select({ userIdx: users.userIdx }).from(users).where(where)).length > 0;
}

/** Whoever changes an order or its refunds holds this lock first, and those of the points after it. */
export async function lockOrder(tx: Transaction, idx: number): Promise<OrderRow> {
  const [row] = await tx.select().from(paymentOrders).where(eq(paymentOrders.idx, idx)).for('update');
  if (!row) throw new Error(`no order ${idx}`);
  return row;
}

/** ready → confirming, for exactly one of those who try. */
export async function beginConfirming(
  tx: Transaction,
  idx: number,
  paymentKey: string,
  nowAt: Date,
): Promise<OrderRow | undefined> {
  const [row] = await tx
    .update(paymentOrders)
    .set({ status: 'confirming', paymentKey, confirmedAt: nowAt, updatedAt: nowAt })
    .where(and(eq(paymentOrders.idx, idx), eq(paymentOrders.status, 'ready')))
    .returning();
  return row;
}

/** Moves an order if it stands in one of `from`; undefined when it does not. */
export async function moveOrder(
  db: Db,
  idx: number,
  from: readonly OrderState[],
  change: Partial<OrderRow> & { status: OrderState; updatedAt: Date },
): Promise<OrderRow | undefined> {
  const [row] = await db
    .update(paymentOrders)
    .set(change)
    .where(and(eq(paymentOrders.idx, idx), inArray(paymentOrders.status, [...from])))
    .returning();
  return row;
}

/** Adds to what went back, never above what was charged; false when it would. */
export async function addRefunded(
  tx: Transaction,
  idx: number,
  delta: number,
  nowAt: Date,
): Promise<boolean> {
  const sum = sql`${paymentOrders.refundedAmount} + ${delta}`;
  const rows = await tx
    .update(paymentOrders)
    .set({ refundedAmount: sum, updatedAt: nowAt })
    .where(
      and(
        eq(paymentOrders.idx, idx),
        eq(paymentOrders.status, 'done'),
        sql`${sum} BETWEEN 0 AND ${paymentOrders.amount}`,
      ),
    )
    .returning({ idx: paymentOrders.idx });
  return rows.length === 1;
}

export function listOpenOrders(db: Db, userIdx: number, nowAt: Date, limit: number): Promise<OrderRow[]> {
  const isOpen = or(inArray(paymentOrders.status, openStates), and(isTakenBack, isAccountOpen(nowAt)));
  return db
    .select()
    .from(paymentOrders)
    .where(and(eq(paymentOrders.userIdx, userIdx), isOpen))
    .orderBy(desc(paymentOrders.idx))
    .limit(limit);
}

/** Orders that nothing has moved since `before`, oldest first, after a number for going on. */
export function listStuckOrders(
  db: Db,
  states: readonly OrderState[],
  before: Date,
  page: { afterIdx: number; limit: number },
): Promise<OrderRow[]> {
  return db
    .select()
    .from(paymentOrders)
    .where(
      and(
        inArray(paymentOrders.status, [...states]),
        lt(paymentOrders.updatedAt, before),
        sql`${paymentOrders.idx} > ${page.afterIdx}`,
      ),
    )
    .orderBy(asc(paymentOrders.idx))
    .limit(page.limit);
}

/** Credited orders without their deposit that may still get it. */
export function listTakenBackOrders(db: Db, nowAt: Date): Promise<OrderRow[]> {
  return db
    .select()
    .from(paymentOrders)
    .where(and(isTakenBack, isAccountOpen(nowAt)))
    .orderBy(asc(paymentOrders.idx));
}

/** Orders for which approval was ever asked since then, oldest first. */
export function listOrdersSince(
  db: Db,
  since: Date,
  page: { afterIdx: number; limit: number },
): Promise<OrderRow[]> {
  return db
    .select()
    .from(paymentOrders)
    .where(and(gte(paymentOrders.confirmedAt, since), sql`${paymentOrders.idx} > ${page.afterIdx}`))
    .orderBy(asc(paymentOrders.idx))
    .limit(page.limit);
}

/** Empties what says anything about the payer in orders made before; the numbers stay. Gives how many. */
export async function emptyOldOrders(db: Db, before: Date): Promise<number> {
  const { receiptUrl, cashReceiptUrl, depositAccount, depositSecret } = paymentOrders;
  const isKept = or(...[receiptUrl, cashReceiptUrl, depositAccount, depositSecret].map(isNotNull));
  const rows = await db
    .update(paymentOrders)
    .set({ receiptUrl: null, cashReceiptUrl: null, depositAccount: null, depositSecret: null })
    .where(and(lt(paymentOrders.createdAt, before), isKept))
    .returning({ idx: paymentOrders.idx });
  await db
    .update(paymentRefunds)
    .set({ reason: '', account: null })
    .where(and(lt(paymentRefunds.createdAt, before), ne(paymentRefunds.reason, '')));
  return rows.length;
}

/** Closes orders whose payment window was left alone. */
export async function closeAbandonedOrders(db: Db, before: Date, nowAt: Date): Promise<number> {
  const rows = await db
    .update(paymentOrders)
    .set({ status: 'canceled', failureCode: 'ABANDONED', updatedAt: nowAt })
    .where(and(eq(paymentOrders.status, 'ready'), lt(paymentOrders.createdAt, before)))
    .returning({ idx: paymentOrders.idx });
  return rows.length;
}
