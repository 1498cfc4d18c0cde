import type { Db, Transaction } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import { chargePaid, grantBonus } from '#features/points/points.service.ts';
import type { PaymentProvider, ProviderAnswer, ProviderPayment } from '#providers/payment-provider.ts';
import { formatWon } from './payments.rules.ts';
import { hasOwnerLeft, lockOrder, moveOrder, type OrderRow, readOrder } from './payments.store.ts';
import { followProvider, isTurned } from './provider-changes.service.ts';

export interface SettlingDeps {
  db: Db;
  provider: PaymentProvider;
  now: () => Date;
  /** Things that a person has to look at. */
  onTrouble: (orderId: string, message: string) => void;
}

/** While the process that asked for approval may still be waiting for the answer. */
const confirmingMs = 40_000;
/** The provider keeps an authenticated payment for half an hour; after that nothing can become of it. */
const paymentLifeMs = 40 * 60_000;
/** The provider takes approvals only so long after the payer has authenticated. */
const confirmLifeMs = 10 * 60_000;

const uncredited = ['ready', 'confirming', 'waiting', 'unknown', 'failed', 'canceled'] as const;

export function getConfirmKey(orderId: string): string {
  return `confirm-${orderId}`;
}

/** Order, charge and bonus in one transaction; whoever comes second finds the order done. */
async function credit(tx: Transaction, order: OrderRow, payment: ProviderPayment, nowAt: Date) {
  const { userIdx, orderId, amount, bonusPoints } = order;
  const charged = await chargePaid(tx, {
    userIdx,
    amountPoints: amount,
    reference: `order:${orderId}`,
    title: `${formatWon(amount)} 충전`,
  });
  const moved = await moveOrder(tx, order.idx, uncredited, {
    ...describe(payment),
    status: 'done',
    chargeEntryIdx: charged.entryIdx,
    approvedAt: payment.approvedAt ?? nowAt,
    failureCode: null,
    updatedAt: nowAt,
  });
  if (!moved) throw new Error(`order ${orderId} moved while it was locked`);
  if (bonusPoints === 0) return;
  await grantBonus(tx, {
    userIdx,
    amountPoints: bonusPoints,
    reference: orderId,
    title: `${formatWon(amount)} 충전 보너스`,
    kind: 'charge',
  });
}

function describe(payment: ProviderPayment) {
  const { paymentKey, method, receiptUrl, cashReceiptUrl } = payment;
  return { paymentKey, method, receiptUrl, cashReceiptUrl };
}

/** `undecided`: nothing may come or all of it · `mismatch`: what is told is not our payment, a person must look. */
type Outcome = 'settled' | 'undecided' | 'mismatch';

async function apply(
  tx: Transaction,
  order: OrderRow,
  payment: ProviderPayment,
  nowAt: Date,
): Promise<Outcome> {
  switch (payment.status) {
    case 'DONE':
    case 'PARTIAL_CANCELED':
      await credit(tx, order, payment, nowAt);
      return 'settled';
    case 'WAITING_FOR_DEPOSIT':
      await moveOrder(tx, order.idx, ['ready', 'confirming', 'unknown', 'waiting'], {
        ...describe(payment),
        status: 'waiting',
        depositAccount: payment.depositAccount,
        depositSecret: payment.secret,
        updatedAt: nowAt,
      });
      return 'settled';
    case 'ABORTED':
    case 'EXPIRED':
      await moveOrder(tx, order.idx, ['ready', 'confirming', 'unknown', 'waiting'], {
        status: 'failed',
        failureCode: payment.failureCode ?? payment.status,
        updatedAt: nowAt,
      });
      return 'settled';
    case 'CANCELED':
      await moveOrder(tx, order.idx, ['ready', 'confirming', 'unknown', 'waiting'], {
        status: 'canceled',
        failureCode: 'CANCELED',
        updatedAt: nowAt,
      });
      return 'settled';
    default:
      return 'undecided';
  }
}

/** Whether an order that was closed is said to be paid: the answer may be older than the cancellation. */
function isReopened(order: OrderRow, { status }: ProviderPayment): boolean {
  const isClosed = order.status === 'canceled' || order.status === 'failed';
  return isClosed && (status === 'DONE' || status === 'PARTIAL_CANCELED');
}

/** `turned`: the answer says the opposite of what is written here, of which one of the two is the older. */
function settleOnce(
  deps: SettlingDeps,
  orderIdx: number,
  payment: ProviderPayment,
  isFresh: boolean,
): Promise<Outcome | 'turned'> {
  return inTransaction(deps.db, async (tx) => {
    const order = await lockOrder(tx, orderIdx);
    if (payment.orderId !== order.orderId || payment.totalAmount !== order.amount) {
      deps.onTrouble(order.orderId, `the provider tells ${payment.totalAmount} won for ${payment.orderId}`);
      return 'mismatch';
    }
    if (!isFresh && isReopened(order, payment)) return 'turned';
    if (order.status !== 'done') {
      const outcome = await apply(tx, order, payment, deps.now());
      if (outcome === 'undecided') return outcome;
    }
    const settled = await readOrder(tx, orderIdx);
    if (settled.status !== 'done') return 'settled';
    if (order.status !== 'done' && (await hasOwnerLeft(tx, order.userIdx))) {
      deps.onTrouble(order.orderId, 'paid by a member who has left');
    }
    if (!isFresh && (await isTurned(tx, settled, payment))) return 'turned';
    const lostPoints = await followProvider(tx, settled, payment, deps.now());
    if (lostPoints > 0) {
      deps.onTrouble(order.orderId, `${lostPoints} won are gone whose points are spent`);
    }
    return 'settled';
  });
}

/** Brings an order to where the provider says its payment is. Any number of repeats have one effect. */
export async function settleOrder(
  deps: SettlingDeps,
  orderIdx: number,
  payment: ProviderPayment,
): Promise<Outcome> {
  const outcome = await settleOnce(deps, orderIdx, payment, false);
  if (outcome !== 'turned') return outcome;
  const again = await deps.provider.findByOrder(payment.orderId);
  if (again.kind !== 'payment') return 'undecided';
  return (await settleOnce(deps, orderIdx, again.payment, true)) === 'mismatch' ? 'mismatch' : 'settled';
}

async function failOrder(deps: SettlingDeps, order: OrderRow, code: string): Promise<void> {
  await moveOrder(deps.db, order.idx, ['confirming', 'unknown', 'waiting'], {
    status: 'failed',
    failureCode: code,
    updatedAt: deps.now(),
  });
}

/** The provider has not decided: says so in the order once nobody waits for the approval any more. */
async function markUnknown(deps: SettlingDeps, order: OrderRow, isOver: boolean): Promise<void> {
  const ageMs = deps.now().getTime() - (order.confirmedAt ?? order.createdAt).getTime();
  if (!isOver && ageMs < confirmingMs) return;
  await moveOrder(deps.db, order.idx, ['confirming'], { status: 'unknown', updatedAt: deps.now() });
}

interface AskOptions {
  /** The provider's definite no to the approval, if it said one. */
  refusalCode?: string | undefined;
  /** The approval has been asked for and has been answered, or never will be. */
  isOver?: boolean;
}

/** Asks the provider about an order and settles it as the answer says. */
async function ask(
  deps: SettlingDeps,
  order: OrderRow,
  { refusalCode, isOver = false }: AskOptions,
): Promise<Outcome> {
  const answer = await deps.provider.findByOrder(order.orderId);
  const outcome =
    answer.kind === 'payment' ? await settleOrder(deps, order.idx, answer.payment) : 'undecided';
  if (outcome === 'settled') return outcome;
  const code = outcome === 'undecided' ? getFailure(deps, order, answer, refusalCode) : undefined;
  if (code !== undefined) {
    await failOrder(deps, order, code);
    return 'settled';
  }
  await markUnknown(deps, order, isOver);
  return outcome;
}

/** The code with which an undecided order has failed, if it has. */
function getFailure(
  deps: SettlingDeps,
  order: OrderRow,
  answer: ProviderAnswer,
  refusalCode: string | undefined,
): string | undefined {
  if (answer.kind === 'payment') {
    const isOpen = answer.payment.status === 'IN_PROGRESS' || answer.payment.status === 'READY';
    return isOpen ? refusalCode : undefined;
  }
  if (answer.kind !== 'refused' || answer.code !== 'NOT_FOUND_PAYMENT') return undefined;
  const startedAt = order.depositAccount
    ? new Date(order.depositAccount.dueAt)
    : (order.confirmedAt ?? order.createdAt);
  const isGone = deps.now().getTime() - startedAt.getTime() > paymentLifeMs;
  return refusalCode ?? (isGone ? answer.code : undefined);
}

/** Asks the provider about an order; true when nothing is open any more. */
export async function askAboutOrder(deps: SettlingDeps, order: OrderRow): Promise<boolean> {
  return (await ask(deps, order, {})) === 'settled';
}

/**
 * Asks for approval and settles. The key makes the provider approve once, so that doing it again, after a
 * crash or beside another process, is harmless.
 */
export async function askForApproval(deps: SettlingDeps, order: OrderRow): Promise<boolean> {
  const { orderId, paymentKey, amount } = order;
  if (paymentKey === null) throw new Error(`order ${orderId} has no payment key`);
  const answer = await deps.provider.confirm({
    paymentKey,
    orderId,
    amount,
    idempotencyKey: getConfirmKey(orderId),
  });
  if (answer.kind === 'payment' && (await settleOrder(deps, order.idx, answer.payment)) === 'settled') {
    return true;
  }
  const refusalCode = answer.kind === 'payment' ? undefined : answer.code;
  return (await ask(deps, order, { isOver: true, refusalCode })) === 'settled';
}

/** One more attempt to bring an unsettled order to its end; true when nothing is open any more. */
export async function resumeOrder(deps: SettlingDeps, orderIdx: number): Promise<boolean> {
  const order = await readOrder(deps.db, orderIdx);
  if (order.status !== 'confirming' && order.status !== 'unknown') return true;
  const outcome = await ask(deps, order, {});
  if (outcome !== 'undecided') return outcome === 'settled';
  // The first request for approval may have been lost on its way: while it is allowed, ask once more. Nobody
  // waits for the first any more when the order is unknown, or too old for that.
  const ageMs = deps.now().getTime() - (order.confirmedAt ?? order.createdAt).getTime();
  const isWaitedFor = order.status === 'confirming' && ageMs < confirmingMs;
  if (isWaitedFor || ageMs > confirmLifeMs) return false;
  return askForApproval(deps, order);
}
