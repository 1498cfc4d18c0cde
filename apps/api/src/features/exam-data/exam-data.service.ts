import { randomInt, randomUUID } from 'node:crypto';
import type { ExamSelection, PaperLayout } from '@jadoo/contract';
import { type Exercise, findGiveaways, getKindChoices, kindInfos, readyKinds } from '@jadoo/engine';
import type { Db, Transaction } from '#db/client.ts';
import { toLikePattern } from '#db/like-pattern.ts';
import { inTransaction } from '#db/transaction.ts';
import { AppError, invalidInput } from '#errors.ts';
import { rememberMeanings } from '#features/own-meanings/own-meanings.service.ts';
import { getPassages } from '#features/passages/passages.service.ts';
import { withIdempotency } from '#features/points/idempotency.service.ts';
import { getBalance, spend } from '#features/points/points.service.ts';
import type { EnginePool } from '#jobs/engine-pool.ts';
import {
  addShown,
  type AskedLayout,
  cleanStrings,
  type ExamTool,
  findEditProblems,
  findSelectionProblems,
  getCopyTitle,
  getKindPrice,
  getStartLayout,
  listPaperWarnings,
  maxSeed,
  packages,
  quote,
  type QuoteLine,
  toSource,
} from './exam-data.rules.ts';
import {
  binExam,
  type ExamChange,
  type ExamRow,
  type ExamStatus,
  type ExamStatusRow,
  type ExamSummaryRow,
  findExam,
  findExamStatus,
  insertExam,
  listExamPage,
  unbinExam,
  updateExamRow,
} from './exam-data.store.ts';

export type { ExamRow, ExamStatusRow, ExamSummaryRow } from './exam-data.store.ts';

export interface ExamDeps {
  db: Db;
  engine: Pick<EnginePool, 'make'>;
  /** Puts the making of an exam into the queue, in the transaction that pays for it. */
  sendMakeJob: (tx: Transaction, examIdx: number, jobId: string) => Promise<void>;
}

const notFound = () => new AppError('not-found', { message: '자료를 찾을 수 없어요.' });

/** Kinds with prices and what can be set, and the packages as far as their kinds are ready. */
export function listKinds() {
  return {
    kinds: kindInfos.map((info) => ({
      ...info,
      pricePoints: getKindPrice(info.id),
      isReady: readyKinds.includes(info.id),
      choices: getKindChoices(info.id),
    })),
    packages: packages
      .map(({ id, name, kinds }) => ({ id, name, kinds: kinds.filter((kind) => readyKinds.includes(kind)) }))
      .filter(({ kinds }) => kinds.length > 0),
  };
}

function checkSelection(selection: ExamSelection): void {
  const issues = findSelectionProblems(selection, readyKinds);
  if (issues.length > 0) throw invalidInput(issues);
}

export async function quoteExam(
  { db }: Pick<ExamDeps, 'db'>,
  userIdx: number,
  selection: ExamSelection,
): Promise<{ lines: QuoteLine[]; totalPoints: number; balancePoints: number; warnings: string[] }> {
  checkSelection(selection);
  await getPassages(db, userIdx, selection.PS_IDXS);
  const { totalPoints: balancePoints } = await getBalance(db, userIdx);
  const kinds = selection.KINDS.map(({ KIND }) => KIND);
  return { ...quote(kinds, selection.PS_IDXS.length), balancePoints, warnings: findGiveaways(kinds) };
}

export interface MakeInput extends ExamSelection {
  ED_TITLE: string;
  ED_TOOL: ExamTool;
  LAYOUT?: AskedLayout | undefined;
  SEED?: number | undefined;
  EXPECTED_TOTAL: number;
}

export interface MadeAnswer {
  ED_IDX: number;
  STATUS: ExamStatus;
  UM_POINT: number;
}

async function insertOrder(
  tx: Transaction,
  userIdx: number,
  input: MakeInput,
  totalPoints: number,
): Promise<{ idx: number; jobId: string }> {
  const rows = await getPassages(tx, userIdx, input.PS_IDXS);
  const jobId = randomUUID();
  const { idx } = await insertExam(tx, {
    userIdx,
    title: cleanStrings(input.ED_TITLE),
    tool: input.ED_TOOL,
    status: 'queued',
    seed: input.SEED ?? randomInt(maxSeed),
    kinds: input.KINDS.map(({ KIND, OPTIONS }) => ({
      kind: KIND,
      options: cleanStrings(OPTIONS ?? {}) as ExamRow['kinds'][number]['options'],
    })),
    passages: rows.map((row) => ({ title: row.title, source: toSource(row) })),
    layout: cleanStrings(getStartLayout(input.ED_TOOL, input.LAYOUT)),
    exercises: [],
    refusals: [],
    shownSignatures: {},
    passageCount: rows.length,
    usedPoints: totalPoints,
    jobId,
  });
  return { idx, jobId };
}

/** Takes the points, stores the order and queues its making: all three or none, once for each key. */
export function makeExam(
  deps: ExamDeps,
  userIdx: number,
  key: string,
  input: MakeInput,
): Promise<MadeAnswer> {
  checkSelection(input);
  return withIdempotency(deps.db, { userIdx, scope: 'examData', key, body: input }, async (tx) => {
    const { totalPoints } = quote(
      input.KINDS.map(({ KIND }) => KIND),
      input.PS_IDXS.length,
    );
    if (totalPoints !== input.EXPECTED_TOTAL)
      throw new AppError('price-changed', { data: { TOTAL: totalPoints } });
    const { idx, jobId } = await insertOrder(tx, userIdx, input, totalPoints);
    const reference = `exam:${idx}`;
    const title = cleanStrings(input.ED_TITLE);
    const { balancePoints } = await spend(tx, { userIdx, amountPoints: totalPoints, reference, title });
    await deps.sendMakeJob(tx, idx, jobId);
    return { ED_IDX: idx, STATUS: 'queued' as const, UM_POINT: balancePoints };
  });
}

export async function getExamStatus(db: Db, userIdx: number, idx: number): Promise<ExamStatusRow> {
  const row = await findExamStatus(db, userIdx, idx);
  if (!row) throw notFound();
  return row;
}

export interface ExamQuery {
  text?: string | undefined;
  tool?: ExamTool | undefined;
  isBin: boolean;
  sort: 'new' | 'old' | 'title';
  page: number;
  size: number;
}

export function listExams(
  db: Db,
  userIdx: number,
  query: ExamQuery,
): Promise<{ rows: ExamSummaryRow[]; total: number }> {
  const { text, tool, isBin, sort, page, size } = query;
  const pattern = text === undefined || text.trim() === '' ? undefined : toLikePattern(text);
  return listExamPage(
    db,
    { userIdx, pattern, tool, isBin, sort },
    { limit: size, offset: (page - 1) * size },
  );
}

export async function getExam(db: Db, userIdx: number, idx: number): Promise<ExamRow> {
  const row = await findExam(db, userIdx, idx);
  if (!row) throw notFound();
  return row;
}

/** A paper that can be edited, printed or copied. */
export async function getFinishedExam(db: Db, userIdx: number, idx: number): Promise<ExamRow> {
  const row = await getExam(db, userIdx, idx);
  if (row.status === 'queued' || row.status === 'running') throw new AppError('not-ready');
  return row;
}

/** Which exercises of a paper give each other's answers away. */
export function getWarnings({ exercises, passages }: Pick<ExamRow, 'exercises' | 'passages'>): string[] {
  return listPaperWarnings(exercises, new Map(passages.map(({ title, source }) => [source.id, title])));
}

export interface EditInput {
  VERSION: number;
  ED_TITLE?: string | undefined;
  LAYOUT?: PaperLayout | undefined;
  EXERCISES?: Exercise[] | undefined;
}

/** What an edit changes of a row. */
function getEditedValues(before: ExamRow, { ED_TITLE, LAYOUT, EXERCISES }: EditInput): ExamChange {
  return {
    ...(ED_TITLE === undefined ? {} : { title: ED_TITLE }),
    ...(LAYOUT === undefined ? {} : { layout: LAYOUT }),
    ...(EXERCISES === undefined
      ? {}
      : {
          exercises: EXERCISES,
          exerciseCount: EXERCISES.length,
          // What is left out now may be brought back by undo.
          shownSignatures: addShown(before.shownSignatures, before.exercises),
        }),
  };
}

/** Stores an edit against the version that it was made from, and remembers the meanings it rewrote. */
export async function updateExam(db: Db, userIdx: number, idx: number, input: EditInput): Promise<ExamRow> {
  const before = await getFinishedExam(db, userIdx, idx);
  if (before.version !== input.VERSION) throw new AppError('stale');
  const edit = cleanStrings(input);
  const issues = edit.EXERCISES
    ? findEditProblems(edit.EXERCISES, before.exercises, before.shownSignatures)
    : [];
  if (issues.length > 0) throw invalidInput(issues);
  return inTransaction(db, async (tx) => {
    const values = getEditedValues(before, edit);
    const row = await updateExamRow(tx, { userIdx, idx, version: edit.VERSION }, values);
    if (!row) throw new AppError('stale');
    await rememberMeanings(tx, userIdx, before.exercises, edit.EXERCISES ?? []);
    return row;
  });
}
export async function removeExam(db: Db, userIdx: number, idx: number): Promise<void> {
  if (!(await binExam(db, userIdx, idx))) throw notFound();
}

export async function restoreExam(db: Db, userIdx: number, idx: number): Promise<ExamRow> {
  const row = await unbinExam(db, userIdx, idx);
  if (!row) throw notFound();
  return row;
}

/** A copy of a finished paper; it costs nothing. */
export async function duplicateExam(db: Db, userIdx: number, idx: number): Promise<ExamRow> {
  const before = await getFinishedExam(db, userIdx, idx);
  return db.transaction((tx) =>
    insertExam(tx, {
      userIdx,
      title: getCopyTitle(before.title),
      tool: before.tool,
      status: before.exercises.length > 0 ? 'done' : 'failed',
      progress: 100,
      seed: before.seed,
      kinds: before.kinds,
      passages: before.passages,
      layout: before.layout,
      exercises: before.exercises,
      refusals: [],
      shownSignatures: before.shownSignatures,
      passageCount: before.passageCount,
      exerciseCount: before.exerciseCount,
      usedPoints: 0,
      finishedAt: new Date(),
    }),
  );
}
