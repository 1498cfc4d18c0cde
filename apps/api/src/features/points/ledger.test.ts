import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Database, type Db, queryRows } from '#db/client.ts';
import { getSqlState, inTransaction } from '#db/transaction.ts';
import { AppError } from '#errors.ts';
import { createTestDatabase } from '#test/database.ts';
import { startPostgres, type TestPostgres } from '#test/postgres.ts';
import {
  chargePaid,
  compensate,
  expireAllLots,
  getBalance,
  grantBonus,
  listEntries,
  spend,
} from './points.service.ts';

let postgres: TestPostgres;
const opened: Database[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  opened.push(await createTestDatabase(), await postgres.createDatabase(16));
}, 60_000);
afterAll(async () => {
  for (const database of opened) await database.close();
  await postgres.stop();
});

let lastUser = 100;
const newUser = () => (lastUser += 1);
let lastReference = 0;
const newReference = () => `test:${(lastReference += 1)}`;
const title = '자료 만들기';

const give = (db: Db, userIdx: number, kind: 'paid' | 'bonus', amountPoints: number) =>
  inTransaction(db, (tx) =>
    kind === 'paid'
      ? chargePaid(tx, { userIdx, amountPoints, reference: newReference(), title: '충전' })
      : grantBonus(tx, {
          userIdx,
          amountPoints,
          reference: newReference(),
          title: '가입 보너스',
          kind: 'signup',
        }),
  );
const take = (db: Db, userIdx: number, amountPoints: number, reference = newReference()) =>
  inTransaction(db, (tx) => spend(tx, { userIdx, amountPoints, reference, title }));

/** Every entry is the sum of its transfers, and every stored balance the sum of its account's. */
async function expectBooksToBalance(db: Db): Promise<void> {
  const wrong = await queryRows(
    db,
    sql`SELECT a.idx FROM point_account a LEFT JOIN (
          SELECT account, sum(amount) AS amount FROM (
            SELECT credit_account AS account, amount FROM point_transfer
            UNION ALL SELECT debit_account, -amount FROM point_transfer) moves GROUP BY account) m ON m.account = a.idx
        WHERE a.user_idx IS NOT NULL AND a.balance <> coalesce(m.amount, 0)
        UNION ALL
        SELECT a.idx FROM point_account a WHERE a.user_idx IS NOT NULL AND a.balance <>
          (SELECT coalesce(sum(l.remaining), 0) FROM point_lot l WHERE l.account_idx = a.idx)`,
  );
  expect(wrong).toEqual([]);
}

describe.each([
  ['PGlite', 0],
  ['PostgreSQL', 1],
])('the ledger on %s', (_name, position) => {
  const open = (): Db => {
    const database = opened[position];
    if (!database) throw new Error('not opened');
    return database.db;
  };

  test('bonus points are used before paid ones', async () => {
    const user = newUser();
    await give(open(), user, 'paid', 1000);
    await give(open(), user, 'bonus', 300);
    const posted = await take(open(), user, 500);
    expect(posted).toMatchObject({ balancePoints: 800, isRepeat: false });
    expect(await getBalance(open(), user)).toEqual({ totalPoints: 800, paidPoints: 800, bonusPoints: 0 });
  });

  test('a spend above the balance is refused with the missing amount and changes nothing', async () => {
    const user = newUser();
    await give(open(), user, 'bonus', 180);
    const refused: unknown = await take(open(), user, 300).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(AppError);
    expect(refused).toMatchObject({ reason: 'point-short', data: { MISSING_POINT: 120, UM_POINT: 180 } });
    expect((refused as Error).message).toBe('포인트가 120P 부족해요. 충전하고 이어서 만들까요?');
    expect((await getBalance(open(), user)).totalPoints).toBe(180);
  });

  test('a user without any points is told so', async () => {
    await expect(take(open(), newUser(), 10)).rejects.toMatchObject({ reason: 'point-short' });
  });

  test('the same reference spends once, also when the rest would not do for another', async () => {
    const user = newUser();
    const reference = newReference();
    await give(open(), user, 'bonus', 100);
    const first = await take(open(), user, 80, reference);
    const again = await take(open(), user, 80, reference);
    expect(again).toEqual({ ...first, isRepeat: true });
    expect((await getBalance(open(), user)).totalPoints).toBe(20);
  });

  test('a compensation returns points to the lots they came from, paid ones first', async () => {
    const user = newUser();
    await give(open(), user, 'bonus', 100);
    await give(open(), user, 'paid', 100);
    const spendReference = newReference();
    await take(open(), user, 150, spendReference);
    const back = (amountPoints: number, reference: string) =>
      inTransaction(open(), (tx) =>
        compensate(tx, { userIdx: user, amountPoints, reference, spendReference, title: '만들지 못한 문항' }),
      );
    const reference = newReference();
    await back(60, reference);
    expect(await getBalance(open(), user)).toMatchObject({ paidPoints: 100, bonusPoints: 10 });
    expect(await back(60, reference)).toMatchObject({ isRepeat: true });
    await back(90, newReference());
    expect(await getBalance(open(), user)).toMatchObject({ paidPoints: 100, bonusPoints: 100 });
    await expect(back(1, newReference())).rejects.toThrow('left to give back');
    await expectBooksToBalance(open());
  });

  test('nobody gets the points of somebody else’s spend', async () => {
    const user = newUser();
    await give(open(), user, 'bonus', 100);
    const spendReference = newReference();
    await take(open(), user, 100, spendReference);
    const attempt = inTransaction(open(), (tx) =>
      compensate(tx, {
        userIdx: newUser(),
        amountPoints: 10,
        reference: newReference(),
        spendReference,
        title,
      }),
    );
    await expect(attempt).rejects.toThrow('no spend');
  });

  test('a spend that is rolled back leaves the balance as it was', async () => {
    const user = newUser();
    await give(open(), user, 'bonus', 100);
    const attempt = inTransaction(open(), async (tx) => {
      await spend(tx, { userIdx: user, amountPoints: 40, reference: newReference(), title });
      throw new Error('undo');
    });
    await expect(attempt).rejects.toThrow('undo');
    expect((await getBalance(open(), user)).totalPoints).toBe(100);
  });

  test('amounts that are not whole numbers above zero never reach the ledger', async () => {
    for (const amount of [0, -10, 1.5, Number.NaN]) {
      await expect(take(open(), newUser(), amount)).rejects.toThrow(RangeError);
    }
  });

  test('points run out at the end of their time, once', async () => {
    const user = newUser();
    await give(open(), user, 'bonus', 100);
    await give(open(), user, 'paid', 50);
    const later = new Date(Date.now() + 2 * 366 * 86_400_000);
    await expireAllLots(open(), later);
    expect(await getBalance(open(), user)).toEqual({ totalPoints: 50, paidPoints: 50, bonusPoints: 0 });
    expect(await expireAllLots(open(), later)).toBe(0);
    await expectBooksToBalance(open());
  });

  test('entries and transfers can only be added', async () => {
    await give(open(), newUser(), 'bonus', 10);
    for (const statement of [
      sql`UPDATE point_transfer SET amount = amount + 1`,
      sql`DELETE FROM point_transfer`,
      sql`TRUNCATE point_transfer`,
      sql`UPDATE point_entry SET title = ''`,
      sql`DELETE FROM point_entry`,
      sql`TRUNCATE point_entry CASCADE`,
    ]) {
      const error = await open()
        .execute(statement)
        .then(
          () => undefined,
          (refusal: unknown) => refusal,
        );
      expect(getSqlState(error)).toBe('JD001');
    }
  });

  test('the database itself refuses a negative balance and a lot beyond its amount', async () => {
    const user = newUser();
    await give(open(), user, 'bonus', 10);
    for (const statement of [
      sql`UPDATE point_account SET balance = -1 WHERE user_idx = ${user}`,
      sql`UPDATE point_lot SET remaining = -1 WHERE user_idx = ${user}`,
      sql`UPDATE point_lot SET remaining = amount + 1 WHERE user_idx = ${user}`,
    ]) {
      const error = await open()
        .execute(statement)
        .then(
          () => undefined,
          (refusal: unknown) => refusal,
        );
      expect(getSqlState(error)).toBe('23514');
    }
  });

  test('the history pages by tab and period, newest first, each line with the balance after it', async () => {
    const user = newUser();
    await give(open(), user, 'paid', 1000);
    for (let round = 0; round < 12; round += 1) await take(open(), user, 10);
    const all = { tab: 'all', page: 1, size: 10 } as const;
    const first = await listEntries(open(), user, all);
    expect(first.total).toBe(13);
    expect(first.rows.map((row) => row.balanceAfter)).toEqual([
      880, 890, 900, 910, 920, 930, 940, 950, 960, 970,
    ]);
    const second = await listEntries(open(), user, { ...all, page: 2 });
    expect(second.rows.map((row) => row.amount)).toEqual([-10, -10, 1000]);
    expect((await listEntries(open(), user, { ...all, page: 3 })).rows).toEqual([]);
    expect(await listEntries(open(), user, { ...all, tab: 'charge' })).toMatchObject({ total: 1 });
    expect(await listEntries(open(), user, { ...all, tab: 'other' })).toMatchObject({ total: 0, rows: [] });
    expect(await listEntries(open(), user, { ...all, to: '2000-01-01' })).toMatchObject({ total: 0 });
    expect(await listEntries(open(), newUser(), all)).toMatchObject({ total: 0 });
  });

  test('the history follows the ledger, not the clock, and every page of a period fits its count', async () => {
    const user = newUser();
    const at = (day: number) => `2026-03-${String(day).padStart(2, '0')}T03:00:00Z`;
    // The clock of the second day goes back into the first.
    const days = [1, 1, 2, 1, 2, 3, 3];
    for (const [index, day] of days.entries()) {
      await open().execute(sql`
        INSERT INTO point_entry (user_idx, kind, reference, title, amount, balance_after, created_at)
        VALUES (${user}, 'bonus', ${newReference()}, '시험', 10, ${10 * (index + 1)}, ${at(day)}::timestamptz)`);
    }
    const list = async (from: string, to: string) => {
      const query = { tab: 'all', from, to, size: 2 } as const;
      const pages = await Promise.all(
        [1, 2, 3, 4].map((page) => listEntries(open(), user, { ...query, page })),
      );
      const seqs = pages.flatMap(({ rows }) => rows.map(({ seq }) => seq));
      expect(pages.map(({ total }) => total)).toEqual(pages.map(() => seqs.length));
      return seqs;
    };
    expect(await list('2026-03-01', '2026-03-03')).toEqual([7, 6, 5, 4, 3, 2, 1]);
    expect(await list('2026-03-02', '2026-03-02')).toEqual([5, 4, 3]);
    expect(await list('2026-03-03', '2026-03-31')).toEqual([7, 6]);
    expect(await list('2026-04-01', '2026-04-30')).toEqual([]);
    expect(await list('2026-01-01', '2026-02-28')).toEqual([]);
  });

  test('every page of every tab and period is what reading all lines says', async () => {
    const day = fc.integer({ min: 1, max: 4 });
    const line = fc.record({ kind: fc.constantFrom('charge', 'spend', 'bonus', 'expiry', 'refund'), day });
    const tabOf = (kind: string) => (kind === 'charge' || kind === 'spend' ? kind : 'other');
    const toDate = (number: number) => `2026-03-${String(number).padStart(2, '0')}`;
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 12 }), day, day, async (lines, one, other) => {
        const user = newUser();
        const days = lines.map(({ day: number }) => number).toSorted((a, b) => a - b);
        for (const [index, { kind }] of lines.entries()) {
          await open().execute(sql`
            INSERT INTO point_entry (user_idx, kind, reference, title, amount, balance_after, created_at)
            VALUES (${user}, ${kind}, ${newReference()}, '시험', 1, 1, ${`${toDate(days[index] ?? 1)}T03:00:00Z`}::timestamptz)`);
        }
        const [first, last] = [Math.min(one, other), Math.max(one, other)];
        for (const tab of ['all', 'charge', 'spend', 'other'] as const) {
          const expected = lines
            .map(({ kind }, index) => ({ kind, seq: index + 1, day: days[index] ?? 1 }))
            .filter(
              (row) => row.day >= first && row.day <= last && (tab === 'all' || tabOf(row.kind) === tab),
            )
            .map((row) => row.seq)
            .toReversed();
          const query = { tab, from: toDate(first), to: toDate(last), size: 5 };
          const shown: number[] = [];
          for (const page of [1, 2, 3]) {
            const { rows, total } = await listEntries(open(), user, { ...query, page });
            expect(total).toBe(expected.length);
            shown.push(...rows.map(({ seq }) => seq));
          }
          expect(shown).toEqual(expected);
        }
      }),
      { numRuns: 15 },
    );
  });

  test('any sequence of changes keeps the ledger equal to a simple model', async () => {
    const step = fc.record({
      act: fc.constantFrom('paid', 'bonus', 'spend', 'back'),
      amount: fc.integer({ min: 1, max: 400 }),
      pick: fc.nat(20),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        const user = newUser();
        let total = 0;
        const spends: { reference: string; left: number }[] = [];
        for (const { act, amount, pick } of steps) {
          const spent = spends[pick % Math.max(spends.length, 1)];
          if (act === 'paid' || act === 'bonus') {
            await give(open(), user, act, amount);
            total += amount;
          } else if (act === 'spend') {
            const reference = newReference();
            const isDone = await take(open(), user, amount, reference).then(
              () => true,
              () => false,
            );
            expect(isDone).toBe(amount <= total);
            if (isDone) {
              total -= amount;
              spends.push({ reference, left: amount });
            }
          } else if (spent) {
            const isDone = await inTransaction(open(), (tx) =>
              compensate(tx, {
                userIdx: user,
                amountPoints: amount,
                reference: newReference(),
                spendReference: spent.reference,
                title,
              }),
            ).then(
              () => true,
              () => false,
            );
            expect(isDone).toBe(amount <= spent.left);
            if (isDone) {
              total += amount;
              spent.left -= amount;
            }
          }
          expect((await getBalance(open(), user)).totalPoints).toBe(total);
        }
      }),
      { numRuns: 25 },
    );
    await expectBooksToBalance(open());
  }, 60_000);
});

async function runSpends(db: Db, user: number, attempts: number, connections: number): Promise<number> {
  let started = 0;
  let succeeded = 0;
  const work = async () => {
    while (started < attempts) {
      started += 1;
      await take(db, user, 1).then(
        () => (succeeded += 1),
        (error: unknown) => {
          if (!(error instanceof AppError && error.reason === 'point-short')) throw error;
        },
      );
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return succeeded;
}

const databaseAt = (position: number): Db => {
  const database = opened[position];
  if (!database) throw new Error('not opened');
  return database.db;
};

test('10,000 simultaneous spends of 1P on 6,000P: exactly 6,000 succeed', async () => {
  const user = newUser();
  await give(databaseAt(1), user, 'bonus', 2000);
  await give(databaseAt(1), user, 'paid', 4000);
  expect(await runSpends(databaseAt(1), user, 10_000, 16)).toBe(6000);
  expect((await getBalance(databaseAt(1), user)).totalPoints).toBe(0);
  const { total } = await listEntries(databaseAt(1), user, { tab: 'all', page: 1, size: 1 });
  expect(total).toBe(6002);
  await expectBooksToBalance(databaseAt(1));
}, 120_000);

test('the same holds on PGlite, in small', async () => {
  const user = newUser();
  await give(databaseAt(0), user, 'bonus', 120);
  expect(await runSpends(databaseAt(0), user, 200, 16)).toBe(120);
  expect((await getBalance(databaseAt(0), user)).totalPoints).toBe(0);
}, 60_000);

test('200 users who spend at the same time lose and double nothing', async () => {
  const users = Array.from({ length: 200 }, newUser);
  await Promise.all(users.map((user) => give(databaseAt(1), user, 'bonus', 30)));
  await Promise.all(
    users.flatMap((user) => [1, 2, 3, 4].map(() => take(databaseAt(1), user, 10).catch(() => null))),
  );
  for (const user of users) expect((await getBalance(databaseAt(1), user)).totalPoints).toBe(0);
  await expectBooksToBalance(databaseAt(1));
}, 60_000);

test('simultaneous spends of one reference take the points once', async () => {
  const user = newUser();
  await give(databaseAt(1), user, 'bonus', 1000);
  const reference = newReference();
  const posted = await Promise.all(
    Array.from({ length: 16 }, () => take(databaseAt(1), user, 100, reference)),
  );
  expect(posted.filter((entry) => !entry.isRepeat)).toHaveLength(1);
  expect(new Set(posted.map((entry) => entry.entryIdx)).size).toBe(1);
  expect((await getBalance(databaseAt(1), user)).totalPoints).toBe(900);
});
