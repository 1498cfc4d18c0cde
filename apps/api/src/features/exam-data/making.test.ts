import { randomUUID } from 'node:crypto';
import { type Exercise, sampleBook } from '@jadoo/engine';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Database, type Db, queryRows, type Transaction } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import { audit } from '#features/operator/operator.service.ts';
import { getBalance, grantBonus, spend } from '#features/points/points.service.ts';
import { createEnginePool, type EnginePool } from '#jobs/engine-pool.ts';
import { type JobQueue, openJobQueue } from '#jobs/job-queue.ts';
import { startWorkers } from '#jobs/workers.ts';
import { createTestDatabase } from '#test/database.ts';
import { createMemoryStorage } from '#test/memory-storage.ts';
import { createPaymentCompany } from '#test/payment-company.ts';
import { startPostgres, type TestPostgres } from '#test/postgres.ts';
import { getStartLayout } from './exam-data.rules.ts';
import { type ExamRow, findExamByIdx, insertExam } from './exam-data.store.ts';
import { failExam, failLostExams, makeOrderedExam, type MakingDeps } from './making.service.ts';

const engine = createEnginePool(1);
let postgres: TestPostgres;
const opened: Database[] = [];
beforeAll(async () => {
  postgres = await startPostgres();
  opened.push(await createTestDatabase(), await postgres.createDatabase(8));
}, 60_000);
afterAll(async () => {
  for (const database of opened) {
    expect(await audit(database.db)).toEqual([]);
    await database.close();
  }
  await engine.close();
  await postgres.stop();
});

let userIdx = 0;
beforeEach(() => {
  userIdx += 1;
});

const sources = sampleBook.units.flatMap((unit) => unit.passages.map((passage) => passage.source));

/** An order as the service stores it: paid, queued, not made. */
async function placeOrder(
  db: Db,
  jobId: string = randomUUID(),
  queueIt?: (tx: Transaction, idx: number) => Promise<void>,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    await grantBonus(tx, {
      userIdx,
      amountPoints: 500,
      reference: randomUUID(),
      title: '보너스',
      kind: 'signup',
    });
    const { idx } = await insertExam(tx, {
      userIdx,
      title: '시험',
      tool: 'transform',
      status: 'queued',
      seed: 7,
      kinds: [{ kind: 'grammar-error', options: {} }],
      passages: sources.slice(0, 3).map((source, position) => ({
        title: `지문 ${position}`,
        source: { ...source, id: String(position + 1) },
      })),
      layout: getStartLayout('transform'),
      exercises: [],
      refusals: [],
      shownSignatures: {},
      passageCount: 3,
      usedPoints: 90,
      jobId,
    });
    await spend(tx, { userIdx, amountPoints: 90, reference: `exam:${idx}`, title: '시험' });
    await queueIt?.(tx, idx);
    return idx;
  });
}

async function read(db: Db, idx: number): Promise<ExamRow> {
  const row = await findExamByIdx(db, idx);
  if (!row) throw new Error('no exam');
  return row;
}

describe.each([
  ['PGlite', 0],
  ['PostgreSQL', 1],
])('making on %s', (_name, position) => {
  const open = (): Database => {
    const database = opened[position];
    if (!database) throw new Error('not opened');
    return database;
  };
  const deps = (own: Pick<EnginePool, 'make'> = engine): MakingDeps => ({
    db: open().db,
    engine: own,
    onKindFailure: (_idx, failure) => {
      throw new Error(failure);
    },
  });

  test('by two workers at once settles once, with the same exercises as by one', async () => {
    const [alone, together] = [await placeOrder(open().db), await placeOrder(open().db)];
    await makeOrderedExam(deps(), alone);
    await Promise.all([1, 2, 3].map(() => makeOrderedExam(deps(), together)));
    await makeOrderedExam(deps(), together);
    const withoutIds = (exercises: Exercise[]) =>
      exercises.map(({ signature, answer }) => ({ signature, answer }));
    const [first, second] = [await read(open().db, alone), await read(open().db, together)];
    expect(withoutIds(second.exercises)).toEqual(withoutIds(first.exercises));
    expect(first.exerciseCount + first.refusals.length).toBe(3);
    const spent = 2 * 90 - first.refundPoints - second.refundPoints;
    expect((await getBalance(open().db, userIdx)).totalPoints).toBe(1000 - spent);
  });

  test('that breaks off leaves the order open, and the next attempt ends it', async () => {
    const idx = await placeOrder(open().db);
    const broken = deps({ make: () => Promise.reject(new Error('thread died')) });
    await expect(makeOrderedExam(broken, idx)).rejects.toThrow('thread died');
    expect(await read(open().db, idx)).toMatchObject({ status: 'running', exercises: [] });
    await makeOrderedExam(deps(), idx);
    expect((await read(open().db, idx)).exercises.length).toBeGreaterThan(0);
  });

  test('that is given up gives everything back, once, and never after a delivery', async () => {
    const idx = await placeOrder(open().db);
    await Promise.all([failExam(open().db, idx), failExam(open().db, idx)]);
    await failExam(open().db, idx);
    await makeOrderedExam(deps(), idx);
    expect(await read(open().db, idx)).toMatchObject({ status: 'failed', refundPoints: 90, exercises: [] });
    expect((await getBalance(open().db, userIdx)).totalPoints).toBe(500);
    const delivered = await placeOrder(open().db);
    await makeOrderedExam(deps(), delivered);
    const before = await read(open().db, delivered);
    await failExam(open().db, delivered);
    expect(await read(open().db, delivered)).toEqual(before);
  });

  test('whose job was lost is given up; a living or a young one is left alone', async () => {
    const [lost, living] = [await placeOrder(open().db, 'lost'), await placeOrder(open().db, 'living')];
    const isAlive = (jobId: string) => Promise.resolve(jobId === 'living');
    expect(await failLostExams(open().db, isAlive, new Date())).toBe(0);
    expect(await failLostExams(open().db, isAlive, new Date(Date.now() + 120_000))).toBe(1);
    expect((await read(open().db, lost)).status).toBe('failed');
    expect((await read(open().db, living)).status).toBe('queued');
    await makeOrderedExam(deps(), living);
  });

  test('that fails every time is given up by the queue itself', async () => {
    const errors: Error[] = [];
    const queue: JobQueue = await openJobQueue(open(), {
      isWorker: true,
      onError: (error) => errors.push(error),
    });
    let attempts = 0;
    const make: EnginePool['make'] = () => {
      attempts += 1;
      return Promise.reject(new Error('thread died'));
    };
    const payments = {
      db: open().db,
      provider: createPaymentCompany().provider,
      now: () => new Date(),
      onTrouble: () => undefined,
    };
    const files = { db: open().db, storage: createMemoryStorage(), onLeftOver: () => undefined };
    await startWorkers({ ...deps({ make }), queue, payments, files, concurrency: 1 });
    const jobId = randomUUID();
    const idx = await placeOrder(open().db, jobId, (tx, examIdx) =>
      queue.send(tx, 'make-exam', { examIdx }, jobId),
    );
    await expect
      .poll(async () => (await read(open().db, idx)).status, { timeout: 40_000, interval: 200 })
      .toBe('failed');
    expect(attempts).toBe(4);
    expect((await getBalance(open().db, userIdx)).totalPoints).toBe(500);
    expect(await queue.isAlive('make-exam', jobId)).toBe(false);
    await queue.stop();
    expect(errors).toEqual([]);
  }, 60_000);

  test('is not queued by a transaction that does not commit', async () => {
    const queue = await openJobQueue(open(), { isWorker: false, onError: () => undefined });
    const jobId = randomUUID();
    const attempt = inTransaction(open().db, async (tx) => {
      await queue.send(tx, 'make-exam', { examIdx: 1 }, jobId);
      throw new Error('undo');
    });
    await expect(attempt).rejects.toThrow('undo');
    expect(await queue.isAlive('make-exam', jobId)).toBe(false);
    const rows = await queryRows(open().db, sql`SELECT id FROM pgboss.job WHERE id = ${jobId}::uuid`);
    expect(rows).toEqual([]);
    await queue.stop();
  });
});
