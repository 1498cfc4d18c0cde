import type { PointOrder } from '@jadoo/contract';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, queryRows } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import {
  addCoupon,
  decideRefund,
  reconcile,
  showOrder,
} from '#features/operator/operator-payments.service.ts';
import { audit } from '#features/operator/operator.service.ts';
import { compensate, expireLots as expire, spend } from '#features/points/points.service.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/app.ts';
import { startPostgres, type TestPostgres } from '#test/postgres.ts';
import { settlePayments } from './payment-jobs.service.ts';
import { planRefund } from './payments.rules.ts';
import { settleOrder } from './settling.service.ts';

describe('the rule of a refund', () => {
  const approvedAt = new Date('2026-11-01T00:00:00Z');
  const after = (days: number) => new Date(approvedAt.getTime() + days * 86_400_000);
  const charge = {
    amount: 50_000,
    refundedAmount: 0,
    approvedAt,
    paidRemaining: 50_000,
    bonusPoints: 2500,
    bonusRemaining: 2500,
    nowAt: after(1),
  };

  test.each([
    ['unused within seven days: all', {}, ['full', 50_000, 50_000, 2500]],
    ['to the last moment of the seventh day', { nowAt: after(7) }, ['full', 50_000, 50_000, 2500]],
    ['a moment later: 90 %', { nowAt: new Date(after(7).getTime() + 1) }, ['partial', 45_000, 50_000, 2500]],
    ['partly used: 90 % of the rest', { paidRemaining: 20_000 }, ['partial', 18_000, 20_000, 2500]],
    ['only its bonus used: not unused', { bonusRemaining: 2000 }, ['partial', 45_000, 50_000, 2000]],
    ['rounded down to whole won', { paidRemaining: 19 }, ['partial', 17, 19, 2500]],
    ['all used: nothing', { paidRemaining: 0, bonusRemaining: 0 }, ['none', 0, 0, 0]],
    ['one point left: less than a won, nothing', { paidRemaining: 1 }, ['none', 0, 0, 0]],
  ] as const)('%s', (_name, change, [rule, amount, paidPoints, bonusPoints]) => {
    expect(planRefund({ ...charge, ...change })).toEqual({ rule, amount, paidPoints, bonusPoints });
  });

  test('never gives more than is left of the charge, nor takes more points than there are', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.nat(),
        fc.nat(),
        fc.nat(),
        fc.integer({ min: 0, max: 4000 }),
        (thousands, refunded, remaining, bonus, days) => {
          const amount = thousands * 1000;
          const input = {
            amount,
            refundedAmount: refunded % (amount + 1),
            approvedAt,
            paidRemaining: remaining % (amount + 1),
            bonusPoints: 100,
            bonusRemaining: bonus % 101,
            nowAt: after(days / 10),
          };
          const plan = planRefund(input);
          expect(plan.amount + input.refundedAmount).toBeLessThanOrEqual(amount);
          expect(plan.paidPoints).toBeLessThanOrEqual(input.paidRemaining);
          expect(plan.amount).toBeLessThanOrEqual(plan.paidPoints);
        },
      ),
    );
  });
});

let postgres: TestPostgres;
let database: Database;
let api: TestApp;
let owner: TestUser;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.createDatabase(16);
  api = await createTestApp({ database });
}, 90_000);
afterAll(async () => {
  await api.close();
  await database.close();
  await postgres.stop();
});
beforeEach(async () => {
  owner = await api.join();
});
afterEach(async () => {
  api.company.setFaults(() => 'none');
  api.company.refuseCancels(undefined);
  expect(await audit(database.db)).toEqual([]);
});

const charge = async (amount: number, method?: '카드' | '가상계좌'): Promise<PointOrder> => {
  const { data } = await api.call<PointOrder>('POST', '/pointOrder', { as: owner, body: { AMOUNT: amount } });
  const paymentKey = api.company.authenticate(data.orderId, amount, method);
  const body = { orderId: data.orderId, paymentKey, amount };
  const confirmed = await api.call<PointOrder>('POST', '/pointConfirm', { as: owner, body });
  if (method !== '가상계좌') return confirmed.data;
  await api.call('POST', '/pointWebhook', { body: api.company.deposit(data.orderId) });
  return show(data.orderId);
};
const show = async (orderId: string) =>
  (await api.call<PointOrder>('GET', `/pointOrder/${orderId}`, { as: owner })).data;
const refund = (orderId: string, EXPECTED_AMOUNT: number, more: object = {}) =>
  api.call<PointOrder>('POST', '/pointRefund', {
    as: owner,
    body: { orderId, EXPECTED_AMOUNT, REASON: '잘못 충전했어요', ...more },
  });
let references = 0;
const use = (amountPoints: number, reference = `refund-test:${(references += 1)}`) =>
  inTransaction(database.db, (tx) =>
    spend(tx, { userIdx: owner.userIdx, amountPoints, reference, title: '자료' }),
  );
const age = (orderId: string, days: number) =>
  database.db.execute(
    sql`UPDATE payment_order SET approved_at = approved_at - ${days} * interval '1 day' WHERE order_id = ${orderId}`,
  );
const expireLots = (userIdx: number, nowAt: Date) =>
  inTransaction(database.db, (tx) => expire(tx, userIdx, nowAt));
const given = (orderId: string) => {
  const payment = api.company.get(orderId);
  return (payment?.totalAmount ?? 0) - (payment?.balanceAmount ?? 0);
};
/** The bonus of the sign-up. */
const start = 3000;
const account = { BANK: '20', ACCOUNT_NO: '110123456789', HOLDER: '김자두' };
const signature = { operator: '운영자', reason: '고객 요청' };
const deps = () => ({
  db: database.db,
  provider: api.company.provider,
  now: () => new Date(),
  onTrouble: () => undefined,
});

describe('a refund', () => {
  test('of an unused charge gives all back and takes its points and its bonus', async () => {
    const { orderId, REFUND } = await charge(30_000);
    expect(REFUND).toMatchObject({ RULE: 'full', AMOUNT: 30_000, POINT: 30_000, BONUS_POINT: 900 });
    const { data } = await refund(orderId, 30_000);
    expect(data).toMatchObject({
      STATUS: 'done',
      UM_POINT: start,
      REFUND: { RULE: 'none', AMOUNT: 0, MESSAGE: '이미 환불한 충전이에요.' },
      REFUNDS: [{ STATUS: 'done', AMOUNT: 30_000, POINT: 30_000, BONUS_POINT: 900 }],
    });
    expect(given(orderId)).toBe(30_000);
  });

  test('later gives 90 % of what is left of that very charge', async () => {
    const { orderId } = await charge(10_000);
    await use(start + 4000);
    await age(orderId, 30);
    expect((await show(orderId)).REFUND).toMatchObject({ RULE: 'partial', AMOUNT: 5400, POINT: 6000 });
    const { data } = await refund(orderId, 5400);
    expect(data).toMatchObject({ UM_POINT: 0, REFUNDS: [{ STATUS: 'done', AMOUNT: 5400 }] });
    expect(given(orderId)).toBe(5400);
  });

  test('of another amount than the one shown is refused', async () => {
    const { orderId } = await charge(10_000);
    await age(orderId, 8);
    expect(await refund(orderId, 10_000)).toMatchObject({ status: 409, reason: 'refund-changed' });
    expect(given(orderId)).toBe(0);
  });

  test('of nothing, or of an order that was never paid, is refused', async () => {
    const { orderId } = await charge(5000);
    await use(start + 5000);
    expect(await refund(orderId, 0)).toMatchObject({ status: 409, reason: 'refund-none' });
    const { data } = await api.call<PointOrder>('POST', '/pointOrder', { as: owner, body: { AMOUNT: 5000 } });
    expect(await refund(data.orderId, 5000)).toMatchObject({ status: 409, reason: 'refund-none' });
  });

  test('eight at once give back once', async () => {
    const { orderId } = await charge(100_000);
    const answers = await Promise.all(Array.from({ length: 8 }, () => refund(orderId, 100_000)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, reason } of answers.filter((answer) => answer.status !== 200)) {
      expect(status).toBe(409);
      expect(['refund-open', 'refund-none']).toContain(reason);
    }
    expect(given(orderId)).toBe(100_000);
    expect((await show(orderId)).UM_POINT).toBe(start);
  });

  test('and spends at once: points go one way or the other, never both', async () => {
    const { orderId } = await charge(10_000);
    await use(start);
    await Promise.all([
      refund(orderId, 10_000),
      ...Array.from({ length: 10 }, () => use(1000).catch(() => undefined)),
    ]);
    const now = await show(orderId);
    const spent = 10_000 - now.UM_POINT - (now.REFUNDS[0]?.POINT ?? 0);
    expect(spent % 1000).toBe(0);
    expect(given(orderId)).toBeLessThanOrEqual(10_000 - spent);
  });

  test('whose answer does not come stays open with the points taken, and happens once', async () => {
    const { orderId } = await charge(5000);
    api.company.setFaults(() => 'silent');
    const first = await refund(orderId, 5000);
    expect(first.data).toMatchObject({ UM_POINT: start, REFUNDS: [{ STATUS: 'requested' }] });
    expect((await refund(orderId, 5000)).status).toBe(409);
    api.company.setFaults(() => 'none');
    const jobs = await queryRows(
      database.db,
      sql`SELECT 1 AS job FROM pgboss.job j JOIN payment_refund r ON r.idx = (j.data ->> 'refundIdx')::bigint
          JOIN payment_order o ON o.idx = r.order_idx WHERE j.name = 'settle-refund' AND o.order_id = ${orderId}`,
    );
    expect(jobs).toHaveLength(1);
    await settlePayments(deps(), { isAll: true });
    expect((await show(orderId)).REFUNDS[0]?.STATUS).toBe('done');
    expect(given(orderId)).toBe(5000);
  });

  test('of a part whose answer does not come gives that part back once', async () => {
    const { orderId } = await charge(50_000);
    await use(start + 2500 + 40_000);
    api.company.setFaults(() => 'silent');
    await refund(orderId, 9000);
    api.company.setFaults(() => 'none');
    await settlePayments(deps(), { isAll: true });
    expect((await show(orderId)).REFUNDS).toMatchObject([{ STATUS: 'done', AMOUNT: 9000 }]);
    expect(given(orderId)).toBe(9000);
  });

  test('that the provider refuses is left to a person', async () => {
    const { orderId } = await charge(5000);
    api.company.refuseCancels('NOT_CANCELABLE_PAYMENT');
    const { data } = await refund(orderId, 5000);
    expect(data).toMatchObject({ UM_POINT: start, REFUNDS: [{ STATUS: 'review' }] });
    expect(data.REFUNDS[0]?.MESSAGE).toBe('환불 신청을 받았어요. 확인한 뒤 3영업일 안에 처리해 드려요.');
    expect(given(orderId)).toBe(0);
  });

  test('of a deposit needs an account, which is forgotten afterwards', async () => {
    const { orderId, REFUND } = await charge(10_000, '가상계좌');
    expect(REFUND.NEEDS_ACCOUNT).toBe(true);
    expect(await refund(orderId, 10_000)).toMatchObject({
      status: 422,
      data: { issues: [{ path: 'ACCOUNT' }] },
    });
    // The clearing house's code of a bank is not the provider's.
    const clearing = { ...account, BANK: '04' };
    expect((await refund(orderId, 10_000, { ACCOUNT: clearing })).status).toBe(422);
    const { data } = await refund(orderId, 10_000, { ACCOUNT: account });
    expect(data.REFUNDS).toMatchObject([{ STATUS: 'done', AMOUNT: 10_000 }]);
    const rows = await queryRows(
      database.db,
      sql`SELECT 1 AS kept FROM payment_refund WHERE account IS NOT NULL`,
    );
    expect(rows).toEqual([]);
  });

  test('does not outgrow the charge when a failed paper gives points back in between', async () => {
    const { orderId } = await charge(10_000);
    const spendReference = `refund-test:returned`;
    await use(start + 5000, spendReference);
    await refund(orderId, 4500);
    await inTransaction(database.db, (tx) =>
      compensate(tx, {
        userIdx: owner.userIdx,
        amountPoints: 5000,
        reference: spendReference,
        spendReference,
        title: '자료 만들기 실패',
      }),
    );
    expect((await show(orderId)).REFUND).toMatchObject({ RULE: 'partial', AMOUNT: 4500, POINT: 5000 });
    await refund(orderId, 4500);
    expect(given(orderId)).toBe(9000);
  });
});

describe('an operator', () => {
  const review = async (amount: number): Promise<{ orderId: string; idx: number }> => {
    const { orderId } = await charge(amount);
    api.company.refuseCancels('NOT_CANCELABLE_PAYMENT');
    await refund(orderId, amount);
    api.company.refuseCancels(undefined);
    const [row] = await queryRows<{ idx: number }>(
      database.db,
      sql`SELECT r.idx::int AS idx FROM payment_refund r JOIN payment_order o ON o.idx = r.order_idx WHERE order_id = ${orderId}`,
    );
    return { orderId, idx: row?.idx ?? 0 };
  };
  const countAudits = async (action: string) =>
    (
      await queryRows(
        database.db,
        sql`SELECT 1 AS row FROM operator_audit WHERE action = ${action} AND operator = '운영자'`,
      )
    ).length;

  test.each([
    ['retry', 'done', 5000, start],
    ['by-hand', 'done', 0, start],
    ['reject', 'failed', 0, start + 5000],
  ] as const)('can %s a refund once, and it is noted', async (decision, status, back, balance) => {
    const { orderId, idx } = await review(5000);
    const before = await countAudits('refund');
    expect(await decideRefund(deps(), signature, idx, decision)).toBe(status);
    expect(given(orderId)).toBe(back);
    expect((await show(orderId)).UM_POINT).toBe(balance);
    expect(await countAudits('refund')).toBe(before + 1);
    await expect(decideRefund(deps(), signature, idx, decision)).rejects.toMatchObject({
      reason: 'already-processed',
    });
    expect(await countAudits('refund')).toBe(before + 1);
  });

  test('gives the bonus back with a refund that is rejected, and the charge is whole again', async () => {
    const { orderId, idx } = await review(100_000);
    await decideRefund(deps(), signature, idx, 'reject');
    expect(await show(orderId)).toMatchObject({ UM_POINT: start + 107_000, REFUND: { RULE: 'full' } });
  });

  test('who rejects a refund after its points ran out gives them back until the next night', async () => {
    const { orderId, idx } = await review(5000);
    const afterFiveYears = new Date(Date.now() + 5.1 * 365.25 * 86_400_000);
    await expireLots(owner.userIdx, afterFiveYears);
    expect((await show(orderId)).UM_POINT).toBe(0);
    await decideRefund(deps(), signature, idx, 'reject');
    expect(await show(orderId)).toMatchObject({ UM_POINT: 5000, REFUND: { AMOUNT: 5000 } });
    const nextNight = new Date(afterFiveYears.getTime() + 86_400_000);
    expect(await expireLots(owner.userIdx, nextNight)).toBe(5000);
    expect(await show(orderId)).toMatchObject({ UM_POINT: 0, REFUND: { RULE: 'none' } });
    expect(await expireLots(owner.userIdx, nextNight)).toBe(0);
  });

  test('makes a coupon that a member turns into points', async () => {
    const coupon = {
      code: 'autumn-2026',
      title: '가을 쿠폰',
      points: 1000,
      maxUses: 1,
      startsAt: new Date(0),
      endsAt: new Date(Date.now() + 86_400_000),
    };
    expect(await addCoupon(database.db, signature, coupon)).toBe('AUTUMN2026');
    await expect(addCoupon(database.db, signature, coupon)).rejects.toMatchObject({ reason: 'duplicate' });
    expect(await countAudits('coupon')).toBe(1);
    const answer = await api.call('POST', '/pointCoupon', { as: owner, body: { CODE: 'AUTUMN-2026' } });
    expect(answer.data).toEqual({ COUPON_TITLE: '가을 쿠폰', POINT: 1000, UM_POINT: start + 1000 });
    const again = await api.call('POST', '/pointCoupon', { as: owner, body: { CODE: 'autumn2026' } });
    expect(again).toMatchObject({ status: 409, reason: 'coupon-used' });
  });

  test('reconciles: what is open ends, and where the provider differs is told', async () => {
    const { data } = await api.call<PointOrder>('POST', '/pointOrder', { as: owner, body: { AMOUNT: 5000 } });
    const paymentKey = api.company.authenticate(data.orderId, 5000);
    api.company.setFaults(() => 'silent');
    const body = { orderId: data.orderId, paymentKey, amount: 5000 };
    await api.call('POST', '/pointConfirm', { as: owner, body });
    api.company.setFaults(() => 'none');
    const lied = await charge(10_000);
    api.company.setState(lied.orderId, { status: 'ABORTED', approvedAt: null });
    const before = await countAudits('reconcile');
    const report = await reconcile(deps(), signature, 1);
    expect((await show(data.orderId)).STATUS).toBe('done');
    expect(report.stillOpen).toEqual([]);
    expect(report.differences).toContain(`${lied.orderId}: 우리 done, 결제사 ABORTED.`);
    expect(report.differences.some((line) => line.startsWith(data.orderId))).toBe(false);
    expect(await countAudits('reconcile')).toBe(before + 1);
    const { lines } = await showOrder(database.db, signature, data.orderId);
    expect(lines[0]).toContain('5,000원');
  });
});

describe('money that the provider gave back by itself', () => {
  test('takes the points of that charge as far as they are left, once', async () => {
    const { orderId } = await charge(30_000);
    await use(start + 900 + 10_000);
    api.company.setState(orderId, { status: 'CANCELED', balanceAmount: 0 });
    const notice = { eventType: 'CANCEL_STATUS_CHANGED', createdAt: '', data: { orderId } };
    for (let count = 0; count < 3; count += 1) await api.call('POST', '/pointWebhook', { body: notice });
    expect(await show(orderId)).toMatchObject({
      UM_POINT: 0,
      REFUND: { RULE: 'none' },
      REFUNDS: [{ STATUS: 'done', AMOUNT: 30_000, POINT: 20_000 }],
    });
  });

  test('is not confused with a refund of ours', async () => {
    const { orderId } = await charge(10_000);
    await refund(orderId, 10_000);
    await api.call('POST', '/pointWebhook', { body: { data: { orderId } } });
    expect((await show(orderId)).REFUNDS).toHaveLength(1);
  });
});

describe('a deposit that the bank takes back', () => {
  const deposited = () => charge(100_000, '가상계좌');
  const notify = (body: object) => api.call('POST', '/pointWebhook', { body });
  const listTitles = async () => {
    const { data } = await api.call<{ items: { PT_TITLE: string; AMOUNT: number }[] }>('GET', '/pointList', {
      as: owner,
    });
    return data.items.map(({ PT_TITLE, AMOUNT }) => `${PT_TITLE} ${AMOUNT}`);
  };

  test('takes points and bonus of that charge, waits again, and gives them back with the money', async () => {
    const { orderId } = await deposited();
    const takenBack = api.company.takeBack(orderId);
    for (let count = 0; count < 3; count += 1) await notify(takenBack);
    expect(await show(orderId)).toMatchObject({
      STATUS: 'waiting',
      MESSAGE: '은행에서 입금이 취소되어 충전한 포인트를 거둬들였어요. 다시 입금하면 포인트를 넣어 드려요.',
      VIRTUAL_ACCOUNT: { ACCOUNT_NO: '1234567890' },
      REFUND: { RULE: 'none' },
      REFUNDS: [],
      UM_POINT: start,
    });
    const open = await api.call<{ items: PointOrder[] }>('GET', '/pointOrder', { as: owner });
    expect(open.data.items.map((order) => order.orderId)).toEqual([orderId]);
    const again = api.company.deposit(orderId);
    for (let count = 0; count < 3; count += 1) await notify(again);
    expect(await show(orderId)).toMatchObject({ STATUS: 'done', UM_POINT: start + 107_000 });
    expect((await refund(orderId, 100_000, { ACCOUNT: account })).data.REFUNDS).toHaveLength(1);
    expect((await listTitles()).toReversed().slice(1)).toEqual([
      '100,000원 충전 100000',
      '100,000원 충전 보너스 7000',
      '입금이 취소된 충전의 회수 -100000',
      '입금이 취소된 충전의 보너스 회수 -7000',
      '다시 입금되어 돌려드린 포인트 100000',
      '다시 입금되어 돌려드린 포인트 7000',
      '충전 환불 -100000',
      '환불한 충전의 보너스 회수 -7000',
    ]);
  });

  test('leaves spent points spent and calls a person', async () => {
    const { orderId } = await deposited();
    await use(start + 7000 + 30_000);
    await notify(api.company.takeBack(orderId));
    expect(await show(orderId)).toMatchObject({ STATUS: 'waiting', UM_POINT: 0 });
    expect(api.log.some(({ msg }) => String(msg).includes('30000 won are gone'))).toBe(true);
    await notify(api.company.deposit(orderId));
    expect(await show(orderId)).toMatchObject({ STATUS: 'done', UM_POINT: 70_000 });
  });

  test('is found again by the job when the notices are lost, and agrees with the provider', async () => {
    const { orderId } = await deposited();
    api.company.takeBack(orderId);
    expect((await reconcile(deps(), signature, 1)).differences.join()).not.toContain(orderId);
    expect(await show(orderId)).toMatchObject({ STATUS: 'waiting', UM_POINT: start });
    api.company.deposit(orderId);
    await settlePayments(deps());
    expect(await show(orderId)).toMatchObject({ STATUS: 'done', UM_POINT: start + 107_000 });
  });

  test('is canceled for good once its account has closed', async () => {
    const { orderId } = await deposited();
    await notify(api.company.takeBack(orderId));
    await database.db.execute(
      sql`UPDATE payment_order SET deposit_account = jsonb_set(deposit_account, '{dueAt}', '"2026-01-01T00:00:00Z"') WHERE order_id = ${orderId}`,
    );
    expect(await show(orderId)).toMatchObject({ STATUS: 'canceled', VIRTUAL_ACCOUNT: null });
    const open = await api.call<{ items: PointOrder[] }>('GET', '/pointOrder', { as: owner });
    expect(open.data.items).toEqual([]);
  });

  test('is not believed from an answer that is older than the credit', async () => {
    const { orderId } = await deposited();
    const told = await api.company.provider.findByOrder(orderId);
    const [row] = await queryRows<{ idx: number }>(
      database.db,
      sql`SELECT idx::int AS idx FROM payment_order WHERE order_id = ${orderId}`,
    );
    if (told.kind !== 'payment' || !row) throw new Error('no payment');
    const { payment } = told;
    await settleOrder(deps(), row.idx, { ...payment, status: 'WAITING_FOR_DEPOSIT' });
    expect(await show(orderId)).toMatchObject({ STATUS: 'done', UM_POINT: start + 107_000 });
    await notify(api.company.takeBack(orderId));
    await settleOrder(deps(), row.idx, payment);
    expect(await show(orderId)).toMatchObject({ STATUS: 'waiting', UM_POINT: start });
  });
});
