import { randomBytes } from 'node:crypto';
import { sharePrefix } from '@jadoo/contract';
import type { Db, Transaction } from '#db/client.ts';
import { AppError, invariant } from '#errors.ts';
import { getFinishedExam } from '#features/exam-data/exam-data.service.ts';
import { deletePrintLogs, deletePrintLogsBefore } from './printing.store.ts';
import {
  deleteShare,
  deleteShares,
  findShare,
  findShareByToken,
  insertShare,
  type ShareRow,
} from './shares.store.ts';

export type { ShareRow } from './shares.store.ts';

const tokenBytes = 24;
const tokenPattern = /^[\w-]{32}$/u;

/** Where a share opens in the web app. */
export const getSharePath = ({ token }: ShareRow): string => `/print/preview#${sharePrefix}${token}`;

/** The open link of one's own paper, if there is one. */
export async function getShare(db: Db, userIdx: number, examIdx: number): Promise<ShareRow | undefined> {
  await getFinishedExam(db, userIdx, examIdx);
  return findShare(db, userIdx, examIdx);
}

/** Opens one's own paper for whoever gets the link. While it is open, it stays the same link. */
export async function createShare(db: Db, userIdx: number, examIdx: number): Promise<ShareRow> {
  await getFinishedExam(db, userIdx, examIdx);
  await insertShare(db, { examIdx, userIdx, token: randomBytes(tokenBytes).toString('base64url') });
  const share = await findShare(db, userIdx, examIdx);
  invariant(share, 'a paper that was shared has a link');
  return share;
}

/** Closes the link for good: sharing again makes another. */
export async function endShare(db: Db, userIdx: number, examIdx: number): Promise<void> {
  if (!(await deleteShare(db, userIdx, examIdx)))
    throw new AppError('not-found', { message: '공유하고 있는 자료가 아니에요.' });
}

/** The share that a fragment of the address names; undefined when the fragment is something else. */
export async function openShare(db: Db, fragment: string): Promise<ShareRow | undefined> {
  if (!fragment.startsWith(sharePrefix)) return undefined;
  const token = fragment.slice(sharePrefix.length);
  const share = tokenPattern.test(token) ? await findShareByToken(db, token) : undefined;
  if (!share) throw new AppError('share-ended');
  return share;
}

/** Ends all links of somebody who leaves, and forgets what they printed. */
export async function forgetPrints(tx: Transaction, userIdx: number): Promise<void> {
  await deleteShares(tx, userIdx);
  await deletePrintLogs(tx, userIdx);
}

const keptForMs = 90 * 86_400_000;

/** Forgets who printed what three months ago, as the privacy terms promise. */
export function forgetOldPrints(db: Db, nowAt: Date): Promise<void> {
  return deletePrintLogsBefore(db, new Date(nowAt.getTime() - keptForMs));
}
