import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { readEnv, type Server } from '@jadoo/api';
import { apiBasePath, getConsentVersion, type PointOrder } from '@jadoo/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startProduct } from './product.ts';

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const dataDir = mkdtempSync(join(tmpdir(), 'jadoo-payments-'));
let server: Server;
let home: string;
let basic: string;
let token: string;
beforeAll(async () => {
  const env = readEnv({
    PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    RATE_LIMITS: 'off',
  });
  server = await startProduct(env);
  home = env.publicUrl;
  basic = `Basic ${Buffer.from(`${env.toss.secretKey}:`).toString('base64')}`;
  token = await signUp();
}, 90_000);
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Reply<T> {
  code: string;
  reason?: string;
  data: T;
}
const patienceMs = 30_000;

/** The process sheds load while the machine is busy; a client comes again. */
async function request(url: string, init: RequestInit = {}): Promise<Response> {
  const endMs = Date.now() + patienceMs;
  for (;;) {
    const answer = await fetch(url, init);
    if (answer.status !== 503 || Date.now() > endMs) return answer;
    await setTimeout(300);
  }
}
const api = async <T>(method: string, path: string, body?: object): Promise<Reply<T>> => {
  const answer = await request(home + apiBasePath + path, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await answer.json()) as Reply<T>;
};

/** The shortest way through the sign-in twin. */
async function signUp(): Promise<string> {
  const start = await request(`${home}${apiBasePath}/userLogin/start/naver`, { redirect: 'manual' });
  const cookie = start.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const authorize = new URL(start.headers.get('location') ?? '');
  const decision = await request(`${authorize.origin}${authorize.pathname}/decision`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      ...Object.fromEntries(authorize.searchParams),
      decision: 'agree',
      person: 'test-kim',
    }),
  });
  const back = new URL(decision.headers.get('location') ?? '').searchParams;
  const query = new URLSearchParams({
    UM_OAUTH_CD: 'naver',
    code: back.get('code') ?? '',
    state: back.get('state') ?? '',
  });
  const login = (await (
    await request(`${home}${apiBasePath}/userLogin?${query.toString()}`, { headers: { cookie } })
  ).json()) as { data: { JOIN_TICKET: string } };
  const joined = await request(`${home}${apiBasePath}/userJoinInfo`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({
      JOIN_TICKET: login.data.JOIN_TICKET,
      UM_NM: '김자두',
      UM_PHONE: '010-1234-5678',
      UM_JOB: 'tutor',
      UM_SCHOOL: '',
      AGREEMENTS: (['age', 'terms', 'privacy'] as const).map((TYPE) => ({
        TYPE,
        VERSION: getConsentVersion(TYPE),
        AGREED: true,
      })),
    }),
  });
  return ((await joined.json()) as { data: { TOKENS: { JADOO_TOKEN: string } } }).data.TOKENS.JADOO_TOKEN;
}

const setFaults = async (faults: object) => {
  const answer = await request(`${home}/sandbox/toss/control/faults`, {
    method: 'POST',
    headers: { authorization: basic, 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });
  expect(answer.status).toBe(200);
};
interface Told {
  orderId: string;
  paymentKey: string;
  status: string;
  totalAmount: number;
  balanceAmount: number;
}
const listTold = async (): Promise<Told[]> =>
  (await (
    await request(`${home}/sandbox/toss/control/payments`, { headers: { authorization: basic } })
  ).json()) as Told[];

beforeEach(() => setFaults({}));

/** What the browser script of the payment company does, up to the address that the payer comes back to. */
async function pay(amount: number, decision: Record<string, string>): Promise<URL> {
  const { data: order } = await api<PointOrder>('POST', '/pointOrder', { AMOUNT: amount });
  const { data: shop } = await api<{ CLIENT_KEY: string; CUSTOMER_KEY: string }>('GET', '/pointProduct');
  const opened = await request(`${home}/sandbox/toss/sdk/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      clientKey: shop.CLIENT_KEY,
      customerKey: shop.CUSTOMER_KEY,
      orderId: order.orderId,
      orderName: order.ORDER_NAME,
      amount: { currency: 'KRW', value: order.AMOUNT },
      method: 'CARD',
      successUrl: `${home}/point/process`,
      failUrl: `${home}/point/process-fail`,
    }),
  });
  const { url } = (await opened.json()) as { url: string };
  expect(await (await request(url)).text()).toContain('개발용 샌드박스');
  const decided = await request(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(decision),
  });
  expect(decided.status).toBe(303);
  return new URL(decided.headers.get('location') ?? '');
}

const confirm = (back: URL) =>
  api<PointOrder>('POST', '/pointConfirm', {
    orderId: back.searchParams.get('orderId') ?? '',
    paymentKey: back.searchParams.get('paymentKey') ?? '',
    amount: Number(back.searchParams.get('amount')),
  });
const show = async (orderId: string) => (await api<PointOrder>('GET', `/pointOrder/${orderId}`)).data;

describe('a payment through the real adapter', () => {
  test('by card is credited, has a receipt, and is refunded whole', async () => {
    const back = await pay(50_000, { decision: 'card' });
    expect(back.pathname).toBe('/point/process');
    const { data: done } = await confirm(back);
    expect(done).toMatchObject({ STATUS: 'done', METHOD: '카드', BONUS_POINT: 2500 });
    const { data: receipt } = await api<{ RECEIPT_URL: string }>('GET', `/pointReceipt/${done.orderId}`);
    expect(await (await request(receipt.RECEIPT_URL)).text()).toContain('50,000원');
    const { data: refunded } = await api<PointOrder>('POST', '/pointRefund', {
      orderId: done.orderId,
      EXPECTED_AMOUNT: 50_000,
      REASON: '잘못 충전했어요',
    });
    expect(refunded.REFUNDS).toMatchObject([{ STATUS: 'done', AMOUNT: 50_000, BONUS_POINT: 2500 }]);
    const told = (await listTold()).find(({ orderId }) => orderId === done.orderId);
    expect(told).toMatchObject({ status: 'CANCELED', balanceAmount: 0 });
  });

  test('that the payer leaves is canceled in our own words, whatever the address says', async () => {
    const back = await pay(5000, { decision: 'cancel' });
    expect(back.pathname).toBe('/point/process-fail');
    const { data } = await api<{ MESSAGE: string; IS_CANCEL: boolean }>('POST', '/pointFail', {
      code: back.searchParams.get('code'),
    });
    expect(data).toMatchObject({ MESSAGE: '결제를 취소했어요. 청구되지 않았어요.', IS_CANCEL: true });
  });

  test('that the card company refuses is failed and not charged', async () => {
    const back = await pay(5000, { decision: 'refuse', code: 'EXCEED_MAX_PAYMENT_AMOUNT' });
    const { data } = await confirm(back);
    expect(data).toMatchObject({ STATUS: 'failed', FAIL_CODE: 'EXCEED_MAX_PAYMENT_AMOUNT' });
    expect(data.MESSAGE).toBe('하루에 결제할 수 있는 금액을 넘었어요. 다른 결제 수단을 써 주세요.');
    const inWindow = await pay(5000, { decision: 'refuse', code: 'REJECT_CARD_COMPANY' });
    expect(inWindow.pathname).toBe('/point/process-fail');
  });

  test('into a virtual account waits, and is credited by the notice of the deposit', async () => {
    const { data: waiting } = await confirm(await pay(10_000, { decision: 'deposit' }));
    expect(waiting).toMatchObject({ STATUS: 'waiting', VIRTUAL_ACCOUNT: { BANK_NM: '우리은행' } });
    const told = (await listTold()).find(({ orderId }) => orderId === waiting.orderId);
    await request(`${home}/sandbox/toss/bank/${told?.paymentKey ?? ''}`, { method: 'POST' });
    await expect.poll(async () => (await show(waiting.orderId)).STATUS, { timeout: 10_000 }).toBe('done');
  });
});

test('a lying payment company and we agree on every order within a minute of its last lie', async () => {
  const faults = { dropBeforeRate: 0.1, dropAfterRate: 0.25, failAfterRate: 0.15, webhookCopies: 3 };
  const backs: URL[] = [];
  for (let count = 0; count < 24; count += 1) backs.push(await pay(30_000, { decision: 'card' }));
  await setFaults(faults);
  await Promise.all(
    backs.map(async (back, position) => {
      if (position % 6 === 5) await setFaults({ ...faults, webhookCopies: position % 4 });
      await Promise.all([confirm(back), confirm(back)]);
    }),
  );
  await setFaults({ webhookCopies: 0 });
  const orderIds = backs.map((back) => back.searchParams.get('orderId') ?? '');
  const isOpen = ({ STATUS }: PointOrder) => STATUS === 'confirming' || STATUS === 'unknown';
  const countOpen = async () => (await Promise.all(orderIds.map(show))).filter(isOpen).length;
  await expect.poll(countOpen, { timeout: 100_000, interval: 1000 }).toBe(0);
  const credited = (await Promise.all(orderIds.map(show)))
    .filter(({ STATUS }) => STATUS === 'done')
    .map(({ orderId }) => orderId);
  const paid = (await listTold()).filter(
    ({ orderId, status }) => orderIds.includes(orderId) && status === 'DONE',
  );
  expect(credited.toSorted()).toEqual(paid.map(({ orderId }) => orderId).toSorted());
  expect(credited.length).toBeGreaterThan(0);
}, 150_000);
