import { z } from 'zod';
import { banks } from './banks.ts';
import { endpoint } from './endpoint.ts';
import { instant, nothing, points } from './envelope.ts';

const won = z.int().min(0);

/** Number of an order at the payment provider: made by the server, 6–64 of letters, digits, `-` and `_`. */
export const orderId = z.string().regex(/^[A-Za-z0-9_-]{6,64}$/u, '주문 번호를 확인해 주세요.');

/**
 * ready: the payment window may be opened · confirming: asked for approval, keep polling · waiting: 입금 대기 ·
 * done: credited · failed: not charged · unknown: the provider has not answered yet, keep polling ·
 * canceled: given up before paying.
 */
export const orderStatus = z.enum([
  'ready',
  'confirming',
  'waiting',
  'done',
  'failed',
  'unknown',
  'canceled',
]);
export type OrderStatus = z.infer<typeof orderStatus>;

/** States in which the page keeps asking `getPointOrder`, about every two seconds. */
export const unsettledOrderStatuses: readonly OrderStatus[] = ['confirming', 'unknown'];

/** A bank account into which a virtual-account payment goes back. BANK is a code of `banks`. */
export const refundAccount = z.strictObject({
  BANK: z.enum(
    banks.map(({ code }) => code),
    '은행을 골라 주세요.',
  ),
  ACCOUNT_NO: z.string().regex(/^\d{6,20}$/u, '계좌번호는 숫자만 6~20자로 적어 주세요.'),
  HOLDER: z.string().trim().min(1, '예금주를 적어 주세요.').max(60, '예금주는 60자까지 적을 수 있어요.'),
});

/** `requested`: money is on its way · `review`: a person looks at it · `done` · `failed`: points came back. */
const refundRecord = z.strictObject({
  STATUS: z.enum(['requested', 'review', 'done', 'failed']),
  /** Won that go back to the payer. */
  AMOUNT: won,
  /** Paid points and bonus points that were taken for it. */
  POINT: points,
  BONUS_POINT: points,
  MESSAGE: z.string(),
  REG_DT: instant,
});

/**
 * What a refund would give now. RULE: `full` within 7 days and unused, `partial` 90 % of what is unused,
 * `none` with the reason in MESSAGE. Send AMOUNT back as EXPECTED_AMOUNT.
 */
const refundQuote = z.strictObject({
  RULE: z.enum(['full', 'partial', 'none']),
  AMOUNT: won,
  POINT: points,
  BONUS_POINT: points,
  NEEDS_ACCOUNT: z.boolean(),
  MESSAGE: z.string(),
});

/** One charge. MESSAGE is our own sentence for its state, fit to show; provider texts never travel. */
export const pointOrder = z.strictObject({
  orderId,
  STATUS: orderStatus,
  ORDER_NAME: z.string(),
  AMOUNT: won,
  /** VAT that AMOUNT includes. */
  VAT_AMOUNT: won,
  BONUS_POINT: points,
  MESSAGE: z.string(),
  /** The provider's code of a failure, to choose a picture or a next step by; null otherwise. */
  FAIL_CODE: z.string().nullable(),
  /** 카드, 가상계좌, 간편결제 …; empty until the provider has told. */
  METHOD: z.string(),
  HAS_RECEIPT: z.boolean(),
  VIRTUAL_ACCOUNT: z
    .strictObject({ BANK_NM: z.string(), ACCOUNT_NO: z.string(), HOLDER: z.string(), DUE_DT: instant })
    .nullable(),
  REFUND: refundQuote,
  REFUNDS: z.array(refundRecord),
  UM_POINT: points,
  REG_DT: instant,
  APPROVED_DT: instant.nullable(),
});
export type PointOrder = z.infer<typeof pointOrder>;

/** Amount cards, the limits of an own amount, bonus tiers, and what the payment window needs. */
export const getPointProducts = endpoint({
  method: 'GET',
  path: '/pointProduct',
  auth: 'bearer',
  summary: '충전 금액과 결제창 설정',
  output: z.strictObject({
    PRODUCTS: z.array(z.strictObject({ AMOUNT: won, BONUS_RATE: z.int().min(0), BONUS_POINT: points })),
    /** The highest tier not above the amount counts, for own amounts too. */
    BONUS_TIERS: z.array(z.strictObject({ FROM_AMOUNT: won, BONUS_RATE: z.int() })),
    MIN_AMOUNT: won,
    MAX_AMOUNT: won,
    STEP_AMOUNT: won,
    /** `loadTossPayments(CLIENT_KEY, { src: SDK_URL })`, then `.widgets({ customerKey: CUSTOMER_KEY })`. */
    CLIENT_KEY: z.string(),
    SDK_URL: z.string(),
    CUSTOMER_KEY: z.string(),
  }),
});

/**
 * Makes the order before the payment window opens; only AMOUNT of the answer may be charged. Then
 * `requestPayment({ orderId, orderName: ORDER_NAME, successUrl: '/point/process', failUrl: '/point/process-fail' })`.
 */
export const createPointOrder = endpoint({
  method: 'POST',
  path: '/pointOrder',
  auth: 'bearer',
  summary: '충전 주문 만들기',
  body: z.strictObject({ AMOUNT: z.int() }),
  output: pointOrder,
});

/**
 * What /point/process sends: the three values of the address as they are, `amount` as a number. Any number of
 * repeats give one credit; all answer with the order. 409 amount-changed or order-closed charge nothing.
 */
/** What the payment window sends back for approval. */
export const paymentInput = z.strictObject({
  paymentKey: z.string().min(1).max(200),
  orderId,
  amount: z.int(),
});
export const confirmPointOrder = endpoint({
  method: 'POST',
  path: '/pointConfirm',
  auth: 'bearer',
  summary: '결제 승인',
  body: paymentInput,
  output: pointOrder,
});

/** What the failUrl was told: `code` of the address, and `orderId` when it is there. Never the address's message. */
export const interruptionInput = z.strictObject({ code: z.string().max(100), orderId: orderId.optional() });
export const failPointOrder = endpoint({
  method: 'POST',
  path: '/pointFail',
  auth: 'bearer',
  summary: '결제 중단 알림',
  body: interruptionInput,
  output: z.strictObject({ MESSAGE: z.string(), IS_CANCEL: z.boolean(), ORDER: pointOrder.nullable() }),
});

/** One order; while it is unsettled, asking also asks the provider. */
export const getPointOrder = endpoint({
  method: 'GET',
  path: '/pointOrder/:orderId',
  auth: 'bearer',
  summary: '충전 주문 하나',
  params: z.strictObject({ orderId }),
  output: pointOrder,
});

/** Orders that still move: being confirmed, unknown or waiting for a deposit; newest first. */
export const listOpenPointOrders = endpoint({
  method: 'GET',
  path: '/pointOrder',
  auth: 'bearer',
  summary: '확인 중이거나 입금을 기다리는 주문',
  output: z.strictObject({ items: z.array(pointOrder) }),
});

/** Address of the receipt for the 400×700 window; 409 no-receipt until there is one. */
export const getPointReceipt = endpoint({
  method: 'GET',
  path: '/pointReceipt/:orderId',
  auth: 'bearer',
  summary: '영수증 주소',
  params: z.strictObject({ orderId }),
  output: z.strictObject({ RECEIPT_URL: z.string(), CASH_RECEIPT_URL: z.string().nullable() }),
});

/** Refunds what `REFUND` of the order says; 409 refund-changed when that is no longer EXPECTED_AMOUNT. */
export const refundPointOrder = endpoint({
  method: 'POST',
  path: '/pointRefund',
  auth: 'bearer',
  summary: '환불 신청',
  body: z.strictObject({
    orderId,
    EXPECTED_AMOUNT: won,
    REASON: z
      .string()
      .trim()
      .min(1, '환불 사유를 적어 주세요.')
      .max(100, '환불 사유는 100자까지 적을 수 있어요.'),
    ACCOUNT: refundAccount.optional(),
  }),
  output: pointOrder,
});

/** Turns a coupon code into bonus points: 409 coupon-unknown, coupon-ended, coupon-used-up or coupon-used. */
export const redeemCoupon = endpoint({
  method: 'POST',
  path: '/pointCoupon',
  auth: 'bearer',
  summary: '쿠폰 쓰기',
  body: z.strictObject({ CODE: z.string().trim().min(1, '쿠폰 번호를 적어 주세요.').max(40) }),
  output: z.strictObject({ COUPON_TITLE: z.string(), POINT: points, UM_POINT: points }),
});

/** Points that run out within 30 days, soonest first. */
export const listExpiringPoints = endpoint({
  method: 'GET',
  path: '/pointExpiry',
  auth: 'bearer',
  summary: '곧 사라지는 포인트',
  output: z.strictObject({
    items: z.array(z.strictObject({ KIND: z.enum(['paid', 'bonus']), POINT: points, EXPIRE_DT: instant })),
  }),
});

/** From the payment provider. Its body only says where to look; what counts is read from the provider itself. */
export const receivePaymentWebhook = endpoint({
  method: 'POST',
  path: '/pointWebhook',
  auth: 'public',
  summary: '결제 알림 받기 (결제사)',
  output: nothing,
});
