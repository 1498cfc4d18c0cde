import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { pointEntries } from './points.ts';

const idx = () => bigint({ mode: 'number' });
const at = () => timestamp({ withTimezone: true, mode: 'date' });

/** Where the money of a virtual-account payment goes back to. */
export interface RefundAccount {
  bank: string;
  accountNumber: string;
  holderName: string;
}

/** The account that the provider opened for one deposit. */
export interface DepositAccount {
  bankName: string;
  accountNumber: string;
  holderName: string;
  dueAt: string;
}

/**
 * One charge. `amount` is decided here before the payment window opens and never changes; a row is `done`
 * exactly when the ledger carries its charge.
 */
export const paymentOrders = pgTable(
  'payment_order',
  {
    idx: idx().generatedAlwaysAsIdentity().primaryKey(),
    orderId: text().notNull(),
    userIdx: idx().notNull(),
    amount: integer().notNull(),
    bonusPoints: integer().notNull(),
    status: text()
      .$type<'ready' | 'confirming' | 'waiting' | 'done' | 'failed' | 'unknown' | 'canceled'>()
      .notNull()
      .default('ready'),
    paymentKey: text(),
    method: text().notNull().default(''),
    /** The provider's code of a failure. */
    failureCode: text(),
    receiptUrl: text(),
    cashReceiptUrl: text(),
    depositAccount: jsonb().$type<DepositAccount>(),
    /** What a deposit notice of the provider must carry. */
    depositSecret: text(),
    /** Won that went back or are on their way. */
    refundedAmount: integer().notNull().default(0),
    chargeEntryIdx: idx(),
    confirmedAt: at(),
    approvedAt: at(),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (table) => [
    foreignKey({ columns: [table.chargeEntryIdx], foreignColumns: [pointEntries.idx] }),
    uniqueIndex('payment_order_id').on(table.orderId),
    uniqueIndex('payment_order_key')
      .on(table.paymentKey)
      .where(sql`payment_key IS NOT NULL`),
    uniqueIndex('payment_order_entry')
      .on(table.chargeEntryIdx)
      .where(sql`charge_entry_idx IS NOT NULL`),
    index('payment_order_user').on(table.userIdx, table.idx),
    index('payment_order_open')
      .on(table.updatedAt)
      .where(sql`status IN ('ready', 'confirming', 'unknown', 'waiting')`),
    check('payment_order_amount', sql`amount BETWEEN 1000 AND 500000 AND amount % 1000 = 0`),
    check('payment_order_bonus', sql`bonus_points BETWEEN 0 AND amount`),
    check(
      'payment_order_status',
      sql`status IN ('ready', 'confirming', 'waiting', 'done', 'failed', 'unknown', 'canceled')`,
    ),
    check('payment_order_credited', sql`(status = 'done') = (charge_entry_idx IS NOT NULL)`),
    check(
      'payment_order_refunded',
      sql`refunded_amount BETWEEN 0 AND amount AND (refunded_amount = 0 OR status = 'done')`,
    ),
    check(
      'payment_order_key_known',
      sql`status NOT IN ('confirming', 'waiting', 'done', 'unknown') OR payment_key IS NOT NULL`,
    ),
  ],
);

/**
 * Money that goes back. The points are taken when the row is made, so that nobody spends them meanwhile, and
 * come back when the row fails. `external`: the provider canceled by itself and told us. `deposit`: the bank
 * took a deposit back; the row fails when the money comes in after all.
 */
export const paymentRefunds = pgTable(
  'payment_refund',
  {
    idx: idx().generatedAlwaysAsIdentity().primaryKey(),
    /** Part of the key under which the provider carries it out once. */
    refundId: text().notNull(),
    orderIdx: idx().notNull(),
    userIdx: idx().notNull(),
    rule: text().$type<'full' | 'partial' | 'external' | 'deposit'>().notNull(),
    status: text().$type<'requested' | 'review' | 'done' | 'failed'>().notNull(),
    amount: integer().notNull(),
    paidPoints: integer().notNull(),
    bonusPoints: integer().notNull(),
    reason: text().notNull(),
    /** Only while the refund is open. */
    account: jsonb().$type<RefundAccount>(),
    failureCode: text(),
    /** Counts how often a person had it tried again after a definite no; part of the provider's key. */
    attempt: integer().notNull().default(0),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (table) => [
    foreignKey({ columns: [table.orderIdx], foreignColumns: [paymentOrders.idx] }),
    uniqueIndex('payment_refund_id').on(table.refundId),
    uniqueIndex('payment_refund_one_open')
      .on(table.orderIdx)
      .where(sql`status IN ('requested', 'review')`),
    index('payment_refund_order').on(table.orderIdx),
    index('payment_refund_open')
      .on(table.updatedAt)
      .where(sql`status = 'requested'`),
    index('payment_refund_deposit')
      .on(table.orderIdx)
      .where(sql`rule = 'deposit' AND status = 'done'`),
    check('payment_refund_amount', sql`amount > 0 AND paid_points >= 0 AND bonus_points >= 0`),
    check('payment_refund_rule', sql`rule IN ('full', 'partial', 'external', 'deposit')`),
    check('payment_refund_status', sql`status IN ('requested', 'review', 'done', 'failed')`),
  ],
);

/** A code that gives bonus points, once to each user. */
export const coupons = pgTable(
  'coupon',
  {
    idx: idx().generatedAlwaysAsIdentity().primaryKey(),
    /** Upper case, without dashes or spaces. */
    code: text().notNull(),
    title: text().notNull(),
    points: integer().notNull(),
    /** Null: as many users as come. */
    maxUses: integer(),
    usedCount: integer().notNull().default(0),
    startsAt: at().notNull(),
    endsAt: at().notNull(),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('coupon_code').on(table.code),
    check('coupon_points', sql`points BETWEEN 1 AND 1000000`),
    check('coupon_uses', sql`used_count >= 0 AND (max_uses IS NULL OR used_count <= max_uses)`),
    check('coupon_period', sql`starts_at < ends_at`),
  ],
);

export const couponUses = pgTable(
  'coupon_use',
  {
    idx: idx().generatedAlwaysAsIdentity().primaryKey(),
    couponIdx: idx().notNull(),
    userIdx: idx().notNull(),
    entryIdx: idx().notNull(),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [
    foreignKey({ columns: [table.couponIdx], foreignColumns: [coupons.idx] }),
    foreignKey({ columns: [table.entryIdx], foreignColumns: [pointEntries.idx] }),
    uniqueIndex('coupon_use_once').on(table.couponIdx, table.userIdx),
  ],
);
