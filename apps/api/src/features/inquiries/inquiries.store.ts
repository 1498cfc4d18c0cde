import { and, asc, count, desc, eq, isNotNull, isNull, lt, or, type SQL } from 'drizzle-orm';
import type { Db, Transaction } from '#db/client.ts';
import { inquiries, storedFiles, users } from '#db/schema.ts';

export type InquiryRow = typeof inquiries.$inferSelect;
export type InquiryContent = Pick<InquiryRow, 'category' | 'title' | 'content'>;
export type InquirySummaryRow = Pick<
  InquiryRow,
  'idx' | 'category' | 'title' | 'answeredAt' | 'createdAt'
> & {
  fileCount: number;
};

export interface InquiryFilter {
  userIdx: number;
  isAnswered?: boolean | undefined;
}

const isWaiting = isNull(inquiries.answeredAt);

function isOwn(userIdx: number, idx: number): SQL | undefined {
  return and(eq(inquiries.idx, idx), eq(inquiries.userIdx, userIdx));
}

export async function listInquiryPage(
  db: Db,
  { userIdx, isAnswered }: InquiryFilter,
  page: { limit: number; offset: number },
): Promise<{ rows: InquirySummaryRow[]; total: number }> {
  const { answeredAt } = inquiries;
  const state = isAnswered === undefined ? undefined : isAnswered ? isNotNull(answeredAt) : isWaiting;
  const where = and(eq(inquiries.userIdx, userIdx), state);
  const [counted] = await db.select({ total: count() }).from(inquiries).where(where);
  const { idx, category, title, createdAt } = inquiries;
  const rows = await db
    .select({ idx, category, title, answeredAt, createdAt, fileCount: count(storedFiles.idx) })
    .from(inquiries)
    .leftJoin(storedFiles, eq(storedFiles.inquiryIdx, inquiries.idx))
    .where(where)
    .groupBy(inquiries.idx)
    .orderBy(desc(inquiries.idx))
    .limit(page.limit)
    .offset(page.offset);
  return { rows, total: counted?.total ?? 0 };
}

export async function findInquiry(db: Db, userIdx: number, idx: number): Promise<InquiryRow | undefined> {
  const [row] = await db.select().from(inquiries).where(isOwn(userIdx, idx));
  return row;
}

export async function insertInquiry(
  tx: Transaction,
  values: InquiryContent & { userIdx: number },
): Promise<InquiryRow> {
  const [row] = await tx.insert(inquiries).values(values).returning();
  if (!row) throw new Error('no inquiry was written');
  return row;
}

/** Changes an inquiry that still waits; undefined when it is answered or not there. */
export async function updateWaiting(
  tx: Transaction,
  userIdx: number,
  idx: number,
  values: InquiryContent & { updatedAt: Date },
): Promise<InquiryRow | undefined> {
  const [row] = await tx
    .update(inquiries)
    .set(values)
    .where(and(isOwn(userIdx, idx), isWaiting))
    .returning();
  return row;
}

/** Holds an inquiry that still waits until the transaction ends; false when it is answered or not there. */
export async function lockWaiting(tx: Transaction, userIdx: number, idx: number): Promise<boolean> {
  const rows = await tx
    .select({ idx: inquiries.idx })
    .from(inquiries)
    .where(and(isOwn(userIdx, idx), isWaiting))
    .for('update');
  return rows.length === 1;
}

export async function deleteInquiry(tx: Transaction, idx: number): Promise<void> {
  await tx.delete(inquiries).where(eq(inquiries.idx, idx));
}

/** Inquiries of people who have left, on which nothing happened since `before`; the oldest first. */
export async function listLeftInquiries(db: Db, before: Date, limit: number): Promise<number[]> {
  const { idx, updatedAt, answeredAt } = inquiries;
  const rows = await db
    .select({ idx })
    .from(inquiries)
    .innerJoin(users, eq(users.userIdx, inquiries.userIdx))
    .where(
      and(
        isNotNull(users.withdrawnAt),
        lt(updatedAt, before),
        or(isNull(answeredAt), lt(answeredAt, before)),
      ),
    )
    .orderBy(asc(idx))
    .limit(limit);
  return rows.map((row) => row.idx);
}
