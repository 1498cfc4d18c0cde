import { randomUUID } from 'node:crypto';
import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import { AppError } from '#errors.ts';
import { endNotice, type NewNotice, publishNotice } from '#features/notices/notices.service.ts';
import { deduct as deductPoints, grantBonus } from '#features/points/points.service.ts';
import { type Complaint, findUserName, insertAudit, listComplaints } from './operator.store.ts';

export type { Complaint } from './operator.store.ts';

/** Checks the invariants of the ledger over the whole database; empty when all hold. */
export function audit(db: Db): Promise<Complaint[]> {
  return db.transaction((tx) => listComplaints(tx), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}

/** Points given or taken by hand. */
export interface HandChange {
  operator: string;
  userIdx: number;
  amountPoints: number;
  reason: string;
}

/** Changes points by hand; who, to whom, how many and why is kept in the same transaction. */
function changeByHand(
  db: Db,
  { operator, userIdx, amountPoints, reason }: HandChange,
  action: 'grant' | 'deduct',
): Promise<{ balancePoints: number; name: string }> {
  return inTransaction(db, async (tx) => {
    const name = await findUserName(tx, userIdx);
    if (name === undefined) throw new AppError('not-found', { message: `회원 ${userIdx}이 없어요.` });
    const reference = randomUUID();
    const change = { userIdx, amountPoints, title: reason };
    const { balancePoints } =
      action === 'grant'
        ? await grantBonus(tx, { ...change, reference, kind: 'grant' })
        : await deductPoints(tx, { ...change, reference: `operator:${reference}` });
    await insertAudit(tx, { operator, action, userIdx, detail: { amountPoints, reference }, reason });
    return { balancePoints, name };
  });
}

/** Gives bonus points. */
export function grant(db: Db, change: HandChange): Promise<{ balancePoints: number; name: string }> {
  return changeByHand(db, change, 'grant');
}

/** Takes points, bonus before paid; 409 point-short when the member has less. */
export function deduct(db: Db, change: HandChange): Promise<{ balancePoints: number; name: string }> {
  return changeByHand(db, change, 'deduct');
}

/** Puts a notice into the popup; who did it is kept in the same transaction. Gives its number. */
export function addNotice(db: Db, operator: string, notice: NewNotice): Promise<number> {
  return inTransaction(db, async (tx) => {
    const noticeIdx = await publishNotice(tx, notice);
    const { title, startsAt, endsAt, rank } = notice;
    const detail = { noticeIdx, title, rank, startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() };
    await insertAudit(tx, { operator, action: 'notice-add', userIdx: null, detail, reason: title });
    return noticeIdx;
  });
}

/** Takes a notice out of the popup before its time; gives its title. */
export function removeNotice(db: Db, operator: string, noticeIdx: number): Promise<string> {
  return inTransaction(db, async (tx) => {
    const title = await endNotice(tx, noticeIdx);
    if (title === undefined)
      throw new AppError('not-found', { message: `올라가 있는 공지 ${noticeIdx}이 없어요.` });
    await insertAudit(tx, {
      operator,
      action: 'notice-end',
      userIdx: null,
      detail: { noticeIdx },
      reason: title,
    });
    return title;
  });
}
