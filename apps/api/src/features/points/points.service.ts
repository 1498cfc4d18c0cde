import type { Db, Transaction } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import { AppError } from '#errors.ts';
import { type EntryRow, type EntryTab, listEntryPage } from './history.store.ts';
import {
  type BonusKind,
  describeShortage,
  formatPoints,
  getExpiry,
  getPeriod,
  planReturn,
} from './points.rules.ts';
import {
  type Balance,
  type ExpiringLot,
  findEntry,
  insertAccounts,
  listDueLots,
  listLotsUntil,
  listOpenLots,
  listSpentLots,
  listUsersWithDueLots,
  lockAccounts,
  type Posted,
  postLot,
  postMoves,
  readBalance,
  takePoints,
} from './points.store.ts';

export type { EntryRow } from './history.store.ts';
export type { Balance, Posted } from './points.store.ts';
export type { BonusKind } from './points.rules.ts';
export { formatPoints };

/** One change of a user's points; the reference makes it happen once however often it is asked for. */
export interface PointChange {
  userIdx: number;
  amountPoints: number;
  reference: string;
  title: string;
}

function checkAmount({ amountPoints }: PointChange): void {
  if (!Number.isSafeInteger(amountPoints) || amountPoints <= 0) {
    throw new RangeError(`an amount of points must be a whole number above 0, not ${amountPoints}`);
  }
}

/** Opens the two accounts of a new user; doing it again changes nothing. */
export function openAccounts(tx: Transaction, userIdx: number): Promise<void> {
  return insertAccounts(tx, userIdx);
}

export function getBalance(db: Db, userIdx: number): Promise<Balance> {
  return readBalance(db, userIdx);
}

async function take(
  db: Db,
  change: PointChange,
  kind: 'spend' | 'deduct',
  describe: (missingPoints: number) => string,
): Promise<Posted> {
  checkAmount(change);
  const house = kind === 'spend' ? 'spend' : 'grant';
  const { missingPoints, totalPoints, posted } = await takePoints(db, { ...change, kind, house });
  if (posted) return posted;
  throw new AppError('point-short', {
    message: describe(missingPoints),
    data: { MISSING_POINT: missingPoints, UM_POINT: totalPoints },
  });
}

/** Takes points, bonus before paid and oldest first, all or none; 409 point-short when there are not enough. */
export function spend(db: Db, change: PointChange): Promise<Posted> {
  return take(db, change, 'spend', describeShortage);
}

/** Takes points by hand, in the same order; 409 point-short rather than less than nothing. */
export function deduct(db: Db, change: PointChange): Promise<Posted> {
  const describe = (missingPoints: number) =>
    `회원이 가진 포인트보다 ${formatPoints(missingPoints)} 많아요. 차감하지 않았어요.`;
  return take(db, change, 'deduct', describe);
}

/** Gives points of a spend back, to the very lots that they came from; never more than it took. */
export async function compensate(
  tx: Transaction,
  change: PointChange & { spendReference: string },
): Promise<Posted> {
  checkAmount(change);
  const { userIdx, amountPoints, reference, title } = change;
  await lockAccounts(tx, userIdx);
  const spent = await findEntry(tx, 'spend', change.spendReference);
  if (spent?.userIdx !== userIdx)
    throw new Error(`ledger: no spend ${change.spendReference} of user ${userIdx}`);
  const moves = planReturn(await listSpentLots(tx, spent.idx), amountPoints);
  if (!moves) {
    const before = await findEntry(tx, 'compensation', reference);
    if (before) return { entryIdx: before.idx, balancePoints: before.balanceAfter, isRepeat: true };
    throw new Error(`ledger: ${change.spendReference} has less than ${amountPoints} left to give back`);
  }
  return postMoves(
    tx,
    { userIdx, kind: 'compensation', reference, title, reversesIdx: spent.idx },
    moves,
    'spend',
  );
}

/** Gives points away; they are good for a year and never refunded. */
export async function grantBonus(
  tx: Transaction,
  change: PointChange & { kind: BonusKind },
): Promise<Posted> {
  checkAmount(change);
  const { userIdx, amountPoints, reference, title, kind } = change;
  await lockAccounts(tx, userIdx);
  return postLot(
    tx,
    { userIdx, kind: kind === 'grant' ? 'grant' : 'bonus', reference: `${kind}:${reference}`, title },
    { kind: 'bonus', amountPoints, expiresAt: getExpiry('bonus', new Date()) },
    kind === 'grant' ? 'grant' : 'bonus',
  );
}

/** Credits points that were paid for; the reference is the order's. */
export async function chargePaid(tx: Transaction, change: PointChange): Promise<Posted> {
  checkAmount(change);
  const { userIdx, amountPoints, reference, title } = change;
  await lockAccounts(tx, userIdx);
  return postLot(
    tx,
    { userIdx, kind: 'charge', reference, title },
    { kind: 'paid', amountPoints, expiresAt: getExpiry('paid', new Date()) },
    'charge',
  );
}

/** Takes out what ran out up to `nowAt`, one entry for each lot. */
export async function expireLots(tx: Transaction, userIdx: number, nowAt: Date): Promise<number> {
  await lockAccounts(tx, userIdx);
  let expiredPoints = 0;
  for (const lot of await listDueLots(tx, userIdx, nowAt)) {
    // A lot may run out again after a compensation put points back: the instant tells the two apart.
    const reference = `lot:${lot.idx}:${nowAt.toISOString()}`;
    const text = { userIdx, kind: 'expiry' as const, reference, title: '기간이 지난 포인트' };
    await postMoves(tx, text, [{ lot: lot.idx, delta: -lot.remaining }], 'expiry');
    expiredPoints += lot.remaining;
  }
  return expiredPoints;
}

/** Takes out all that is left, paid and bonus, of a user who leaves and gives it up; happens once. */
export async function forfeitAll(tx: Transaction, userIdx: number): Promise<void> {
  await lockAccounts(tx, userIdx);
  const lots = await listOpenLots(tx, userIdx);
  const text = {
    userIdx,
    kind: 'deduct' as const,
    reference: `withdrawal:${userIdx}`,
    title: '탈퇴하며 포기한 포인트',
  };
  const moves = lots.map((lot) => ({ lot: lot.idx, delta: -lot.remaining }));
  if (moves.length > 0) await postMoves(tx, text, moves, 'expiry');
}

/** Lots that still hold points and run out soon, soonest first. */
export function listExpiring(db: Db, userIdx: number, nowAt: Date): Promise<ExpiringLot[]> {
  return listLotsUntil(db, userIdx, nowAt, new Date(nowAt.getTime() + noticeDays * dayMs));
}

const noticeDays = 30;
const dayMs = 86_400_000;
const expiryBatch = 500;

/** Expires the due lots of all users, each user in a transaction of its own; returns the points taken out. */
export async function expireAllLots(db: Db, nowAt: Date): Promise<number> {
  let expiredPoints = 0;
  for (;;) {
    const users = await listUsersWithDueLots(db, nowAt, expiryBatch);
    for (const userIdx of users)
      expiredPoints += await inTransaction(db, (tx) => expireLots(tx, userIdx, nowAt));
    if (users.length < expiryBatch) return expiredPoints;
  }
}

export interface EntryQuery {
  tab: EntryTab;
  /** Korean days, both inclusive. */
  from?: string | undefined;
  to?: string | undefined;
  page: number;
  size: number;
}

/** The points history, newest first, with the balance after each line. */
export function listEntries(
  db: Db,
  userIdx: number,
  query: EntryQuery,
): Promise<{ rows: EntryRow[]; total: number }> {
  return listEntryPage(
    db,
    userIdx,
    { tab: query.tab, ...getPeriod(query.from, query.to) },
    { limit: query.size, offset: (query.page - 1) * query.size },
  );
}
