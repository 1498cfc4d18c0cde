import type { Db, Transaction } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import { AppError } from '#errors.ts';
import { createCoupon, type NewCoupon } from '#features/payments/coupons.service.ts';
import {
  compareWithProvider,
  settlePayments,
  type SettlingReport,
} from '#features/payments/payment-jobs.service.ts';
import { describeOrderForOperator, type OrderReport } from '#features/payments/order-view.service.ts';
import {
  carryOutRefund,
  getRefund,
  rejectRefund,
  retryRefund,
  settleRefundByHand,
} from '#features/payments/refunds.service.ts';
import type { SettlingDeps } from '#features/payments/settling.service.ts';
import { insertAudit } from './operator.store.ts';

export type { OrderReport } from '#features/payments/order-view.service.ts';

/** Who does it and why; both stand in the audit row. */
export interface Signature {
  operator: string;
  reason: string;
}

function note(
  tx: Transaction,
  { operator, reason }: Signature,
  action: string,
  detail: Record<string, unknown>,
  userIdx: number | null = null,
): Promise<void> {
  return insertAudit(tx, { operator, action, userIdx, detail, reason });
}

/** What asking the provider about everything has brought. */
export interface ReconcileReport extends SettlingReport {
  compared: number;
  differences: string[];
}

/** Settles all that is open, and compares the charges of the last `days` with the provider's word. */
export async function reconcile(
  deps: SettlingDeps,
  signature: Signature,
  days: number,
): Promise<ReconcileReport> {
  const settled = await settlePayments(deps, { isAll: true });
  const compared = await compareWithProvider(deps, days);
  const report = { ...settled, ...compared };
  await inTransaction(deps.db, (tx) => note(tx, signature, 'reconcile', { days, ...report }));
  return report;
}

/** Everything that is known about one order; looking leaves a row too. */
export async function showOrder(db: Db, signature: Signature, orderId: string): Promise<OrderReport> {
  const report = await describeOrderForOperator(db, orderId);
  await inTransaction(db, (tx) => note(tx, signature, 'order-show', { orderId }, report.userIdx));
  return report;
}

export type RefundDecision = 'retry' | 'by-hand' | 'reject';

/**
 * Decides a refund that the provider has refused: `retry` has it try again, `by-hand` says that the money went
 * another way, `reject` gives the points back. Gives the state that it is in afterwards.
 */
export async function decideRefund(
  deps: SettlingDeps,
  signature: Signature,
  refundIdx: number,
  decision: RefundDecision,
): Promise<string> {
  const decide = { retry: retryRefund, 'by-hand': settleRefundByHand, reject: rejectRefund }[decision];
  await inTransaction(deps.db, async (tx) => {
    const refund = await getRefund(tx, refundIdx);
    if (!refund) throw new AppError('not-found', { message: `환불 ${refundIdx}이 없어요.` });
    const decided = await decide(tx, refund, deps.now());
    const detail = { refundIdx, decision, amount: decided.amount };
    await note(tx, signature, 'refund', detail, decided.userIdx);
  });
  if (decision === 'retry') await carryOutRefund(deps, refundIdx);
  return (await getRefund(deps.db, refundIdx))?.status ?? 'failed';
}

/** Makes a coupon; 409 duplicate when its code is taken. */
export function addCoupon(db: Db, signature: Signature, coupon: NewCoupon): Promise<string> {
  return inTransaction(db, async (tx) => {
    const { idx, code } = await createCoupon(tx, coupon);
    await note(tx, signature, 'coupon', { idx, ...coupon, code });
    return code;
  });
}
