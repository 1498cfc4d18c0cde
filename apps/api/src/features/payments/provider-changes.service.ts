import { randomUUID } from 'node:crypto';
import type { Transaction } from '#db/client.ts';
import {
  lockChargeLots,
  returnRefundPoints,
  takeForRefund,
  type TakingCause,
} from '#features/points/refund-points.service.ts';
import type { ProviderPayment } from '#providers/payment-provider.ts';
import { addRefunded, type OrderRow } from './payments.store.ts';
import { findTakenBack, insertRefund, moveRefund } from './refunds.store.ts';

const rules = {
  external: { cause: 'refund', reason: '결제사에서 취소' },
  deposit: { cause: 'deposit', reason: '은행에서 입금 취소' },
} as const satisfies Record<string, { cause: TakingCause; reason: string }>;

interface Loss {
  rule: keyof typeof rules;
  /** Won that are gone. */
  amount: number;
  isAll: boolean;
}

/**
 * Notes won that are gone without our doing and takes the points of that charge as far as they are left; gives
 * how many were spent already. The order must be locked.
 */
async function noteLoss(
  tx: Transaction,
  order: OrderRow,
  { rule, amount, isAll }: Loss,
  nowAt: Date,
): Promise<number> {
  const { userIdx, orderId } = order;
  const { cause, reason } = rules[rule];
  const lots = await lockChargeLots(tx, userIdx, orderId);
  const refundId = randomUUID();
  const paidPoints = Math.min(lots.paid.remainingPoints, amount);
  const bonusPoints = isAll ? (lots.bonus?.remainingPoints ?? 0) : 0;
  if (!(await addRefunded(tx, order.idx, amount, nowAt))) {
    throw new Error(`order ${orderId}: more went back than was charged`);
  }
  await insertRefund(tx, {
    refundId,
    orderIdx: order.idx,
    userIdx,
    rule,
    status: 'done',
    amount,
    paidPoints,
    bonusPoints,
    reason,
    createdAt: nowAt,
    updatedAt: nowAt,
  });
  await takeForRefund(tx, { userIdx, refundId, lots, paidPoints, bonusPoints, cause });
  return amount - paidPoints;
}

/** The bank took a deposit back, of which the provider says that it waits for it again. */
function takeDepositBack(tx: Transaction, order: OrderRow, nowAt: Date): Promise<number> {
  const amount = order.amount - order.refundedAmount;
  if (amount === 0) return Promise.resolve(0);
  return noteLoss(tx, order, { rule: 'deposit', amount, isAll: true }, nowAt);
}

/** The deposit came in after all: what was taken for it goes back to the very lots. */
async function returnDeposit(tx: Transaction, order: OrderRow, nowAt: Date): Promise<void> {
  const taken = await findTakenBack(tx, order.idx);
  if (!taken) return;
  const moved = await moveRefund(tx, taken.idx, ['done'], { status: 'failed', updatedAt: nowAt });
  if (!moved || !(await addRefunded(tx, order.idx, -taken.amount, nowAt))) {
    throw new Error(`order ${order.orderId}: its deposit came back twice`);
  }
  await returnRefundPoints(tx, order.userIdx, taken.refundId, 'deposit');
}

/**
 * Whether what the provider tells would turn a credited order round: its deposit is gone, or is there again. An
 * answer may be older than what is written here, so this must be asked for anew before it counts.
 */
export async function isTurned(tx: Transaction, order: OrderRow, payment: ProviderPayment): Promise<boolean> {
  const isTakenBack = (await findTakenBack(tx, order.idx)) !== undefined;
  return isTakenBack ? payment.status === 'DONE' : payment.status === 'WAITING_FOR_DEPOSIT';
}

/**
 * Takes over what the provider did to a credited order by itself: a deposit that is gone or there again, money
 * that a person at its console or a card company sent back. Gives the won whose points were spent already.
 */
export async function followProvider(
  tx: Transaction,
  order: OrderRow,
  payment: ProviderPayment,
  nowAt: Date,
): Promise<number> {
  if (payment.status === 'WAITING_FOR_DEPOSIT') return takeDepositBack(tx, order, nowAt);
  if (payment.status === 'DONE') await returnDeposit(tx, order, nowAt);
  const amount = payment.totalAmount - payment.balanceAmount - order.refundedAmount;
  if (amount <= 0) return 0;
  return noteLoss(tx, order, { rule: 'external', amount, isAll: payment.balanceAmount === 0 }, nowAt);
}
