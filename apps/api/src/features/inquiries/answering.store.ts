import { asc, count, desc, eq, isNull } from 'drizzle-orm';
import type { Db, Transaction } from '#db/client.ts';
import { inquiries } from '#db/schema.ts';
import type { InquiryRow } from './inquiries.store.ts';

/** Inquiries of all users: those that wait, the oldest first, or all, the newest first. */
export async function listEverybodys(
  db: Db,
  { isAll, limit }: { isAll: boolean; limit: number },
): Promise<{ rows: InquiryRow[]; total: number }> {
  const where = isAll ? undefined : isNull(inquiries.answeredAt);
  const [counted] = await db.select({ total: count() }).from(inquiries).where(where);
  const rows = await db
    .select()
    .from(inquiries)
    .where(where)
    .orderBy(isAll ? desc(inquiries.idx) : asc(inquiries.idx))
    .limit(limit);
  return { rows, total: counted?.total ?? 0 };
}

export async function findEverybodys(db: Db, idx: number): Promise<InquiryRow | undefined> {
  const [row] = await db.select().from(inquiries).where(eq(inquiries.idx, idx));
  return row;
}

/** The inquiry, held until the transaction ends. */
export async function lockInquiry(tx: Transaction, idx: number): Promise<InquiryRow | undefined> {
  const [row] = await tx.select().from(inquiries).where(eq(inquiries.idx, idx)).for('update');
  return row;
}

export async function writeAnswer(
  tx: Transaction,
  idx: number,
  values: { answer: string; answeredAt: Date },
): Promise<void> {
  await tx.update(inquiries).set(values).where(eq(inquiries.idx, idx));
}
