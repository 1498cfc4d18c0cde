import { randomBytes } from 'node:crypto';
import {
  type Payment,
  type PaymentObject,
  type PaymentRequest,
  toKoreanTime,
  toPaymentObject,
} from './payment-object.ts';
import { type TossCode, TossError } from './toss-error.ts';

const minute = 60_000;
const readyLifeMs = 30 * minute;
const confirmLifeMs = 10 * minute;
const depositLifeMs = 7 * 24 * 60 * minute;
const minAmount = 100;

const orderIdPattern = /^[A-Za-z0-9_=-]{6,64}$/u;
const customerKeyPattern = /^[A-Za-z0-9\-_=.@]{2,50}$/u;

const makeKey = (prefix: string): string => `${prefix}${randomBytes(12).toString('hex')}`;

function checkRequest(request: PaymentRequest): void {
  if (!orderIdPattern.test(request.orderId)) throw new TossError('INVALID_ORDER_ID');
  if (request.orderName.length < 1 || request.orderName.length > 100)
    throw new TossError('INVALID_ORDER_NAME');
  if (!customerKeyPattern.test(request.customerKey)) throw new TossError('INVALID_CUSTOMER_KEY');
  if (!Number.isSafeInteger(request.amount)) throw new TossError('INVALID_REQUEST');
  if (request.amount < minAmount) throw new TossError('BELOW_MINIMUM_AMOUNT');
  for (const url of [request.successUrl, request.failUrl]) {
    if (url !== undefined && !/^https?:\/\//u.test(url)) throw new TossError('INVALID_URL');
  }
}

/** Told after each change, as a webhook would be. */
export type OnChange = (eventType: 'PAYMENT_STATUS_CHANGED' | 'DEPOSIT_CALLBACK', data: object) => void;

/** All payments of the twin, in memory: they end with the process. */
export class PaymentBook {
  readonly #byKey = new Map<string, Payment>();
  readonly #byOrder = new Map<string, Payment>();
  readonly #now: () => number;
  readonly #baseUrl: string;
  readonly #onChange: OnChange;

  constructor(now: () => number, baseUrl: string, onChange: OnChange) {
    this.#now = now;
    this.#baseUrl = baseUrl;
    this.#onChange = onChange;
  }

  /** The payment window opens. A second window of the same order takes the place of the first. */
  open(request: PaymentRequest): string {
    checkRequest(request);
    const before = this.#byOrder.get(request.orderId);
    if (before && !['READY', 'IN_PROGRESS', 'EXPIRED', 'ABORTED'].includes(before.status)) {
      throw new TossError('DUPLICATED_ORDER_ID');
    }
    const payment: Payment = {
      request,
      paymentKey: makeKey('tsandbox'),
      status: 'READY',
      method: '',
      requestedAtMs: this.#now(),
      authenticatedAtMs: undefined,
      approvedAtMs: undefined,
      balanceAmount: request.amount,
      cancels: [],
      secret: undefined,
      lastTransactionKey: undefined,
      failure: undefined,
      refusal: undefined,
      dueAtMs: 0,
    };
    this.#byKey.set(payment.paymentKey, payment);
    this.#byOrder.set(request.orderId, payment);
    return payment.paymentKey;
  }

  /** The payer has agreed; `refusal` is what the card company will say to the approval. */
  authenticate(paymentKey: string, method: string, refusal?: TossCode): PaymentRequest {
    const payment = this.#get(paymentKey);
    if (payment.status !== 'READY') throw new TossError('ALREADY_PROCESSED_PAYMENT');
    Object.assign(payment, { status: 'IN_PROGRESS', method, refusal, authenticatedAtMs: this.#now() });
    return payment.request;
  }

  /** The payer has left, or the card company refused already inside the window. */
  abort(paymentKey: string, code: TossCode | undefined): PaymentRequest {
    const payment = this.#get(paymentKey);
    if (payment.status !== 'READY') throw new TossError('ALREADY_PROCESSED_PAYMENT');
    payment.status = 'ABORTED';
    payment.failure = code === undefined ? undefined : new TossError(code);
    return payment.request;
  }

  confirm(paymentKey: string, orderId: string, amount: number): PaymentObject {
    const payment = this.#byKey.get(paymentKey);
    if (!payment) throw new TossError('NOT_FOUND_PAYMENT');
    this.#age(payment);
    if (payment.request.orderId !== orderId) throw new TossError('NOT_FOUND_PAYMENT_SESSION');
    if (['DONE', 'WAITING_FOR_DEPOSIT', 'CANCELED', 'PARTIAL_CANCELED'].includes(payment.status)) {
      throw new TossError('ALREADY_PROCESSED_PAYMENT');
    }
    const authenticatedAtMs = payment.authenticatedAtMs ?? 0;
    if (payment.status !== 'IN_PROGRESS' || this.#now() - authenticatedAtMs > confirmLifeMs) {
      throw new TossError('NOT_FOUND_PAYMENT_SESSION');
    }
    if (payment.request.amount !== amount) throw new TossError('INVALID_REQUEST');
    if (payment.refusal !== undefined) {
      payment.status = 'ABORTED';
      payment.failure = new TossError(payment.refusal);
      this.#tell(payment);
      throw payment.failure;
    }
    payment.lastTransactionKey = makeKey('txsandbox');
    payment.secret = makeKey('ps_');
    if (payment.method === '가상계좌') {
      payment.status = 'WAITING_FOR_DEPOSIT';
      payment.dueAtMs = this.#now() + depositLifeMs;
    } else {
      payment.status = 'DONE';
      payment.approvedAtMs = this.#now();
    }
    this.#tell(payment);
    return this.#show(payment);
  }

  /** The payer puts the money into the virtual account. */
  deposit(paymentKey: string): void {
    const payment = this.#get(paymentKey);
    if (payment.status !== 'WAITING_FOR_DEPOSIT') throw new TossError('ALREADY_PROCESSED_PAYMENT');
    payment.status = 'DONE';
    payment.approvedAtMs = this.#now();
    payment.lastTransactionKey = makeKey('txsandbox');
    this.#tellDeposit(payment);
  }

  /** The bank takes a deposit back, as after a mistaken entry: the payment waits again. */
  takeBack(paymentKey: string): void {
    const payment = this.#get(paymentKey);
    if (payment.status !== 'DONE' || payment.method !== '가상계좌')
      throw new TossError('NOT_CANCELABLE_PAYMENT');
    payment.status = 'WAITING_FOR_DEPOSIT';
    payment.approvedAtMs = undefined;
    payment.lastTransactionKey = makeKey('txsandbox');
    this.#tellDeposit(payment);
  }

  cancel(paymentKey: string, reason: string, amount: number | undefined, hasAccount: boolean): PaymentObject {
    const payment = this.#get(paymentKey);
    if (payment.status === 'CANCELED') throw new TossError('ALREADY_CANCELED_PAYMENT');
    const isPaid = payment.status === 'DONE' || payment.status === 'PARTIAL_CANCELED';
    if (!isPaid && payment.status !== 'WAITING_FOR_DEPOSIT') throw new TossError('NOT_CANCELABLE_PAYMENT');
    const wanted = amount ?? payment.balanceAmount;
    if (wanted > payment.balanceAmount) throw new TossError('NOT_CANCELABLE_AMOUNT');
    if (isPaid && payment.method === '가상계좌' && !hasAccount)
      throw new TossError('INVALID_REFUND_ACCOUNT_INFO');
    const transactionKey = makeKey('txsandbox');
    payment.balanceAmount -= wanted;
    payment.status = payment.balanceAmount === 0 ? 'CANCELED' : 'PARTIAL_CANCELED';
    payment.lastTransactionKey = transactionKey;
    payment.cancels.push({
      transactionKey,
      cancelReason: reason,
      cancelAmount: wanted,
      canceledAt: toKoreanTime(this.#now()),
      cancelStatus: 'DONE',
    });
    this.#tell(payment);
    return this.#show(payment);
  }

  find(paymentKey: string): PaymentObject {
    return this.#show(this.#get(paymentKey));
  }

  getRequest(paymentKey: string): PaymentRequest {
    return this.#get(paymentKey).request;
  }

  findByOrder(orderId: string): PaymentObject {
    const payment = this.#byOrder.get(orderId);
    if (!payment) throw new TossError('NOT_FOUND_PAYMENT');
    this.#age(payment);
    return this.#show(payment);
  }

  list(): PaymentObject[] {
    return [...this.#byKey.values()].map((payment) => this.#show(payment));
  }

  #get(paymentKey: string): Payment {
    const payment = this.#byKey.get(paymentKey);
    if (!payment) throw new TossError('NOT_FOUND_PAYMENT');
    this.#age(payment);
    return payment;
  }

  #age(payment: Payment): void {
    const isOpen = payment.status === 'READY' || payment.status === 'IN_PROGRESS';
    const isOver = isOpen
      ? this.#now() - payment.requestedAtMs > readyLifeMs
      : payment.status === 'WAITING_FOR_DEPOSIT' && this.#now() > payment.dueAtMs;
    if (!isOver) return;
    payment.status = 'EXPIRED';
    this.#tell(payment);
  }

  #tellDeposit(payment: Payment): void {
    this.#onChange('DEPOSIT_CALLBACK', {
      orderId: payment.request.orderId,
      status: payment.status,
      secret: payment.secret,
      transactionKey: payment.lastTransactionKey,
    });
    this.#tell(payment);
  }

  #tell(payment: Payment): void {
    this.#onChange('PAYMENT_STATUS_CHANGED', this.#show(payment));
  }

  #show(payment: Payment): PaymentObject {
    return toPaymentObject(payment, this.#baseUrl);
  }
}
