import { sql } from 'drizzle-orm';
import { bigint, check, index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { users } from './session.ts';

const idx = () => bigint({ mode: 'number' });
const at = () => timestamp({ withTimezone: true, mode: 'date' });

/** 1:1 문의: what a user asks and what an operator answers. */
export const inquiries = pgTable(
  'inquiry',
  {
    idx: idx().generatedAlwaysAsIdentity().primaryKey(),
    userIdx: idx()
      .notNull()
      .references(() => users.userIdx),
    category: text({ enum: ['making', 'point', 'account', 'error', 'suggestion', 'other'] }).notNull(),
    title: text().notNull(),
    content: text().notNull(),
    answer: text(),
    answeredAt: at(),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (table) => [
    index('inquiry_user_list').on(table.userIdx, table.idx),
    index('inquiry_waiting')
      .on(table.idx)
      .where(sql`answered_at IS NULL`),
    check('inquiry_answer', sql`(answer IS NULL) = (answered_at IS NULL)`),
  ],
);
