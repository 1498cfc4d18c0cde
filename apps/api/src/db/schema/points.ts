import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
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
  ],
);

/** One line of a user's history; append-only. `seq` numbers the lines of one user without gaps. */
export const pointEntries = pgTable(
  'point_entry',
  {
    idx: idx().generatedAlwaysAsIdentity().primaryKey(),
    userIdx: idx().notNull(),
    seq: integer().notNull(),
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
    index('point_entry_user_kind').on(table.userIdx, table.kind, table.seq),
    index('point_entry_user_time').on(table.userIdx, table.createdAt, table.seq),
    check('point_entry_amount', sql`amount <> 0`),
    check('point_entry_balance', sql`balance_after >= 0`),
  ],
);

/** Points that came in together and run out together; used oldest first. */
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
    expiresAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    createdAt: now(),
  },
  (table) => [
    foreignKey({ columns: [table.accountIdx], foreignColumns: [pointAccounts.idx] }),
    foreignKey({ columns: [table.entryIdx], foreignColumns: [pointEntries.idx] }),
    index('point_lot_open')
      .on(table.userIdx, table.kind, table.expiresAt)
      .where(sql`remaining > 0`),
    index('point_lot_expiry')
      .on(table.expiresAt)
      .where(sql`remaining > 0`),
    index('point_lot_entry').on(table.entryIdx),
    check('point_lot_remaining', sql`remaining >= 0 AND remaining <= amount`),
    check('point_lot_amount', sql`amount > 0`),
  ],
);

/** The double entry: points go from the debit to the credit account; append-only. */
export const pointTransfers = pgTable(
  'point_transfer',
  {
    idx: idx().generatedAlwaysAsIdentity().primaryKey(),
    entryIdx: idx().notNull(),
    lotIdx: idx().notNull(),
    debitAccount: idx().notNull(),
    creditAccount: idx().notNull(),
    amount: idx().notNull(),
    createdAt: now(),
  },
  (table) => [
    foreignKey({ columns: [table.entryIdx], foreignColumns: [pointEntries.idx] }),
    foreignKey({ columns: [table.lotIdx], foreignColumns: [pointLots.idx] }),
    foreignKey({ columns: [table.debitAccount], foreignColumns: [pointAccounts.idx] }),
    foreignKey({ columns: [table.creditAccount], foreignColumns: [pointAccounts.idx] }),
    uniqueIndex('point_transfer_entry_lot').on(table.entryIdx, table.lotIdx),
    index('point_transfer_lot').on(table.lotIdx),
    check('point_transfer_amount', sql`amount > 0`),
    check('point_transfer_two_sides', sql`debit_account <> credit_account`),
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
