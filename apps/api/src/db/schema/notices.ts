import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Notices of the popup: shown between the two instants, smallest rank first. */
export const notices = pgTable(
  'notice',
  {
    noticeIdx: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    imageUrl: text().notNull(),
    rank: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    startsAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    endsAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [index('notice_window').on(table.startsAt, table.endsAt)],
);
