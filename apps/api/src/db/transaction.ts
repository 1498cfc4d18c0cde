import type { Db, Transaction } from './client.ts';

/** Code of a PostgreSQL error, which both drivers hide at different depths. */
export function getSqlState(error: unknown): string | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && typeof current.code === 'string' && /^[0-9A-Z]{5}$/u.test(current.code))
      return current.code;
  }
  return undefined;
}

export const uniqueViolation = '23505';

/** Serialisation failure and deadlock: the database undid everything and asks to try again. */
const retriableStates: readonly (string | undefined)[] = ['40001', '40P01'];
const maxAttempts = 5;

/**
 * Runs `work` in one transaction: COMMIT when it returns, ROLLBACK when it throws. Inside, use only `tx`
 * (the embedded database has one connection and would wait for itself) and call no network.
 */
export async function inTransaction<T>(db: Db, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work);
    } catch (error) {
      if (attempt >= maxAttempts || !retriableStates.includes(getSqlState(error))) throw error;
    }
  }
}
