import type { Exercise, KindOptions, PassageSource } from '@jadoo/engine';
import type { PaperLayout } from '@jadoo/contract';
import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const idx = () => bigint({ mode: 'number' });
const at = () => timestamp({ withTimezone: true, mode: 'date' });

/** A passage as it was when the paper was made: later edits of the library do not change papers. */
export interface ExamPassage {
  title: string;
  source: PassageSource;
}

/** What was asked for; with the seed it makes the same exercises again. */
export interface ExamKind {
  kind: Exercise['kind'];
  options: Omit<KindOptions, 'excludedSignatures' | 'lockedSpots'>;
}

export interface ExamRefusal {
  passageIdx: number;
  passageTitle: string;
  kind: Exercise['kind'];
  reason: string;
  refundPoints: number;
}

export const exams = pgTable(
  'exam_data',
  {
    idx: idx().generatedAlwaysAsIdentity().primaryKey(),
    userIdx: idx().notNull(),
    title: text().notNull(),
    tool: text().$type<'basic' | 'advanced' | 'transform' | 'quick'>().notNull(),
    status: text().$type<'queued' | 'running' | 'done' | 'partly' | 'failed'>().notNull(),
    progress: integer().notNull().default(0),
    seed: integer().notNull(),
    kinds: jsonb().$type<ExamKind[]>().notNull(),
    passages: jsonb().$type<ExamPassage[]>().notNull(),
    layout: jsonb().$type<PaperLayout>().notNull(),
    exercises: jsonb().$type<Exercise[]>().notNull(),
    refusals: jsonb().$type<ExamRefusal[]>().notNull(),
    /** Signatures that were already shown, by passage and kind: a re-roll never repeats them. */
    shownSignatures: jsonb().$type<Record<string, string[]>>().notNull(),
    passageCount: integer().notNull(),
    exerciseCount: integer().notNull().default(0),
    usedPoints: integer().notNull(),
    refundPoints: integer().notNull().default(0),
    /** The job that makes it; null for a duplicate, which costs and makes nothing. */
    jobId: text(),
    version: integer().notNull().default(1),
    removedAt: at(),
    finishedAt: at(),
    createdAt: at().notNull().defaultNow(),
    updatedAt: at().notNull().defaultNow(),
  },
  (table) => [
    index('exam_data_user_list').on(table.userIdx, table.idx),
    index('exam_data_unfinished')
      .on(table.createdAt)
      .where(sql`status IN ('queued', 'running')`),
    index('exam_data_removed')
      .on(table.removedAt)
      .where(sql`removed_at IS NOT NULL`),
    check('exam_data_progress', sql`progress BETWEEN 0 AND 100`),
    check('exam_data_refund', sql`refund_points BETWEEN 0 AND used_points`),
    check('exam_data_status', sql`status IN ('queued', 'running', 'done', 'partly', 'failed')`),
  ],
);
