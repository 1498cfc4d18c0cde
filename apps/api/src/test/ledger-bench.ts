import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Database } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import { grantBonus, listEntries, spend } from '#features/points/points.service.ts';
import { createTestDatabase } from './database.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

const run = promisify(execFile);

/** One measured figure. */
export interface BenchFigure {
  name: string;
  value: number;
  unit: string;
}

type RealDatabase = Database & { driver: 'postgres' };

const connections = 16;
const userCount = 200;
const rounds = 3;
/** Both sides of the comparison run as long, and the program is warm before it is measured, as a server is. */
const roundSeconds = 5;
const plentyPoints = 1_000_000;

/** Spends of 1P a second, from `users` users in turn. */
async function measureSpends(database: Database, users: number, seconds = roundSeconds): Promise<number> {
  const { db } = database;
  const prefix = `bench:${users}:${performance.now()}`;
  for (let userIdx = 1; userIdx <= users; userIdx += 1) {
    const reference = `${prefix}:${userIdx}`;
    await inTransaction(db, (tx) =>
      grantBonus(tx, { userIdx, amountPoints: plentyPoints, reference, title: '벤치', kind: 'grant' }),
    );
  }
  let count = 0;
  const startMs = performance.now();
  const endMs = startMs + seconds * 1000;
  const work = async () => {
    while (performance.now() < endMs) {
      const number = (count += 1);
      const change = { userIdx: (number % users) + 1, amountPoints: 1, title: '벤치' };
      await spend(db, { ...change, reference: `${prefix}:spend:${number}` });
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return (count * 1000) / (performance.now() - startMs);
}

/** Transactions a second of a script that PostgreSQL's own pgbench runs. */
async function measurePgbench(
  server: TestPostgres,
  database: RealDatabase,
  script: readonly string[],
  input = '',
): Promise<number> {
  const { folder, ...user } = server.programs;
  const pgbench = (...args: string[]) => {
    const running = run(`${folder}/pgbench`, [...args, database.url], { ...user, cwd: '/tmp' });
    running.child.stdin?.end(input);
    return running;
  };
  const exists = await database.pool.query(`SELECT to_regclass('pgbench_accounts') AS name`);
  if ((exists.rows[0] as { name: unknown }).name === null) await pgbench('-i', '-q', '-s', '10');
  const load = ['-n', '-c', String(connections), '-j', '1', '-T', String(roundSeconds)];
  const { stdout } = await pgbench(...script, ...load);
  const told = /tps = ([\d.]+)/u.exec(stdout)?.[1];
  if (told === undefined) throw new Error(`pgbench said: ${stdout}`);
  return Number(told);
}

/** The yardstick: one UPDATE, one SELECT, one INSERT between BEGIN and COMMIT. */
const simpleUpdate = ['-N'];
/** The same spends without Node, to tell the database from its client. */
const bareSpends = ['-M', 'prepared', '-f', '-'];
const bareScript = `\\set owner random(1, ${userCount})
SELECT * FROM point_take(:owner, 1, 'spend', 'bare:' || gen_random_uuid(), '벤치', 2);`;

/** Spends beside the yardstick, in turn on the same server, so that both meet the same machine. */
async function compareSpends(server: TestPostgres): Promise<BenchFigure[]> {
  const database = await server.createDatabase(connections);
  await measureSpends(database, userCount);
  let [spends, bare, yardstick] = [0, 0, 0];
  for (let round = 0; round < rounds; round += 1) {
    spends += (await measureSpends(database, userCount)) / rounds;
    bare += (await measurePgbench(server, database, bareSpends, bareScript)) / rounds;
    yardstick += (await measurePgbench(server, database, simpleUpdate)) / rounds;
  }
  const ofOne = await measureSpends(database, 1);
  await database.close();
  const setting = `${connections} at a time`;
  return [
    { name: `PostgreSQL, ${userCount} users, ${setting}`, value: spends, unit: 'spends/s' },
    { name: `PostgreSQL, one user, ${setting}`, value: ofOne, unit: 'spends/s' },
    { name: `pgbench simple-update, ${setting}`, value: yardstick, unit: 'tx/s' },
    { name: `PostgreSQL, ${userCount} users, through pgbench`, value: bare, unit: 'spends/s' },
    { name: 'spends beside simple-update (goal 0.5)', value: spends / yardstick, unit: '' },
    { name: 'the same, both through pgbench', value: bare / yardstick, unit: '' },
  ];
}

const historySize = 1_000_000;

/** One user with a million lines, written past the ledger: only reading is measured. */
async function fillHistory({ pool }: RealDatabase): Promise<void> {
  const kinds = `(ARRAY['spend','spend','spend','spend','spend','spend','compensation','charge','bonus','refund'])[1 + n % 10]`;
  await pool.query(`
    INSERT INTO point_account (user_idx, kind, balance) VALUES (7, 'paid', 0), (7, 'bonus', 0);
    SET session_replication_role = replica;
    INSERT INTO point_entry (user_idx, seq, charges, spends, others, kind, reference, title, reverses_idx, amount,
      balance_after, created_at)
    SELECT 7, n, (n + 2) / 10, n - (n + 2) / 10 - (n + 1) / 10 - n / 10, (n + 1) / 10 + n / 10, ${kinds}, 'history:' || n, '자료 만들기', CASE WHEN n % 10 = 6 THEN 1 END, 1, n,
           now() - (${historySize} - n) * interval '1 minute'
    FROM generate_series(1, ${historySize}) n;
    INSERT INTO point_lot (user_idx, account_idx, entry_idx, kind, amount, remaining, expires_at)
    SELECT 7, idx, 1, 'paid', 1, 0, now() FROM point_account WHERE user_idx = 7 AND kind = 'paid';
    INSERT INTO point_transfer (entry_idx, lot_idx, debit_account, credit_account, amount)
    SELECT e.idx, l.idx, 1, l.account_idx, 1 FROM point_entry e, point_lot l;
    RESET session_replication_role;`);
  await pool.query('VACUUM ANALYZE');
}

const pageTries = 9;

async function measurePages(server: TestPostgres): Promise<BenchFigure[]> {
  const database = await server.createDatabase(2);
  await fillHistory(database);
  const quarterAgo = new Date(Date.now() - 90 * 86_400_000).toISOString().slice(0, 10);
  const places = [
    ['all, first page', { tab: 'all', page: 1 }],
    ['all, page 60,000', { tab: 'all', page: 60_000 }],
    ['three months, first page', { tab: 'all', page: 1, from: quarterAgo }],
    ['spends, first page', { tab: 'spend', page: 1 }],
    ['spends of three months, page 5,000', { tab: 'spend', page: 5000, from: quarterAgo }],
    ['charges, page 9,000', { tab: 'charge', page: 9000 }],
  ] as const;
  const figures: BenchFigure[] = [];
  for (const [name, query] of places) {
    const times: number[] = [];
    for (let count = 0; count < pageTries; count += 1) {
      const startMs = performance.now();
      await listEntries(database.db, 7, { ...query, size: 10 });
      times.push(performance.now() - startMs);
    }
    const median = times.toSorted((a, b) => a - b)[Math.floor(pageTries / 2)] ?? 0;
    figures.push({ name: `page of 1,000,000 lines: ${name}`, value: median, unit: 'ms' });
  }
  await database.close();
  return figures;
}

/** Spends per second of the ledger on both databases, PostgreSQL without fsync, and pages of a long history. */
export async function measureLedger(): Promise<BenchFigure[]> {
  const embedded = await createTestDatabase();
  const inside = await measureSpends(embedded, userCount, 2);
  await embedded.close();
  const server = await startPostgres();
  const figures = [
    { name: `PGlite, ${userCount} users, ${connections} at a time`, value: inside, unit: 'spends/s' },
    ...(await compareSpends(server)),
    ...(await measurePages(server)),
  ];
  await server.stop();
  return figures;
}
