import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import { AppError } from '#errors.ts';
import { deduct as deductByHand, audit } from '#features/operator/operator.service.ts';
import { compensate, getBalance, grantBonus, spend } from '#features/points/points.service.ts';
import { createPaymentCompany, type PaymentCompany } from '#test/payment-company.ts';
import { startPostgres, type TestPostgres } from '#test/postgres.ts';
import {
  confirmOrder,
  createOrder,
  type PaymentDeps,
  receiveNotice,
  refundOrder,
} from './payments.service.ts';

/** JADOO_MONEY_RUNS=2000 for the full figures; a run has up to twenty steps. */
const runs = Math.ceil(Number(process.env['JADOO_MONEY_RUNS'] ?? 200) / 8);

let postgres: TestPostgres;
let database: Database & { driver: 'postgres' };
beforeAll(async () => {
  postgres = await startPostgres();
  database = await postgres.createDatabase(4);
}, 60_000);
afterAll(async () => {
  await database.close();
  await postgres.stop();
});

interface Lot {
  kind: 'paid' | 'bonus';
  amount: number;
  left: number;
}
interface Order {
  orderId: string;
  paid: Lot;
  bonus: Lot | undefined;
  refunded: number;
  isDeposit: boolean;
  /** What was taken while the bank has the deposit. */
  taken: [Lot, number][] | undefined;
}
/** What there should be, as simply as it can be said. */
interface Model {
  lots: Lot[];
  orders: Order[];
  spends: { reference: string; parts: [Lot, number][] }[];
}
interface Real {
  userIdx: number;
  company: PaymentCompany;
  deps: PaymentDeps;
}
type Step = (model: Model, real: Real) => Promise<void>;

const total = (lots: readonly Lot[]) => lots.reduce((sum, { left }) => sum + left, 0);

function take(model: Model, amount: number): [Lot, number][] {
  const parts: [Lot, number][] = [];
  let missing = amount;
  for (const kind of ['bonus', 'paid']) {
    for (const lot of model.lots.filter((one) => one.kind === kind && one.left > 0)) {
      const part = Math.min(lot.left, missing);
      if (part === 0) continue;
      lot.left -= part;
      missing -= part;
      parts.push([lot, part]);
    }
  }
  return parts;
}

const expectRefusal = async (work: Promise<unknown>, reason: string) => {
  const refusal: unknown = await work.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(refusal).toBeInstanceOf(AppError);
  expect(refusal).toMatchObject({ reason });
};

let references = 0;
const newReference = () => `model:${(references += 1)}`;
const title = '모형';

const charge =
  (thousands: number, isDeposit: boolean): Step =>
  async (model, { userIdx, company, deps }) => {
    const amount = thousands * 1000;
    const { orderId, BONUS_POINT } = await createOrder(deps, userIdx, amount);
    const paymentKey = company.authenticate(orderId, amount, isDeposit ? '가상계좌' : '카드');
    await confirmOrder(deps, userIdx, { orderId, paymentKey, amount });
    if (isDeposit) await receiveNotice(deps, company.deposit(orderId));
    const paid: Lot = { kind: 'paid', amount, left: amount };
    const bonus: Lot | undefined =
      BONUS_POINT > 0 ? { kind: 'bonus', amount: BONUS_POINT, left: BONUS_POINT } : undefined;
    model.lots.push(paid, ...(bonus ? [bonus] : []));
    model.orders.push({ orderId, paid, bonus, refunded: 0, isDeposit, taken: undefined });
  };

const give =
  (amountPoints: number): Step =>
  async (model, { userIdx }) => {
    await inTransaction(database.db, (tx) =>
      grantBonus(tx, { userIdx, amountPoints, reference: newReference(), title, kind: 'grant' }),
    );
    model.lots.push({ kind: 'bonus', amount: amountPoints, left: amountPoints });
  };

const use =
  (amountPoints: number): Step =>
  async (model, { userIdx }) => {
    const reference = newReference();
    const work = spend(database.db, { userIdx, amountPoints, reference, title });
    if (amountPoints > total(model.lots)) return expectRefusal(work, 'point-short');
    await work;
    model.spends.push({ reference, parts: take(model, amountPoints) });
  };

const giveBack =
  (pick: number, share: number): Step =>
  async (model, { userIdx }) => {
    const spent = model.spends[pick % Math.max(1, model.spends.length)];
    const left = spent?.parts.reduce((sum, [, part]) => sum + part, 0) ?? 0;
    const amountPoints = Math.ceil((left * share) / 100);
    if (!spent || amountPoints === 0) return;
    await inTransaction(database.db, (tx) =>
      compensate(tx, {
        userIdx,
        amountPoints,
        reference: newReference(),
        spendReference: spent.reference,
        title,
      }),
    );
    let missing = amountPoints;
    for (const part of spent.parts.toReversed()) {
      const returned = Math.min(part[1], missing);
      part[0].left += returned;
      part[1] -= returned;
      missing -= returned;
    }
  };

const deduct =
  (amountPoints: number): Step =>
  async (model, { userIdx }) => {
    const change = { operator: '운영자', userIdx, amountPoints, reason: title };
    const work = deductByHand(database.db, change);
    if (amountPoints > total(model.lots)) return expectRefusal(work, 'point-short');
    await work;
    take(model, amountPoints);
  };

const refund =
  (pick: number): Step =>
  async (model, { userIdx, deps }) => {
    const order = model.orders[pick % Math.max(1, model.orders.length)];
    if (!order) return;
    const { orderId, paid, bonus, refunded, isDeposit } = order;
    const isWhole =
      refunded === 0 && paid.left === paid.amount && (bonus?.left ?? 0) === (bonus?.amount ?? 0);
    const won = isWhole ? paid.amount : Math.min(paid.amount - refunded, Math.floor(paid.left * 0.9));
    const account = isDeposit ? { bank: '20', accountNumber: '110123456789', holderName: '김자두' } : null;
    const work = refundOrder(deps, { userIdx, orderId, expectedAmount: won, reason: title, account });
    if (won === 0 || order.taken) return expectRefusal(work, 'refund-none');
    await work;
    order.refunded += won;
    paid.left = 0;
    if (bonus) bonus.left = 0;
  };

const turnDeposit =
  (pick: number): Step =>
  async (model, { company, deps }) => {
    const deposits = model.orders.filter(({ isDeposit, refunded }) => isDeposit && refunded === 0);
    const order = deposits[pick % Math.max(1, deposits.length)];
    if (!order) return;
    if (order.taken) {
      await receiveNotice(deps, company.deposit(order.orderId));
      for (const [lot, part] of order.taken) lot.left += part;
      order.taken = undefined;
      return;
    }
    await receiveNotice(deps, company.takeBack(order.orderId));
    order.taken = [order.paid, ...(order.bonus ? [order.bonus] : [])].map((lot) => [lot, lot.left]);
    for (const [lot] of order.taken) lot.left = 0;
  };

const pick = fc.nat(50);
const points = fc.integer({ min: 1, max: 60_000 });
const steps: fc.Arbitrary<Step>[] = [
  fc
    .record({ thousands: fc.integer({ min: 1, max: 100 }), isDeposit: fc.boolean() })
    .map((one) => charge(one.thousands, one.isDeposit)),
  points.map(give),
  points.map(use),
  points.map(use),
  fc.tuple(pick, fc.integer({ min: 1, max: 100 })).map(([at, share]) => giveBack(at, share)),
  points.map(deduct),
  pick.map(refund),
  pick.map(turnDeposit),
];

let users = 0;
test(`${runs} random lives of an account are what a simple model says at every step`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(...steps), { minLength: 1, maxLength: 20 }), async (life) => {
      const company = createPaymentCompany();
      const deps: PaymentDeps = {
        db: database.db,
        provider: company.provider,
        now: () => new Date(),
        onTrouble: () => undefined,
        secret: 'a secret of the tests',
        sendSettleJob: () => Promise.resolve(),
        sendRefundJob: () => Promise.resolve(),
      };
      const userIdx = (users += 1);
      await database.pool.query(
        `INSERT INTO app_user (public_id, provider, provider_id, name, job, referral_code)
         VALUES ($1, 'naver', $1, '김자두', 'school', $1)`,
        [`model-${userIdx}`],
      );
      const model: Model = { lots: [], orders: [], spends: [] };
      for (const step of life) {
        await step(model, { userIdx, company, deps });
        const { paidPoints, bonusPoints } = await getBalance(database.db, userIdx);
        expect({ paidPoints, bonusPoints }).toEqual({
          paidPoints: total(model.lots.filter(({ kind }) => kind === 'paid')),
          bonusPoints: total(model.lots.filter(({ kind }) => kind === 'bonus')),
        });
      }
    }),
    { numRuns: runs },
  );
  expect(await audit(database.db)).toEqual([]);
}, 900_000);
