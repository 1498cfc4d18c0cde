import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import type { Db, Transaction } from '#db/client.ts';
import { paymentRefunds } from '#db/schema.ts';

export type RefundRow = typeof paymentRefunds.$inferSelect;

export async function insertRefund(
  tx: Transaction,
  row: typeof paymentRefunds.$inferInsert,
): Promise<RefundRow> {
  const [made] = await tx.insert(paymentRefunds).values(row).returning();
  if (!made) throw new Error(`refund ${row.refundId} was not stored`);
  return made;
}

export function listRefunds(db: Db, orderIdx: number): Promise<RefundRow[]> {
  return db
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.orderIdx, orderIdx))
    .orderBy(asc(paymentRefunds.idx));
}

export async function findRefund(db: Db, idx: number): Promise<RefundRow | undefined> {
  const [row] = await db.select().from(paymentRefunds).where(eq(paymentRefunds.idx, idx));
  return row;
}

/** Moves a refund if it stands in one of `from`; undefined when it does not. */
export async function moveRefund(
  tx: Db,
  idx: number,
  from: readonly RefundRow['status'][],
  change: Pick<RefundRow, 'status' | 'updatedAt'> & Partial<RefundRow>,
): Promise<RefundRow | undefined> {
  const [row] = await tx
    .update(paymentRefunds)
    .set(change)
    .where(and(eq(paymentRefunds.idx, idx), inArray(paymentRefunds.status, [...from])))
    .returning();
  return row;
}

/** What was taken for a deposit that the bank took back, while it has not come in again. */
export async function findTakenBack(db: Db, orderIdx: number): Promise<RefundRow | undefined> {
  const { rule, status } = paymentRefunds;
  const where = and(eq(paymentRefunds.orderIdx, orderIdx), eq(rule, 'deposit'), eq(status, 'done'));
  const [row] = await db.select().from(paymentRefunds).where(where);
  return row;
}

/** Refunds that the provider has not carried out since `before`, oldest first. */
export function listStuckRefunds(db: Db, before: Date, limit: number): Promise<RefundRow[]> {
  return db
    .select()
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.status, 'requested'), lt(paymentRefunds.updatedAt, before)))
    .orderBy(asc(paymentRefunds.idx))
    .limit(limit);
}
