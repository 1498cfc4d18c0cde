import type { NewPassage, PassageAnalysisInput, PassageChange } from '@jadoo/contract';
import type { Db } from '#db/client.ts';
import { toLikePattern } from '#db/like-pattern.ts';
import { inTransaction } from '#db/transaction.ts';
import { AppError } from '#errors.ts';
import type { EnginePool } from '#jobs/engine-pool.ts';
import type { AnalysedText } from '#jobs/engine-tasks.ts';
import { ensureDefaultUnit, findCategory, reviveCategory } from './categories.store.ts';
import {
  cleanLine,
  cleanPassageText,
  findPassageProblems,
  findTextProblem,
  type PassageContent,
  toAnalysedSource,
  toContent,
} from './passages.rules.ts';
import {
  binPassages,
  deleteBinnedBefore,
  findPassage,
  findPassages,
  insertPassages,
  listPassagePage,
  movePassageRows,
  type PassageRow,
  type PassageSummaryRow,
  unbinPassages,
  updatePassageRow,
} from './passages.store.ts';

export type { PassageRow, PassageSummaryRow } from './passages.store.ts';

export interface PassageDeps {
  db: Db;
  engine: Pick<EnginePool, 'split' | 'analyse'>;
}

const notFound = () => new AppError('not-found', { message: '지문을 찾을 수 없어요.' });
const invalid = (issues: { path: string; message: string }[]) =>
  new AppError('invalid', {
    message: issues[0]?.message ?? '입력한 내용을 확인해 주세요.',
    data: { issues },
  });

/** More lines than sentences would be lost silently. */
function checkLineCount(input: NewPassage, content: PassageContent, path: string): void {
  if ((input.PS_TRANSLATIONS?.length ?? 0) <= content.sentences.length) return;
  const message = `해석은 문장 수만큼 넣을 수 있어요. 이 지문은 ${content.sentences.length}문장이에요.`;
  throw invalid([{ path: `${path}PS_TRANSLATIONS`, message }]);
}

export interface PassageQuery {
  categoryIdx?: number | undefined;
  text?: string | undefined;
  tag?: string | undefined;
  isBin: boolean;
  page: number;
  size: number;
}

export function listPassages(
  { db }: PassageDeps,
  userIdx: number,
  query: PassageQuery,
): Promise<{ rows: PassageSummaryRow[]; total: number }> {
  const { categoryIdx, isBin } = query;
  const needle = cleanLine(query.text ?? '');
  const search = needle === '' ? undefined : { needle, pattern: toLikePattern(needle) };
  const tag = query.tag === undefined ? undefined : cleanLine(query.tag);
  return listPassagePage(
    db,
    { userIdx, categoryIdx, search, tag, isBin },
    { limit: query.size, offset: (query.page - 1) * query.size },
  );
}

export async function getPassage({ db }: PassageDeps, userIdx: number, idx: number): Promise<PassageRow> {
  const row = await findPassage(db, userIdx, idx);
  if (!row) throw notFound();
  return row;
}

/** A user's own passages in the order asked for; 404 when one of them is not there. */
export async function getPassages(db: Db, userIdx: number, idxs: readonly number[]): Promise<PassageRow[]> {
  const rows = new Map((await findPassages(db, userIdx, idxs)).map((row) => [row.idx, row]));
  return idxs.map((idx) => {
    const row = rows.get(idx);
    if (!row) throw notFound();
    return row;
  });
}

async function requireCategory(db: Db, userIdx: number, idx: number): Promise<void> {
  if (!(await findCategory(db, userIdx, idx))) {
    throw new AppError('not-found', { message: '교재나 단원을 찾을 수 없어요.' });
  }
}

export async function createPassages(
  { db, engine }: PassageDeps,
  userIdx: number,
  inputs: readonly NewPassage[],
  categoryIdx: number | undefined,
): Promise<PassageRow[]> {
  const problems = inputs.flatMap((input, position) => findPassageProblems(input, `PASSAGES.${position}.`));
  if (problems.length > 0) throw invalid(problems);
  const splits = await engine.split(inputs.map((input) => cleanPassageText(input.PS_TEXT)));
  const contents = inputs.map((input, position) => {
    const content = toContent(input, splits[position] ?? { sentences: [], wordCount: 0 });
    checkLineCount(input, content, `PASSAGES.${position}.`);
    return content;
  });
  return inTransaction(db, async (tx) => {
    if (categoryIdx !== undefined) await requireCategory(tx, userIdx, categoryIdx);
    return insertPassages(tx, userIdx, categoryIdx ?? (await ensureDefaultUnit(tx, userIdx)), contents);
  });
}

export async function updatePassage(
  { db, engine }: PassageDeps,
  userIdx: number,
  idx: number,
  input: NewPassage & { PC_IDX?: number | undefined; VERSION: number },
): Promise<PassageRow> {
  const before = await findPassage(db, userIdx, idx);
  if (!before) throw notFound();
  const problems = findPassageProblems(input, '');
  if (problems.length > 0) throw invalid(problems);
  const [split] = await engine.split([cleanPassageText(input.PS_TEXT)]);
  const content = toContent(input, split ?? { sentences: [], wordCount: 0 }, before);
  checkLineCount(input, content, '');
  if (input.PC_IDX !== undefined) await requireCategory(db, userIdx, input.PC_IDX);
  const row = await updatePassageRow(
    db,
    { userIdx, idx, version: input.VERSION },
    { ...content, ...(input.PC_IDX === undefined ? {} : { categoryIdx: input.PC_IDX }) },
  );
  if (!row)
    throw new AppError('stale', { message: '다른 곳에서 먼저 고쳤어요. 새로 불러온 뒤 다시 고쳐 주세요.' });
  return row;
}

export async function removePassage({ db }: PassageDeps, userIdx: number, idx: number): Promise<void> {
  if ((await binPassages(db, userIdx, [idx])) === 0) throw notFound();
}

/** Back to where they were, with their units and books when those went into the bin too. */
function restorePassages(db: Db, userIdx: number, idxs: readonly number[]): Promise<PassageRow[]> {
  return inTransaction(db, async (tx) => {
    const rows = await unbinPassages(tx, userIdx, idxs);
    for (const categoryIdx of new Set(rows.map((row) => row.categoryIdx)))
      await reviveCategory(tx, userIdx, categoryIdx);
    return rows;
  });
}

export async function restorePassage({ db }: PassageDeps, userIdx: number, idx: number): Promise<PassageRow> {
  const [row] = await restorePassages(db, userIdx, [idx]);
  if (!row) throw notFound();
  return row;
}

/** Moves, removes or restores many; gives how many of them there were. */
export async function changePassages(
  { db }: PassageDeps,
  userIdx: number,
  change: PassageChange,
): Promise<number> {
  switch (change.WHAT) {
    case 'remove':
      return binPassages(db, userIdx, change.PS_IDXS);
    case 'restore':
      return (await restorePassages(db, userIdx, change.PS_IDXS)).length;
    case 'move':
      return inTransaction(db, async (tx) => {
        await requireCategory(tx, userIdx, change.PC_IDX);
        return movePassageRows(tx, userIdx, change.PS_IDXS, change.PC_IDX);
      });
  }
}

/** Sentences, words, level and feasible kinds of a text that need not be stored. */
export async function analyseText(
  { engine }: PassageDeps,
  input: PassageAnalysisInput,
): Promise<AnalysedText> {
  const source = toAnalysedSource(input);
  const problem = findTextProblem(source.text);
  if (problem) throw invalid([{ path: 'PS_TEXT', message: problem }]);
  return engine.analyse(source);
}

const binLifeMs = 30 * 86_400_000;

/** Empties the part of every bin that nobody can get back any more; returns how many passages went. */
export function emptyPassageBins(db: Db, nowAt: Date): Promise<number> {
  return deleteBinnedBefore(db, new Date(nowAt.getTime() - binLifeMs));
}
