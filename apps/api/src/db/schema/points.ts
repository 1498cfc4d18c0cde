import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const idx = () => bigint({ mode: 'number' });
const now = () => timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow();

/** Accounts of the house have fixed numbers; those of users start above them. */
export const systemAccounts = { charge: 1, spend: 2, refund: 3, bonus: 4, expiry: 5, grant: 6 } as const;
export type SystemAccount = keyof typeof systemAccounts;

/**
 * A user has one account for paid and one for bonus points. The house's own accounts carry no
 * balance: it follows from the transfers, and a stored one would make every spend of every user
 * wait for the same row.
 */
export const pointAccounts = pgTable(
  'point_account',
  {
    idx: idx().generatedByDefaultAsIdentity({ startWith: 1000 }).primaryKey(),
    userIdx: idx(),
    kind: text().$type<'paid' | 'bonus' | `system-${SystemAccount}`>().notNull(),
    balance: idx(),
    createdAt: now(),
  },
  (table) => [
    uniqueIndex('point_account_user_kind').on(table.userIdx, table.kind),
    uniqueIndex('point_account_system_kind')
      .on(table.kind)
      .where(sql`user_idx IS NULL`),
    check('point_account_never_negative', sql`user_idx IS NULL OR (balance IS NOT NULL AND balance >= 0)`),
    check('point_account_owner', sql`(user_idx IS NULL) = (kind LIKE 'system-%')`),
    check('point_account_number', sql`(user_idx IS NULL) = (idx < 1000)`),
  ],
);

/**
 * One line of a user's history; append-only. `seq` numbers the lines of one user without gaps. `charges`, `spends`
 * and `others` count the lines of each tab up to this one, so that a page of a tab is a range of numbers, too. A
 * trigger writes all four.
 */
export const pointEntries = pgTable(
  'point_entry',
  {
    idx: idx().generatedAlwaysAsIdentity().primaryKey(),
    userIdx: idx().notNull(),
    seq: integer().notNull(),
    charges: integer().notNull(),
    spends: integer().notNull(),
    others: integer().notNull(),
    kind: text()
      .$type<'charge' | 'bonus' | 'spend' | 'compensation' | 'refund' | 'expiry' | 'grant' | 'deduct'>()
      .notNull(),
    reference: text().notNull(),
    title: text().notNull(),
    amount: idx().notNull(),
    balanceAfter: idx().notNull(),
    /** The spend that a compensation gives back. */
    reversesIdx: idx(),
    createdAt: now(),
  },
  (table) => [
    foreignKey({ columns: [table.reversesIdx], foreignColumns: [table.idx] }),
    index('point_entry_reverses')
      .on(table.reversesIdx)
      .where(sql`reverses_idx IS NOT NULL`),
    check('point_entry_reverses', sql`(kind = 'compensation') = (reverses_idx IS NOT NULL)`),
    uniqueIndex('point_entry_effect_once').on(table.kind, table.reference),
    uniqueIndex('point_entry_user_seq').on(table.userIdx, table.seq),
    uniqueIndex('point_entry_user_charge')
      .on(table.userIdx, table.charges)
      .where(sql`kind = 'charge'`),
    uniqueIndex('point_entry_user_spend')
      .on(table.userIdx, table.spends)
      .where(sql`kind IN ('spend', 'compensation')`),
    uniqueIndex('point_entry_user_other')
      .on(table.userIdx, table.others)
      .where(sql`kind NOT IN ('charge', 'spend', 'compensation')`),
    index('point_entry_user_time').on(table.userIdx, table.createdAt, table.seq),
    check('point_entry_amount', sql`amount <> 0`),
    check('point_entry_balance', sql`balance_after >= 0`),
    check('point_entry_numbers', sql`seq = charges + spends + others`),
  ],
);

/**
 * Points that came in together and run out together; used oldest first. Indexes look at `isOpen` and not at
 * `remaining`, so that a spend which leaves something in the lot writes no index.
 */
export const pointLots = pgTable(
  'point_lot',
  {
    idx: idx().generatedAlwaysAsIdentity().primaryKey(),
    userIdx: idx().notNull(),
    accountIdx: idx().notNull(),
    entryIdx: idx().notNull(),
    kind: text().$type<'paid' | 'bonus'>().notNull(),
    amount: idx().notNull(),
    remaining: idx().notNull(),
    isOpen: boolean()
      .notNull()
      .generatedAlwaysAs(sql`remaining > 0`),
    expiresAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    createdAt: now(),
  },
  (table) => [
    foreignKey({ columns: [table.accountIdx], foreignColumns: [pointAccounts.idx] }),
    foreignKey({ columns: [table.entryIdx], foreignColumns: [pointEntries.idx] }),
    index('point_lot_open')
      .on(table.userIdx, table.kind, table.expiresAt)
      .where(sql`is_open`),
    index('point_lot_expiry')
      .on(table.expiresAt)
      .where(sql`is_open`),
    index('point_lot_entry').on(table.entryIdx),
    unique('point_lot_account').on(table.idx, table.accountIdx),
    check('point_lot_remaining', sql`remaining >= 0 AND remaining <= amount`),
    check('point_lot_amount', sql`amount > 0`),
  ],
);

/**
 * The double entry: points go from the debit to the credit account; append-only. One side is the house, the other
 * the account of the lot: the keys say so without touching a row of the house, where all users would meet.
 */
export const pointTransfers = pgTable(
  'point_transfer',
  {
    /** The order of writing. */
    idx: idx().generatedAlwaysAsIdentity(),
    entryIdx: idx().notNull(),
    lotIdx: idx().notNull(),
    debitAccount: idx().notNull(),
    creditAccount: idx().notNull(),
    userAccount: idx()
      .notNull()
      .generatedAlwaysAs(sql`greatest(debit_account, credit_account)`),
    amount: idx().notNull(),
    createdAt: now(),
  },
  (table) => [
    primaryKey({ name: 'point_transfer_entry_lot', columns: [table.entryIdx, table.lotIdx] }),
    foreignKey({ columns: [table.entryIdx], foreignColumns: [pointEntries.idx] }),
    foreignKey({
      name: 'point_transfer_own_lot',
      columns: [table.lotIdx, table.userAccount],
      foreignColumns: [pointLots.idx, pointLots.accountIdx],
    }),
    index('point_transfer_lot').on(table.lotIdx),
    check('point_transfer_amount', sql`amount > 0`),
    check('point_transfer_with_house', sql`least(debit_account, credit_account) BETWEEN 1 AND 6`),
  ],
);

/** The answer that an Idempotency-Key got; written in the transaction of its effect. */
export const idempotencyKeys = pgTable(
  'idempotency_key',
  {
    userIdx: idx().notNull(),
    scope: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    answer: jsonb().$type<unknown>().notNull(),
    createdAt: now(),
  },
  (table) => [
    primaryKey({ columns: [table.userIdx, table.scope, table.key] }),
    index('idempotency_key_age').on(table.createdAt),
  ],
);

/** What an operator did, to whom and why; append-only. */
export const operatorAudits = pgTable('operator_audit', {
  idx: idx().generatedAlwaysAsIdentity().primaryKey(),
  operator: text().notNull(),
  action: text().notNull(),
  userIdx: idx(),
  detail: jsonb().$type<Record<string, unknown>>().notNull(),
  reason: text().notNull(),
  createdAt: now(),
});
