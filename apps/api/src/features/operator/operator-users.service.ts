import type { Db } from '#db/client.ts';
import { toLikePattern } from '#db/like-pattern.ts';
import { inTransaction } from '#db/transaction.ts';
import { AppError } from '#errors.ts';
import { type Balance, getBalance } from '#features/points/points.service.ts';
import { endAllSessions } from '#features/session/session.service.ts';
import { insertAudit } from './operator.store.ts';
import {
  countPossessions,
  findPeople,
  findPerson,
  type Possessions,
  turnFlag,
  type UserRow,
} from './operator-users.store.ts';

export type { UserRow } from './operator-users.store.ts';

const maxFound = 50;

/** People by a part of their name, e-mail or phone, or by their number. The search leaves a row. */
export function findUsers(db: Db, operator: string, text: string): Promise<UserRow[]> {
  const userIdx = /^[1-9]\d{0,14}$/u.test(text) ? Number(text) : undefined;
  return inTransaction(db, async (tx) => {
    const found = await findPeople(tx, { pattern: toLikePattern(text), userIdx }, maxFound);
    const detail = { text, found: found.map((user) => user.userIdx) };
    await insertAudit(tx, { operator, action: 'user-find', userIdx: null, detail, reason: '회원 찾기' });
    return found;
  });
}

/** A person with what they have. */
export interface UserReport {
  user: UserRow;
  balance: Balance;
  possessions: Possessions;
}

/** One person; looking leaves a row. */
export function showUser(db: Db, operator: string, userIdx: number): Promise<UserReport> {
  return inTransaction(db, async (tx) => {
    const user = await findPerson(tx, userIdx);
    if (!user) throw new AppError('not-found', { message: `회원 ${userIdx}이 없어요.` });
    await insertAudit(tx, { operator, action: 'user-show', userIdx, detail: {}, reason: '회원 확인' });
    const balance = await getBalance(tx, userIdx);
    return { user, balance, possessions: await countPossessions(tx, userIdx, new Date()) };
  });
}

/** Blocks a member, whose sessions all end, or lets them in again. */
export function setBlocked(
  db: Db,
  { operator, reason, userIdx }: { operator: string; reason: string; userIdx: number },
  isBlocked: boolean,
): Promise<UserRow> {
  return inTransaction(db, async (tx) => {
    const user = await turnFlag(tx, userIdx, isBlocked ? { from: 'A', to: 'B' } : { from: 'B', to: 'A' });
    if (!user) {
      const message = `회원 ${userIdx}은 ${isBlocked ? '막을' : '풀'} 수 있는 상태가 아니에요.`;
      throw new AppError('not-found', { message });
    }
    if (isBlocked) await endAllSessions(tx, userIdx, 'blocked', new Date());
    const action = isBlocked ? 'user-block' : 'user-unblock';
    await insertAudit(tx, { operator, action, userIdx, detail: {}, reason });
    return user;
  });
}
