import { createHash } from 'node:crypto';
import type { Db, Transaction } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import { AppError } from '#errors.ts';
import { deleteKeysBefore, findKey, insertKey, tryLockKey } from './idempotency.store.ts';

/** What a client sent: the same key must come with the same body. */
export interface IdempotentCall {
  userIdx: number;
  /** Name of the call; keys of different calls never meet. */
  scope: string;
  key: string;
  body: unknown;
}

/** The body with its keys in order, so that the order of sending does not matter. */
function hashBody(body: unknown): string {
  const sorted = (_name: string, value: unknown): unknown =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value;
  return createHash('sha256').update(JSON.stringify(body, sorted)).digest('base64url');
}

/**
 * Runs `work` once for a key: its effect and its answer are committed together. Repeats get the stored
 * answer; another body, or a repeat while the first is still under way, is 409. A call that fails
 * leaves nothing, so the same key may try again.
 */
export function withIdempotency<Answer>(
  db: Db,
  call: IdempotentCall,
  work: (tx: Transaction) => Promise<Answer>,
): Promise<Answer> {
  const bodyHash = hashBody(call.body);
  return inTransaction(db, async (tx) => {
    // The lock ends with the transaction, whatever ends it: no key is ever stuck.
    if (!(await tryLockKey(tx, call))) {
      throw new AppError('in-flight');
    }
    const stored = await findKey(tx, call);
    if (stored && stored.bodyHash !== bodyHash) {
      throw new AppError('key-reused');
    }
    if (stored) return stored.answer as Answer;
    const answer = await work(tx);
    await insertKey(tx, call, bodyHash, answer);
    return answer;
  });
}

const keyLifeMs = 15 * 86_400_000;

/** Forgets keys that no client repeats any more; returns how many. */
export function forgetOldKeys(db: Db, nowAt: Date): Promise<number> {
  return deleteKeysBefore(db, new Date(nowAt.getTime() - keyLifeMs));
}
