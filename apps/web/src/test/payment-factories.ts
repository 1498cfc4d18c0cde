import type { PointOrder } from '@jadoo/contract';
import type { PointProducts } from '#features/point/charge-amount.ts';

/** A charge of 30,000원 that is credited. */
export function makeOrder(fields: Partial<PointOrder> = {}): PointOrder {
  return {
    orderId: 'jd-order-1',
    STATUS: 'done',
    ORDER_NAME: '자두 포인트 30,000P',
    AMOUNT: 30_000,
    VAT_AMOUNT: 2727,
    BONUS_POINT: 900,
    MESSAGE: '30,900P를 충전했어요.',
    FAIL_CODE: null,
    METHOD: '카드',
    HAS_RECEIPT: true,
    VIRTUAL_ACCOUNT: null,
    REFUND: {
      RULE: 'full',
      AMOUNT: 30_000,
      POINT: 30_000,
      BONUS_POINT: 900,
      NEEDS_ACCOUNT: false,
      MESSAGE: '7일 안이고 쓰지 않아서 모두 환불돼요.',
    },
    REFUNDS: [],
    UM_POINT: 31_400,
    REG_DT: '2026-11-21T05:30:00.000Z',
    APPROVED_DT: '2026-11-21T05:31:00.000Z',
    ...fields,
  };
}

/** What the server sells. */
export const someProducts: PointProducts = {
  PRODUCTS: [
    { AMOUNT: 10_000, BONUS_RATE: 0, BONUS_POINT: 0 },
    { AMOUNT: 30_000, BONUS_RATE: 3, BONUS_POINT: 900 },
  ],
  BONUS_TIERS: [
    { FROM_AMOUNT: 30_000, BONUS_RATE: 3 },
    { FROM_AMOUNT: 50_000, BONUS_RATE: 5 },
  ],
  MIN_AMOUNT: 1000,
  MAX_AMOUNT: 500_000,
  STEP_AMOUNT: 1000,
  CLIENT_KEY: 'test_gck_x',
  SDK_URL: 'https://js.tosspayments.com/v2/standard',
  CUSTOMER_KEY: 'c-1234567890',
};
