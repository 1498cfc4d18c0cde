import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import type { FileRow } from '#features/files/files.service.ts';
import {
  answerInquiry,
  getForOperator,
  type InquiryRow,
  listForOperator,
} from '#features/inquiries/answering.service.ts';
import { insertAudit } from './operator.store.ts';

export type { FileRow } from '#features/files/files.service.ts';

/** What waits for an answer, or everything that was ever asked. */
export function listInquiries(
  db: Db,
  choice: { isAll: boolean; limit: number },
): Promise<{ rows: InquiryRow[]; total: number }> {
  return listForOperator(db, choice);
}

/** One inquiry with its files. Reading what a person wrote leaves a row. */
export function showInquiry(
  db: Db,
  operator: string,
  idx: number,
): Promise<{ inquiry: InquiryRow; files: FileRow[] }> {
  return inTransaction(db, async (tx) => {
    const found = await getForOperator(tx, idx);
    const { userIdx } = found.inquiry;
    const detail = { inquiryIdx: idx };
    await insertAudit(tx, { operator, action: 'inquiry-show', userIdx, detail, reason: '문의 확인' });
    return found;
  });
}

/** Answers an inquiry or mends its answer; the row of the audit keeps what stood there before. */
export function replyToInquiry(
  db: Db,
  { operator, idx, answer }: { operator: string; idx: number; answer: string },
): Promise<{ isMended: boolean; title: string }> {
  return inTransaction(db, async (tx) => {
    const before = await answerInquiry(tx, idx, answer, new Date());
    const isMended = before.answer !== null;
    await insertAudit(tx, {
      operator,
      action: isMended ? 'inquiry-mend' : 'inquiry-answer',
      userIdx: before.userIdx,
      detail: { inquiryIdx: idx, answer, before: before.answer },
      reason: before.title,
    });
    return { isMended, title: before.title };
  });
}
