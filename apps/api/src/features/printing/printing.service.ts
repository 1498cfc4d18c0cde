import { randomBytes } from 'node:crypto';
import type { PaperCopy, PrintTarget } from '@jadoo/contract';
import { type Exercise, makeFormB } from '@jadoo/engine';
import {
  composeBundle,
  composeExamPaper,
  composePassagesPaper,
  defaultLayout,
  type Paper,
  PaperError,
  type PaperForm,
  type PaperLogo,
  type PdfRenderer,
  type RenderedPdf,
  writeGift,
} from '@jadoo/paper';
import type { Db } from '#db/client.ts';
import { AppError } from '#errors.ts';
import { type ExamRow, getFinishedExam } from '#features/exam-data/exam-data.service.ts';
import type { FileStorage } from '#providers/file-storage.ts';
import { getLogo } from '#features/files/logos.service.ts';
import { getPassages } from '#features/passages/passages.service.ts';
import {
  getFileName,
  makeTicket,
  readTicket,
  type Ticket,
  ticketLifeMs,
  ticketLogMs,
  toLayoutOptions,
} from './printing.rules.ts';
import { insertPrintLog, type PrintLogRow } from './printing.store.ts';
import { openShare, type ShareRow } from './shares.service.ts';

export interface PrintDeps {
  db: Db;
  storage: FileStorage;
  renderer: Pick<PdfRenderer, 'renderPdf' | 'renderDocument'>;
  ticketSecret: string;
  now: () => Date;
}

export interface PrintFile {
  fileName: string;
  contentType: string;
  content: Buffer;
}

export interface CopyChoice {
  copy: PaperCopy;
  form: PaperForm;
}

const pdfType = 'application/pdf';
const documentTypes = {
  hwpx: 'application/hwp+zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

const chooseExercises = (exam: ExamRow, form: PaperForm): Exercise[] =>
  form === 'B' ? makeFormB(exam.exercises, exam.seed) : exam.exercises;

/** The owner's logo, unless no masthead has a place for it. */
async function findLogo(deps: PrintDeps, userIdx: number, exams: readonly ExamRow[]) {
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

/** Says in our own words what the paper package refuses; anything else is a bug. */
function translateError(error: unknown): unknown {
  if (!(error instanceof PaperError)) return error;
  switch (error.code) {
    case 'empty-paper':
      return new AppError('empty-paper');
    case 'too-large':
      return new AppError('too-large', {
        message: '자료가 너무 커요. 문항이나 지문을 나눠서 만들어 주세요.',
      });
    case 'timed-out':
    case 'worker-lost':
    case 'renderer-closed':
    case 'aborted':
      return new AppError('unavailable', { cause: error });
    case 'compile-failed':
      return error;
  }
}

async function withOwnErrors<T>(make: () => Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    throw translateError(error);
  }
}

const render = (deps: PrintDeps, compose: () => Paper, isTagged: boolean): Promise<RenderedPdf> =>
  withOwnErrors(async () => deps.renderer.renderPdf(compose(), { isTagged }));

const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

const toFile = (fileName: string, { pdf }: RenderedPdf): PrintFile => ({
  fileName,
  contentType: pdfType,
  content: toBuffer(pdf),
});

async function printExam(
  deps: PrintDeps,
  userIdx: number,
  idx: number,
  choice: CopyChoice,
  isTagged: boolean,
): Promise<PrintFile> {
  const exam = await getFinishedExam(deps.db, userIdx, idx);
  const logo = await findLogo(deps, userIdx, [exam]);
  const rendered = await render(deps, () => composeExam(exam, choice, logo), isTagged);
  return toFile(getFileName(exam.title, choice.copy, choice.form, 'pdf'), rendered);
}

export async function downloadExam(
  deps: PrintDeps,
  userIdx: number,
  idx: number,
  input: CopyChoice & { format: 'pdf' | 'hwpx' | 'docx' | 'gift' },
): Promise<PrintFile> {
  if (input.format === 'pdf') return printExam(deps, userIdx, idx, input, true);
  const exam = await getFinishedExam(deps.db, userIdx, idx);
  const { format, copy, form } = input;
  if (format !== 'gift') {
    const logo = await findLogo(deps, userIdx, [exam]);
    const file = await withOwnErrors(async () =>
      deps.renderer.renderDocument(composeExam(exam, input, logo), format),
    );
    const fileName = getFileName(exam.title, copy, form, format);
    return { fileName, contentType: documentTypes[format], content: toBuffer(file) };
  }
  const text = writeGift(chooseExercises(exam, form));
  if (text === '') throw new AppError('empty-paper', { message: '무들로 옮길 수 있는 문항이 없어요.' });
  const fileName = getFileName(exam.title, undefined, form, 'gift.txt');
  return { fileName, contentType: 'text/plain; charset=utf-8', content: Buffer.from(text, 'utf8') };
}

export function previewExam(
  deps: PrintDeps,
  userIdx: number,
  idx: number,
  choice: CopyChoice,
): Promise<PrintFile> {
  return printExam(deps, userIdx, idx, choice, false);
}

/** Where each exercise stands in the preview. */
export async function getPlacements(
  deps: PrintDeps,
  userIdx: number,
  idx: number,
  choice: CopyChoice,
): Promise<RenderedPdf['placements']> {
  const exam = await getFinishedExam(deps.db, userIdx, idx);
  const logo = await findLogo(deps, userIdx, [exam]);
  return (await render(deps, () => composeExam(exam, choice, logo), false)).placements;
}

interface Printable {
  title: string;
  copy: PaperCopy;
  form: PaperForm;
  fileName: string;
  compose: () => Paper;
}

const passagesTitle = '지문';

async function getPrintable(deps: PrintDeps, userIdx: number, target: PrintTarget): Promise<Printable> {
  const { db } = deps;
  if (target.WHAT === 'passages') {
    const rows = await getPassages(db, userIdx, target.PS_IDXS);
    const [first] = rows;
    const title = rows.length === 1 && first ? first.title : passagesTitle;
    const passages = rows.map((row) => ({ id: String(row.idx), title: row.title, text: row.text }));
    const logo = await getLogo(deps, userIdx);
    const paper = { title, layout: defaultLayout('workbook-a4'), passages, ...(logo ? { logo } : {}) };
    const compose = () => composePassagesPaper(paper);
    return {
      title,
      copy: 'student',
      form: 'A',
      fileName: getFileName(title, undefined, 'A', 'pdf'),
      compose,
    };
  }
  const idxs = target.WHAT === 'exam' ? [target.ED_IDX] : target.ED_IDXS;
  const choice = { copy: target.COPY, form: target.WHAT === 'exam' ? target.FORM : ('A' as const) };
  const exams = await Promise.all(idxs.map((idx) => getFinishedExam(db, userIdx, idx)));
  const title =
    exams.length === 1 ? (exams[0]?.title ?? '') : `${exams[0]?.title ?? ''} 외 ${exams.length - 1}개`;
  const logo = await findLogo(deps, userIdx, exams);
  const compose = () => {
    const papers = exams.map((exam) => composeExam(exam, choice, logo));
    const [only] = papers;
    return papers.length === 1 && only ? only : composeBundle(papers);
  };
  return { title, ...choice, fileName: getFileName(title, choice.copy, choice.form, 'pdf'), compose };
}

/** A ticket for one's own papers or passages; opening it needs no sign-in. */
export async function createTicket(
  deps: PrintDeps,
  userIdx: number,
  target: PrintTarget,
): Promise<{ ticket: string; expiresAt: Date }> {
  await getPrintable(deps, userIdx, target);
  const seconds = Math.floor((deps.now().getTime() + ticketLifeMs) / 1000);
  const expiresAt = new Date(seconds * 1000);
  const jti = randomBytes(12).toString('base64url');
  return { ticket: makeTicket({ userIdx, target, expiresAt, jti }, deps.ticketSecret), expiresAt };
}

/** What a share opens is the student copy alone, and for as long as it is asked for. */
const toTicket = ({ userIdx, examIdx }: ShareRow, nowAt: Date): Ticket => ({
  userIdx,
  target: { WHAT: 'exam', ED_IDX: examIdx, COPY: 'student', FORM: 'A' },
  expiresAt: new Date(nowAt.getTime() + ticketLifeMs),
  jti: `share-${examIdx}`,
});

async function openTicket(deps: PrintDeps, text: string, graceMs = 0): Promise<Ticket> {
  const share = await openShare(deps.db, text);
  if (share) return toTicket(share, deps.now());
  const ticket = readTicket(text, deps.ticketSecret, deps.now(), graceMs);
  if (!ticket) throw new AppError('ticket-invalid');
  return ticket;
}

/** A ticket for another copy or form of what one's own ticket opens; passages have but one. */
export async function switchTicket(
  deps: PrintDeps,
  userIdx: number,
  text: string,
  choice: CopyChoice,
): Promise<{ ticket: string; expiresAt: Date }> {
  const ticket = await openTicket(deps, text);
  if (ticket.userIdx !== userIdx) throw new AppError('ticket-invalid');
  const { target } = ticket;
  if (target.WHAT === 'exam')
    return createTicket(deps, userIdx, { ...target, COPY: choice.copy, FORM: choice.form });
  return createTicket(deps, userIdx, target.WHAT === 'category' ? { ...target, COPY: choice.copy } : target);
}

export async function describePrintable(
  deps: PrintDeps,
  text: string,
): Promise<Omit<Printable, 'compose'> & { what: PrintTarget['WHAT']; expiresAt: Date }> {
  const ticket = await openTicket(deps, text);
  const { title, copy, form, fileName } = await getPrintable(deps, ticket.userIdx, ticket.target);
  return { title, copy, form, fileName, what: ticket.target.WHAT, expiresAt: ticket.expiresAt };
}

export async function printPrintable(deps: PrintDeps, text: string): Promise<PrintFile> {
  const ticket = await openTicket(deps, text);
  const printable = await getPrintable(deps, ticket.userIdx, ticket.target);
  return toFile(printable.fileName, await render(deps, printable.compose, true));
}

/** Notes what happened to a print page; a page that is closed late is still believed. */
export async function logPrint(deps: PrintDeps, text: string, status: PrintLogRow['status']): Promise<void> {
  const { userIdx, jti, target } = await openTicket(deps, text, ticketLogMs);
  await insertPrintLog(deps.db, { userIdx, jti, target, status });
}
