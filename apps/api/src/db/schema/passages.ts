import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core';

const idx = () => bigint({ mode: 'number' });
const at = () => timestamp({ withTimezone: true, mode: 'date' });

/** A book (no parent) or a unit of a book. */
export const passageCategories = pgTable(
  'passage_category',
  {
    idx: idx().generatedAlwaysAsIdentity().primaryKey(),
    userIdx: idx().notNull(),
    parentIdx: idx().references((): AnyPgColumn => passageCategories.idx),
    name: text().notNull(),
    sortOrder: integer().notNull().default(0),
    /** The book and the unit that take passages without a place of their own. */
    defaultRole: text().$type<'book' | 'unit'>(),
    removedAt: at(),
    createdAt: at().notNull().defaultNow(),
  },
  (table) => [
    index('passage_category_user').on(table.userIdx, table.parentIdx),
    uniqueIndex('passage_category_default')
      .on(table.userIdx, table.defaultRole)
      .where(sql`default_role IS NOT NULL`),
  ],
);

export const passages = pgTable(
  'passage',
  {
    idx: idx().generatedAlwaysAsIdentity().primaryKey(),
    userIdx: idx().notNull(),
    categoryIdx: idx()
      .notNull()
      .references(() => passageCategories.idx),
    title: text().notNull(),
    text: text().notNull(),
    sentences: jsonb().$type<{ start: number; end: number }[]>().notNull(),
    translations: jsonb().$type<string[]>().notNull(),
    topic: text().notNull().default(''),
    titleLine: text().notNull().default(''),
    gist: text().notNull().default(''),
    summary: text().notNull().default(''),
    footnotes: jsonb().$type<{ word: string; meaning: string }[]>().notNull(),
    tags: jsonb().$type<string[]>().notNull(),
    wordCount: integer().notNull(),
    version: integer().notNull().default(1),
    removedAt: at(),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (table) => [
    index('passage_category_list').on(table.categoryIdx, table.idx),
    index('passage_user_list').on(table.userIdx, table.idx),
    index('passage_removed')
      .on(table.removedAt)
      .where(sql`removed_at IS NOT NULL`),
    check('passage_length', sql`char_length(text) BETWEEN 1 AND 5000`),
    check('passage_version', sql`version >= 1`),
  ],
);
