import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { inquiries } from './inquiries.ts';
import { users } from './session.ts';

const idx = () => bigint({ mode: 'number' });

/** What users sent as files. The bytes lie in the file storage under `key`, which is no name of the user. */
export const storedFiles = pgTable(
  'stored_file',
  {
    idx: idx().generatedAlwaysAsIdentity().primaryKey(),
    userIdx: idx()
      .notNull()
      .references(() => users.userIdx),
    purpose: text({ enum: ['inquiry', 'logo'] }).notNull(),
    /** The inquiry that it is attached to; without one it is swept away after a day. */
    inquiryIdx: idx().references(() => inquiries.idx, { onDelete: 'set null' }),
    key: text().notNull(),
    name: text().notNull(),
    contentType: text().notNull(),
    sizeBytes: integer().notNull(),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('stored_file_key').on(table.key),
    index('stored_file_user').on(table.userIdx, table.purpose),
    index('stored_file_inquiry').on(table.inquiryIdx),
    uniqueIndex('stored_file_logo')
      .on(table.userIdx)
      .where(sql`purpose = 'logo'`),
    check('stored_file_size', sql`size_bytes > 0`),
  ],
);
