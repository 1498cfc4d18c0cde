import { and, eq, lt, sql } from 'drizzle-orm';
import { type Db, queryRows, type Transaction } from '#db/client.ts';
import { idempotencyKeys } from '#db/schema.ts';

interface KeyName {
  userIdx: number;
  scope: string;
  key: string;
}

const isKey = ({ userIdx, scope, key }: KeyName) =>
  and(eq(idempotencyKeys.userIdx, userIdx), eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));

/** False while another transaction works on the same key. */
export async function tryLockKey(tx: Transaction, { userIdx, scope, key }: KeyName): Promise<boolean> {
  const name = `${userIdx}\n${scope}\n${key}`;
  const [row] = await queryRows<{ locked: boolean }>(
    tx,
    sql`SELECT pg_try_advisory_xact_lock(hashtextextended(${name}, 0)) AS locked`,
  );
  return row?.locked === true;
}

export async function findKey(
  tx: Transaction,
  name: KeyName,
): Promise<{ bodyHash: string; answer: unknown } | undefined> {
  const { bodyHash, answer } = idempotencyKeys;
  const [row] = await tx.select({ bodyHash, answer }).from(idempotencyKeys).where(isKey(name));
  return row;
}

export async function insertKey(
  tx: Transaction,
  name: KeyName,
  bodyHash: string,
  answer: unknown,
): Promise<void> {
  const { userIdx, scope, key } = name;
  await tx.insert(idempotencyKeys).values({ userIdx, scope, key, bodyHash, answer });
}

export async function deleteKeysBefore(db: Db, before: Date): Promise<number> {
  const gone = await db
    .delete(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, before))
    .returning({ userIdx: idempotencyKeys.userIdx });
  return gone.length;
}
