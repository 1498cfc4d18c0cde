import type { Db, Transaction } from '#db/client.ts';
import { AppError } from '#errors.ts';
import { type FileRow, listAttached } from '#features/files/files.service.ts';
import { findEverybodys, listEverybodys, lockInquiry, writeAnswer } from './answering.store.ts';
import type { InquiryRow } from './inquiries.store.ts';

export type { InquiryRow } from './inquiries.store.ts';

const notFound = (idx: number) => new AppError('not-found', { message: `문의 ${idx}이 없어요.` });

/** What all users asked, for those who answer. */
export function listForOperator(
  db: Db,
  choice: { isAll: boolean; limit: number },
): Promise<{ rows: InquiryRow[]; total: number }> {
  return listEverybodys(db, choice);
}

export async function getForOperator(
  db: Db,
  idx: number,
): Promise<{ inquiry: InquiryRow; files: FileRow[] }> {
  const inquiry = await findEverybodys(db, idx);
  if (!inquiry) throw notFound(idx);
  return { inquiry, files: await listAttached(db, idx) };
}

/** Answers, or mends the answer that was given; gives the inquiry as it was before. */
export async function answerInquiry(
  tx: Transaction,
  idx: number,
  answer: string,
  nowAt: Date,
): Promise<InquiryRow> {
  const before = await lockInquiry(tx, idx);
  if (!before) throw notFound(idx);
  await writeAnswer(tx, idx, { answer, answeredAt: nowAt });
  return before;
}
