import { randomUUID } from 'node:crypto';
import type { Db, Transaction } from '#db/client.ts';
import { getSqlState, inTransaction, uniqueViolation } from '#db/transaction.ts';
import { AppError, invalidInput } from '#errors.ts';
import {
  type ChargeLots,
  lockChargeLots,
  returnRefundPoints,
  takeForRefund,
} from '#features/points/refund-points.service.ts';
import type { PaymentProvider, ProviderPayment } from '#providers/payment-provider.ts';
import { planRefund, type RefundPlan } from './payments.rules.ts';
import { addRefunded, findOwnOrder, lockOrder, type OrderRow, readOrder } from './payments.store.ts';
import { findRefund, insertRefund, moveRefund, type RefundRow } from './refunds.store.ts';

export interface RefundDeps {
  db: Db;
  provider: PaymentProvider;
  now: () => Date;
}

/** Whether the payer must name a bank account: a deposit cannot be canceled, only sent back. */
export function needsAccount(order: OrderRow): boolean {
  return order.depositAccount !== null;
}

function plan(order: OrderRow, lots: ChargeLots, nowAt: Date): RefundPlan {
  return planRefund({
    amount: order.amount,
    refundedAmount: order.refundedAmount,
    approvedAt: order.approvedAt ?? order.createdAt,
    paidRemaining: lots.paid.remainingPoints,
    bonusPoints: lots.bonus?.amountPoints ?? 0,
    bonusRemaining: lots.bonus?.remainingPoints ?? 0,
    nowAt,
  });
}

/** What a refund of this order would give now. */
export function quoteRefund(db: Db, order: OrderRow, nowAt: Date): Promise<RefundPlan> {
  if (order.status !== 'done') {
    return Promise.resolve({ rule: 'none', amount: 0, paidPoints: 0, bonusPoints: 0 });
  }
  return inTransaction(db, async (tx) =>
    plan(order, await lockChargeLots(tx, order.userIdx, order.orderId), nowAt),
  );
}

export interface RefundWish {
  userIdx: number;
  orderId: string;
  expectedAmount: number;
  reason: string;
  account: RefundRow['account'];
}

/** Takes the points and notes what is owed, in one transaction: from here on the money is on its way. */
export async function openRefund(
  deps: RefundDeps & { sendRefundJob: (tx: Transaction, refundIdx: number, jobId: string) => Promise<void> },
  wish: RefundWish,
): Promise<RefundRow> {
  const nowAt = deps.now();
  const found = await findOwnOrder(deps.db, wish.userIdx, wish.orderId);
  if (!found) throw new AppError('not-found');
  if (found.status !== 'done') throw new AppError('refund-none');
  if (needsAccount(found) && !wish.account) {
    throw invalidInput([{ path: 'ACCOUNT', message: '환불받을 계좌를 적어 주세요.' }]);
  }
  try {
    return await inTransaction(deps.db, async (tx) => {
      const order = await lockOrder(tx, found.idx);
      const lots = await lockChargeLots(tx, order.userIdx, order.orderId);
      const { rule, amount, paidPoints, bonusPoints } = plan(order, lots, nowAt);
      const refundId = randomUUID();
      if (rule !== 'none' && amount !== wish.expectedAmount) throw new AppError('refund-changed');
      if (rule === 'none' || !(await addRefunded(tx, order.idx, amount, nowAt))) {
        throw new AppError('refund-none');
      }
      const refund = await insertRefund(tx, {
        refundId,
        orderIdx: order.idx,
        userIdx: order.userIdx,
        rule,
        status: 'requested',
        amount,
        paidPoints,
        bonusPoints,
        reason: wish.reason,
        account: needsAccount(order) ? wish.account : null,
        createdAt: nowAt,
        updatedAt: nowAt,
      });
      await takeForRefund(tx, {
        userIdx: order.userIdx,
        refundId,
        lots,
        paidPoints,
        bonusPoints,
        cause: 'refund',
      });
      await deps.sendRefundJob(tx, refund.idx, refundId);
      return refund;
    });
  } catch (error) {
    if (getSqlState(error) === uniqueViolation) throw new AppError('refund-open');
    throw error;
  }
}

/** A refund by its number. */
export function getRefund(db: Db, refundIdx: number): Promise<RefundRow | undefined> {
  return findRefund(db, refundIdx);
}

async function finish(deps: RefundDeps, refund: RefundRow): Promise<void> {
  const done = { status: 'done', account: null, failureCode: null, updatedAt: deps.now() } as const;
  await moveRefund(deps.db, refund.idx, ['requested', 'review'], done);
}

/** The provider has given back at least all that this order owes by now. */
function hasGivenBack(payment: ProviderPayment, order: OrderRow): boolean {
  return payment.totalAmount - payment.balanceAmount >= order.refundedAmount;
}

/**
 * Has the provider carry a refund out; true when nothing is open any more. The key makes it happen once. What
 * the provider refuses is left to a person: the points stay taken until then.
 */
export async function carryOutRefund(deps: RefundDeps, refundIdx: number): Promise<boolean> {
  const refund = await findRefund(deps.db, refundIdx);
  if (refund?.status !== 'requested') return true;
  const { paymentKey, orderId } = await readOrder(deps.db, refund.orderIdx);
  if (paymentKey === null) throw new Error(`order ${orderId} was credited without a payment key`);
  const answer = await deps.provider.cancel({
    paymentKey,
    amount: refund.amount,
    reason: refund.reason,
    account: refund.account,
    idempotencyKey: `refund-${refund.refundId}-${refund.attempt}`,
  });
  if (answer.kind === 'payment') {
    await finish(deps, refund);
    return true;
  }
  const told = await deps.provider.findByOrder(orderId);
  if (told.kind === 'payment' && hasGivenBack(told.payment, await readOrder(deps.db, refund.orderIdx))) {
    await finish(deps, refund);
    return true;
  }
  if (answer.code === undefined || told.kind === 'unclear') return false;
  const review = { status: 'review', failureCode: answer.code, updatedAt: deps.now() } as const;
  await moveRefund(deps.db, refund.idx, ['requested'], review);
  return true;
}

/** A person has looked: lets the provider try once more, under a new key because the old one keeps its no. */
export async function retryRefund(tx: Transaction, refund: RefundRow, nowAt: Date): Promise<RefundRow> {
  const again = { status: 'requested', attempt: refund.attempt + 1, updatedAt: nowAt } as const;
  const moved = await moveRefund(tx, refund.idx, ['review'], again);
  if (!moved) throw new AppError('already-processed');
  return moved;
}

/** Ends a refund that does not come about: the points come back. */
export function rejectRefund(tx: Transaction, refund: RefundRow, nowAt: Date): Promise<RefundRow> {
  return closeReview(tx, refund, 'failed', nowAt, async () => {
    if (!(await addRefunded(tx, refund.orderIdx, -refund.amount, nowAt))) {
      throw new Error(`refund ${refund.refundId} was not counted`);
    }
    await returnRefundPoints(tx, refund.userIdx, refund.refundId, 'refund');
  });
}

/** Ends a refund that a person has paid out by hand. */
export function settleRefundByHand(tx: Transaction, refund: RefundRow, nowAt: Date): Promise<RefundRow> {
  return closeReview(tx, refund, 'done', nowAt, () => Promise.resolve());
}

async function closeReview(
  tx: Transaction,
  refund: RefundRow,
  status: 'done' | 'failed',
  nowAt: Date,
  effect: () => Promise<void>,
): Promise<RefundRow> {
  await lockOrder(tx, refund.orderIdx);
  const moved = await moveRefund(tx, refund.idx, ['review'], { status, account: null, updatedAt: nowAt });
  if (!moved) throw new AppError('already-processed');
  await effect();
  return moved;
}
