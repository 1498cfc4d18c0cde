import type {
  CancelRequest,
  PaymentProvider,
  PaymentStatus,
  ProviderAnswer,
  ProviderPayment,
} from '#providers/payment-provider.ts';

/**
 * What may go wrong with one call: `lost` never arrives, `silent` has its effect but no answer comes,
 * `broken` is answered with a failure inside although it had its effect.
 */
export type Fault = 'none' | 'lost' | 'silent' | 'broken';
type CallName = 'confirm' | 'cancel' | 'find';

/** A payment company in memory that keeps the rules of the real one: keys, states, amounts. */
export interface PaymentCompany {
  provider: PaymentProvider;
  /** Decides the fate of each call; none fails unless told. */
  setFaults: (choose: (call: CallName) => Fault) => void;
  /** A code with which the next approval of this order is refused. */
  refuseNext: (orderId: string, code: string) => void;
  /** Refuses every cancellation with this code. */
  refuseCancels: (code: string | undefined) => void;
  /** The payer authenticates; gives the payment key that the address will carry. */
  authenticate: (orderId: string, amount: number, method?: '카드' | '가상계좌') => string;
  /** The payer puts the money in; gives the notice that the company sends. */
  deposit: (orderId: string) => Record<string, unknown>;
  /** The bank takes a deposit back: the company waits for it again. Gives the notice. */
  takeBack: (orderId: string) => Record<string, unknown>;
  /** What a person does at the company's console. */
  setState: (orderId: string, change: Partial<ProviderPayment>) => void;
  get: (orderId: string) => ProviderPayment | undefined;
  /** Every payment that stands as paid. */
  listPaid: () => ProviderPayment[];
  readonly approvals: number;
  readonly calls: number;
}

const paid: readonly PaymentStatus[] = ['DONE', 'PARTIAL_CANCELED', 'CANCELED'];

/** What the company remembers. */
interface Books {
  payments: Map<string, ProviderPayment>;
  answers: Map<string, ProviderAnswer>;
  refusals: Map<string, string>;
  choose: (call: CallName) => Fault;
  cancelRefusal: string | undefined;
  approvals: number;
  calls: number;
  now: () => Date;
}

const unclear = (text: string): ProviderAnswer => ({ kind: 'unclear', cause: new Error(text) });
const tell = (payment: ProviderPayment): ProviderAnswer => ({ kind: 'payment', payment: { ...payment } });
const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

async function call(
  books: Books,
  name: CallName,
  key: string | undefined,
  act: () => ProviderAnswer,
): Promise<ProviderAnswer> {
  books.calls += 1;
  // Answers come after whatever else was asked in the meantime, as they do over a network.
  await nextTurn();
  const fault = books.choose(name);
  if (fault === 'lost') return unclear('connection refused');
  const answer = (key === undefined ? undefined : books.answers.get(key)) ?? act();
  if (key !== undefined) books.answers.set(key, answer);
  await nextTurn();
  if (fault === 'silent') return unclear('timeout');
  return fault === 'broken' ? unclear('500 UNKNOWN_PAYMENT_ERROR') : answer;
}

function makeAccount(now: Date): ProviderPayment['depositAccount'] {
  const dueAt = new Date(now.getTime() + 7 * 86_400_000).toISOString();
  return { bankName: '우리은행', accountNumber: '1234567890', holderName: '김자두', dueAt };
}

function confirm(books: Books, paymentKey: string, orderId: string, amount: number): ProviderAnswer {
  const payment = books.payments.get(orderId);
  if (payment?.paymentKey !== paymentKey) return { kind: 'refused', code: 'NOT_FOUND_PAYMENT_SESSION' };
  const refusal = books.refusals.get(orderId);
  if (refusal !== undefined) {
    books.refusals.delete(orderId);
    Object.assign(payment, { status: 'ABORTED', failureCode: refusal });
    return { kind: 'refused', code: refusal };
  }
  if (payment.status !== 'IN_PROGRESS') {
    return { kind: 'unclear', cause: new Error('already'), code: 'ALREADY_PROCESSED_PAYMENT' };
  }
  if (payment.totalAmount !== amount) return { kind: 'refused', code: 'INVALID_REQUEST' };
  books.approvals += 1;
  const isDeposit = payment.method === '가상계좌';
  Object.assign(payment, {
    status: isDeposit ? 'WAITING_FOR_DEPOSIT' : 'DONE',
    approvedAt: isDeposit ? null : books.now(),
    receiptUrl: isDeposit ? null : `https://receipt.test/${paymentKey}`,
    secret: isDeposit ? `secret-${orderId}` : null,
    depositAccount: isDeposit ? makeAccount(books.now()) : null,
  });
  return tell(payment);
}

function cancel(books: Books, { paymentKey, amount, account }: CancelRequest): ProviderAnswer {
  const payment = [...books.payments.values()].find((one) => one.paymentKey === paymentKey);
  if (!payment) return { kind: 'refused', code: 'NOT_FOUND_PAYMENT' };
  if (books.cancelRefusal !== undefined) return { kind: 'refused', code: books.cancelRefusal };
  if (payment.depositAccount && !account) return { kind: 'refused', code: 'INVALID_REQUEST' };
  if (!['DONE', 'PARTIAL_CANCELED'].includes(payment.status)) {
    return { kind: 'unclear', cause: new Error('gone'), code: 'ALREADY_CANCELED_PAYMENT' };
  }
  if (amount > payment.balanceAmount) return { kind: 'refused', code: 'NOT_CANCELABLE_AMOUNT' };
  payment.balanceAmount -= amount;
  payment.status = payment.balanceAmount === 0 ? 'CANCELED' : 'PARTIAL_CANCELED';
  return tell(payment);
}

function makeProvider(books: Books): PaymentProvider {
  return {
    confirm: ({ paymentKey, orderId, amount, idempotencyKey }) =>
      call(books, 'confirm', idempotencyKey, () => confirm(books, paymentKey, orderId, amount)),
    findByOrder: (orderId) =>
      call(books, 'find', undefined, () => {
        const payment = books.payments.get(orderId);
        return payment ? tell(payment) : { kind: 'refused', code: 'NOT_FOUND_PAYMENT' };
      }),
    cancel: (request) => call(books, 'cancel', request.idempotencyKey, () => cancel(books, request)),
  };
}

let keys = 0;

function openPayment(books: Books, orderId: string, amount: number, method: string): string {
  const paymentKey = `key-${(keys += 1)}-${orderId}`;
  books.payments.set(orderId, {
    paymentKey,
    orderId,
    status: 'IN_PROGRESS',
    totalAmount: amount,
    balanceAmount: amount,
    method,
    approvedAt: null,
    receiptUrl: null,
    cashReceiptUrl: null,
    secret: null,
    depositAccount: null,
    failureCode: null,
  });
  return paymentKey;
}

function tellDeposit(
  books: Books,
  payment: ProviderPayment,
  change: Pick<ProviderPayment, 'status' | 'approvedAt' | 'receiptUrl'>,
): Record<string, unknown> {
  Object.assign(payment, change);
  const { orderId, secret, status } = payment;
  const createdAt = books.now().toISOString();
  return { eventType: 'DEPOSIT_CALLBACK', createdAt, data: { orderId, secret, status } };
}

/** Makes an empty company. */
export function createPaymentCompany(now: () => Date = () => new Date()): PaymentCompany {
  const books: Books = {
    payments: new Map(),
    answers: new Map(),
    refusals: new Map(),
    choose: () => 'none',
    cancelRefusal: undefined,
    approvals: 0,
    calls: 0,
    now,
  };
  const getPayment = (orderId: string): ProviderPayment => {
    const payment = books.payments.get(orderId);
    if (!payment) throw new Error(`the company knows no order ${orderId}`);
    return payment;
  };
  return {
    provider: makeProvider(books),
    setFaults: (choose) => void (books.choose = choose),
    refuseNext: (orderId, code) => void books.refusals.set(orderId, code),
    refuseCancels: (code) => void (books.cancelRefusal = code),
    authenticate: (orderId, amount, method = '카드') => openPayment(books, orderId, amount, method),
    deposit: (orderId) =>
      tellDeposit(books, getPayment(orderId), {
        status: 'DONE',
        approvedAt: books.now(),
        receiptUrl: `https://receipt.test/${orderId}`,
      }),
    takeBack: (orderId) =>
      tellDeposit(books, getPayment(orderId), {
        status: 'WAITING_FOR_DEPOSIT',
        approvedAt: null,
        receiptUrl: null,
      }),
    setState: (orderId, change) => void Object.assign(getPayment(orderId), change),
    get: (orderId) => books.payments.get(orderId),
    listPaid: () =>
      [...books.payments.values()].filter(
        ({ status, approvedAt }) => paid.includes(status) && approvedAt !== null,
      ),
    get approvals() {
      return books.approvals;
    },
    get calls() {
      return books.calls;
    },
  };
}
