import type { PointOrder } from '@jadoo/contract';
import type { Db } from '#db/client.ts';
import { AppError } from '#errors.ts';
import { formatPoints, getBalance } from '#features/points/points.service.ts';
import { describeOrder, describeRefundStatus, describeTakenBack } from './payment-messages.rules.ts';
import { formatWon, getOrderName, getVat, type RefundPlan } from './payments.rules.ts';
import { findOrder, type OrderRow } from './payments.store.ts';
import { needsAccount, quoteRefund } from './refunds.service.ts';
import { listRefunds, type RefundRow } from './refunds.store.ts';

function describeNone(order: OrderRow): string {
  if (order.status !== 'done') return '충전한 주문만 환불할 수 있어요.';
  return order.refundedAmount > 0 ? '이미 환불한 충전이에요.' : '모두 쓴 충전은 환불할 수 없어요.';
}

function describeQuote(order: OrderRow, quote: RefundPlan) {
  const messages = {
    full: '7일 안이고 쓰지 않아서 모두 환불돼요.',
    partial: '남은 유료 포인트의 90%가 환불돼요. 보너스 포인트는 환불되지 않아요.',
    none: describeNone(order),
  };
  return {
    RULE: quote.rule,
    AMOUNT: quote.amount,
    POINT: quote.paidPoints,
    BONUS_POINT: quote.bonusPoints,
    NEEDS_ACCOUNT: needsAccount(order),
    MESSAGE: messages[quote.rule],
  };
}

/** The state to show: an order whose deposit the bank took back waits again, until its account closes. */
function getShownState(order: OrderRow, refunds: readonly RefundRow[], nowAt: Date) {
  const isTakenBack = refunds.some(({ rule, status }) => rule === 'deposit' && status === 'done');
  if (!isTakenBack) {
    const charged = formatPoints(order.amount + order.bonusPoints);
    return { status: order.status, message: describeOrder(order.status, order.failureCode, charged) };
  }
  const isWaiting = order.depositAccount !== null && new Date(order.depositAccount.dueAt) > nowAt;
  return { status: isWaiting ? 'waiting' : 'canceled', message: describeTakenBack(isWaiting) } as const;
}

/** An order as its owner sees it. */
export async function showOrder(
  { db, now }: { db: Db; now: () => Date },
  order: OrderRow,
): Promise<PointOrder> {
  const { totalPoints } = await getBalance(db, order.userIdx);
  const quote = await quoteRefund(db, order, now());
  const refunds = order.status === 'done' ? await listRefunds(db, order.idx) : [];
  const { status, message } = getShownState(order, refunds, now());
  const account = status === 'waiting' ? order.depositAccount : null;
  return {
    orderId: order.orderId,
    STATUS: status,
    ORDER_NAME: getOrderName(order.amount),
    AMOUNT: order.amount,
    VAT_AMOUNT: getVat(order.amount),
    BONUS_POINT: order.bonusPoints,
    MESSAGE: message,
    FAIL_CODE: order.failureCode,
    METHOD: order.method,
    HAS_RECEIPT: order.receiptUrl !== null,
    VIRTUAL_ACCOUNT: account && {
      BANK_NM: account.bankName,
      ACCOUNT_NO: account.accountNumber,
      HOLDER: account.holderName,
      DUE_DT: account.dueAt,
    },
    REFUND: describeQuote(order, quote),
    REFUNDS: refunds
      .filter(({ rule }) => rule !== 'deposit')
      .map((refund) => ({
        STATUS: refund.status,
        AMOUNT: refund.amount,
        POINT: refund.paidPoints,
        BONUS_POINT: refund.bonusPoints,
        MESSAGE: describeRefundStatus(refund.status),
        REG_DT: refund.createdAt.toISOString(),
      })),
    UM_POINT: totalPoints,
    REG_DT: order.createdAt.toISOString(),
    APPROVED_DT: order.approvedAt?.toISOString() ?? null,
  };
}

/** An order with its refunds, for the command line. */
export interface OrderReport {
  userIdx: number;
  lines: string[];
}

/** Everything about one order but what belongs to the payer alone. */
export async function describeOrderForOperator(db: Db, orderId: string): Promise<OrderReport> {
  const order = await findOrder(db, orderId);
  if (!order) throw new AppError('not-found', { message: `주문 ${orderId}가 없어요.` });
  const { status, failureCode, createdAt, confirmedAt, approvedAt } = order;
  const at = (instant: Date | null) => instant?.toISOString() ?? '-';
  const refunds = await listRefunds(db, order.idx);
  return {
    userIdx: order.userIdx,
    lines: [
      `주문 ${orderId} · 회원 ${order.userIdx} · ${formatWon(order.amount)} + 보너스 ${formatPoints(order.bonusPoints)}`,
      `상태 ${status}${failureCode === null ? '' : ` (${failureCode})`} · 수단 ${order.method || '-'} · 결제 키 ${order.paymentKey ?? '-'}`,
      `주문 ${at(createdAt)} · 승인 요청 ${at(confirmedAt)} · 승인 ${at(approvedAt)} · 환불 ${formatWon(order.refundedAmount)}`,
      ...refunds.map(
        ({ idx, status: state, rule, amount, paidPoints, bonusPoints, failureCode: code, reason }) =>
          `환불 ${idx} · ${state}${code === null ? '' : ` (${code})`} · ${rule} · ${formatWon(amount)} · ${formatPoints(paidPoints)} + ${formatPoints(bonusPoints)} · ${reason}`,
      ),
    ],
  };
}
