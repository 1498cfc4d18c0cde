import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSandbox } from '#index.ts';

const client = { clientId: 'id', clientSecret: 'secret', redirectUris: [] };
const minute = 60_000;
let nowMs = Date.parse('2026-11-21T00:00:00Z');
let app: FastifyInstance;
let home: string;
const notices: Record<string, unknown>[] = [];
const inbox = createServer((request: IncomingMessage, response) => {
  let text = '';
  request.on('data', (part: Buffer) => (text += part.toString()));
  request.on('end', () => {
    notices.push(JSON.parse(text) as Record<string, unknown>);
    response.end('ok');
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => inbox.listen(0, '127.0.0.1', resolve));
  const webhookUrl = `http://127.0.0.1:${(inbox.address() as AddressInfo).port}/hook`;
  app = Fastify();
  const toss = { clientKey: 'test_gck_x', secretKey: 'test_gsk_x', webhookUrl };
  const baseUrl = 'http://localhost/sandbox';
  await app.register(createSandbox({ baseUrl, naver: client, google: client, toss, now: () => nowMs }), {
    prefix: '/sandbox',
  });
  home = `${await app.listen({ port: 0, host: '127.0.0.1' })}/sandbox/toss`;
});
afterAll(async () => {
  await app.close();
  inbox.close();
});

const basic = `Basic ${Buffer.from('test_gsk_x:').toString('base64')}`;
type Body = Record<string, unknown>;
const call = async (method: string, path: string, body?: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(home + path, {
    method,
    headers: { authorization: basic, ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return { status: answer.status, body: (await answer.json()) as Body };
};
beforeEach(() => call('POST', '/control/faults', {}));

let orders = 0;
const open = (change: object = {}) =>
  call('POST', '/sdk/payments', {
    clientKey: 'test_gck_x',
    customerKey: 'c-1',
    orderId: `order-${(orders += 1)}`,
    orderName: '자두 포인트',
    amount: { currency: 'KRW', value: 11_000 },
    method: 'CARD',
    successUrl: 'http://shop.test/ok?from=shop',
    failUrl: 'http://shop.test/no',
    ...change,
  });
const decide = async (paymentKey: unknown, fields: Record<string, string>): Promise<URL> => {
  const answer = await fetch(`${home}/window/${String(paymentKey)}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
  });
  return new URL(answer.headers.get('location') ?? 'http://nowhere.test/');
};
/** What a payer who agrees brings back to the shop, as the API wants it. */
const authenticate = async (decision = 'card', code = '') => {
  const { body } = await open();
  const back = (await decide(body['paymentKey'], { decision, code })).searchParams;
  return { paymentKey: back.get('paymentKey'), orderId: back.get('orderId'), amount: 11_000 };
};
const confirm = (body: object, headers: Record<string, string> = {}) =>
  call('POST', '/v1/payments/confirm', body, headers);

describe('the API', () => {
  test('approves once, tells the payment by key and by order, and sends a notice', async () => {
    const paid = await authenticate();
    const { status, body } = await confirm(paid);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      status: 'DONE',
      method: '카드',
      totalAmount: 11_000,
      balanceAmount: 11_000,
      suppliedAmount: 10_000,
      vat: 1000,
      approvedAt: '2026-11-21T09:00:00+09:00',
    });
    expect((await confirm(paid)).body).toMatchObject({ code: 'ALREADY_PROCESSED_PAYMENT' });
    expect((await call('GET', `/v1/payments/${paid.paymentKey ?? ''}`)).body).toEqual(body);
    expect((await call('GET', `/v1/payments/orders/${paid.orderId ?? ''}`)).body).toEqual(body);
    await expect
      .poll(() => notices.filter(({ data }) => (data as Body)['orderId'] === paid.orderId))
      .toMatchObject([{ eventType: 'PAYMENT_STATUS_CHANGED', data: { status: 'DONE' } }]);
  });

  test('gives repeats of a key the same answer, a no included', async () => {
    const paid = await authenticate();
    const key = { 'idempotency-key': `key-${String(paid.orderId)}` };
    const first = await confirm(paid, key);
    expect(await confirm(paid, key)).toEqual(first);
    const refused = await authenticate('refuse', 'REJECT_CARD_PAYMENT');
    const other = { 'idempotency-key': `key-${String(refused.orderId)}` };
    const no = await confirm(refused, other);
    expect(no).toMatchObject({ status: 403, body: { code: 'REJECT_CARD_PAYMENT' } });
    expect(await confirm(refused, other)).toEqual(no);
    expect((await confirm(paid, { 'idempotency-key': 'x'.repeat(301) })).body).toMatchObject({
      code: 'INVALID_IDEMPOTENCY_KEY',
    });
  });

  test.each([
    ['another amount', { amount: 1 }, 400, 'INVALID_REQUEST'],
    ['another order', { orderId: 'order-other' }, 404, 'NOT_FOUND_PAYMENT_SESSION'],
    ['an unknown key', { paymentKey: 'nobody' }, 404, 'NOT_FOUND_PAYMENT'],
    ['an amount as text', { amount: '11000' }, 400, 'INVALID_REQUEST'],
  ])('refuses %s', async (_name, change, status, code) => {
    expect(await confirm({ ...(await authenticate()), ...change })).toMatchObject({ status, body: { code } });
  });

  test('asks for the secret key, and fails as the test header says', async () => {
    const paid = await authenticate();
    expect(await confirm(paid, { authorization: 'Basic eDo=' })).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHORIZED_KEY' },
    });
    expect(await confirm(paid, { 'tosspayments-test-code': 'REJECT_CARD_PAYMENT' })).toMatchObject({
      status: 403,
      body: { code: 'REJECT_CARD_PAYMENT' },
    });
    expect((await confirm(paid)).body['status']).toBe('DONE');
  });

  test('takes approvals for ten minutes and keeps open payments for thirty', async () => {
    const paid = await authenticate();
    nowMs += 10 * minute + 1;
    expect((await confirm(paid)).body).toMatchObject({ code: 'NOT_FOUND_PAYMENT_SESSION' });
    nowMs += 20 * minute;
    expect((await call('GET', `/v1/payments/${paid.paymentKey ?? ''}`)).body['status']).toBe('EXPIRED');
  });

  test('cancels in parts, never more than is left', async () => {
    const { paymentKey, ...paid } = await authenticate();
    await confirm({ paymentKey, ...paid });
    const path = `/v1/payments/${paymentKey ?? ''}/cancel`;
    const cancel = (cancelAmount: number) => call('POST', path, { cancelReason: '변심', cancelAmount });
    expect((await cancel(1000)).body).toMatchObject({ status: 'PARTIAL_CANCELED', balanceAmount: 10_000 });
    expect((await cancel(10_001)).body).toMatchObject({ code: 'NOT_CANCELABLE_AMOUNT' });
    expect((await cancel(10_000)).body).toMatchObject({ status: 'CANCELED', balanceAmount: 0 });
    expect((await cancel(1)).body).toMatchObject({ code: 'ALREADY_CANCELED_PAYMENT' });
  });

  test('a virtual account waits for its deposit, and needs an account for going back', async () => {
    const { paymentKey, ...paid } = await authenticate('deposit');
    const { body } = await confirm({ paymentKey, ...paid });
    expect(body).toMatchObject({ status: 'WAITING_FOR_DEPOSIT', approvedAt: null });
    expect(await (await fetch(`${home}/bank`)).text()).toContain(String(paid.orderId));
    await fetch(`${home}/bank/${paymentKey ?? ''}`, { method: 'POST' });
    await expect
      .poll(() => notices.find(({ eventType }) => eventType === 'DEPOSIT_CALLBACK'))
      .toMatchObject({ data: { orderId: paid.orderId, status: 'DONE', secret: body['secret'] } });
    const told = await call('GET', `/v1/payments/${paymentKey ?? ''}`);
    expect(told.body).toMatchObject({ cashReceipt: { type: '소득공제', amount: paid.amount } });
    const path = `/v1/payments/${paymentKey ?? ''}/cancel`;
    expect((await call('POST', path, { cancelReason: '변심' })).body).toMatchObject({
      code: 'INVALID_REFUND_ACCOUNT_INFO',
    });
    const refundReceiveAccount = { bank: '20', accountNumber: '123456', holderName: '김자두' };
    const done = await call('POST', path, { cancelReason: '변심', refundReceiveAccount });
    expect(done.body['status']).toBe('CANCELED');
  });
});

test('a deposit that the bank takes back is waited for again, and told with the secret', async () => {
  const { paymentKey, ...paid } = await authenticate('deposit');
  const { body } = await confirm({ paymentKey, ...paid });
  const bank = `${home}/bank/${paymentKey ?? ''}`;
  await fetch(bank, { method: 'POST' });
  expect((await fetch(`${bank}/take-back`, { method: 'POST' })).status).toBe(200);
  const told = await call('GET', `/v1/payments/${paymentKey ?? ''}`);
  expect(told.body).toMatchObject({ status: 'WAITING_FOR_DEPOSIT', approvedAt: null, receipt: null });
  await expect
    .poll(() => notices.filter(({ data }) => (data as { status: string }).status === 'WAITING_FOR_DEPOSIT'))
    .toContainEqual(
      expect.objectContaining({
        eventType: 'DEPOSIT_CALLBACK',
        data: expect.objectContaining({ orderId: paid.orderId, secret: body['secret'] }) as unknown,
      }),
    );
  expect((await fetch(`${bank}/take-back`, { method: 'POST' })).ok).toBe(false);
});

describe('the payment window', () => {
  test('keeps the query of the shop and adds what the shop needs', async () => {
    const { body } = await open();
    const back = await decide(body['paymentKey'], { decision: 'card' });
    expect(Object.fromEntries(back.searchParams)).toEqual({
      from: 'shop',
      paymentType: 'NORMAL',
      orderId: `order-${orders}`,
      paymentKey: body['paymentKey'],
      amount: '11000',
    });
    expect((await fetch(`${home}/window/${String(body['paymentKey'])}`)).status).toBe(410);
  });

  test('tells a cancellation without the order and a refusal with it', async () => {
    const left = await decide((await open()).body['paymentKey'], { decision: 'cancel' });
    expect([left.pathname, left.searchParams.get('code'), left.searchParams.has('orderId')]).toEqual([
      '/no',
      'PAY_PROCESS_CANCELED',
      false,
    ]);
    const refused = { decision: 'refuse', code: 'REJECT_CARD_COMPANY' };
    const back = await decide((await open()).body['paymentKey'], refused);
    expect(back.searchParams.get('orderId')).toBe(`order-${orders}`);
  });

  test.each([
    [{ clientKey: 'live_gck_x' }, 'INVALID_CLIENT_KEY'],
    [{ orderId: 'a b' }, 'INVALID_ORDER_ID'],
    [{ orderName: '' }, 'INVALID_ORDER_NAME'],
    [{ customerKey: '!' }, 'INVALID_CUSTOMER_KEY'],
    [{ amount: { currency: 'KRW', value: 99 } }, 'BELOW_MINIMUM_AMOUNT'],
    [{ amount: { currency: 'USD', value: 5 } }, 'INVALID_REQUEST'],
    [{ successUrl: 'javascript:alert(1)' }, 'INVALID_URL'],
  ])('does not open for %j', async (change, code) => {
    expect((await open(change)).body).toMatchObject({ code });
  });
});

describe('a fault', () => {
  test('that breaks the connection after the approval leaves the payment approved', async () => {
    const paid = await authenticate();
    await call('POST', '/control/faults', { dropAfterRate: 1 });
    await expect(confirm(paid)).rejects.toThrow();
    await call('POST', '/control/faults', {});
    const told = await call('GET', `/v1/payments/orders/${paid.orderId ?? ''}`).catch(() => undefined);
    expect(told?.body['status']).toBe('DONE');
  });

  test('is refused when it makes no sense or comes without the key', async () => {
    for (const body of [{ dropAfterRate: 2 }, { nothing: 1 }, { delayMs: 'long' }]) {
      expect((await call('POST', '/control/faults', body)).status).toBe(400);
    }
    expect((await call('POST', '/control/faults', {}, { authorization: '' })).status).toBe(401);
  });

  test('of notices sends each as often as it says', async () => {
    await call('POST', '/control/faults', { webhookCopies: 3 });
    const paid = await authenticate();
    await confirm(paid);
    await expect
      .poll(() => notices.filter(({ data }) => (data as Body)['orderId'] === paid.orderId).length)
      .toBe(3);
  });
});
