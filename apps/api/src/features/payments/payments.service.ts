import { createHmac, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { PointOrder } from '@jadoo/contract';
import type { Transaction } from '#db/client.ts';
import { getSqlState, inTransaction, uniqueViolation } from '#db/transaction.ts';
import { AppError } from '#errors.ts';
import { showOrder } from './order-view.service.ts';
import { describeInterruption, isCancelCode } from './payment-messages.rules.ts';
import { getBonusPoints, isChargeable } from './payments.rules.ts';
import {
  beginConfirming,
  findOrder,
  findOrderByKey,
  findOwnOrder,
  insertOrder,
  listOpenOrders,
  moveOrder,
  type OrderRow,
  readOrder,
} from './payments.store.ts';
import { carryOutRefund, openRefund, type RefundWish } from './refunds.service.ts';
import { askForApproval, resumeOrder, settleOrder, type SettlingDeps } from './settling.service.ts';

export interface PaymentDeps extends SettlingDeps {
  /** Signs names for the provider, which must not be guessable. */
  secret: string;
  /** Part of the transaction that begins what the job ends, should this process not come to it. */
  sendSettleJob: (tx: Transaction, orderIdx: number, jobId: string) => Promise<void>;
  sendRefundJob: (tx: Transaction, refundIdx: number, jobId: string) => Promise<void>;
}

/** The name under which the provider knows a user: always the same, and not to be guessed. */
export function getCustomerKey(secret: string, userIdx: number): string {
  return `c-${createHmac('sha256', secret).update(`customer:${userIdx}`).digest('base64url').slice(0, 40)}`;
}

/** The amount and its bonus are decided here; whatever the browser says later is only compared with them. */
export async function createOrder(deps: PaymentDeps, userIdx: number, amount: number): Promise<PointOrder> {
  if (!isChargeable(amount)) {
    throw new AppError('amount-invalid', {
      data: {
        issues: [{ path: 'AMOUNT', message: '1,000원부터 500,000원까지 1,000원 단위로 적어 주세요.' }],
      },
    });
  }
  const order = await insertOrder(deps.db, {
    orderId: `jd-${randomBytes(18).toString('base64url')}`,
    userIdx,
    amount,
    bonusPoints: getBonusPoints(amount),
    createdAt: deps.now(),
  });
  return showOrder(deps, order);
}

async function getOwn(deps: PaymentDeps, userIdx: number, orderId: string): Promise<OrderRow> {
  const order = await findOwnOrder(deps.db, userIdx, orderId);
  if (!order) throw new AppError('not-found');
  return order;
}

/** Takes the order for confirming; undefined when somebody else has it, or it is past that. */
async function takeOrder(
  deps: PaymentDeps,
  order: OrderRow,
  paymentKey: string,
): Promise<OrderRow | undefined> {
  try {
    return await inTransaction(deps.db, async (tx) => {
      const taken = await beginConfirming(tx, order.idx, paymentKey, deps.now());
      if (taken) await deps.sendSettleJob(tx, taken.idx, randomUUID());
      return taken;
    });
  } catch (error) {
    // Another order has this payment key: it was not made for this one.
    if (getSqlState(error) === uniqueViolation) throw new AppError('amount-changed', { cause: error });
    throw error;
  }
}

export interface Confirmation {
  orderId: string;
  paymentKey: string;
  amount: number;
}

/** Has the payment approved and credits it. Of any number of callers one does it; all get the order. */
export async function confirmOrder(
  deps: PaymentDeps,
  userIdx: number,
  { orderId, paymentKey, amount }: Confirmation,
): Promise<PointOrder> {
  const order = await getOwn(deps, userIdx, orderId);
  if (amount !== order.amount) throw new AppError('amount-changed');
  if (order.status === 'failed' || order.status === 'canceled') {
    // A reload of the result page shows the result; another payment for a closed order is turned away.
    if (order.paymentKey === paymentKey) return showOrder(deps, order);
    throw new AppError('order-closed');
  }
  if (order.paymentKey !== null && order.paymentKey !== paymentKey) throw new AppError('amount-changed');
  const taken = await takeOrder(deps, order, paymentKey);
  if (taken) await askForApproval(deps, taken);
  return showOrder(deps, await readOrder(deps.db, order.idx));
}

/** The payment window was left without a payment. Money that is already on its way is not touched by it. */
export async function failOrder(
  deps: PaymentDeps,
  userIdx: number,
  code: string,
  orderId: string | undefined,
): Promise<{ MESSAGE: string; IS_CANCEL: boolean; ORDER: PointOrder | null }> {
  const order = orderId === undefined ? undefined : await getOwn(deps, userIdx, orderId);
  const isCancel = isCancelCode(code);
  const answer = { MESSAGE: describeInterruption(code), IS_CANCEL: isCancel };
  if (!order) return { ...answer, ORDER: null };
  await moveOrder(deps.db, order.idx, ['ready'], {
    status: isCancel ? 'canceled' : 'failed',
    failureCode: code,
    updatedAt: deps.now(),
  });
  const now = await readOrder(deps.db, order.idx);
  const shown = await showOrder(deps, now);
  const isOver = now.status === 'failed' || now.status === 'canceled';
  return { ...answer, ...(isOver ? {} : { MESSAGE: shown.MESSAGE }), ORDER: shown };
}

const pollingMs = 5000;

/** An order; an unsettled one is brought to its end first if the provider can tell, though not while its approval is fresh. */
export async function getOrder(deps: PaymentDeps, userIdx: number, orderId: string): Promise<PointOrder> {
  const order = await getOwn(deps, userIdx, orderId);
  const ageMs = deps.now().getTime() - order.updatedAt.getTime();
  const isOpen = order.status === 'unknown' || (order.status === 'confirming' && ageMs > pollingMs);
  if (!isOpen) return showOrder(deps, order);
  await resumeOrder(deps, order.idx);
  return showOrder(deps, await readOrder(deps.db, order.idx));
}

const openOrderLimit = 20;

export async function listOpen(deps: PaymentDeps, userIdx: number): Promise<PointOrder[]> {
  const shown: PointOrder[] = [];
  for (const order of await listOpenOrders(deps.db, userIdx, deps.now(), openOrderLimit)) {
    shown.push(await showOrder(deps, order));
  }
  return shown;
}

export async function getReceipt(deps: PaymentDeps, userIdx: number, orderId: string) {
  const { receiptUrl, cashReceiptUrl } = await getOwn(deps, userIdx, orderId);
  if (receiptUrl === null) throw new AppError('no-receipt');
  return { RECEIPT_URL: receiptUrl, CASH_RECEIPT_URL: cashReceiptUrl };
}

/** Opens a refund and has it carried out at once; a job goes on should the provider not answer. */
export async function refundOrder(deps: PaymentDeps, wish: RefundWish): Promise<PointOrder> {
  const refund = await openRefund(deps, wish);
  await carryOutRefund(deps, refund.idx);
  return showOrder(deps, await readOrder(deps.db, refund.orderIdx));
}

function fitsSecret(given: unknown, kept: string): boolean {
  if (typeof given !== 'string') return false;
  const [a, b] = [Buffer.from(given), Buffer.from(kept)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function pickText(body: unknown, name: string): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const value: unknown = Object.hasOwn(body, name) ? (body as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string' && value.length <= 200 ? value : undefined;
}

/** Names that a notice carries, at its top or inside `data`: they only tell where to look. */
function readNotice(body: unknown) {
  const inner: unknown =
    typeof body === 'object' && body !== null && 'data' in body && typeof body.data === 'object'
      ? body.data
      : body;
  const pick = (name: string) => pickText(inner, name) ?? pickText(body, name);
  return {
    eventType: pick('eventType'),
    orderId: pick('orderId'),
    paymentKey: pick('paymentKey'),
    secret: pick('secret'),
  };
}

/**
 * The provider says that something happened. Nothing in the notice is believed: the order is looked up here
 * and the payment is read from the provider. 503 when that cannot be done now, so that the notice comes again.
 */
export async function receiveNotice(deps: PaymentDeps, body: unknown): Promise<void> {
  const notice = readNotice(body);
  const order =
    (notice.orderId === undefined ? undefined : await findOrder(deps.db, notice.orderId)) ??
    (notice.paymentKey === undefined ? undefined : await findOrderByKey(deps.db, notice.paymentKey));
  if (!order) return;
  const isDeposit = notice.eventType === 'DEPOSIT_CALLBACK' || notice.secret !== undefined;
  if (isDeposit && order.depositSecret !== null && !fitsSecret(notice.secret, order.depositSecret)) {
    deps.onTrouble(order.orderId, 'a deposit notice carries a wrong secret');
    return;
  }
  const answer = await deps.provider.findByOrder(order.orderId);
  if (answer.kind === 'unclear') throw new AppError('provider-unavailable', { cause: answer.cause });
  if (answer.kind !== 'payment') return;
  const outcome = await settleOrder(deps, order.idx, answer.payment);
  if (outcome === 'undecided' && answer.payment.status === 'DONE') throw new AppError('provider-unavailable');
}
