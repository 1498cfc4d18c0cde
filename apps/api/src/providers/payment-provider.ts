/** Where a payment stands at the provider; anything that we do not know is `other`. */
export type PaymentStatus =
  | 'READY'
  | 'IN_PROGRESS'
  | 'WAITING_FOR_DEPOSIT'
  | 'DONE'
  | 'CANCELED'
  | 'PARTIAL_CANCELED'
  | 'ABORTED'
  | 'EXPIRED'
  | 'OTHER';

/** A payment as the provider tells it. */
export interface ProviderPayment {
  paymentKey: string;
  orderId: string;
  status: PaymentStatus;
  totalAmount: number;
  /** What is left of it after cancellations. */
  balanceAmount: number;
  method: string;
  approvedAt: Date | null;
  receiptUrl: string | null;
  cashReceiptUrl: string | null;
  /** What a deposit notice must carry. */
  secret: string | null;
  depositAccount: {
    bankName: string;
    accountNumber: string;
    holderName: string;
    dueAt: string;
  } | null;
  failureCode: string | null;
}

/**
 * What came of a call. `refused` is a definite no with the provider's code; `unclear` means that the call may
 * or may not have had its effect: only asking again tells.
 */
export type ProviderAnswer =
  | { kind: 'payment'; payment: ProviderPayment }
  | { kind: 'refused'; code: string }
  | { kind: 'unclear'; cause: unknown; code?: string | undefined };

export interface CancelRequest {
  paymentKey: string;
  amount: number;
  reason: string;
  account: { bank: string; accountNumber: string; holderName: string } | null;
  idempotencyKey: string;
}

/** The payment company. No method throws: whatever happens is an answer. */
export interface PaymentProvider {
  confirm: (request: {
    paymentKey: string;
    orderId: string;
    amount: number;
    idempotencyKey: string;
  }) => Promise<ProviderAnswer>;
  findByOrder: (orderId: string) => Promise<ProviderAnswer>;
  cancel: (request: CancelRequest) => Promise<ProviderAnswer>;
}
