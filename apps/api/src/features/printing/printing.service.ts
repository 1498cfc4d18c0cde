import { randomBytes } from 'node:crypto';
import type { downloadBundle as downloadBundleEndpoint, InputOf, PrintTarget } from '@jadoo/contract';
import { type Paper, PaperError, type PdfRenderer, type RenderedPdf, writeGift } from '@jadoo/paper';
import { AppError } from '#errors.ts';
import { getFinishedExam } from '#features/exam-data/exam-data.service.ts';
import {
  chooseExercises,
  type CopyChoice,
  getBundlePrintable,
  getExamPrintable,
  getPrintable,
  type Printable,
  type PrintableDeps,
} from './printables.service.ts';
import {
  getFileName,
  makeTicket,
  readTicket,
  type Ticket,
  ticketLifeMs,
  ticketLogMs,
} from './printing.rules.ts';
import { insertPrintLog, type PrintLogRow } from './printing.store.ts';
import { openShare, type ShareRow } from './shares.service.ts';

export interface PrintDeps extends PrintableDeps {
  renderer: Pick<PdfRenderer, 'renderPdf' | 'renderDocument'>;
  ticketSecret: string;
  now: () => Date;
}

export interface PrintFile {
  fileName: string;
  contentType: string;
  content: Buffer;
}

const pdfType = 'application/pdf';
const documentTypes = {
  hwpx: 'application/hwp+zip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

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

async function makePdf(deps: PrintDeps, printable: Printable, isTagged: boolean): Promise<PrintFile> {
  const { pdf } = await render(deps, printable.compose, isTagged);
  return {
    fileName: getFileName(printable, 'pdf', deps.now()),
    contentType: pdfType,
    content: toBuffer(pdf),
  };
}

/** Files for keeping are tagged. */
async function makeDownload(
  deps: PrintDeps,
  printable: Printable,
  format: 'pdf' | 'hwpx' | 'docx',
): Promise<PrintFile> {
  if (format === 'pdf') return makePdf(deps, printable, true);
  const file = await withOwnErrors(async () => deps.renderer.renderDocument(printable.compose(), format));
  const fileName = getFileName(printable, format, deps.now());
  return { fileName, contentType: documentTypes[format], content: toBuffer(file) };
}

export async function downloadExam(
  deps: PrintDeps,
  userIdx: number,
  idx: number,
  input: CopyChoice & { format: 'pdf' | 'hwpx' | 'docx' | 'gift' },
): Promise<PrintFile> {
  const exam = await getFinishedExam(deps.db, userIdx, idx);
  const { format, copy, form } = input;
  const printable = await getExamPrintable(deps, userIdx, exam, { copy, form });
  if (format !== 'gift') return makeDownload(deps, printable, format);
  const text = writeGift(chooseExercises(exam, form));
  if (text === '') throw new AppError('empty-paper', { message: '무들로 옮길 수 있는 문항이 없어요.' });
  // The file holds answers whatever copy was asked for: it is for the learning platform.
  const fileName = getFileName({ ...printable, copy: 'student' }, 'gift.txt', deps.now());
  return { fileName, contentType: 'text/plain; charset=utf-8', content: Buffer.from(text, 'utf8') };
}

export async function downloadBundle(
  deps: PrintDeps,
  userIdx: number,
  { FORMAT, ...bundle }: InputOf<typeof downloadBundleEndpoint, 'body'>,
): Promise<PrintFile> {
  return makeDownload(deps, await getBundlePrintable(deps, userIdx, bundle), FORMAT);
}

export async function previewExam(
  deps: PrintDeps,
  userIdx: number,
  idx: number,
  choice: CopyChoice,
): Promise<PrintFile> {
  const exam = await getFinishedExam(deps.db, userIdx, idx);
  return makePdf(deps, await getExamPrintable(deps, userIdx, exam, choice), false);
}

/** Where each exercise stands in the preview. */
export async function getPlacements(
  deps: PrintDeps,
  userIdx: number,
  idx: number,
  choice: CopyChoice,
): Promise<RenderedPdf['placements']> {
  const exam = await getFinishedExam(deps.db, userIdx, idx);
  const { compose } = await getExamPrintable(deps, userIdx, exam, choice);
  return (await render(deps, compose, false)).placements;
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

export async function describePrintable(deps: PrintDeps, text: string) {
  const ticket = await openTicket(deps, text);
  const { title, copy, form, ...place } = await getPrintable(deps, ticket.userIdx, ticket.target);
  const fileName = getFileName({ ...place, title, copy, form }, 'pdf', deps.now());
  return { title, copy, form, fileName, what: ticket.target.WHAT, expiresAt: ticket.expiresAt };
}

/** The pages for the printer, which has no use for tags. */
export async function printPrintable(deps: PrintDeps, text: string): Promise<PrintFile> {
  const ticket = await openTicket(deps, text);
  return makePdf(deps, await getPrintable(deps, ticket.userIdx, ticket.target), false);
}

/** Notes what happened to a print page; a page that is closed late is still believed. */
export async function logPrint(deps: PrintDeps, text: string, status: PrintLogRow['status']): Promise<void> {
  const { userIdx, jti, target } = await openTicket(deps, text, ticketLogMs);
  await insertPrintLog(deps.db, { userIdx, jti, target, status });
}
