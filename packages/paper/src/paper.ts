import type { TableColumn } from '@jadoo/engine';

/** Which of the three printings of one paper this is. */
export type PaperCopy = 'student' | 'teacher' | 'answers';

/** 홀수형 is A, 짝수형 is B. */
export type PaperForm = 'A' | 'B';

/** Page size, masthead and spacing that belong together. */
export type PaperStyle = 'exam-b4' | 'academy-a4' | 'workbook-a4';

/** What a teacher may set about the look; header texts are empty when not wanted. */
export interface LayoutOptions {
  style: PaperStyle;
  columns: 1 | 2;
  fontSizePt: number;
  /** Distance of two baselines as a multiple of the font size. */
  lineSpacing: number;
  /** Keeps each Korean 어절 on one line. */
  keepWords: boolean;
  school: string;
  heading: string;
  subheading: string;
  period: string;
  formName: string;
  footer: string;
  hasNameBox: boolean;
  hasAnswerSheet: boolean;
}

/** Text inside a line. The fields that give an answer away exist in teacher copies only. */
export type PaperInline =
  | { type: 'text'; text: string }
  | { type: 'strong'; text: string }
  | { type: 'underline'; text: string; mark?: string; isKey?: true }
  | { type: 'blank'; widthEm: number; label?: string; hint?: string; answer?: string }
  | { type: 'choice'; left: string; right: string; label: string; key?: 'left' | 'right' }
  | { type: 'insertion-point'; mark: string; isKey?: true }
  | { type: 'slash' };

/** A numbered small question; `answer` and `keyOption` are set in teacher copies only. */
export interface PaperItem {
  number: number;
  prompt: PaperInline[];
  /** A question of several lines, with its line to write on below and not beside it. */
  isLong?: true;
  /** First letter, printed at the start of the line to write on. */
  hint?: string;
  options?: string[];
  answer?: string;
  keyOption?: number;
}

/** What stands between the stem and the options of an exercise. */
export type PaperBlock =
  | { type: 'paragraph'; inlines: PaperInline[]; isIndented: boolean }
  | { type: 'box'; heading?: string; paragraphs: PaperInline[][] }
  | { type: 'labelled'; label: string; inlines: PaperInline[] }
  | { type: 'table'; columns: TableColumn[]; rows: PaperInline[][][] }
  | { type: 'sentence-rows'; rows: { number: number; inlines: PaperInline[]; answer?: string }[] }
  | { type: 'items'; columnCount: 1 | 2; items: PaperItem[] }
  | { type: 'word-bank'; words: string[] }
  | { type: 'writing-lines'; count: number; answer?: string };

/** One exercise on the page: numbered question, or worksheet under its own heading. */
export interface PaperEntry {
  exerciseId: string;
  /** Absent for worksheets. */
  number?: number;
  /** Kind and passage title; only worksheets and printed passages carry one. */
  heading?: { label: string; title: string };
  stem: PaperInline[];
  /** `[3점]`, empty when the points go without saying. */
  pointsLabel: string;
  blocks: PaperBlock[];
  options: PaperInline[][];
  footnotes: { word: string; meaning: string }[];
  /** Teacher copies only: 1–5. */
  keyOption?: number;
  /** Teacher copies only: an answer for which the body holds no place of its own. */
  keyText?: string;
}

/** Entries that stay together; with a direction they share the blocks of the group. */
export interface PaperGroup {
  direction: string;
  blocks: PaperBlock[];
  footnotes: { word: string; meaning: string }[];
  entries: PaperEntry[];
}

/** One exercise in 정답과 해설. */
export interface AnswerKey {
  exerciseId: string;
  number?: number;
  /** Kind and passage for worksheets, else empty. */
  title: string;
  /** `②`, a word or a sentence; empty when `items` tells it. */
  answer: string;
  stem: PaperInline[];
  /** Answers of numbered items, in order. */
  items: string[];
  notes: { label: string; text: string }[];
}

/** A run of pages with one purpose. */
export type PaperSection =
  | { type: 'questions'; groups: PaperGroup[] }
  | { type: 'answers'; heading: string; grid: { number: number; text: string }[]; keys: AnswerKey[] }
  | { type: 'answer-sheet'; choiceNumbers: number[]; writtenNumbers: number[] };

/** One document of a bundle with its own masthead. */
export interface PaperPart {
  title: string;
  copy: PaperCopy;
  form: PaperForm;
  layout: LayoutOptions;
  sections: PaperSection[];
}

/** A picture for the mastheads of 학원 and 워크북, as `readLogo` checks it. */
export interface PaperLogo {
  mediaType: 'image/png' | 'image/jpeg';
  base64: string;
  widthPx: number;
  heightPx: number;
}

/** Everything that a writer needs, as plain JSON without markup in any string. */
export interface Paper {
  version: 1;
  title: string;
  logo?: PaperLogo;
  /** A contents page stands first; bundles have one. */
  hasContents: boolean;
  parts: PaperPart[];
}

/** Where an exercise starts: page and column count from 1, `yPt` from the top edge of the page. */
export interface Placement {
  exerciseId: string;
  page: number;
  column: number;
  yPt: number;
}

/**
 * Where anything starts: an exercise, the key of one in the answers, or a piece of either (a row, an item, a
 * paragraph), counted from 0 within it; `end` is where the answers end.
 */
export interface PlaceMark extends Placement {
  of: 'entry' | 'key' | 'piece' | 'end';
  number: number;
}

/** Why a paper cannot be made; a code and never the text of the user. */
export type PaperErrorCode =
  | 'empty-paper'
  | 'too-large'
  | 'compile-failed'
  | 'timed-out'
  | 'aborted'
  | 'worker-lost'
  | 'renderer-closed';

/** The one error of this package. */
export class PaperError extends Error {
  override readonly name = 'PaperError';
  readonly code: PaperErrorCode;
  constructor(code: PaperErrorCode) {
    super(code);
    this.code = code;
  }
}
