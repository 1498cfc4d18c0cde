import { and, asc, count, desc, eq, inArray, isNotNull, isNull, lt, notInArray, sql } from 'drizzle-orm';
import type { Db, Transaction } from '#db/client.ts';
import { exams } from '#db/schema.ts';

export type ExamRow = typeof exams.$inferSelect;
export type NewExam = typeof exams.$inferInsert;
export type ExamStatus = ExamRow['status'];

const unfinished: ExamStatus[] = ['queued', 'running'];

const summaryColumns = {
  idx: exams.idx,
  title: exams.title,
  tool: exams.tool,
  status: exams.status,
  progress: exams.progress,
  passageCount: exams.passageCount,
  exerciseCount: exams.exerciseCount,
  usedPoints: exams.usedPoints,
  refundPoints: exams.refundPoints,
  version: exams.version,
  createdAt: exams.createdAt,
  updatedAt: exams.updatedAt,
};
export type ExamSummaryRow = Pick<ExamRow, keyof typeof summaryColumns>;

const statusColumns = {
  status: exams.status,
  progress: exams.progress,
  exerciseCount: exams.exerciseCount,
  refundPoints: exams.refundPoints,
  refusedCount: sql<number>`jsonb_array_length(${exams.refusals})`,
};
export type ExamStatusRow = Pick<ExamRow, 'status' | 'progress' | 'exerciseCount' | 'refundPoints'> & {
  refusedCount: number;
};

const isOwn = (userIdx: number, idx: number) => and(eq(exams.idx, idx), eq(exams.userIdx, userIdx));

export async function insertExam(tx: Transaction, values: NewExam): Promise<ExamRow> {
  const [row] = await tx.insert(exams).values(values).returning();
  if (!row) throw new Error('no exam was written');
  return row;
}

export async function findExam(db: Db, userIdx: number, idx: number): Promise<ExamRow | undefined> {
  const [row] = await db
    .select()
    .from(exams)
    .where(and(isOwn(userIdx, idx), isNull(exams.removedAt)));
  return row;
}

/** The exam of a job, whoever owns it. */
export async function findExamByIdx(db: Db, idx: number): Promise<ExamRow | undefined> {
  const [row] = await db.select().from(exams).where(eq(exams.idx, idx));
  return row;
}

export async function findExamStatus(
  db: Db,
  userIdx: number,
  idx: number,
): Promise<ExamStatusRow | undefined> {
  const [row] = await db
    .select(statusColumns)
    .from(exams)
    .where(and(isOwn(userIdx, idx), isNull(exams.removedAt)));
  return row;
}

export interface ExamFilter {
  userIdx: number;
  pattern?: string | undefined;
  tool?: ExamRow['tool'] | undefined;
  isBin: boolean;
  sort: 'new' | 'old' | 'title';
}

export async function listExamPage(
  db: Db,
  filter: ExamFilter,
  page: { limit: number; offset: number },
): Promise<{ rows: ExamSummaryRow[]; total: number }> {
  const where = and(
    eq(exams.userIdx, filter.userIdx),
    filter.isBin ? isNotNull(exams.removedAt) : isNull(exams.removedAt),
    filter.tool ? eq(exams.tool, filter.tool) : undefined,
    filter.pattern === undefined ? undefined : sql`${exams.title} ILIKE ${filter.pattern}`,
  );
  const order = { new: [desc(exams.idx)], old: [asc(exams.idx)], title: [asc(exams.title), desc(exams.idx)] };
  const [counted] = await db.select({ total: count() }).from(exams).where(where);
  const rows = await db
    .select(summaryColumns)
    .from(exams)
    .where(where)
    .orderBy(...order[filter.sort])
    .limit(page.limit)
    .offset(page.offset);
  return { rows, total: counted?.total ?? 0 };
}

/** Never goes back, and never touches an exam that is finished. */
export async function storeProgress(db: Db, idx: number, progress: number): Promise<void> {
  await db
    .update(exams)
    .set({ status: 'running', progress: sql`greatest(${exams.progress}, ${progress}::int)` })
    .where(and(eq(exams.idx, idx), inArray(exams.status, unfinished)));
}

export type ExamOutcome = Pick<
  ExamRow,
  'status' | 'exercises' | 'refusals' | 'shownSignatures' | 'exerciseCount' | 'refundPoints'
>;

/** Settles an unfinished exam; undefined when it is settled already. */
export async function settleExam(
  tx: Transaction,
  idx: number,
  outcome: ExamOutcome,
): Promise<{ userIdx: number; title: string; usedPoints: number } | undefined> {
  const now = new Date();
  const [row] = await tx
    .update(exams)
    .set({ ...outcome, progress: 100, finishedAt: now, updatedAt: now })
    .where(and(eq(exams.idx, idx), inArray(exams.status, unfinished)))
    .returning({ userIdx: exams.userIdx, title: exams.title, usedPoints: exams.usedPoints });
  return row;
}

export type ExamChange = Partial<
  Pick<ExamRow, 'title' | 'layout' | 'exercises' | 'exerciseCount' | 'shownSignatures'>
>;

/** Writes over the version that the caller knows; undefined when somebody was faster. */
export async function updateExamRow(
  db: Db,
  name: { userIdx: number; idx: number; version: number },
  values: ExamChange,
): Promise<ExamRow | undefined> {
  const [row] = await db
    .update(exams)
    .set({ ...values, version: name.version + 1, updatedAt: new Date() })
    .where(and(isOwn(name.userIdx, name.idx), eq(exams.version, name.version), isNull(exams.removedAt)))
    .returning();
  return row;
}

export async function binExam(db: Db, userIdx: number, idx: number): Promise<boolean> {
  const rows = await db
    .update(exams)
    .set({ removedAt: new Date() })
    .where(and(isOwn(userIdx, idx), isNull(exams.removedAt)))
    .returning({ idx: exams.idx });
  return rows.length === 1;
}

/** Takes a paper out of the bin, unless the bin was emptied. */
export async function unbinExam(db: Db, userIdx: number, idx: number): Promise<ExamRow | undefined> {
  const [row] = await db
    .update(exams)
    .set({ removedAt: null })
    .where(and(isOwn(userIdx, idx), sql`jsonb_array_length(${exams.passages}) > 0`))
    .returning();
  return row;
}

/** Exams that should have been settled by now, with the jobs that make them. */
export function listStuckExams(
  db: Db,
  before: Date,
  limit: number,
): Promise<{ idx: number; jobId: string | null }[]> {
  return db
    .select({ idx: exams.idx, jobId: exams.jobId })
    .from(exams)
    .where(and(inArray(exams.status, unfinished), lt(exams.createdAt, before)))
    .orderBy(asc(exams.createdAt))
    .limit(limit);
}

const hasPassages = sql`jsonb_array_length(${exams.passages}) > 0`;
const blank = { title: '', passages: [], exercises: [], refusals: [], shownSignatures: {}, jobId: null };

/** Empties what went into the bin before `before`; the rows stay, because spends refer to them. */
export async function blankBinnedBefore(db: Db, before: Date): Promise<number> {
  const rows = await db
    .update(exams)
    .set(blank)
    .where(and(lt(exams.removedAt, before), hasPassages))
    .returning({ idx: exams.idx });
  return rows.length;
}

/** Empties all papers of a user but those that are being made, and what heads them; the rows stay. */
export async function blankExams(tx: Transaction, userIdx: number, nowAt: Date): Promise<void> {
  await tx
    .update(exams)
    .set({ ...blank, layout: sql`'{}'::jsonb`, removedAt: nowAt })
    .where(and(eq(exams.userIdx, userIdx), notInArray(exams.status, unfinished), hasPassages));
}
