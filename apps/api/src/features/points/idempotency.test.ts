import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database, Db } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import { AppError } from '#errors.ts';
import { createTestDatabase } from '#test/database.ts';
import { startPostgres, type TestPostgres } from '#test/postgres.ts';
import { forgetOldKeys, withIdempotency } from './idempotency.service.ts';
import { getBalance, grantBonus, spend } from './points.service.ts';

let postgres: TestPostgres;
const opened: Database[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  opened.push(await createTestDatabase(), await postgres.createDatabase(16));
  for (const { db } of opened) {
    const bonus = { amountPoints: 100_000, title: '가입 보너스', kind: 'signup' } as const;
    for (const userIdx of [1, 2]) {
      await inTransaction(db, (tx) => grantBonus(tx, { ...bonus, userIdx, reference: String(userIdx) }));
    }
  }
}, 60_000);
afterAll(async () => {
  for (const database of opened) await database.close();
  await postgres.stop();
});

describe.each([
  ['PGlite', 0],
  ['PostgreSQL', 1],
])('an idempotency key on %s', (_name, position) => {
  const open = (): Db => {
    const database = opened[position];
    if (!database) throw new Error('not opened');
    return database.db;
  };
  let effects = 0;
  const call = (key: string, body: unknown, userIdx = 1) =>
    withIdempotency(open(), { userIdx, scope: 'test', key, body }, async (tx) => {
      effects += 1;
      const reference = `${userIdx}:${key}:${effects}`;
      const { balancePoints } = await spend(tx, { userIdx, amountPoints: 10, reference, title: '시험' });
      return { balancePoints, key };
    });

  test('gives a repeat the stored answer and no second effect', async () => {
    const before = (await getBalance(open(), 1)).totalPoints;
    const first = await call('repeat-1', { a: 1, b: [1, 2] });
    expect(await call('repeat-1', { b: [1, 2], a: 1 })).toEqual(first);
    expect((await getBalance(open(), 1)).totalPoints).toBe(before - 10);
  });

  test('refuses another body', async () => {
    await call('changed-1', { a: 1 });
    await expect(call('changed-1', { a: 2 })).rejects.toMatchObject({ reason: 'key-reused' });
  });

  test('belongs to one user and one call', async () => {
    const first = await call('shared-1', {}, 1);
    const other = await call('shared-1', {}, 2);
    expect(other).not.toEqual(first);
  });

  test('may try again after a failure', async () => {
    const attempt = (isBroken: boolean) =>
      withIdempotency(open(), { userIdx: 1, scope: 'test', key: 'failing-1', body: {} }, () =>
        isBroken ? Promise.reject(new AppError('point-short')) : Promise.resolve('done'),
      );
    await expect(attempt(true)).rejects.toBeInstanceOf(AppError);
    expect(await attempt(false)).toBe('done');
  });

  test('100 keys, each sent ten times at once, make 100 effects', async () => {
    const before = (await getBalance(open(), 2)).totalPoints;
    const keys = Array.from({ length: 100 }, (_, number) => `burst-${number}`);
    const answers = await Promise.all(
      keys.flatMap((key) =>
        Array.from({ length: 10 }, () =>
          call(key, { key }, 2).catch((error: unknown) => {
            if (error instanceof AppError && error.reason === 'in-flight') return undefined;
            throw error;
          }),
        ),
      ),
    );
    expect((await getBalance(open(), 2)).totalPoints).toBe(before - 1000);
    for (const key of keys) {
      const told = answers.filter((answer) => answer?.key === key);
      expect(new Set(told.map((answer) => answer?.balancePoints)).size).toBe(1);
    }
  }, 60_000);

  test('is forgotten when no client repeats it any more', async () => {
    await call('old-1', {});
    expect(await forgetOldKeys(open(), new Date())).toBe(0);
    expect(await forgetOldKeys(open(), new Date(Date.now() + 16 * 86_400_000))).toBeGreaterThan(0);
    const again = await call('old-1', {});
    expect(again.key).toBe('old-1');
  });
});

test('a repeat while the first is under way is 409 in-flight', async () => {
  const db = opened[1]?.db;
  if (!db) throw new Error('not opened');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  let enter: () => void = () => undefined;
  const entered = new Promise<void>((resolve) => (enter = resolve));
  const name = { userIdx: 1, scope: 'test', key: 'slow-1', body: {} };
  const first = withIdempotency(db, name, async () => {
    enter();
    await held;
    return 'first';
  });
  await entered;
  await expect(withIdempotency(db, name, () => Promise.resolve('second'))).rejects.toMatchObject({
    reason: 'in-flight',
  });
  release();
  expect(await first).toBe('first');
});
