import { createHmac, timingSafeEqual } from 'node:crypto';
import { kindId, type PaperCopy, type PaperLayout, type PrintTarget } from '@jadoo/contract';
import type { LayoutOptions, PaperForm } from '@jadoo/paper';

export const ticketLifeMs = 10 * 60_000;
/** A page may say that it was closed long after it was opened. */
export const ticketLogMs = 24 * 3600_000;

/** What a ticket says, once its signature is checked. */
export interface Ticket {
  userIdx: number;
  target: PrintTarget;
  expiresAt: Date;
  jti: string;
}

const whatLetters = { exam: 'e', passages: 'p', category: 'c' } as const;
const copyLetters = { student: 's', teacher: 't', answers: 'a' } as const;
const version = '1';
const radix = 36;

const toDigits = (value: number): string => value.toString(radix);
const toCopy = (letter: string | undefined): PaperCopy =>
  letter === copyLetters.teacher ? 'teacher' : letter === copyLetters.answers ? 'answers' : 'student';

function sign(payload: string, secret: string): string {
  return createHmac('sha256', secret).update(`print-ticket\n${payload}`).digest('base64url');
}

/** Short enough for a hundred passages in an address: fields with dots between, then the signature. */
export function makeTicket({ userIdx, target, expiresAt, jti }: Ticket, secret: string): string {
  const idxs =
    target.WHAT === 'exam' ? [target.ED_IDX] : target.WHAT === 'passages' ? target.PS_IDXS : target.ED_IDXS;
  const payload = [
    version,
    whatLetters[target.WHAT],
    toDigits(userIdx),
    toDigits(Math.floor(expiresAt.getTime() / 1000)),
    jti,
    target.WHAT === 'passages' ? '' : copyLetters[target.COPY],
    target.WHAT === 'exam' ? target.FORM : target.WHAT === 'category' ? (target.KIND ?? '') : '',
    idxs.map(toDigits).join('-'),
  ].join('.');
  return `${payload}.${sign(payload, secret)}`;
}

/** `choice` is the form of a paper or the kind of a bundle. */
function readTarget(what: string, copy: PaperCopy, choice: string, idxs: number[]): PrintTarget | undefined {
  const [first] = idxs;
  if (first === undefined) return undefined;
  if (what === whatLetters.exam)
    return { WHAT: 'exam', ED_IDX: first, COPY: copy, FORM: choice === 'B' ? 'B' : 'A' };
  if (what === whatLetters.passages) return { WHAT: 'passages', PS_IDXS: idxs };
  if (what !== whatLetters.category) return undefined;
  const kind = kindId.safeParse(choice).data;
  return { WHAT: 'category', ED_IDXS: idxs, COPY: copy, ...(kind ? { KIND: kind } : {}) };
}

/** The content of a ticket that this service signed and that is good until `now - graceMs`; else undefined. */
export function readTicket(ticket: string, secret: string, now: Date, graceMs = 0): Ticket | undefined {
  const end = ticket.lastIndexOf('.');
  const payload = ticket.slice(0, Math.max(end, 0));
  const given = Buffer.from(ticket.slice(end + 1));
  const expected = Buffer.from(sign(payload, secret));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const [made, what = '', user = '', seconds = '', jti = '', copy, choice = '', list = ''] =
    payload.split('.');
  const expiresAt = new Date(Number.parseInt(seconds, radix) * 1000);
  if (made !== version || expiresAt.getTime() + graceMs <= now.getTime()) return undefined;
  const idxs = list.split('-').map((digits) => Number.parseInt(digits, radix));
  const target = readTarget(what, toCopy(copy), choice, idxs);
  return target && { userIdx: Number.parseInt(user, radix), target, expiresAt, jti };
}

/** The layout of the contract as the paper package names it. */
export function toLayoutOptions(layout: PaperLayout): LayoutOptions {
  return {
    style: layout.STYLE,
    columns: layout.COLUMNS,
    fontSizePt: layout.FONT_SIZE_PT,
    lineSpacing: layout.LINE_SPACING,
    keepWords: layout.KEEP_WORDS,
    school: layout.SCHOOL,
    heading: layout.HEADING,
    subheading: layout.SUBHEADING,
    period: layout.PERIOD,
    formName: layout.FORM_NAME,
    footer: layout.FOOTER,
    hasNameBox: layout.HAS_NAME_BOX,
    hasAnswerSheet: layout.HAS_ANSWER_SHEET,
  };
}

const copyNames: Record<PaperCopy, string> = { student: '', teacher: '교사용', answers: '정답과 해설' };
const maxTitleChars = 80;
const maxPlaceChars = 30;

/** Where a paper belongs and what it is: the parts of its file name. */
export interface FileNaming {
  book?: string;
  unit?: string;
  title: string;
  copy: PaperCopy;
  form: PaperForm;
}

const seoulDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Seoul' });

/** Without anything that a file system refuses, and without the underscores that part the name. */
function cleanNamePart(text: string, maxChars: number): string {
  const plain = text
    .toWellFormed()
    // eslint-disable-next-line no-control-regex -- they are what is to be removed
    .replace(/[\u0000-\u001f\u007f\\/:*?"<>|_]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[ .]+|[ .]+$/gu, '');
  return Array.from(plain).slice(0, maxChars).join('').trim();
}

/** `교재_단원_자료명_20261121.pdf`, with the day in Seoul; other copies than the student's say what they are. */
export function getFileName(naming: FileNaming, extension: string, now: Date): string {
  const { book = '', unit = '', title, copy, form } = naming;
  const parts = [
    cleanNamePart(book, maxPlaceChars),
    cleanNamePart(unit, maxPlaceChars),
    cleanNamePart(title, maxTitleChars) || '자두 자료',
    copyNames[copy],
    form === 'B' ? 'B형' : '',
    seoulDay.format(now).replaceAll('-', ''),
  ];
  return `${parts.filter((part) => part !== '').join('_')}.${extension}`;
}
