import { bigint, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { exams } from './exam-data.ts';

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

/** Read-only links to the student copy of a paper; ending one removes its row. */
export const examShares = pgTable('exam_share', {
  examIdx: idx()
    .primaryKey()
    .references(() => exams.idx, { onDelete: 'cascade' }),
  userIdx: idx().notNull(),
  /** Random, and all that opens the page: whoever reads this table can read the papers too. */
  token: text().notNull().unique(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
});
