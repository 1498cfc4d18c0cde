import type { TossCode, TossError } from './toss-error.ts';

export type TossStatus =
  | 'READY'
  | 'IN_PROGRESS'
  | 'WAITING_FOR_DEPOSIT'
  | 'DONE'
  | 'CANCELED'
  | 'PARTIAL_CANCELED'
  | 'ABORTED'
  | 'EXPIRED';

interface Cancel {
  transactionKey: string;
  cancelReason: string;
  cancelAmount: number;
  canceledAt: string;
  cancelStatus: 'DONE';
}

/** What the browser asks for when it opens the payment window. */
export interface PaymentRequest {
  orderId: string;
  orderName: string;
  amount: number;
  customerKey: string;
  successUrl: string | undefined;
  failUrl: string | undefined;
  methodCode: string;
}

/** What the twin remembers of a payment. */
export interface Payment {
  request: PaymentRequest;
  paymentKey: string;
  status: TossStatus;
  method: string;
  requestedAtMs: number;
  authenticatedAtMs: number | undefined;
  approvedAtMs: number | undefined;
  balanceAmount: number;
  cancels: Cancel[];
  secret: string | undefined;
  lastTransactionKey: string | undefined;
  failure: TossError | undefined;
  /** The code with which the approval will be refused. */
  refusal: TossCode | undefined;
  dueAtMs: number;
}

/** The payment object of the API. */
export type PaymentObject = Record<string, unknown> & {
  paymentKey: string;
  orderId: string;
  status: TossStatus;
  totalAmount: number;
  balanceAmount: number;
};

/** 2026-11-21T14:30:00+09:00 */
export function toKoreanTime(ms: number): string {
  return `${new Date(ms + 9 * 60 * 60_000).toISOString().slice(0, 19)}+09:00`;
}

const vatShare = 11;

/** What went through a bank without a card gets a 현금영수증. */
function getCashReceipt({ method, approvedAtMs, request, paymentKey }: Payment, baseUrl: string) {
  if (approvedAtMs === undefined || !['가상계좌', '계좌이체'].includes(method)) return undefined;
  return {
    type: '소득공제',
    receiptKey: `r${paymentKey}`,
    issueNumber: paymentKey.replace(/\D/gu, '').padEnd(9, '0').slice(0, 9),
    receiptUrl: `${baseUrl}/toss/receipt/${paymentKey}?kind=cash`,
    amount: request.amount,
    taxFreeAmount: 0,
  };
}

/** A payment as the API tells it. */
export function toPaymentObject(payment: Payment, baseUrl: string): PaymentObject {
  const { request, method, status, approvedAtMs, failure, paymentKey } = payment;
  const vat = Math.round(payment.balanceAmount / vatShare);
  const isDeposit = method === '가상계좌' && payment.dueAtMs > 0;
  const cashReceipt = getCashReceipt(payment, baseUrl);
  return {
    version: '2022-11-16',
    mId: 'tosspayments',
    type: 'NORMAL',
    paymentKey,
    orderId: request.orderId,
    orderName: request.orderName,
    currency: 'KRW',
    country: 'KR',
    method: method === '' ? null : method,
    status,
    requestedAt: toKoreanTime(payment.requestedAtMs),
    approvedAt: approvedAtMs === undefined ? null : toKoreanTime(approvedAtMs),
    lastTransactionKey: payment.lastTransactionKey ?? null,
    totalAmount: request.amount,
    balanceAmount: payment.balanceAmount,
    suppliedAmount: payment.balanceAmount - vat,
    vat,
    taxFreeAmount: 0,
    taxExemptionAmount: 0,
    isPartialCancelable: true,
    useEscrow: false,
    cultureExpense: false,
    cancels: payment.cancels.length === 0 ? null : payment.cancels,
    card: method === '카드' ? { amount: request.amount, issuerCode: '71', number: '12345678****789*' } : null,
    easyPay:
      method === '간편결제' ? { provider: '토스페이', amount: request.amount, discountAmount: 0 } : null,
    transfer: method === '계좌이체' ? { bankCode: '20', settlementStatus: 'INCOMPLETED' } : null,
    mobilePhone: null,
    giftCertificate: null,
    virtualAccount: isDeposit
      ? {
          accountType: '일반',
          accountNumber: `6650${paymentKey.replace(/\D/gu, '').padEnd(10, '0').slice(0, 10)}`,
          bankCode: '20',
          customerName: '자두',
          dueDate: toKoreanTime(payment.dueAtMs),
          refundStatus: 'NONE',
          expired: status === 'EXPIRED',
          settlementStatus: 'INCOMPLETED',
        }
      : null,
    secret: payment.secret ?? null,
    cashReceipt: cashReceipt ?? null,
    cashReceipts: cashReceipt
      ? [{ ...cashReceipt, orderId: request.orderId, issueStatus: 'COMPLETED' }]
      : null,
    discount: null,
    failure: failure ? { code: failure.code, message: failure.message } : null,
    receipt: approvedAtMs === undefined ? null : { url: `${baseUrl}/toss/receipt/${paymentKey}` },
    checkout: { url: `${baseUrl}/toss/window/${paymentKey}` },
  };
}
