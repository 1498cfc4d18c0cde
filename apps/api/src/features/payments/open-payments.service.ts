import type { Db } from '#db/client.ts';
import { listOpenOrders } from './payments.store.ts';

const manyOrders = 100;

/**
 * What is open of a user's payments: `deciding` while nobody knows yet whether one is paid, `waiting` while a
 * deposit may still come in.
 */
export async function findOpenPayment(
  db: Db,
  userIdx: number,
  nowAt: Date,
): Promise<'deciding' | 'waiting' | undefined> {
  const open = await listOpenOrders(db, userIdx, nowAt, manyOrders);
  if (open.length === 0) return undefined;
  return open.some(({ status }) => status === 'confirming' || status === 'unknown') ? 'deciding' : 'waiting';
}
