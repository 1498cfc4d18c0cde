import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Counters of the rate limits, shared by every API process. Made UNLOGGED by hand: losing them is harmless. */
export const rateLimits = pgTable(
  'rate_limit',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    expiresAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (table) => [index('rate_limit_expires_at').on(table.expiresAt)],
);
