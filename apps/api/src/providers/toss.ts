import { banks } from '@jadoo/contract';
import { z } from 'zod';
import type { Env } from '#env.ts';
import type { PaymentProvider, PaymentStatus, ProviderAnswer, ProviderPayment } from './payment-provider.ts';

const confirmTimeoutMs = 30_000;
const askTimeoutMs = 10_000;

const statuses: readonly string[] = [
  'READY',
  'IN_PROGRESS',
  'WAITING_FOR_DEPOSIT',
  'DONE',
  'CANCELED',
  'PARTIAL_CANCELED',
  'ABORTED',
  'EXPIRED',
] satisfies PaymentStatus[];

/** A bank that we do not know shows its code. */
function getBankName(code: string | null | undefined): string {
  return banks.find((bank) => bank.code === code)?.name ?? code ?? '';
}

/** Only what we use is named; the provider adds fields as it likes. */
const paymentObject = z.object({
  paymentKey: z.string().min(1),
  orderId: z.string().min(1),
  status: z.string(),
  totalAmount: z.number().int(),
  balanceAmount: z.number().int(),
  method: z.string().nullish(),
  approvedAt: z.string().nullish(),
  secret: z.string().nullish(),
  receipt: z.object({ url: z.string() }).nullish(),
  cashReceipt: z.object({ receiptUrl: z.string().nullish() }).nullish(),
  virtualAccount: z
    .object({
      accountNumber: z.string(),
      bankCode: z.string().nullish(),
      customerName: z.string().nullish(),
      dueDate: z.string(),
    })
    .nullish(),
  failure: z.object({ code: z.string() }).nullish(),
});
const errorObject = z.object({ code: z.string().min(1) });

/** Times of the provider are Korean; some come without an offset. */
function toInstant(text: string): Date | null {
  const instant = new Date(/[Zz]|[+-]\d\d:?\d\d$/u.test(text) ? text : `${text}+09:00`);
  return Number.isNaN(instant.getTime()) ? null : instant;
}

/** Links that a browser may be sent to. */
function toLink(url: string | null | undefined): string | null {
  return url !== null && url !== undefined && /^https?:\/\//u.test(url) ? url : null;
}

function toPayment(read: z.infer<typeof paymentObject>): ProviderPayment {
  const account = read.virtualAccount;
  return {
    paymentKey: read.paymentKey,
    orderId: read.orderId,
    status: statuses.includes(read.status) ? (read.status as PaymentStatus) : 'OTHER',
    totalAmount: read.totalAmount,
    balanceAmount: read.balanceAmount,
    method: (read.method ?? '').slice(0, 40),
    approvedAt: read.approvedAt ? toInstant(read.approvedAt) : null,
    receiptUrl: toLink(read.receipt?.url),
    cashReceiptUrl: toLink(read.cashReceipt?.receiptUrl),
    secret: read.secret ?? null,
    depositAccount: account
      ? {
          bankName: getBankName(account.bankCode),
          accountNumber: account.accountNumber,
          holderName: account.customerName ?? '',
          dueAt: (toInstant(account.dueDate) ?? new Date()).toISOString(),
        }
      : null,
    failureCode: read.failure?.code ?? null,
  };
}

/** Answers that do not tell whether the call had its effect: to be asked about. */
const unclearCodes: readonly string[] = [
  'ALREADY_PROCESSED_PAYMENT',
  'ALREADY_CANCELED_PAYMENT',
  'PROVIDER_ERROR',
  'IDEMPOTENT_REQUEST_PROCESSING',
  'FAILED_INTERNAL_SYSTEM_PROCESSING',
  'FAILED_PAYMENT_INTERNAL_SYSTEM_PROCESSING',
  'FAILED_METHOD_HANDLING_CANCEL',
  'UNKNOWN_PAYMENT_ERROR',
];

async function readAnswer(response: Response): Promise<ProviderAnswer> {
  const body: unknown = await response.json();
  if (response.ok) {
    const read = paymentObject.safeParse(body);
    return read.success
      ? { kind: 'payment', payment: toPayment(read.data) }
      : { kind: 'unclear', cause: read.error };
  }
  const code = errorObject.safeParse(body).data?.code;
  const isUnclear =
    code === undefined ||
    unclearCodes.includes(code) ||
    response.status >= 500 ||
    [408, 409, 425, 429].includes(response.status);
  if (!isUnclear) return { kind: 'refused', code };
  const cause = new Error(`toss answered ${response.status} ${code ?? ''}`);
  // A plain 400 ends the call; after a 409 or a 500 it may still be going on inside.
  return { kind: 'unclear', cause, code: response.status === 400 ? code : undefined };
}

/** 토스페이먼츠, API version 2022-11-16; by configuration alone it also reaches the sandbox. */
export function createToss({ apiBase, secretKey }: Env['toss']): PaymentProvider {
  const authorization = `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}`;
  const request = async (path: string, timeoutMs: number, post?: { body: object; key: string }) => {
    try {
      const response = await fetch(apiBase + path, {
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
        headers: {
          authorization,
          ...(post ? { 'content-type': 'application/json', 'idempotency-key': post.key } : {}),
        },
        ...(post ? { method: 'POST', body: JSON.stringify(post.body) } : {}),
      });
      return await readAnswer(response);
    } catch (cause) {
      return { kind: 'unclear', cause } as const;
    }
  };
  return {
    confirm: ({ paymentKey, orderId, amount, idempotencyKey }) =>
      request('/v1/payments/confirm', confirmTimeoutMs, {
        body: { paymentKey, orderId, amount },
        key: idempotencyKey,
      }),
    findByOrder: (orderId) => request(`/v1/payments/orders/${encodeURIComponent(orderId)}`, askTimeoutMs),
    cancel: ({ paymentKey, amount, reason, account, idempotencyKey }) =>
      request(`/v1/payments/${encodeURIComponent(paymentKey)}/cancel`, confirmTimeoutMs, {
        body: {
          cancelReason: reason,
          cancelAmount: amount,
          ...(account
            ? {
                refundReceiveAccount: {
                  bank: account.bank,
                  accountNumber: account.accountNumber,
                  holderName: account.holderName,
                },
              }
            : {}),
        },
        key: idempotencyKey,
      }),
  };
}
