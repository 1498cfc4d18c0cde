import type { Db, Transaction } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import { forgetExams } from '#features/exam-data/making.service.ts';
import { clearOwnMeanings } from '#features/own-meanings/own-meanings.service.ts';
import { forgetLibrary } from '#features/passages/categories.service.ts';
import { forgetPrints } from '#features/printing/shares.service.ts';
import { forgetLeftAccounts, listLeftSince } from './profile.store.ts';

/** Removes what somebody who leaves has put in and made. Any number of times. */
export async function forgetBelongings(tx: Transaction, userIdx: number, nowAt: Date): Promise<void> {
  await forgetLibrary(tx, userIdx);
  await forgetExams(tx, userIdx, nowAt);
  await forgetPrints(tx, userIdx);
  await clearOwnMeanings(tx, userIdx);
}

const dayMs = 86_400_000;
const lookBackMs = 7 * dayMs;
/** As long as the bonus points of a sign-up live: coming back sooner does not bring them again. */
const rememberedMs = 365 * dayMs;

/** Forgets what was still being written when its owner left, and whose accounts the leavers of last year had. */
export async function forgetLeavers(db: Db, nowAt: Date): Promise<void> {
  for (const userIdx of await listLeftSince(db, new Date(nowAt.getTime() - lookBackMs))) {
    await inTransaction(db, (tx) => forgetBelongings(tx, userIdx, nowAt));
  }
  await forgetLeftAccounts(db, new Date(nowAt.getTime() - rememberedMs));
}
