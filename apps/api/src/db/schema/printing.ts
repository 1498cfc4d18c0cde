import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const idx = () => bigint({ mode: 'number' });

/** Who opened, printed or closed which print page; `jti` is the ticket it came with. */
export const printLogs = pgTable(
  'print_log',
  {
    idx: idx().generatedAlwaysAsIdentity().primaryKey(),
    userIdx: idx().notNull(),
    jti: text().notNull(),
    target: jsonb().$type<unknown>().notNull(),
    status: text().$type<'opened' | 'printed' | 'closed'>().notNull(),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('print_log_user').on(table.userIdx, table.idx), index('print_log_ticket').on(table.jti)],
);
