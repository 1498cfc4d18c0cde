/**
 * The one shape of an exercise. The body never holds an answer: what a student may see is
 * `instruction`, `body` and `options`; everything else is for the teacher.
 */

/** Every kind of exercise, by tool, in the order in which screens and papers list them. */
export const kindIds = [
  'original',
  'line-translation',
  'chunk-reading',
  'vocabulary-list',
  'word-test',
  'cloze-word',
  'grammar-choice',
  'grammar-correction',
  'word-choice',
  'word-order',
  'conditional-writing',
  'cloze-sentence',
  'sentence-analysis',
  'order',
  'insertion',
  'irrelevant',
  'blank',
  'grammar-error',
  'word-error',
  'content-match',
  'topic',
  'title',
  'gist',
  'summary',
  'short-answer',
] as const;
export type KindId = (typeof kindIds)[number];

export type ToolId = 'basic' | 'advanced' | 'transform';

/** 하 · 중 · 상 */
export type Difficulty = 'low' | 'middle' | 'high';

/** Half-open character range `[start, end)` in UTF-16 units of the passage text. */
export interface Span {
  start: number;
  end: number;
}

/** A passage as the engine takes it. `translations` are aligned with the sentences when present. */
export interface PassageSource {
  id: string;
  text: string;
  translations?: string[];
  /** 주제, as an English noun phrase. */
  topic?: string;
  /** 제목, in English. */
  title?: string;
  /** 요지, in Korean. */
  gist?: string;
  /** 요약문, in English. */
  summary?: string;
  /** Sentence starts and ends mended by the teacher; the splitter's own when absent. */
  sentences?: Span[];
  /** 각주 */
  footnotes?: { word: string; meaning: string }[];
  /**
   * The teacher's own Korean meanings by dictionary form in small letters, or by form and part of speech as
   * lists print it (`address 동`); they win over the glossary, footnotes over them.
   */
  ownMeanings?: Readonly<Record<string, string>>;
}

export type Inline =
  | { type: 'text'; text: string }
  | { type: 'strong'; text: string }
  /** A testable underline; `mark` is ①–⑤ or (a)–(e) and stands before the underlined words. */
  | { type: 'underline'; text: string; mark?: string }
  /** `widthEm` is the length of the rule; `label` stands before it, `hint` is its first letter. */
  | { type: 'blank'; widthEm: number; label?: string; hint?: string }
  /** `[left / right]`, with a label such as (1) before it. */
  | { type: 'choice'; left: string; right: string; label: string }
  /** `( ① )` between two sentences. */
  | { type: 'insertion-point'; mark: string }
  /** Chunk border of 끊어 읽기. */
  | { type: 'slash' };

export interface TableColumn {
  heading: string;
  /** Relative width. */
  weight: number;
}

export interface ExerciseItem {
  /** Printed number of the item, from 1. */
  number: number;
  prompt: Inline[];
  /** Five options, or absent for a written answer. */
  options?: string[];
}

export type Block =
  | { type: 'paragraph'; inlines: Inline[]; isIndented: boolean }
  /** Framed text: the given sentence, 조건, 보기. */
  | { type: 'box'; heading?: string; paragraphs: Inline[][] }
  /** `(A) text`, one of the blocks to put in order. */
  | { type: 'labelled'; label: string; inlines: Inline[] }
  | { type: 'table'; columns: TableColumn[]; rows: Inline[][][] }
  /** One sentence a row, with an empty line for the student to write on. */
  | { type: 'sentence-rows'; rows: { number: number; inlines: Inline[] }[] }
  /** Numbered small questions in one or two columns. */
  | { type: 'items'; columnCount: 1 | 2; items: ExerciseItem[] }
  | { type: 'word-bank'; words: string[] }
  | { type: 'writing-lines'; count: number };

export type Answer =
  /** Worksheet block without a question. */
  | { type: 'none' }
  /** 1–5 */
  | { type: 'option'; number: number }
  | { type: 'text'; text: string; accepted: string[] }
  /** One answer for each numbered item, choice or blank, in order. */
  | { type: 'list'; items: string[] }
  /** One line for each row of `sentence-rows`; empty where the passage has no translation. */
  | { type: 'rows'; rows: string[] };

/** One place where the shown text differs from the source. Offsets are those of the source. */
export interface Change extends Span {
  original: string;
  shown: string;
}

/** A spot of the passage that the kind could use; `isUsed` tells which ones this exercise uses. */
export interface Candidate extends Span {
  id: string;
  /** Korean label as teachers say it, e.g. 수 일치. */
  category: string;
  isUsed: boolean;
}

export interface Exercise {
  /** Stable over re-ordering: `{passageId}:{kind}:{n}`. */
  id: string;
  kind: KindId;
  passageId: string;
  seed: number;
  /** 발문, in Korean. */
  instruction: Inline[];
  body: Block[];
  /** Empty, or exactly five. */
  options: Inline[][];
  answer: Answer;
  /** Paragraphs in Korean: why the answer is right; for grammar the rule and the right form. */
  explanation: string[];
  changes: Change[];
  /** The parts of the passage that the exercise shows. */
  sourceSpans: Span[];
  /** Spots to lock, replace or mark. */
  candidates: Candidate[];
  /** Tells two exercises of one kind and passage apart; re-rolling excludes these. */
  signature: string;
  /** 배점 */
  points: number;
  difficulty: Difficulty;
  /** 단어 각주 printed under the body. */
  footnotes: { word: string; meaning: string }[];
}

/** A kind refuses rather than make a weak exercise. `reason` is a Korean sentence fit to show. */
export interface Refusal {
  refused: true;
  kind: KindId;
  passageId: string;
  reason: string;
}

export type MakeResult = Exercise | Refusal;

/** Options of a kind; what a kind does not know it ignores. */
export interface KindOptions {
  /** How many items, spots or words; the kind's own default when absent. */
  count?: number;
  difficulty?: Difficulty;
  /** Categories to keep to, e.g. only 관계사. */
  focus?: string[];
  /**
   * How the kind asks: 영→한, 한→영, first letter (word-test); five options (word-test, lines) or an answer to write
   * (lines); by the translation or by the context (word-choice). Absent, the kind takes the first of its own that the
   * passage can carry.
   */
  mode?: 'en-ko' | 'ko-en' | 'first-letter' | 'choice' | 'written' | 'context' | 'translation';
  /** Highest and lowest level band of words, 1–4 (vocabulary-list, word-test). */
  minBand?: number;
  maxBand?: number;
  /** One paragraph as printed in books, or one numbered sentence a row (original). */
  layout?: 'paragraph' | 'sentences';
  /** Candidate ids that must be used, and signatures that must not come again. */
  lockedSpots?: string[];
  excludedSignatures?: string[];
}
