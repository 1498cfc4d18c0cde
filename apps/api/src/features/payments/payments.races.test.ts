import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, queryRows } from '#db/client.ts';
import { AppError } from '#errors.ts';
import { audit } from '#features/operator/operator.service.ts';
import { createPaymentCompany, type Fault, type PaymentCompany } from '#test/payment-company.ts';
import { startPostgres, type TestPostgres } from '#test/postgres.ts';
import { createCoupon, redeem } from './coupons.service.ts';
import { resumeOpenOrder, settlePayments } from './payment-jobs.service.ts';
import {
  confirmOrder,
  createOrder,
  failOrder,
  getOrder,
  type PaymentDeps,
  receiveNotice,
} from './payments.service.ts';
import { readOrder } from './payments.store.ts';

/** JADOO_MONEY_RUNS=2000 for the full figures; CI takes a tenth. */
const runs = Number(process.env['JADOO_MONEY_RUNS'] ?? 200);
const orderCount = Math.min(500, Math.ceil(runs / 2));

const atOnce = 50;

let postgres: TestPostgres;
let database: Database;
let company: PaymentCompany;
let nowMs = Date.now();
let killed = 0;
beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.createDatabase(16);
}, 60_000);
afterAll(async () => {
  await database.close();
  await postgres.stop();
});
beforeEach(() => {
  company = createPaymentCompany(() => new Date(nowMs));
});
afterEach(async () => {
  expect(await audit(database.db)).toEqual([]);
});

const makeDeps = (provider = company.provider): PaymentDeps => ({
  db: database.db,
  provider,
  now: () => new Date(nowMs),
  onTrouble: (orderId, message) => {
    throw new Error(`${orderId}: ${message}`);
  },
  secret: 'a secret of the tests',
  sendSettleJob: () => Promise.resolve(),
  sendRefundJob: () => Promise.resolve(),
});

/** A process that dies after the provider has done its work: nothing follows, not even an error. */
class KilledError extends Error {}
const killing = (): PaymentDeps =>
  makeDeps({
    ...company.provider,
    confirm: async (request) => {
      await company.provider.confirm(request);
      killed += 1;
      throw new KilledError();
    },
  });

interface Paid {
  userIdx: number;
  idx: number;
  orderId: string;
  paymentKey: string;
  amount: number;
}
let users = 1000;
const prepare = async (amount: number): Promise<Paid> => {
  const userIdx = (users += 1);
  const { orderId } = await createOrder(makeDeps(), userIdx, amount);
  const [row] = await queryRows<{ idx: number }>(
    database.db,
    sql`SELECT idx::int AS idx FROM payment_order WHERE order_id = ${orderId}`,
  );
  const paymentKey = company.authenticate(orderId, amount);
  return { userIdx, idx: row?.idx ?? 0, orderId, paymentKey, amount };
};

/** What a caller may be told while things go wrong; anything else is a bug. */
const allow = async (work: Promise<unknown>): Promise<void> => {
  await work.catch((error: unknown) => {
    const isExpected =
      error instanceof KilledError ||
      (error instanceof AppError && ['order-closed', 'provider-unavailable'].includes(error.reason)) ||
      (error instanceof Error && error.constructor.name === 'StillOpenError');
    if (!isExpected) throw error;
  });
};

const countCredits = async (orderIds: readonly string[]) => {
  const rows = await queryRows<{ reference: string; amount: number }>(
    database.db,
    sql`SELECT reference, amount::int AS amount FROM point_entry WHERE kind = 'charge'`,
  );
  const wanted = new Set(orderIds.map((orderId) => `order:${orderId}`));
  return rows.filter(({ reference }) => wanted.has(reference));
};

/** I5 and I6: credited once each exactly what the company counts as paid, and the amounts are equal. */
const expectAgreement = async (paid: readonly Paid[]): Promise<void> => {
  const credits = await countCredits(paid.map(({ orderId }) => orderId));
  const told = company
    .listPaid()
    .map((one) => ({ reference: `order:${one.orderId}`, amount: one.totalAmount }));
  const byName = (a: { reference: string }, b: { reference: string }) => (a.reference < b.reference ? -1 : 1);
  expect(credits.toSorted(byName)).toEqual(told.toSorted(byName));
};

test(`${orderCount} orders, each confirmed by eight at once, give ${orderCount} credits`, async () => {
  const paid: Paid[] = [];
  for (let count = 0; count < orderCount; count += 1) paid.push(await prepare(30_000));
  // As many at a time as the sixteen connections serve before a caller gives up waiting for one.
  for (let first = 0; first < paid.length; first += atOnce) {
    await Promise.all(
      paid
        .slice(first, first + atOnce)
        .flatMap((one) => Array.from({ length: 8 }, () => confirmOrder(makeDeps(), one.userIdx, one))),
    );
  }
  expect(await countCredits(paid.map(({ orderId }) => orderId))).toHaveLength(orderCount);
  expect(company.approvals).toBe(orderCount);
  await expectAgreement(paid);
  const balances = await queryRows<{ balance: number }>(
    database.db,
    sql`SELECT DISTINCT sum(balance)::int AS balance FROM point_account WHERE user_idx > 1000 GROUP BY user_idx`,
  );
  expect(balances).toEqual([{ balance: 30_900 }]);
}, 300_000);

const fault = fc.constantFrom<Fault>('none', 'none', 'silent', 'broken', 'lost');
const step = fc.constantFrom('redirect', 'notice', 'poll', 'job', 'sweep', 'kill', 'leave');
const schedule = fc.record({
  steps: fc.array(step, { minLength: 1, maxLength: 8 }),
  faults: fc.array(fault, { minLength: 1, maxLength: 12 }),
  refusal: fc.constantFrom(undefined, undefined, 'REJECT_CARD_PAYMENT'),
  isLate: fc.boolean(),
});

const act = (name: string, paid: Paid): Promise<unknown> => {
  const deps = makeDeps();
  switch (name) {
    case 'redirect':
      return confirmOrder(deps, paid.userIdx, paid);
    case 'kill':
      return confirmOrder(killing(), paid.userIdx, paid);
    case 'notice':
      return receiveNotice(deps, { eventType: 'PAYMENT_STATUS_CHANGED', data: { orderId: paid.orderId } });
    case 'poll':
      return getOrder(deps, paid.userIdx, paid.orderId);
    case 'job':
      return resumeOpenOrder(deps, paid.idx);
    case 'leave':
      return failOrder(deps, paid.userIdx, 'PAY_PROCESS_CANCELED', paid.orderId);
    default:
      nowMs += 45_000;
      return settlePayments(deps);
  }
};

test(`${runs} random schedules of redirect, notice, poller, job, kill and faults break nothing`, async () => {
  const endings = new Map<string, number>();
  await fc.assert(
    fc.asyncProperty(schedule, async ({ steps, faults, refusal, isLate }) => {
      const paid = await prepare(50_000);
      if (refusal !== undefined) company.refuseNext(paid.orderId, refusal);
      let call = 0;
      company.setFaults(() => faults[(call += 1) % faults.length] ?? 'none');
      await Promise.all(steps.map((name) => allow(act(name, paid))));
      company.setFaults(() => 'none');
      nowMs += isLate ? 15 * 60_000 : 45_000;
      if (isLate && company.get(paid.orderId)?.status === 'IN_PROGRESS') {
        company.setState(paid.orderId, { status: 'EXPIRED' });
      }
      await settlePayments(makeDeps());
      const { status } = await readOrder(database.db, paid.idx);
      const isPaid = company.get(paid.orderId)?.approvedAt !== null;
      const credits = await countCredits([paid.orderId]);
      expect(credits).toHaveLength(isPaid ? 1 : 0);
      expect(['ready', 'done', 'failed', 'canceled']).toContain(status);
      expect(status === 'done').toBe(isPaid);
      endings.set(status, (endings.get(status) ?? 0) + 1);
    }),
    { numRuns: runs },
  );
  // A property that never sees money, a refusal or a death would say nothing.
  expect(endings.get('done')).toBeGreaterThan(runs / 20);
  expect(endings.get('failed')).toBeGreaterThan(0);
  expect(killed).toBeGreaterThan(0);
}, 900_000);

test('a company that lies about a third of its answers agrees with us once it stops', async () => {
  let call = 0;
  const lies: Fault[] = [
    'none',
    'silent',
    'none',
    'broken',
    'none',
    'none',
    'lost',
    'silent',
    'none',
    'none',
  ];
  const paid: Paid[] = [];
  for (let count = 0; count < orderCount; count += 1) paid.push(await prepare(10_000));
  company.setFaults(() => lies[(call += 7) % lies.length] ?? 'none');
  const notice = ({ orderId }: Paid) => receiveNotice(makeDeps(), { data: { orderId } });
  await Promise.all(
    paid.flatMap((one) => [
      allow(confirmOrder(makeDeps(), one.userIdx, one)),
      allow(notice(one)),
      allow(notice(one)),
      allow(confirmOrder(makeDeps(), one.userIdx, one)),
    ]),
  );
  company.setFaults(() => 'none');
  nowMs += 60_000;
  const report = await settlePayments(makeDeps());
  expect(report.stillOpen).toEqual([]);
  await expectAgreement(paid);
  expect(company.listPaid()).toHaveLength(orderCount);
}, 300_000);

describe('a coupon', () => {
  const day = 86_400_000;
  const make = (code: string, maxUses: number | null, startsMs = -day, endsMs = day) =>
    createCoupon(database.db, {
      code,
      title: '시험 쿠폰',
      points: 500,
      maxUses,
      startsAt: new Date(nowMs + startsMs),
      endsAt: new Date(nowMs + endsMs),
    });
  const use = (userIdx: number, code: string) => redeem(database.db, userIdx, code, new Date(nowMs));
  const attempt = (userIdx: number, code: string) =>
    use(userIdx, code).then(
      () => 'given',
      (error: unknown) => (error instanceof AppError ? error.reason : Promise.reject(error as Error)),
    );

  test('for ten is given to ten, whoever of thirty asks how often at once', async () => {
    await make('RUSH-10', 10);
    const asked = Array.from({ length: 30 }, () => (users += 1));
    const told = await Promise.all(
      asked.flatMap((userIdx) => [1, 2, 3].map(() => attempt(userIdx, 'rush 10'))),
    );
    expect(told.filter((word) => word === 'given')).toHaveLength(10);
    expect(new Set(told)).toEqual(new Set(['given', 'coupon-used', 'coupon-used-up']));
    const rows = await queryRows<{ used: number; uses: number }>(
      database.db,
      sql`SELECT used_count AS used, (SELECT count(*)::int FROM coupon_use u WHERE u.coupon_idx = c.idx) AS uses
          FROM coupon c WHERE code = 'RUSH10'`,
    );
    expect(rows).toEqual([{ used: 10, uses: 10 }]);
  });

  test('is given once to each user', async () => {
    await make('ONCE', null);
    const userIdx = (users += 1);
    expect(await use(userIdx, ' on-ce ')).toMatchObject({ points: 500, balancePoints: 500 });
    expect(await attempt(userIdx, 'ONCE')).toBe('coupon-used');
  });

  test('is refused before its time, after it, and when nobody made it', async () => {
    await make('EARLY', null, day, 2 * day);
    await make('LATE', null, -2 * day, -day);
    const userIdx = (users += 1);
    expect(await attempt(userIdx, 'EARLY')).toBe('coupon-ended');
    expect(await attempt(userIdx, 'LATE')).toBe('coupon-ended');
    expect(await attempt(userIdx, 'NOBODY')).toBe('coupon-unknown');
    await expect(make('early', null)).rejects.toMatchObject({ reason: 'duplicate' });
  });
});
