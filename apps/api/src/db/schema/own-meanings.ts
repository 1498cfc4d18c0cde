import { bigint, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

const at = () => timestamp({ withTimezone: true, mode: 'date' });

/** Meanings that a teacher wrote over those of the glossary; they win in later exercises. */
export const ownMeanings = pgTable(
  'own_meaning',
  {
    idx: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
    userIdx: bigint({ mode: 'number' }).notNull(),
    /** As the list of words prints it: the lemma, or a phrase. */
    word: text().notNull(),
    /** 품사 as the list prints it (명, 동, 형, 부, 구), empty where there is none. */
    part: text().notNull(),
    meaning: text().notNull(),
    /** What the first edit wrote over: written back, it is no meaning of their own any more. */
    original: text().notNull().default(''),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (table) => [uniqueIndex('own_meaning_word').on(table.userIdx, table.word, table.part)],
);
