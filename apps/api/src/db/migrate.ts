import { fileURLToPath } from 'node:url';
import { drizzle as drizzlePool } from 'drizzle-orm/node-postgres';
import { migrate as migratePool } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import type { Database } from './client.ts';

/** Folder of the SQL migrations that drizzle-kit generates from the schema. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
/** Any number will do, as long as every process of ours uses the same one. */
const advisoryLockKey = 7_413_521;

/** Brings the tables up to date. Processes that start together wait for each other. */
export async function migrateDatabase(database: Database): Promise<void> {
  if (database.driver === 'pglite') {
    await migratePglite(drizzlePglite({ client: database.pglite }), { migrationsFolder });
    return;
  }
  const connection = await database.pool.connect();
  try {
    await connection.query('SET statement_timeout = 0');
    await connection.query('SELECT pg_advisory_lock($1)', [advisoryLockKey]);
    await migratePool(drizzlePool({ client: connection }), { migrationsFolder });
  } finally {
    // Ending the connection also frees the lock, whatever happened before.
    connection.release(true);
  }
}
