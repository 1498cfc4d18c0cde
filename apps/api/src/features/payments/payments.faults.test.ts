import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, queryRows } from '#db/client.ts';
import { AppError } from '#errors.ts';
import { audit } from '#features/operator/operator.service.ts';
import { createPaymentCompany, type PaymentCompany } from '#test/payment-company.ts';
import { startPostgres, type TestPostgres } from '#test/postgres.ts';
import { type Death, StepWatch } from '#test/steps.ts';
import { settlePayments } from './payment-jobs.service.ts';
import {
  confirmOrder,
  createOrder,
  type PaymentDeps,
  receiveNotice,
  refundOrder,
} from './payments.service.ts';
import { findOrder } from './payments.store.ts';

let postgres: TestPostgres;
/** The process under watch, and the ones before and after it. */
let watched: Database & { driver: 'postgres' };
let database: Database & { driver: 'postgres' };
let watch: StepWatch;
let company: PaymentCompany;
let nowMs = Date.now();
beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.createDatabase(4);
  watched = await postgres.openDatabase(database.url, 4);
  watch = new StepWatch(watched);
}, 60_000);
afterAll(async () => {
  await watched.close();
  await database.close();
  await postgres.stop();
});
beforeEach(() => {
  company = createPaymentCompany(() => new Date(nowMs));
});
afterEach(async () => {
  expect(watch.callsInTransaction).toBe(0);
  expect(await audit(database.db)).toEqual([]);
});

const makeDeps = (own = database, provider = company.provider): PaymentDeps => ({
  db: own.db,
  provider,
  now: () => new Date(nowMs),
  onTrouble: (orderId, message) => {
    throw new Error(`${orderId}: ${message}`);
  },
  secret: 'a secret of the tests',
  sendSettleJob: () => Promise.resolve(),
  sendRefundJob: () => Promise.resolve(),
});
const dying = () => makeDeps(watched, watch.watchProvider(company.provider));

let users = 0;
const amount = 50_000;
interface Paid {
  userIdx: number;
  orderId: string;
  paymentKey: string;
  amount: number;
}
async function order(): Promise<Paid> {
  const userIdx = (users += 1);
  const { orderId } = await createOrder(makeDeps(), userIdx, amount);
  return { userIdx, orderId, paymentKey: company.authenticate(orderId, amount), amount };
}
async function charge(): Promise<Paid> {
  const paid = await order();
  await confirmOrder(makeDeps(), paid.userIdx, paid);
  return paid;
}
const refund = (deps: PaymentDeps, { userIdx, orderId }: Paid) =>
  refundOrder(deps, { userIdx, orderId, expectedAmount: amount, reason: '시험', account: null });

/** The minute in which jobs and sweeps find what was left lying. */
async function recover(): Promise<void> {
  nowMs += 60_000;
  expect((await settlePayments(makeDeps())).stillOpen).toEqual([]);
}
const readPoints = async ({ userIdx }: Paid) => {
  const [row] = await queryRows<{ points: number; charges: number }>(
    database.db,
    sql`SELECT coalesce(sum(amount), 0)::int AS points, count(*) FILTER (WHERE kind = 'charge')::int AS charges
        FROM point_entry WHERE user_idx = ${userIdx}`,
  );
  return row;
};

/** Every way to die while doing it, first before and then after each await, until one survives. */
async function dieEverywhere(attempt: (at: Death) => Promise<boolean>): Promise<number> {
  let deaths = 0;
  for (const isAfter of [false, true]) {
    for (let step = 1; await attempt({ step, isAfter }); step += 1) deaths += 1;
  }
  return deaths;
}

test('a death at any await of an approval leaves one credit, or a payment that can be approved again', async () => {
  const deaths = await dieEverywhere(async (at) => {
    const paid = await order();
    const hasDied = await watch.run(() => confirmOrder(dying(), paid.userIdx, paid), at);
    await recover();
    const isCredited = (await findOrder(database.db, paid.orderId))?.status === 'done';
    expect(isCredited).toBe(company.get(paid.orderId)?.status === 'DONE');
    // The payer reloads /point/process.
    expect(await confirmOrder(makeDeps(), paid.userIdx, paid)).toMatchObject({ STATUS: 'done' });
    expect(await readPoints(paid)).toEqual({ points: 52_500, charges: 1 });
    return hasDied;
  });
  expect(deaths).toBeGreaterThan(20);
}, 120_000);

test('a death at any await of settling an unknown order leaves one credit', async () => {
  const deaths = await dieEverywhere(async (at) => {
    const paid = await order();
    company.setFaults((call) => (call === 'confirm' || call === 'find' ? 'silent' : 'none'));
    await confirmOrder(makeDeps(), paid.userIdx, paid);
    company.setFaults(() => 'none');
    expect((await findOrder(database.db, paid.orderId))?.status).toBe('unknown');
    nowMs += 60_000;
    const hasDied = await watch.run(() => settlePayments(dying()), at);
    await recover();
    expect((await findOrder(database.db, paid.orderId))?.status).toBe('done');
    expect(await readPoints(paid)).toEqual({ points: 52_500, charges: 1 });
    return hasDied;
  });
  expect(deaths).toBeGreaterThan(15);
}, 120_000);

test('a death at any await of a refund gives back once, or leaves the charge whole', async () => {
  const deaths = await dieEverywhere(async (at) => {
    const paid = await charge();
    const hasDied = await watch.run(() => refund(dying(), paid), at);
    await recover();
    // Whoever was not told asks again: of a refund that came about, nothing is left.
    await refund(makeDeps(), paid).catch((error: unknown) => {
      expect(error).toBeInstanceOf(AppError);
      expect(error).toMatchObject({ reason: 'refund-none' });
    });
    expect(company.get(paid.orderId)).toMatchObject({ status: 'CANCELED', balanceAmount: 0 });
    expect(await readPoints(paid)).toEqual({ points: 0, charges: 1 });
    return hasDied;
  });
  expect(deaths).toBeGreaterThan(20);
}, 120_000);

test('a death at any await of a notice about a deposit leaves one credit', async () => {
  const deaths = await dieEverywhere(async (at) => {
    const userIdx = (users += 1);
    const { orderId } = await createOrder(makeDeps(), userIdx, amount);
    const paid = { userIdx, orderId, paymentKey: company.authenticate(orderId, amount, '가상계좌'), amount };
    await confirmOrder(makeDeps(), userIdx, paid);
    const notice = company.deposit(orderId);
    const hasDied = await watch.run(() => receiveNotice(dying(), notice), at);
    // The provider sends it again until it is answered.
    if (hasDied) await receiveNotice(makeDeps(), notice);
    expect(await readPoints(paid)).toEqual({ points: 52_500, charges: 1 });
    return hasDied;
  });
  expect(deaths).toBeGreaterThan(15);
}, 120_000);

test.each([-3_600_000, -600_000, 600_000, 3_600_000])(
  'a clock that is %i ms off the provider’s changes nothing about the money',
  async (skewMs) => {
    company = createPaymentCompany(() => new Date(nowMs + skewMs));
    const charged = await charge();
    expect(await readPoints(charged)).toEqual({ points: 52_500, charges: 1 });
    expect((await refund(makeDeps(), charged)).REFUNDS).toMatchObject([{ STATUS: 'done', AMOUNT: amount }]);
    const lost = await order();
    company.setFaults(() => 'silent');
    await confirmOrder(makeDeps(), lost.userIdx, lost);
    company.setFaults(() => 'none');
    await recover();
    expect(await readPoints(lost)).toEqual({ points: 52_500, charges: 1 });
    nowMs -= 60_000;
  },
);
