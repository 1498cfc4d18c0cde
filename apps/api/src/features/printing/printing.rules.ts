import { createHmac, timingSafeEqual } from 'node:crypto';
import type { PaperCopy, PaperLayout, PrintTarget } from '@jadoo/contract';
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
    target.WHAT === 'exam' ? target.FORM : '',
    idxs.map(toDigits).join('-'),
  ].join('.');
  return `${payload}.${sign(payload, secret)}`;
}

function readTarget(what: string, copy: PaperCopy, form: string, idxs: number[]): PrintTarget | undefined {
  const [first] = idxs;
  if (first === undefined) return undefined;
  if (what === whatLetters.exam)
    return { WHAT: 'exam', ED_IDX: first, COPY: copy, FORM: form === 'B' ? 'B' : 'A' };
  if (what === whatLetters.passages) return { WHAT: 'passages', PS_IDXS: idxs };
  return what === whatLetters.category ? { WHAT: 'category', ED_IDXS: idxs, COPY: copy } : undefined;
}

/** The content of a ticket that this service signed and that is good until `now - graceMs`; else undefined. */
export function readTicket(ticket: string, secret: string, now: Date, graceMs = 0): Ticket | undefined {
  const end = ticket.lastIndexOf('.');
  const payload = ticket.slice(0, Math.max(end, 0));
  const given = Buffer.from(ticket.slice(end + 1));
  const expected = Buffer.from(sign(payload, secret));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const [made, what = '', user = '', seconds = '', jti = '', copy, form = '', list = ''] = payload.split('.');
  const expiresAt = new Date(Number.parseInt(seconds, radix) * 1000);
  if (made !== version || expiresAt.getTime() + graceMs <= now.getTime()) return undefined;
  const idxs = list.split('-').map((digits) => Number.parseInt(digits, radix));
  const target = readTarget(what, toCopy(copy), form, idxs);
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

const copyNames: Record<PaperCopy, string> = { student: '학생용', teacher: '교사용', answers: '정답과 해설' };
const maxNameChars = 80;

/** A file name that every system takes: `title 학생용 B형.pdf`. */
export function getFileName(
  title: string,
  copy: PaperCopy | undefined,
  form: PaperForm,
  extension: string,
): string {
  const plain = title
    .toWellFormed()
    // eslint-disable-next-line no-control-regex -- they are what is to be removed
    .replace(/[\u0000-\u001f\u007f\\/:*?"<>|]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[ .]+|[ .]+$/gu, '');
  const name = Array.from(plain).slice(0, maxNameChars).join('').trim() || '자두 자료';
  const copyName = copy === undefined ? '' : ` ${copyNames[copy]}`;
  return `${name}${copyName}${form === 'B' ? ' B형' : ''}.${extension}`;
}
