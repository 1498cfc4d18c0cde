import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv, type Server } from '@jadoo/api';
import type { PointOrder } from '@jadoo/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startProduct } from './product.ts';
import { createPayer, findFreePort } from './test-payer.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'jadoo-payments-'));
let server: Server;
let payer: ReturnType<typeof createPayer>;
beforeAll(async () => {
  const env = readEnv({
    PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    RATE_LIMITS: 'off',
  });
  server = await startProduct(env);
  payer = createPayer({
    home: env.publicUrl,
    sandbox: `${env.publicUrl}/sandbox`,
    secretKey: env.toss.secretKey,
  });
  await payer.signIn();
}, 90_000);
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

beforeEach(() => payer.setFaults({}));

describe('a payment through the real adapter', () => {
  test('by card is credited, has a receipt, and is refunded whole', async () => {
    const back = await payer.pay(50_000, { decision: 'card' });
    expect(back.pathname).toBe('/point/process');
    const { data: done } = await payer.confirm(back);
    expect(done).toMatchObject({ STATUS: 'done', METHOD: '카드', BONUS_POINT: 2500 });
    const { data: receipt } = await payer.api<{ RECEIPT_URL: string }>(
      'GET',
      `/pointReceipt/${done.orderId}`,
    );
    expect(await (await fetch(receipt.RECEIPT_URL)).text()).toContain('50,000원');
    const { data: refunded } = await payer.api<PointOrder>('POST', '/pointRefund', {
      orderId: done.orderId,
      EXPECTED_AMOUNT: 50_000,
      REASON: '잘못 충전했어요',
    });
    expect(refunded.REFUNDS).toMatchObject([{ STATUS: 'done', AMOUNT: 50_000, BONUS_POINT: 2500 }]);
    const told = (await payer.listTold()).find(({ orderId }) => orderId === done.orderId);
    expect(told).toMatchObject({ status: 'CANCELED', balanceAmount: 0 });
  });

  test('that the payer leaves is canceled in our own words, whatever the address says', async () => {
    const back = await payer.pay(5000, { decision: 'cancel' });
    expect(back.pathname).toBe('/point/process-fail');
    const { data } = await payer.api<{ MESSAGE: string; IS_CANCEL: boolean }>('POST', '/pointFail', {
      code: back.searchParams.get('code'),
    });
    expect(data).toMatchObject({ MESSAGE: '결제를 취소했어요. 청구되지 않았어요.', IS_CANCEL: true });
  });

  test('that the card company refuses is failed and not charged', async () => {
    const back = await payer.pay(5000, { decision: 'refuse', code: 'EXCEED_MAX_PAYMENT_AMOUNT' });
    const { data } = await payer.confirm(back);
    expect(data).toMatchObject({ STATUS: 'failed', FAIL_CODE: 'EXCEED_MAX_PAYMENT_AMOUNT' });
    expect(data.MESSAGE).toBe('하루에 결제할 수 있는 금액을 넘었어요. 다른 결제 수단을 써 주세요.');
    const inWindow = await payer.pay(5000, { decision: 'refuse', code: 'REJECT_CARD_COMPANY' });
    expect(inWindow.pathname).toBe('/point/process-fail');
  });

  test('into a virtual account waits, and is credited by the notice of the deposit', async () => {
    const { data: waiting } = await payer.confirm(await payer.pay(10_000, { decision: 'deposit' }));
    expect(waiting).toMatchObject({ STATUS: 'waiting', VIRTUAL_ACCOUNT: { BANK_NM: '우리은행' } });
    const told = (await payer.listTold()).find(({ orderId }) => orderId === waiting.orderId);
    await payer.goToBank(told?.paymentKey ?? '');
    await expect
      .poll(async () => (await payer.show(waiting.orderId)).STATUS, { timeout: 30_000 })
      .toBe('done');
    const { data: receipt } = await payer.api<{ CASH_RECEIPT_URL: string }>(
      'GET',
      `/pointReceipt/${waiting.orderId}`,
    );
    expect(await (await fetch(receipt.CASH_RECEIPT_URL)).text()).toContain('현금영수증');
  });

  test('into a virtual account that the bank takes back goes, and comes back with the money', async () => {
    const { data: waiting } = await payer.confirm(await payer.pay(10_000, { decision: 'deposit' }));
    const told = (await payer.listTold()).find(({ orderId }) => orderId === waiting.orderId);
    const key = told?.paymentKey ?? '';
    const waitFor = (status: string) =>
      expect.poll(async () => (await payer.show(waiting.orderId)).STATUS, { timeout: 30_000 }).toBe(status);
    await payer.goToBank(key);
    await waitFor('done');
    await payer.goToBank(`${key}/take-back`);
    await waitFor('waiting');
    await payer.goToBank(key);
    await waitFor('done');
  });
});

test('a lying payment company and we agree on every order within a minute of its last lie', async () => {
  const faults = { dropBeforeRate: 0.1, dropAfterRate: 0.25, failAfterRate: 0.15, webhookCopies: 3 };
  const backs: URL[] = [];
  for (let count = 0; count < 24; count += 1) backs.push(await payer.pay(30_000, { decision: 'card' }));
  await payer.setFaults(faults);
  await Promise.all(
    backs.map(async (back, position) => {
      if (position % 6 === 5) await payer.setFaults({ ...faults, webhookCopies: position % 4 });
      await Promise.all([payer.confirm(back), payer.confirm(back)]);
    }),
  );
  await payer.setFaults({ webhookCopies: 0 });
  const orderIds = backs.map((back) => back.searchParams.get('orderId') ?? '');
  const isOpen = ({ STATUS }: PointOrder) => STATUS === 'confirming' || STATUS === 'unknown';
  const countOpen = async () => (await Promise.all(orderIds.map(payer.show))).filter(isOpen).length;
  await expect.poll(countOpen, { timeout: 100_000, interval: 1000 }).toBe(0);
  const credited = (await Promise.all(orderIds.map(payer.show)))
    .filter(({ STATUS }) => STATUS === 'done')
    .map(({ orderId }) => orderId);
  const paid = (await payer.listTold()).filter(
    ({ orderId, status }) => orderIds.includes(orderId) && status === 'DONE',
  );
  expect(credited.toSorted()).toEqual(paid.map(({ orderId }) => orderId).toSorted());
  expect(credited.length).toBeGreaterThan(0);
}, 150_000);
