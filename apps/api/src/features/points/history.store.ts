import { and, asc, desc, eq, gt, gte, lt, lte, sql } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { pointEntries } from '#db/schema.ts';

export type EntryRow = typeof pointEntries.$inferSelect;

const { userIdx: owner, seq, charges, spends, others, createdAt } = pointEntries;

/**
 * What a history may be narrowed down to: the number that runs through its lines, and which lines those are, in
 * the words of their index.
 */
const tabs = {
  all: { number: seq, isIn: sql`true` },
  charge: { number: charges, isIn: sql`kind = 'charge'` },
  spend: { number: spends, isIn: sql`kind IN ('spend', 'compensation')` },
  other: { number: others, isIn: sql`kind NOT IN ('charge', 'spend', 'compensation')` },
};
export type EntryTab = keyof typeof tabs;

/** Instants, the first inclusive and the last exclusive. */
export interface EntryPeriod {
  from?: Date;
  to?: Date;
}

/**
 * How many lines of a tab stand in the ledger before a period and up to its end: one index step each. The lines
 * between the two follow the ledger, not the clock, which may have gone back meanwhile.
 */
async function countLines(
  db: Db,
  userIdx: number,
  tab: EntryTab,
  { from, to }: EntryPeriod,
): Promise<{ before: number; upTo: number }> {
  const { number, isIn } = tabs[tab];
  const isOwn = eq(owner, userIdx);
  const [last] = await db
    .select({ upTo: number })
    .from(pointEntries)
    .where(to ? and(isOwn, lt(createdAt, to)) : isOwn)
    .orderBy(...(to ? [desc(createdAt)] : []), desc(seq))
    .limit(1);
  if (!last) return { before: 0, upTo: 0 };
  if (!from) return { before: 0, ...last };
  const [first] = await db
    .select({ before: sql<number>`${number} - (${isIn})::integer` })
    .from(pointEntries)
    .where(and(isOwn, gte(createdAt, from)))
    .orderBy(asc(createdAt), asc(seq))
    .limit(1);
  return { before: first?.before ?? last.upTo, ...last };
}

/**
 * One page of a user's history, newest first, with the number of lines in all pages. Lines of a tab are numbered
 * without gaps: a difference counts them, and a page is a range.
 */
export async function listEntryPage(
  db: Db,
  userIdx: number,
  { tab, ...period }: { tab: EntryTab } & EntryPeriod,
  page: { limit: number; offset: number },
): Promise<{ rows: EntryRow[]; total: number }> {
  const { number, isIn } = tabs[tab];
  const { before, upTo } = await countLines(db, userIdx, tab, period);
  const rows = await db
    .select()
    .from(pointEntries)
    .where(and(eq(owner, userIdx), isIn, gt(number, before), lte(number, upTo - page.offset)))
    .orderBy(desc(number))
    .limit(page.limit);
  return { rows, total: Math.max(0, upTo - before) };
}
