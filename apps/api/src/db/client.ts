import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { type ExtractTablesWithRelations, type SQL } from 'drizzle-orm';
import { drizzle as drizzlePool } from 'drizzle-orm/node-postgres';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import pg from 'pg';
import type { Env } from '../env.ts';
import { lockFolder } from './folder-lock.ts';
import * as schema from './schema.ts';

/** Columns are camelCase here and snake_case in SQL; drizzle.config.ts says the same to the generator. */
const casing = 'snake_case';

export type Schema = typeof schema;

/** One type for both drivers. A `Transaction` may stand wherever a `Db` is asked for. */
export type Db = PgDatabase<PgQueryResultHKT, Schema>;
export type Transaction = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

/** The open database with the driver's own handle, which the job queue needs. */
export type Database = { db: Db; close: () => Promise<void> } & (
  { driver: 'pglite'; pglite: PGlite } | { driver: 'postgres'; pool: pg.Pool; url: string }
);

/** Wraps an open PGlite, without any folder lock: for tests and for `openDatabase`. */
export function wrapPglite(pglite: PGlite, release: () => Promise<void> = () => Promise.resolve()): Database {
  return {
    driver: 'pglite',
    pglite,
    db: drizzlePglite({ client: pglite, schema, casing }),
    close: async () => {
      await pglite.close();
      await release();
    },
  };
}

/**
 * Queries go through the pool. Transactions borrow a connection here: drizzle's own way of borrowing one keeps it
 * for ever when BEGIN fails, and hears nothing when the server ends it between two statements.
 */
function wrapPool(pool: pg.Pool, onError: (error: Error) => void): Db {
  const borrowed = new WeakMap<pg.PoolClient, Db>();
  const wrap = (client: pg.PoolClient): Db => {
    const known = borrowed.get(client) ?? drizzlePool({ client, schema, casing });
    borrowed.set(client, known);
    return known;
  };
  const db: Db = drizzlePool({ client: pool, schema, casing });
  db.transaction = async (work, config) => {
    const client = await pool.connect();
    client.on('error', onError);
    try {
      return await wrap(client).transaction(work, config);
    } finally {
      client.off('error', onError);
      // A connection in any other state than between transactions is not lent again.
      client.release(client.getTransactionStatus() !== 'I');
    }
  };
  return db;
}

/** A pool of connections to a real PostgreSQL. */
export function openPostgres(url: string, poolSize: number, onError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 60_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'jadoo',
  });
  // An idle connection that the server closes must not end the process; the pool makes a new one.
  pool.on('error', onError);
  return {
    driver: 'postgres',
    pool,
    url,
    db: wrapPool(pool, onError),
    close: () => pool.end(),
  };
}

/** Opens PostgreSQL when DATABASE_URL is set, else PGlite in the data folder, locked for this process. */
export async function openDatabase(
  env: Pick<Env, 'databaseUrl' | 'databasePoolSize' | 'dataDir'>,
  onError: (error: Error) => void,
): Promise<Database> {
  if (env.databaseUrl !== undefined) return openPostgres(env.databaseUrl, env.databasePoolSize, onError);
  const release = await lockFolder(env.dataDir);
  try {
    return wrapPglite(await PGlite.create(join(env.dataDir, 'database')), release);
  } catch (error) {
    await release();
    throw error;
  }
}

/** Rows of a raw statement, the same for both drivers. Counts and bigints may come as text: cast in SQL. */
export async function queryRows<Row extends Record<string, unknown>>(db: Db, statement: SQL): Promise<Row[]> {
  const result = (await db.execute(statement)) as { rows: Row[] };
  return result.rows;
}
