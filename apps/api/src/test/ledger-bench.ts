import type { Database } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import { grantBonus, spend } from '#features/points/points.service.ts';
import { createTestDatabase } from './database.ts';
import { startPostgres } from './postgres.ts';

/** One measured figure. */
export interface LedgerFigure {
  name: string;
  value: number;
  unit: string;
}

const connections = 16;
const userCount = 200;

/** Spends of 1P a second, from `userCount` users in turn or all from one. */
async function measure(database: Database, spends: number, users: number): Promise<number> {
  const { db } = database;
  for (let userIdx = 1; userIdx <= users; userIdx += 1) {
    const reference = `bench:${users}:${userIdx}`;
    await inTransaction(db, (tx) =>
      grantBonus(tx, { userIdx, amountPoints: spends, reference, title: '벤치', kind: 'grant' }),
    );
  }
  let started = 0;
  const work = async () => {
    for (let number = (started += 1); number <= spends; number = started += 1) {
      const change = { userIdx: (number % users) + 1, amountPoints: 1, title: '벤치' };
      await inTransaction(db, (tx) => spend(tx, { ...change, reference: `bench:${users}:${number}` }));
    }
  };
  const startMs = performance.now();
  await Promise.all(Array.from({ length: connections }, work));
  return (spends * 1000) / (performance.now() - startMs);
}

async function measureBoth(name: string, database: Database, spends: number): Promise<LedgerFigure[]> {
  const unit = 'spends/s';
  return [
    {
      name: `${name}, ${userCount} users, ${connections} at a time`,
      value: await measure(database, spends, userCount),
      unit,
    },
    { name: `${name}, one user, ${connections} at a time`, value: await measure(database, spends, 1), unit },
  ];
}

/** Spends per second of the ledger on both databases; PostgreSQL runs here without fsync. */
export async function measureLedger(): Promise<LedgerFigure[]> {
  const embedded = await createTestDatabase();
  const figures = await measureBoth('PGlite', embedded, 1000);
  await embedded.close();
  const server = await startPostgres();
  const real = await server.createDatabase(connections);
  figures.push(...(await measureBoth('PostgreSQL', real, 4000)));
  await real.close();
  await server.stop();
  return figures;
}
