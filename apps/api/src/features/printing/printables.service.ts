import type { PaperCopy, PrintTarget } from '@jadoo/contract';
import { type Exercise, type KindId, kindInfos, makeFormB } from '@jadoo/engine';
import {
  composeBundle,
  composeExamPaper,
  composePassagesPaper,
  defaultLayout,
  type Paper,
  type PaperForm,
  type PaperLogo,
} from '@jadoo/paper';
import type { Db } from '#db/client.ts';
import { AppError } from '#errors.ts';
import { type ExamRow, getFinishedExam } from '#features/exam-data/exam-data.service.ts';
import { getLogo } from '#features/files/logos.service.ts';
import { getSharedPlace } from '#features/passages/categories.service.ts';
import { getPassages } from '#features/passages/passages.service.ts';
import type { FileStorage } from '#providers/file-storage.ts';
import { type FileNaming, toLayoutOptions } from './printing.rules.ts';

export interface PrintableDeps {
  db: Db;
  storage: FileStorage;
}

/** What can be printed: its name, and how it is composed once it is needed. */
export interface Printable extends FileNaming {
  compose: () => Paper;
}

export interface CopyChoice {
  copy: PaperCopy;
  form: PaperForm;
}

/** The exercises of a paper in one of its two forms. */
export const chooseExercises = (exam: ExamRow, form: PaperForm): Exercise[] =>
  form === 'B' ? makeFormB(exam.exercises, exam.seed) : exam.exercises;

/** The owner's logo, unless no masthead has a place for it. */
async function findLogo(deps: PrintableDeps, userIdx: number, exams: readonly ExamRow[]) {
  const hasPlace = exams.some(({ layout }) => layout.STYLE !== 'exam-b4');
  return hasPlace ? getLogo(deps, userIdx) : undefined;
}

function composeExam(exam: ExamRow, { copy, form }: CopyChoice, logo: PaperLogo | undefined): Paper {
  return composeExamPaper({
    title: exam.title,
    ...(logo ? { logo } : {}),
    layout: toLayoutOptions(exam.layout),
    copy,
    form,
    exercises: chooseExercises(exam, form),
    passages: exam.passages.map(({ title, source }) => ({
      id: source.id,
      title,
      text: source.text,
      ...(source.translations ? { translations: source.translations } : {}),
    })),
  });
}

const getPlace = ({ db }: PrintableDeps, userIdx: number, exams: readonly ExamRow[]) =>
  getSharedPlace(
    db,
    userIdx,
    exams.flatMap(({ passages }) => passages.map(({ source }) => Number(source.id))),
  );

/** One paper with its name. */
export async function getExamPrintable(
  deps: PrintableDeps,
  userIdx: number,
  exam: ExamRow,
  choice: CopyChoice,
): Promise<Printable> {
  const logo = await findLogo(deps, userIdx, [exam]);
  const place = await getPlace(deps, userIdx, [exam]);
  return { ...place, ...choice, title: exam.title, compose: () => composeExam(exam, choice, logo) };
}

/** The exercises of one kind alone; papers without any are left out. */
function keepKind(exams: ExamRow[], kind: KindId | undefined): ExamRow[] {
  if (kind === undefined) return exams;
  return exams
    .map((exam) => ({ ...exam, exercises: exam.exercises.filter((exercise) => exercise.kind === kind) }))
    .filter(({ exercises }) => exercises.length > 0);
}

function getBundleTitle(exams: ExamRow[], book: string, kind: KindId | undefined): string {
  const [first] = exams;
  const papers =
    exams.length === 1 || !first ? (first?.title ?? '') : `${first.title} 외 ${exams.length - 1}개`;
  return [
    book === '' || exams.length === 1 ? papers : book,
    kindInfos.find(({ id }) => id === kind)?.name ?? '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Several papers as one, or all that they have of one kind. */
export async function getBundlePrintable(
  deps: PrintableDeps,
  userIdx: number,
  bundle: { ED_IDXS: number[]; COPY: PaperCopy; KIND?: KindId | undefined },
): Promise<Printable> {
  const all = await Promise.all(bundle.ED_IDXS.map((idx) => getFinishedExam(deps.db, userIdx, idx)));
  const exams = keepKind(all, bundle.KIND);
  if (exams.length === 0) throw new AppError('empty-paper');
  const choice = { copy: bundle.COPY, form: 'A' as const };
  const logo = await findLogo(deps, userIdx, exams);
  const { book, unit } = await getPlace(deps, userIdx, exams);
  const title = getBundleTitle(exams, book, bundle.KIND);
  const compose = () => {
    const papers = exams.map((exam) => composeExam(exam, choice, logo));
    const [only] = papers;
    return papers.length === 1 && only ? only : composeBundle(papers, title);
  };
  // A title that is the book's name says it already.
  return { book: title.startsWith(book) ? '' : book, unit, title, ...choice, compose };
}

const passagesTitle = '지문';

async function getPassagesPrintable(
  deps: PrintableDeps,
  userIdx: number,
  idxs: number[],
): Promise<Printable> {
  const rows = await getPassages(deps.db, userIdx, idxs);
  const [first] = rows;
  const title = rows.length === 1 && first ? first.title : passagesTitle;
  const passages = rows.map((row) => ({ id: String(row.idx), title: row.title, text: row.text }));
  const logo = await getLogo(deps, userIdx);
  const place = await getSharedPlace(deps.db, userIdx, idxs);
  const input = { title, layout: defaultLayout('workbook-a4'), passages, ...(logo ? { logo } : {}) };
  return { ...place, title, copy: 'student', form: 'A', compose: () => composePassagesPaper(input) };
}

/** What a ticket for this target opens. */
export async function getPrintable(
  deps: PrintableDeps,
  userIdx: number,
  target: PrintTarget,
): Promise<Printable> {
  if (target.WHAT === 'passages') return getPassagesPrintable(deps, userIdx, target.PS_IDXS);
  if (target.WHAT === 'category') return getBundlePrintable(deps, userIdx, target);
  const exam = await getFinishedExam(deps.db, userIdx, target.ED_IDX);
  return getExamPrintable(deps, userIdx, exam, { copy: target.COPY, form: target.FORM });
}
