import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import { AppError } from '#errors.ts';
import {
  discardBytes,
  type FileDeps,
  type FileRow,
  listAttached,
  setAttached,
} from '#features/files/files.service.ts';
import {
  deleteInquiry,
  findInquiry,
  type InquiryContent,
  type InquiryFilter,
  type InquiryRow,
  type InquirySummaryRow,
  insertInquiry,
  listInquiryPage,
  listLeftInquiries,
  lockWaiting,
  updateWaiting,
} from './inquiries.store.ts';

export type { InquirySummaryRow } from './inquiries.store.ts';

export interface InquiryDeps extends FileDeps {
  now: () => Date;
}

/** An inquiry with its files. */
export interface WholeInquiry {
  inquiry: InquiryRow;
  files: FileRow[];
}

export interface InquiryChange extends InquiryContent {
  fileIdxs: readonly number[];
}

const notFound = () => new AppError('not-found', { message: '문의를 찾을 수 없어요.' });

/** Why an inquiry cannot be changed: it is not there, or it is answered. */
async function refuseChange(db: Db, userIdx: number, idx: number): Promise<AppError> {
  if (!(await findInquiry(db, userIdx, idx))) return notFound();
  return new AppError('already-processed', {
    message: '이미 답변한 문의는 고치거나 지울 수 없어요. 새로 문의해 주세요.',
  });
}

export function listInquiries(
  db: Db,
  filter: InquiryFilter,
  { page, size }: { page: number; size: number },
): Promise<{ rows: InquirySummaryRow[]; total: number }> {
  return listInquiryPage(db, filter, { limit: size, offset: (page - 1) * size });
}

export async function getInquiry(db: Db, userIdx: number, idx: number): Promise<WholeInquiry> {
  const inquiry = await findInquiry(db, userIdx, idx);
  if (!inquiry) throw notFound();
  return { inquiry, files: await listAttached(db, idx) };
}

export function createInquiry(
  { db }: InquiryDeps,
  userIdx: number,
  { fileIdxs, ...content }: InquiryChange,
): Promise<WholeInquiry> {
  return inTransaction(db, async (tx) => {
    const inquiry = await insertInquiry(tx, { ...content, userIdx });
    await setAttached(tx, { userIdx, inquiryIdx: inquiry.idx }, fileIdxs);
    return { inquiry, files: await listAttached(tx, inquiry.idx) };
  });
}

export async function updateInquiry(
  deps: InquiryDeps,
  userIdx: number,
  idx: number,
  { fileIdxs, ...content }: InquiryChange,
): Promise<WholeInquiry> {
  const { whole, keys } = await inTransaction(deps.db, async (tx) => {
    const inquiry = await updateWaiting(tx, userIdx, idx, { ...content, updatedAt: deps.now() });
    if (!inquiry) throw await refuseChange(tx, userIdx, idx);
    const dropped = await setAttached(tx, { userIdx, inquiryIdx: idx }, fileIdxs);
    return { whole: { inquiry, files: await listAttached(tx, idx) }, keys: dropped };
  });
  await discardBytes(deps, keys);
  return whole;
}

export async function removeInquiry(deps: InquiryDeps, userIdx: number, idx: number): Promise<void> {
  const keys = await inTransaction(deps.db, async (tx) => {
    if (!(await lockWaiting(tx, userIdx, idx))) throw await refuseChange(tx, userIdx, idx);
    const dropped = await setAttached(tx, { userIdx, inquiryIdx: idx }, []);
    await deleteInquiry(tx, idx);
    return dropped;
  });
  await discardBytes(deps, keys);
}

const keptYears = 3;
const batch = 100;

/** Ends the time for which the law wants records of disputes: inquiries of people who left go with their files. */
export async function forgetOldInquiries(deps: FileDeps, nowAt: Date): Promise<number> {
  const before = new Date(nowAt);
  before.setUTCFullYear(nowAt.getUTCFullYear() - keptYears);
  for (let forgotten = 0; ;) {
    const idxs = await listLeftInquiries(deps.db, before, batch);
    for (const inquiryIdx of idxs) {
      const keys = await inTransaction(deps.db, async (tx) => {
        const dropped = await setAttached(tx, { userIdx: 0, inquiryIdx }, []);
        await deleteInquiry(tx, inquiryIdx);
        return dropped;
      });
      await discardBytes(deps, keys);
    }
    forgotten += idxs.length;
    if (idxs.length < batch) return forgotten;
  }
}
