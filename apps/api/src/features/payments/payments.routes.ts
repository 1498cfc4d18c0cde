import {
  confirmPointOrder,
  createPointOrder,
  failPointOrder,
  getPointOrder,
  getPointProducts,
  getPointReceipt,
  listExpiringPoints,
  listOpenPointOrders,
  receivePaymentWebhook,
  redeemCoupon,
  refundPointOrder,
} from '@jadoo/contract';
import type { FastifyInstance } from 'fastify';
import type { Env } from '#env.ts';
import { listExpiring } from '#features/points/points.service.ts';
import { requireConsents } from '#features/profile/consents.service.ts';
import { route } from '#plugins/route.ts';
import { redeem } from './coupons.service.ts';
import {
  bonusTiers,
  cardAmounts,
  getBonusPoints,
  getBonusRate,
  maxAmount,
  minAmount,
  stepAmount,
} from './payments.rules.ts';
import {
  confirmOrder,
  createOrder,
  failOrder,
  getCustomerKey,
  getOrder,
  getReceipt,
  listOpen,
  type PaymentDeps,
  receiveNotice,
  refundOrder,
} from './payments.service.ts';

type RouteDeps = PaymentDeps & { toss: Pick<Env['toss'], 'clientKey' | 'sdkUrl'> };

function registerOrders(app: FastifyInstance, deps: RouteDeps): void {
  route(app, getPointProducts, ({ user }) =>
    Promise.resolve({
      PRODUCTS: cardAmounts.map((amount) => ({
        AMOUNT: amount,
        BONUS_RATE: getBonusRate(amount),
        BONUS_POINT: getBonusPoints(amount),
      })),
      BONUS_TIERS: bonusTiers.map(({ fromAmount, ratePercent }) => ({
        FROM_AMOUNT: fromAmount,
        BONUS_RATE: ratePercent,
      })),
      MIN_AMOUNT: minAmount,
      MAX_AMOUNT: maxAmount,
      STEP_AMOUNT: stepAmount,
      CLIENT_KEY: deps.toss.clientKey,
      SDK_URL: deps.toss.sdkUrl,
      CUSTOMER_KEY: getCustomerKey(deps.secret, user.userIdx),
    }),
  );
  route(
    app,
    createPointOrder,
    async ({ user, body }) => {
      await requireConsents(deps.db, user.userIdx);
      return createOrder(deps, user.userIdx, body.AMOUNT);
    },
    { rateLimit: 'order' },
  );
  route(app, confirmPointOrder, ({ user, body }) => confirmOrder(deps, user.userIdx, body), {
    rateLimit: 'confirm',
  });
  route(app, failPointOrder, ({ user, body }) => failOrder(deps, user.userIdx, body.code, body.orderId), {
    rateLimit: 'order',
  });
  route(app, getPointOrder, ({ user, params }) => getOrder(deps, user.userIdx, params.orderId), {
    rateLimit: 'poll',
  });
  route(app, listOpenPointOrders, async ({ user }) => ({ items: await listOpen(deps, user.userIdx) }));
  route(app, getPointReceipt, ({ user, params }) => getReceipt(deps, user.userIdx, params.orderId));
}

/** Charging, refunds, coupons, and what the payment provider tells us. */
export function registerPaymentRoutes(app: FastifyInstance, deps: RouteDeps): void {
  registerOrders(app, deps);
  route(
    app,
    refundPointOrder,
    ({ user, body }) =>
      refundOrder(deps, {
        userIdx: user.userIdx,
        orderId: body.orderId,
        expectedAmount: body.EXPECTED_AMOUNT,
        reason: body.REASON,
        account: body.ACCOUNT
          ? {
              bank: body.ACCOUNT.BANK,
              accountNumber: body.ACCOUNT.ACCOUNT_NO,
              holderName: body.ACCOUNT.HOLDER,
            }
          : null,
      }),
    { rateLimit: 'confirm' },
  );
  route(
    app,
    redeemCoupon,
    async ({ user, body }) => {
      const { title, points, balancePoints } = await redeem(deps.db, user.userIdx, body.CODE, deps.now());
      return { COUPON_TITLE: title, POINT: points, UM_POINT: balancePoints };
    },
    { rateLimit: 'coupon' },
  );
  route(app, listExpiringPoints, async ({ user }) => {
    const lots = await listExpiring(deps.db, user.userIdx, deps.now());
    return {
      items: lots.map(({ kind, remaining, expiresAt }) => ({
        KIND: kind,
        POINT: remaining,
        EXPIRE_DT: expiresAt.toISOString(),
      })),
    };
  });
  route(
    app,
    receivePaymentWebhook,
    async ({ request }) => {
      await receiveNotice(deps, request.body);
      return null;
    },
    { rateLimit: 'webhook', acceptsAnyBody: true },
  );
}
