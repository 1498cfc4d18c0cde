import { and, asc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import { type Db, queryRows, type Transaction } from '#db/client.ts';
import { pointAccounts, pointEntries, pointLots, type SystemAccount, systemAccounts } from '#db/schema.ts';
import type { LotMove, OpenLot, SpentLot } from './points.rules.ts';

export type EntryKind = (typeof pointEntries.$inferSelect)['kind'];
type EntryRow = typeof pointEntries.$inferSelect;

export interface Balance {
  totalPoints: number;
  paidPoints: number;
  bonusPoints: number;
}

/** What an entry says; `kind` and `reference` together happen once. */
export interface EntryText {
  userIdx: number;
  kind: EntryKind;
  reference: string;
  title: string;
  /** The spend that a compensation gives back. */
  reversesIdx?: number;
}

/** The entry that stands in the ledger now; `isRepeat` when it stood there before. */
export interface Posted {
  entryIdx: number;
  balancePoints: number;
  isRepeat: boolean;
}

function sumBalance(rows: readonly { kind: string; balance: number | null }[]): Balance {
  const of = (kind: string) => rows.find((row) => row.kind === kind)?.balance ?? 0;
  return { totalPoints: of('paid') + of('bonus'), paidPoints: of('paid'), bonusPoints: of('bonus') };
}

export async function readBalance(db: Db, userIdx: number): Promise<Balance> {
  const { kind, balance } = pointAccounts;
  return sumBalance(
    await db.select({ kind, balance }).from(pointAccounts).where(eq(pointAccounts.userIdx, userIdx)),
  );
}

export async function insertAccounts(tx: Db, userIdx: number): Promise<void> {
  const rows = (['paid', 'bonus'] as const).map((kind) => ({ userIdx, kind, balance: 0 }));
  await tx.insert(pointAccounts).values(rows).onConflictDoNothing();
}

/**
 * Every change of a user's points begins by locking both accounts, always in the same order: two
 * changes of one user wait for each other, those of different users do not.
 */
export async function lockAccounts(tx: Transaction, userIdx: number): Promise<Balance> {
  const lock = () =>
    tx
      .select({ kind: pointAccounts.kind, balance: pointAccounts.balance })
      .from(pointAccounts)
      .where(eq(pointAccounts.userIdx, userIdx))
      .orderBy(pointAccounts.idx)
      .for('update');
  const rows = await lock();
  if (rows.length === 2) return sumBalance(rows);
  await insertAccounts(tx, userIdx);
  return sumBalance(await lock());
}

/** Lots that still hold points. */
export function listOpenLots(tx: Transaction, userIdx: number): Promise<OpenLot[]> {
  return tx
    .select({ idx: pointLots.idx, remaining: pointLots.remaining })
    .from(pointLots)
    .where(and(eq(pointLots.userIdx, userIdx), pointLots.isOpen))
    .orderBy(asc(pointLots.idx));
}

export async function findEntry(db: Db, kind: EntryKind, reference: string): Promise<EntryRow | undefined> {
  const where = and(eq(pointEntries.kind, kind), eq(pointEntries.reference, reference));
  const [row] = await db.select().from(pointEntries).where(where);
  return row;
}

/** The points that came with an entry of this user, and how many of them are left. */
export async function findEntryLot(
  db: Db,
  userIdx: number,
  kind: EntryKind,
  reference: string,
): Promise<{ lotIdx: number; amountPoints: number; remainingPoints: number } | undefined> {
  const [row] = await db
    .select({ lotIdx: pointLots.idx, amountPoints: pointLots.amount, remainingPoints: pointLots.remaining })
    .from(pointLots)
    .innerJoin(pointEntries, eq(pointEntries.idx, pointLots.entryIdx))
    .where(
      and(eq(pointEntries.kind, kind), eq(pointEntries.reference, reference), eq(pointLots.userIdx, userIdx)),
    );
  return row;
}

/** What a spend took from which lot, in the order of taking, and what went back since. */
export function listSpentLots(tx: Transaction, spendEntryIdx: number): Promise<SpentLot[]> {
  return queryRows<SpentLot & Record<string, unknown>>(
    tx,
    sql`SELECT taken.lot_idx::float8 AS lot, taken.amount::float8 AS taken, coalesce((
          SELECT sum(back.amount) FROM point_transfer back
          JOIN point_entry entry ON entry.idx = back.entry_idx
          WHERE back.lot_idx = taken.lot_idx AND entry.reverses_idx = taken.entry_idx), 0)::float8 AS returned
        FROM point_transfer taken WHERE taken.entry_idx = ${spendEntryIdx} ORDER BY taken.idx`,
  );
}

/** The entry and its running balance, unless an entry of the same kind and reference stands there. */
const entryPart = (text: EntryText, amount: number): SQL => sql`
  INSERT INTO point_entry (user_idx, kind, reference, title, reverses_idx, amount, balance_after)
  SELECT ${text.userIdx}::bigint, ${text.kind}, ${text.reference}, ${text.title}, ${text.reversesIdx ?? null}::bigint,
         ${amount}::bigint, sum(balance) + ${amount}::bigint
  FROM point_account WHERE user_idx = ${text.userIdx}::bigint
  ON CONFLICT (kind, reference) DO NOTHING
  RETURNING idx, balance_after`;

type PostedRow = Record<'entry' | 'balance', number | null> &
  Record<'lots' | 'accounts' | 'transfers', number>;

async function post(tx: Transaction, text: EntryText, amount: number, statement: SQL): Promise<Posted> {
  const [row] = await queryRows<PostedRow>(tx, statement);
  if (!row || row.entry === null || row.balance === null) {
    const before = await findEntry(tx, text.kind, text.reference);
    if (!before) throw new Error(`ledger: ${text.kind} ${text.reference} neither written nor found`);
    return { entryIdx: before.idx, balancePoints: before.balanceAfter, isRepeat: true };
  }
  // A lot or an account that did not let the change through is a bug above: undo everything.
  if (row.lots !== amount || row.accounts !== amount || row.transfers !== Math.abs(amount)) {
    throw new Error(
      `ledger: ${text.kind} ${text.reference} of ${amount} moved ${row.lots}/${row.accounts}/${row.transfers}`,
    );
  }
  return { entryIdx: row.entry, balancePoints: row.balance, isRepeat: false };
}

/**
 * Moves points out of lots or back into them: lots, account, entry and transfers in one statement, each
 * update conditional. The accounts must be locked.
 */
export function postMoves(
  tx: Transaction,
  text: EntryText,
  moves: readonly LotMove[],
  house: SystemAccount,
): Promise<Posted> {
  const amount = moves.reduce((sum, move) => sum + move.delta, 0);
  const account = systemAccounts[house];
  const statement = sql`
    WITH entry AS (${entryPart(text, amount)}),
    moved AS (
      UPDATE point_lot lot SET remaining = lot.remaining + move.delta
      FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) AS (lot bigint, delta bigint))
           WITH ORDINALITY AS move (lot, delta, position), entry
      WHERE lot.idx = move.lot AND lot.user_idx = ${text.userIdx}::bigint
        AND lot.remaining + move.delta BETWEEN 0 AND lot.amount
      RETURNING lot.idx, lot.account_idx, move.delta, move.position),
    changed AS (
      UPDATE point_account account SET balance = account.balance + part.delta
      FROM (SELECT account_idx, sum(delta)::bigint AS delta FROM moved GROUP BY account_idx) part
      WHERE account.idx = part.account_idx AND account.balance + part.delta >= 0
      RETURNING part.delta),
    written AS (
      INSERT INTO point_transfer (entry_idx, lot_idx, debit_account, credit_account, amount)
      SELECT entry.idx, moved.idx,
             CASE WHEN moved.delta < 0 THEN moved.account_idx ELSE ${account}::bigint END,
             CASE WHEN moved.delta < 0 THEN ${account}::bigint ELSE moved.account_idx END,
             abs(moved.delta)
      FROM moved CROSS JOIN entry ORDER BY moved.position
      RETURNING amount)
    SELECT (SELECT idx FROM entry)::float8 AS entry, (SELECT balance_after FROM entry)::float8 AS balance,
           (SELECT coalesce(sum(delta), 0) FROM moved)::float8 AS lots,
           (SELECT coalesce(sum(delta), 0) FROM changed)::float8 AS accounts,
           (SELECT coalesce(sum(amount), 0) FROM written)::float8 AS transfers`;
  return post(tx, text, amount, statement);
}

interface Taking extends EntryText {
  amountPoints: number;
  house: SystemAccount;
}

/** The call that takes points; it has a name, so that each connection plans it once. */
function prepareTaking(db: Db) {
  const { placeholder } = sql;
  return db
    .select({
      entryIdx: sql<number | null>`entry::float8`,
      balancePoints: sql<number | null>`balance::float8`,
      isRepeat: sql<boolean>`is_repeat`,
      missingPoints: sql<number>`missing::float8`,
      totalPoints: sql<number>`total::float8`,
    })
    .from(
      sql`point_take(${placeholder('userIdx')}, ${placeholder('amountPoints')}, ${placeholder('kind')},
        ${placeholder('reference')}, ${placeholder('title')}, ${placeholder('account')})`,
    )
    .prepare('point_take');
}

/** Writing the call out again for each spend took longer than sending it. */
const preparedTakings = new WeakMap<Db, ReturnType<typeof prepareTaking>>();

function getTaking(db: Db): ReturnType<typeof prepareTaking> {
  const known = preparedTakings.get(db);
  if (known) return known;
  const made = prepareTaking(db);
  preparedTakings.set(db, made);
  return made;
}

/**
 * Takes points in the order of use, which the function in the database knows, in one round trip. Without `posted`
 * nothing has changed, because points are missing. By itself it is a transaction of its own.
 */
export async function takePoints(
  db: Db,
  { house, ...taking }: Taking,
): Promise<{ missingPoints: number; totalPoints: number; posted?: Posted }> {
  const [row] = await getTaking(db).execute({ ...taking, account: systemAccounts[house] });
  if (!row) throw new Error(`ledger: ${taking.kind} ${taking.reference} was not answered`);
  const { entryIdx, balancePoints, isRepeat, ...told } = row;
  if (entryIdx === null || balancePoints === null) return told;
  return { ...told, posted: { entryIdx, balancePoints, isRepeat } };
}

export interface NewLot {
  kind: 'paid' | 'bonus';
  amountPoints: number;
  expiresAt: Date;
}

/** Brings new points in as a lot of their own. The accounts must be locked. */
export function postLot(
  tx: Transaction,
  text: EntryText,
  lot: NewLot,
  house: SystemAccount,
): Promise<Posted> {
  const amount = lot.amountPoints;
  const statement = sql`
    WITH entry AS (${entryPart(text, amount)}),
    changed AS (
      UPDATE point_account account SET balance = account.balance + ${amount}::bigint FROM entry
      WHERE account.user_idx = ${text.userIdx}::bigint AND account.kind = ${lot.kind}
      RETURNING account.idx),
    made AS (
      INSERT INTO point_lot (user_idx, account_idx, entry_idx, kind, amount, remaining, expires_at)
      SELECT ${text.userIdx}::bigint, changed.idx, entry.idx, ${lot.kind}, ${amount}::bigint, ${amount}::bigint,
             ${lot.expiresAt.toISOString()}::timestamptz
      FROM changed CROSS JOIN entry
      RETURNING idx, account_idx, amount),
    written AS (
      INSERT INTO point_transfer (entry_idx, lot_idx, debit_account, credit_account, amount)
      SELECT entry.idx, made.idx, ${systemAccounts[house]}::bigint, made.account_idx, made.amount
      FROM made CROSS JOIN entry
      RETURNING amount)
    SELECT (SELECT idx FROM entry)::float8 AS entry, (SELECT balance_after FROM entry)::float8 AS balance,
           (SELECT coalesce(sum(amount), 0) FROM made)::float8 AS lots,
           (SELECT count(*) FROM changed)::float8 * ${amount}::float8 AS accounts,
           (SELECT coalesce(sum(amount), 0) FROM written)::float8 AS transfers`;
  return post(tx, text, amount, statement);
}

/** Lots of a user whose time is over and that still hold points. */
export function listDueLots(tx: Transaction, userIdx: number, nowAt: Date): Promise<OpenLot[]> {
  return tx
    .select({ idx: pointLots.idx, remaining: pointLots.remaining })
    .from(pointLots)
    .where(and(eq(pointLots.userIdx, userIdx), pointLots.isOpen, lte(pointLots.expiresAt, nowAt)))
    .orderBy(asc(pointLots.idx));
}

export interface ExpiringLot {
  kind: 'paid' | 'bonus';
  remaining: number;
  expiresAt: Date;
}

/** Lots of a user that hold points and whose time ends after `from` and not after `until`. */
export function listLotsUntil(db: Db, userIdx: number, from: Date, until: Date): Promise<ExpiringLot[]> {
  const { kind, remaining, expiresAt } = pointLots;
  return db
    .select({ kind, remaining, expiresAt })
    .from(pointLots)
    .where(
      and(
        eq(pointLots.userIdx, userIdx),
        pointLots.isOpen,
        gt(pointLots.expiresAt, from),
        lte(pointLots.expiresAt, until),
      ),
    )
    .orderBy(asc(pointLots.expiresAt), asc(pointLots.idx));
}

export async function listUsersWithDueLots(db: Db, nowAt: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ userIdx: pointLots.userIdx })
    .from(pointLots)
    .where(and(pointLots.isOpen, lte(pointLots.expiresAt, nowAt)))
    .limit(limit);
  return rows.map((row) => row.userIdx);
}
