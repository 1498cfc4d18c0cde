import type { PointOrder } from '@jadoo/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { queryRows } from '#db/client.ts';
import { audit } from '#features/operator/operator.service.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/app.ts';
import { forgetOldPayments } from './payment-jobs.service.ts';
import { settleOrder } from './settling.service.ts';

let api: TestApp;
let owner: TestUser;
let other: TestUser;
beforeAll(async () => {
  api = await createTestApp();
  owner = await api.join();
  other = await api.join();
}, 60_000);
afterAll(async () => {
  expect(await audit(api.database.db)).toEqual([]);
  await api.close();
});

const order = async (AMOUNT: number, as = owner) =>
  (await api.call<PointOrder>('POST', '/pointOrder', { as, body: { AMOUNT } })).data;
const confirm = (body: { orderId: string; paymentKey: string; amount: number }, as = owner) =>
  api.call<PointOrder>('POST', '/pointConfirm', { as, body });
const show = (orderId: string, as = owner) => api.call<PointOrder>('GET', `/pointOrder/${orderId}`, { as });
const balance = async (as = owner) =>
  (await api.call<{ UM_POINT: number }>('POST', '/DropsMain', { as, body: { UM_IDX: String(as.userIdx) } }))
    .data.UM_POINT;
/** Orders and authenticates; what /point/process then holds. */
const authenticate = async (amount: number, method?: '카드' | '가상계좌') => {
  const { orderId } = await order(amount);
  return { orderId, paymentKey: api.company.authenticate(orderId, amount, method), amount };
};

const deps = () => ({
  db: api.database.db,
  provider: api.company.provider,
  now: () => new Date(),
  onTrouble: () => undefined,
});

describe('an order', () => {
  test.each([0, 999, 1500, 501_000, -5000, 1_000_000_000])('over %s won is refused', async (AMOUNT) => {
    const answer = await api.call('POST', '/pointOrder', { as: owner, body: { AMOUNT } });
    expect(answer).toMatchObject({ status: 422, reason: 'amount-invalid' });
  });

  test.each([
    [5000, 0, 455],
    [29_000, 0, 2636],
    [30_000, 900, 2727],
    [50_000, 2500, 4545],
    [100_000, 7000, 9091],
    [500_000, 35_000, 45_455],
  ])('over %s won has %sP of bonus and %s won of VAT', async (amount, bonus, vat) => {
    expect(await order(amount)).toMatchObject({
      STATUS: 'ready',
      AMOUNT: amount,
      BONUS_POINT: bonus,
      VAT_AMOUNT: vat,
      FAIL_CODE: null,
    });
  });

  test('is there for its owner alone', async () => {
    const { orderId } = await order(5000);
    expect((await show(orderId)).status).toBe(200);
    for (const path of [`/pointOrder/${orderId}`, `/pointReceipt/${orderId}`]) {
      expect(await api.call('GET', path, { as: other })).toMatchObject({ status: 404, code: '404' });
    }
    const paymentKey = api.company.authenticate(orderId, 5000);
    const calls = api.company.calls;
    expect((await confirm({ orderId, paymentKey, amount: 5000 }, other)).status).toBe(404);
    const fail = { code: 'PAY_PROCESS_CANCELED', orderId };
    expect((await api.call('POST', '/pointFail', { as: other, body: fail })).status).toBe(404);
    const refund = { orderId, EXPECTED_AMOUNT: 5000, REASON: '변심' };
    expect((await api.call('POST', '/pointRefund', { as: other, body: refund })).status).toBe(404);
    expect(api.company.calls).toBe(calls);
    expect((await show(orderId)).data.STATUS).toBe('ready');
  });
});

describe('an approval', () => {
  test('credits the points and the bonus, once, and tells the receipt', async () => {
    const before = await balance();
    const paid = await authenticate(30_000);
    const answer = await confirm(paid);
    expect(answer.data).toMatchObject({ STATUS: 'done', AMOUNT: 30_000, UM_POINT: before + 30_900 });
    expect(answer.data.MESSAGE).toBe('30,900P를 충전했어요.');
    expect((await confirm(paid)).data).toEqual(answer.data);
    expect(await balance()).toBe(before + 30_900);
    expect((await api.call('GET', `/pointReceipt/${paid.orderId}`, { as: owner })).data).toEqual({
      RECEIPT_URL: `https://receipt.test/${paid.paymentKey}`,
      CASH_RECEIPT_URL: null,
    });
    const list = await api.call<{ items: { ORDER_ID?: string; AMOUNT: number }[] }>(
      'GET',
      '/pointList?tab=charge',
      {
        as: owner,
      },
    );
    expect(list.data.items[0]).toMatchObject({ ORDER_ID: paid.orderId, AMOUNT: 30_000 });
  });

  test('of another amount than the order’s is refused before the provider hears of it', async () => {
    const paid = await authenticate(5000);
    const calls = api.company.calls;
    expect(await confirm({ ...paid, amount: 1000 })).toMatchObject({ status: 409, reason: 'amount-changed' });
    expect(api.company.calls).toBe(calls);
    expect((await show(paid.orderId)).data.STATUS).toBe('ready');
  });
});

describe('a payment that the provider refuses', () => {
  test('is failed in our own words, and charges nothing', async () => {
    const before = await balance();
    const paid = await authenticate(5000);
    api.company.refuseNext(paid.orderId, 'REJECT_CARD_PAYMENT');
    const { data } = await confirm(paid);
    expect(data).toMatchObject({ STATUS: 'failed', FAIL_CODE: 'REJECT_CARD_PAYMENT', UM_POINT: before });
    expect(data.MESSAGE).toBe('한도나 잔액이 부족해 승인되지 않았어요. 다른 카드로 다시 시도해 주세요.');
    expect((await confirm(paid)).data.STATUS).toBe('failed');
    const closed = await confirm({ ...paid, paymentKey: 'another' });
    expect(closed).toMatchObject({ status: 409, reason: 'order-closed' });
  });

  test('for a code that nobody has heard of still gets a sentence of ours', async () => {
    const paid = await authenticate(5000);
    api.company.refuseNext(paid.orderId, '<img src=x>');
    const { data } = await confirm(paid);
    expect(data.MESSAGE).toBe(
      '결제하지 못했어요. 청구되지 않았어요. 다시 시도하거나 다른 결제 수단을 써 주세요.',
    );
  });

  test('because it knows no such payment is failed', async () => {
    const { orderId } = await order(5000);
    const { data } = await confirm({ orderId, paymentKey: 'made-up', amount: 5000 });
    expect(data).toMatchObject({ STATUS: 'failed', FAIL_CODE: 'NOT_FOUND_PAYMENT_SESSION' });
  });

  test('of another order cannot be used for this one', async () => {
    const paid = await authenticate(5000);
    const { orderId } = await order(100_000);
    const { data } = await confirm({ ...paid, orderId, amount: 100_000 });
    expect(data).toMatchObject({ STATUS: 'failed' });
    expect((await confirm(paid)).status).toBe(409);
    expect((await show(paid.orderId)).data.STATUS).toBe('ready');
  });
});

describe('a payment window that was left', () => {
  const leave = (body: { code: string; orderId?: string }) =>
    api.call<{ MESSAGE: string; IS_CANCEL: boolean; ORDER: PointOrder | null }>('POST', '/pointFail', {
      as: owner,
      body,
    });

  test('cancels the order, also twice', async () => {
    const { orderId } = await order(5000);
    const first = await leave({ code: 'PAY_PROCESS_CANCELED', orderId });
    expect(first.data).toMatchObject({ IS_CANCEL: true, ORDER: { STATUS: 'canceled' } });
    expect((await leave({ code: 'PAY_PROCESS_CANCELED', orderId })).data).toEqual(first.data);
  });

  test('without an order says what the code means', async () => {
    expect((await leave({ code: 'PAY_PROCESS_CANCELED' })).data).toEqual({
      MESSAGE: '결제를 취소했어요. 청구되지 않았어요.',
      IS_CANCEL: true,
      ORDER: null,
    });
    expect((await leave({ code: 'constructor' })).data.MESSAGE).toBe(
      '결제를 마치지 못했어요. 다시 시도하거나 다른 결제 수단을 써 주세요.',
    );
  });

  test('takes nothing back from an order that is paid', async () => {
    const paid = await authenticate(5000);
    await confirm(paid);
    const { data } = await leave({ code: 'PAY_PROCESS_CANCELED', orderId: paid.orderId });
    expect(data).toMatchObject({ MESSAGE: '5,000P를 충전했어요.', ORDER: { STATUS: 'done' } });
  });
});

describe('an answer that does not come', () => {
  afterEach(() => api.company.setFaults(() => 'none'));

  test('leaves the order unknown until the provider tells; then it is credited once', async () => {
    const before = await balance();
    const paid = await authenticate(10_000);
    api.company.setFaults(() => 'silent');
    expect((await confirm(paid)).data).toMatchObject({ STATUS: 'unknown', UM_POINT: before });
    expect((await show(paid.orderId)).data.STATUS).toBe('unknown');
    api.company.setFaults(() => 'none');
    expect((await show(paid.orderId)).data).toMatchObject({ STATUS: 'done', UM_POINT: before + 10_000 });
    expect((await confirm(paid)).data.UM_POINT).toBe(before + 10_000);
  });

  test('after a request that was lost is asked for again with the same key', async () => {
    const paid = await authenticate(5000);
    const approvals = api.company.approvals;
    api.company.setFaults((call) => (call === 'confirm' ? 'lost' : 'none'));
    expect((await confirm(paid)).data.STATUS).toBe('unknown');
    api.company.setFaults(() => 'none');
    expect((await show(paid.orderId)).data.STATUS).toBe('done');
    expect(api.company.approvals).toBe(approvals + 1);
  });

  test('is given up only when the provider says that nothing will come', async () => {
    const paid = await authenticate(5000);
    api.company.setFaults((call) => (call === 'confirm' ? 'lost' : 'none'));
    await confirm(paid);
    expect((await show(paid.orderId)).data.STATUS).toBe('unknown');
    api.company.setState(paid.orderId, { status: 'EXPIRED' });
    expect((await show(paid.orderId)).data).toMatchObject({ STATUS: 'failed', FAIL_CODE: 'EXPIRED' });
  });
});

describe('a notice', () => {
  const notify = (body: object) => api.call('POST', '/pointWebhook', { body });
  const changed = (data: object) => ({ eventType: 'PAYMENT_STATUS_CHANGED', createdAt: '', data });

  test('is believed in nothing: only what the provider says when asked counts', async () => {
    const before = await balance();
    const paid = await authenticate(50_000);
    const forged = changed({ ...paid, status: 'DONE', totalAmount: 50_000 });
    expect((await notify(forged)).status).toBe(200);
    expect((await show(paid.orderId)).data.STATUS).toBe('ready');
    expect(await balance()).toBe(before);
  });

  test('about an order that is not ours, or about nothing, is taken and does nothing', async () => {
    const calls = api.company.calls;
    const wrong = [
      changed({ orderId: 'jd-not-there' }),
      {},
      { data: null },
      { data: [1] },
      [1],
      { orderId: 7 },
    ];
    for (const body of wrong) expect((await notify(body)).status).toBe(200);
    expect(api.company.calls).toBe(calls);
  });

  test('comes again when the provider cannot be asked', async () => {
    const paid = await authenticate(5000);
    api.company.setFaults((call) => (call === 'find' ? 'lost' : 'silent'));
    await confirm(paid);
    expect((await notify(changed({ orderId: paid.orderId }))).status).toBe(503);
    api.company.setFaults(() => 'none');
    expect((await notify(changed({ paymentKey: paid.paymentKey }))).status).toBe(200);
    expect((await show(paid.orderId)).data.STATUS).toBe('done');
  });

  test('of a deposit credits once, and only with the right secret', async () => {
    const before = await balance();
    const paid = await authenticate(100_000, '가상계좌');
    const { data: waiting } = await confirm(paid);
    expect(waiting).toMatchObject({
      STATUS: 'waiting',
      HAS_RECEIPT: false,
      VIRTUAL_ACCOUNT: { BANK_NM: '우리은행', ACCOUNT_NO: '1234567890', HOLDER: '김자두' },
      UM_POINT: before,
    });
    const open = await api.call<{ items: PointOrder[] }>('GET', '/pointOrder', { as: owner });
    expect(open.data.items.map(({ orderId }) => orderId)).toContain(paid.orderId);
    expect((await api.call('GET', `/pointReceipt/${paid.orderId}`, { as: owner })).reason).toBe('no-receipt');
    const notice = api.company.deposit(paid.orderId);
    const flat = { ...(notice['data'] as object), secret: 'wrong', createdAt: '' };
    await notify(flat);
    expect((await show(paid.orderId)).data.STATUS).toBe('waiting');
    await notify(notice);
    await notify(notice);
    expect((await show(paid.orderId)).data).toMatchObject({ STATUS: 'done', UM_POINT: before + 107_000 });
    expect(api.log.some(({ msg }) => String(msg).includes('wrong secret'))).toBe(true);
  });
});

test('an amount that the provider tells differently credits nothing and calls a person', async () => {
  const before = await balance();
  const paid = await authenticate(5000);
  api.company.setFaults(() => 'silent');
  await confirm(paid);
  api.company.setFaults(() => 'none');
  api.company.setState(paid.orderId, { totalAmount: 1000 });
  expect((await show(paid.orderId)).data).toMatchObject({ STATUS: 'unknown', UM_POINT: before });
  expect(api.log.some(({ msg }) => String(msg).includes('1000 won'))).toBe(true);
  api.company.setState(paid.orderId, { totalAmount: 5000 });
  expect((await show(paid.orderId)).data).toMatchObject({ STATUS: 'done', UM_POINT: before + 5000 });
});

describe('an order that was canceled at the provider while its approval was not answered', () => {
  test('is not credited by an answer from before that', async () => {
    const before = await balance();
    const paid = await authenticate(5000);
    api.company.setFaults((call) => (call === 'confirm' ? 'silent' : 'lost'));
    expect((await confirm(paid)).data.STATUS).toBe('unknown');
    api.company.setFaults(() => 'none');
    const old = await api.company.provider.findByOrder(paid.orderId);
    api.company.setState(paid.orderId, { status: 'CANCELED', balanceAmount: 0 });
    await api.call('POST', '/pointWebhook', { body: { data: { orderId: paid.orderId } } });
    const [row] = await queryRows<{ idx: number; status: string }>(
      api.database.db,
      sql`SELECT idx::int AS idx, status FROM payment_order WHERE order_id = ${paid.orderId}`,
    );
    if (old.kind !== 'payment' || !row) throw new Error('no payment');
    expect([old.payment.status, row.status]).toEqual(['DONE', 'canceled']);
    await settleOrder(deps(), row.idx, old.payment);
    expect((await show(paid.orderId)).data.STATUS).toBe('canceled');
    expect(await balance()).toBe(before);
  });

  test('comes again with its notice when it is said to be paid and nobody can say whether it still is', async () => {
    const { orderId, paymentKey } = await authenticate(5000);
    await api.call('POST', '/pointFail', { as: owner, body: { code: 'PAY_PROCESS_CANCELED', orderId } });
    api.company.setState(orderId, { status: 'DONE', paymentKey, approvedAt: new Date() });
    let asked = 0;
    api.company.setFaults(() => ((asked += 1) === 1 ? 'none' : 'lost'));
    const notice = { body: { data: { orderId } } };
    expect((await api.call('POST', '/pointWebhook', notice)).status).toBe(503);
    api.company.setFaults(() => 'none');
    expect((await api.call('POST', '/pointWebhook', notice)).status).toBe(200);
    expect((await show(orderId)).data.STATUS).toBe('done');
  });
});

describe('leaving amid a payment', () => {
  const leave = (as: TestUser, forfeit = false) =>
    api.call('DELETE', '/userInfo', { as, body: { reason: '', confirm: true, ...(forfeit && { forfeit }) } });
  const payAs = async (as: TestUser, method: '카드' | '가상계좌') => {
    const { orderId } = await order(5000, as);
    const paymentKey = api.company.authenticate(orderId, 5000, method);
    await confirm({ orderId, paymentKey, amount: 5000 }, as);
    return orderId;
  };

  test('waits until it is known whether it was paid', async () => {
    const leaver = await api.join();
    api.company.setFaults((call) => (call === 'confirm' ? 'silent' : 'lost'));
    const orderId = await payAs(leaver, '카드');
    expect(await leave(leaver, true)).toMatchObject({ status: 409, reason: 'payment-open' });
    api.company.setFaults(() => 'none');
    expect((await show(orderId, leaver)).data.STATUS).toBe('done');
    expect(await leave(leaver)).toMatchObject({ status: 409, reason: 'has-balance' });
    expect((await leave(leaver, true)).status).toBe(200);
  });

  test('gives up a deposit that is awaited; should it come all the same, a person is called', async () => {
    const leaver = await api.join();
    const orderId = await payAs(leaver, '가상계좌');
    expect(await leave(leaver)).toMatchObject({ status: 409, reason: 'has-deposit' });
    expect((await leave(leaver, true)).status).toBe(200);
    await api.call('POST', '/pointWebhook', { body: api.company.deposit(orderId) });
    const told = api.log.filter((line) => line['orderId'] === orderId).map(({ msg }) => msg);
    expect(told).toEqual(['payment: paid by a member who has left']);
  });
});

describe('records of payments', () => {
  const countOf = async (userIdx: number) =>
    (
      await queryRows(
        api.database.db,
        sql`SELECT (SELECT count(*)::int FROM payment_order WHERE user_idx = ${userIdx}) AS orders,
              (SELECT count(*)::int FROM point_entry WHERE user_idx = ${userIdx} AND kind = 'charge') AS charges,
              (SELECT count(*)::int FROM agreement WHERE user_idx = ${userIdx} AND version <> '' AND created_at <= now()) AS consents,
              (SELECT name || email || phone FROM app_user WHERE user_idx = ${userIdx}) AS person`,
      )
    )[0];

  test('stay apart from the profile when somebody leaves, under the number alone', async () => {
    const leaver = await api.join();
    const { data } = await api.call<PointOrder>('POST', '/pointOrder', {
      as: leaver,
      body: { AMOUNT: 5000 },
    });
    const paymentKey = api.company.authenticate(data.orderId, 5000);
    await confirm({ orderId: data.orderId, paymentKey, amount: 5000 }, leaver);
    const before = await countOf(leaver.userIdx);
    expect(before).toMatchObject({ orders: 1, charges: 1, consents: 4 });
    const left = await api.call('DELETE', '/userInfo', {
      as: leaver,
      body: { confirm: true, forfeit: true, reason: '안 써요' },
    });
    expect(left.status).toBe(200);
    expect(await countOf(leaver.userIdx)).toEqual({ ...before, person: '탈퇴한 회원' });
    expect(await audit(api.database.db)).toEqual([]);
  });

  test('name nobody any more after five years, and the ledger still holds', async () => {
    const paid = await authenticate(10_000, '가상계좌');
    await confirm(paid);
    await api.call('POST', '/pointWebhook', { body: api.company.deposit(paid.orderId) });
    const ACCOUNT = { BANK: '88', ACCOUNT_NO: '110123456789', HOLDER: '김자두' };
    const refund = { orderId: paid.orderId, EXPECTED_AMOUNT: 10_000, REASON: '김자두예요', ACCOUNT };
    expect((await api.call('POST', '/pointRefund', { as: owner, body: refund })).status).toBe(200);
    const read = () =>
      queryRows(
        api.database.db,
        sql`SELECT (to_jsonb(o)::text || to_jsonb(r)::text) LIKE '%김자두%' AS "isNamed", o.amount, r.status
            FROM payment_order o JOIN payment_refund r ON r.order_idx = o.idx WHERE order_id = ${paid.orderId}`,
      );
    const years = (count: number) => new Date(Date.now() + count * 366 * 86_400_000);
    await forgetOldPayments(api.database.db, years(4));
    expect(await read()).toEqual([{ isNamed: true, amount: 10_000, status: 'done' }]);
    expect(await forgetOldPayments(api.database.db, years(5))).toBeGreaterThan(0);
    expect(await read()).toEqual([{ isNamed: false, amount: 10_000, status: 'done' }]);
    expect(await forgetOldPayments(api.database.db, years(5))).toBe(0);
    expect(await audit(api.database.db)).toEqual([]);
  });
});
