import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import {
  closeAbandonedOrders,
  emptyOldOrders,
  listOrdersSince,
  listStuckOrders,
  listTakenBackOrders,
  type OrderRow,
  readOrder,
} from './payments.store.ts';
import { carryOutRefund } from './refunds.service.ts';
import { listStuckRefunds } from './refunds.store.ts';
import { askAboutOrder, resumeOrder, settleOrder, type SettlingDeps } from './settling.service.ts';

/** Says to the queue that it has to come again. */
class StillOpenError extends Error {}

/** The job of an order: fails, so that it is tried again, until nothing is open any more. */
export async function resumeOpenOrder(deps: SettlingDeps, orderIdx: number): Promise<void> {
  if (!(await resumeOrder(deps, orderIdx))) throw new StillOpenError(`order ${orderIdx} is still open`);
}

/** The job of a refund: fails, so that it is tried again, until nothing is open any more. */
export async function resumeOpenRefund(deps: SettlingDeps, refundIdx: number): Promise<void> {
  if (!(await carryOutRefund(deps, refundIdx))) {
    throw new StillOpenError(`refund ${refundIdx} is still open`);
  }
}

const stuckMs = 20_000;
/** Deposits announce themselves; this finds those whose notice was lost. */
const waitingMs = 10 * 60_000;
const abandonedMs = 24 * 60 * 60_000;
const batch = 100;

/** What a look at everything that was open has brought. */
export interface SettlingReport {
  settled: number;
  stillOpen: string[];
}

async function settleEach(
  orders: readonly OrderRow[],
  settle: (order: OrderRow) => Promise<boolean>,
  report: SettlingReport,
): Promise<void> {
  for (const order of orders) {
    if (await settle(order)) report.settled += 1;
    else report.stillOpen.push(order.orderId);
  }
}

async function settleStuck(
  deps: SettlingDeps,
  states: readonly OrderRow['status'][],
  before: Date,
  settle: (order: OrderRow) => Promise<boolean>,
  report: SettlingReport,
): Promise<void> {
  for (let afterIdx = 0; ;) {
    const orders = await listStuckOrders(deps.db, states, before, { afterIdx, limit: batch });
    await settleEach(orders, settle, report);
    const last = orders.at(-1);
    if (!last || orders.length < batch) return;
    afterIdx = last.idx;
  }
}

/**
 * Settles whatever has stood still for too long, whoever left it there, by asking the provider. `isAll` takes
 * everything that is open, however young.
 */
export async function settlePayments(
  deps: SettlingDeps,
  { isAll = false }: { isAll?: boolean } = {},
): Promise<SettlingReport> {
  const nowAt = deps.now();
  const report: SettlingReport = { settled: 0, stillOpen: [] };
  const before = (ms: number) => new Date(nowAt.getTime() - (isAll ? 0 : ms));
  await settleStuck(
    deps,
    ['confirming', 'unknown'],
    before(stuckMs),
    (order) => resumeOrder(deps, order.idx),
    report,
  );
  await settleStuck(deps, ['waiting'], before(waitingMs), (order) => askAboutOrder(deps, order), report);
  // Whether their deposit has come in again is told by a notice, which may be lost too.
  for (const order of await listTakenBackOrders(deps.db, nowAt)) await askAboutOrder(deps, order);
  for (const refund of await listStuckRefunds(deps.db, before(stuckMs), batch)) {
    if (await carryOutRefund(deps, refund.idx)) report.settled += 1;
    else report.stillOpen.push(`refund ${refund.refundId}`);
  }
  await closeAbandonedOrders(deps.db, new Date(nowAt.getTime() - abandonedMs), nowAt);
  return report;
}

const dayMs = 86_400_000;
const keptYears = 5;

/** Ends the time for which the law wants records of payments: what names the payer goes. */
export function forgetOldPayments(db: Db, nowAt: Date): Promise<number> {
  const before = new Date(nowAt);
  before.setUTCFullYear(nowAt.getUTCFullYear() - keptYears);
  return inTransaction(db, (tx) => emptyOldOrders(tx, before));
}

/** Asks the provider about every charge of the last `days`; says where the two do not agree. */
export async function compareWithProvider(
  deps: SettlingDeps,
  days: number,
): Promise<{ compared: number; differences: string[] }> {
  const differences: string[] = [];
  let compared = 0;
  const since = new Date(deps.now().getTime() - days * dayMs);
  for (let afterIdx = 0; ;) {
    const orders = await listOrdersSince(deps.db, since, { afterIdx, limit: batch });
    for (const order of orders) {
      const difference = await compareOrder(deps, order);
      if (difference !== undefined) differences.push(`${order.orderId}: ${difference}`);
      compared += 1;
    }
    const last = orders.at(-1);
    if (!last || orders.length < batch) return { compared, differences };
    afterIdx = last.idx;
  }
}

const paidStatuses: readonly string[] = ['DONE', 'PARTIAL_CANCELED', 'CANCELED'];

async function compareOrder(deps: SettlingDeps, order: OrderRow): Promise<string | undefined> {
  const answer = await deps.provider.findByOrder(order.orderId);
  if (answer.kind === 'unclear') return '결제사가 답하지 않아요.';
  if (answer.kind === 'refused') {
    return order.status === 'done' ? `충전했지만 결제사에는 없어요(${answer.code}).` : undefined;
  }
  // Whatever the provider knows better is put right first, such as money that it gave back by itself.
  await settleOrder(deps, order.idx, answer.payment);
  const now = await readOrder(deps.db, order.idx);
  const { status, totalAmount, balanceAmount, approvedAt } = answer.payment;
  // A deposit that the bank took back: credited here, and gone again as at the provider.
  if (status === 'WAITING_FOR_DEPOSIT' && now.refundedAmount === now.amount) return undefined;
  const isPaid = paidStatuses.includes(status) && approvedAt !== null;
  if ((now.status === 'done') !== isPaid) return `우리 ${now.status}, 결제사 ${status}.`;
  if (!isPaid) return undefined;
  if (now.amount !== totalAmount) return `우리 ${now.amount}원, 결제사 ${totalAmount}원.`;
  const back = totalAmount - balanceAmount;
  return now.refundedAmount === back ? undefined : `우리 환불 ${now.refundedAmount}원, 결제사 ${back}원.`;
}
