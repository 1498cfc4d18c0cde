import { passageMinWords, type NewPassage, type PassageAnalysisInput } from '@jadoo/contract';
import type { PassageSource } from '@jadoo/engine';

export interface TextSpan {
  start: number;
  end: number;
}

/** What is stored of a passage besides its place and its numbers. */
export interface PassageContent {
  title: string;
  text: string;
  sentences: TextSpan[];
  translations: string[];
  topic: string;
  titleLine: string;
  gist: string;
  summary: string;
  footnotes: { word: string; meaning: string }[];
  tags: string[];
  wordCount: number;
}

/** Control characters that neither a page nor the database can hold; tab and line feed stay. */
// eslint-disable-next-line no-control-regex -- they are what is to be removed
const controls = /[\u0000-\u0008\u000B-\u001F\u007F\uFEFF]/gu;

/** Text as it is stored: one kind of line end, no control characters, no half of a surrogate pair. */
export function cleanPassageText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/gu, '\n')
    .replace(controls, '')
    .replace(/[^\S\n]+$/gmu, '')
    .trim();
}

/** One line of text without control characters. */
export function cleanLine(text: string): string {
  return text.toWellFormed().replace(controls, ' ').replace(/\s+/gu, ' ').trim();
}

const englishWord = /(?<![\p{L}\p{M}])[A-Za-z]+(?:['’-][A-Za-z]+)*(?![\p{L}\p{M}])/gu;

/** Why a text cannot be a passage, in words fit to show; undefined when it can. */
export function findTextProblem(text: string): string | undefined {
  if (text === '') return '지문을 넣어 주세요.';
  const words = text.match(englishWord)?.length ?? 0;
  if (words === 0) return '영어 문장이 없어요. 영어 지문을 넣어 주세요.';
  if (words < passageMinWords)
    return `영어 단어가 ${passageMinWords}개보다 적어요. 한 문장 넘게 넣어 주세요.`;
  return undefined;
}

/** The teacher's borders, when they are in order, inside the text and never empty. */
export function areSentencesUsable(text: string, sentences: readonly TextSpan[]): boolean {
  let position = 0;
  return sentences.every(({ start, end }) => {
    const isGood =
      start >= position && end > start && end <= text.length && text.slice(start, end).trim() !== '';
    position = end;
    return isGood;
  });
}

/** One line for each sentence: lines beyond the last sentence are refused by the caller, missing ones are empty. */
export function alignTranslations(lines: readonly string[], sentenceCount: number): string[] {
  if (lines.every((line) => line.trim() === '')) return [];
  return Array.from({ length: sentenceCount }, (_, position) => cleanLine(lines[position] ?? ''));
}

export interface FieldProblem {
  path: string;
  message: string;
}

/** What the contract cannot say about one passage; `path` is that of the body. */
export function findPassageProblems(input: NewPassage, path: string): FieldProblem[] {
  const problems: FieldProblem[] = [];
  const text = cleanPassageText(input.PS_TEXT);
  const textProblem = findTextProblem(text);
  if (textProblem) problems.push({ path: `${path}PS_TEXT`, message: textProblem });
  if (cleanLine(input.PS_TITLE) === '')
    problems.push({ path: `${path}PS_TITLE`, message: '제목을 적어 주세요.' });
  if (input.PS_SENTENCES && text === input.PS_TEXT && !areSentencesUsable(text, input.PS_SENTENCES)) {
    problems.push({ path: `${path}PS_SENTENCES`, message: '문장 경계가 지문과 맞지 않아요.' });
  }
  return problems;
}

/** True when the given borders still fit: cleaning did not change the text they count in. */
export function hasOwnSentences(input: Pick<NewPassage, 'PS_TEXT' | 'PS_SENTENCES'>): boolean {
  return (input.PS_SENTENCES?.length ?? 0) > 0 && cleanPassageText(input.PS_TEXT) === input.PS_TEXT;
}

/** What the engine goes by; borders and translations count only while they fit the cleaned text. */
export function toAnalysedSource(input: PassageAnalysisInput): Omit<PassageSource, 'id'> {
  const { PS_SENTENCES = [], PS_TRANSLATIONS = [] } = input;
  const text = cleanPassageText(input.PS_TEXT);
  const lines = {
    topic: cleanLine(input.PS_TOPIC ?? ''),
    title: cleanLine(input.PS_TITLE_LINE ?? ''),
    gist: cleanLine(input.PS_GIST ?? ''),
    summary: cleanLine(input.PS_SUMMARY ?? ''),
  };
  return {
    text,
    ...(hasOwnSentences(input) &&
      areSentencesUsable(text, PS_SENTENCES) && {
        sentences: PS_SENTENCES,
        translations: alignTranslations(PS_TRANSLATIONS, PS_SENTENCES.length),
      }),
    ...Object.fromEntries(Object.entries(lines).filter(([, line]) => line !== '')),
  };
}

/** What was stored before, for a change that leaves fields out. */
export type StoredPassage = PassageContent;

/** The lines of sentences that are still there, in the new order; a changed sentence loses its line. */
export function carryTranslations(
  before: StoredPassage,
  text: string,
  sentences: readonly TextSpan[],
): string[] {
  const lineOf = new Map(
    before.sentences.map(({ start, end }, position) => [
      before.text.slice(start, end),
      before.translations[position],
    ]),
  );
  const lines = sentences.map(({ start, end }) => lineOf.get(text.slice(start, end)) ?? '');
  return lines.some((line) => line !== '') ? lines : [];
}

/** The row of a checked passage; `split` is what the engine says about the cleaned text. */
export function toContent(
  input: NewPassage,
  split: { sentences: TextSpan[]; wordCount: number },
  before?: StoredPassage,
): PassageContent {
  const text = cleanPassageText(input.PS_TEXT);
  const isSameText = before?.text === text;
  const own = hasOwnSentences(input) ? input.PS_SENTENCES : undefined;
  const sentences = own ?? (isSameText ? before.sentences : split.sentences);
  const lines = input.PS_TRANSLATIONS ?? (before ? carryTranslations(before, text, sentences) : []);
  const footnotes = input.PS_FOOTNOTES ?? before?.footnotes ?? [];
  const tags = (input.PS_TAGS ?? before?.tags ?? []).map(cleanLine).filter((tag) => tag !== '');
  return {
    title: cleanLine(input.PS_TITLE),
    text,
    sentences,
    translations: alignTranslations(lines, sentences.length),
    topic: cleanLine(input.PS_TOPIC ?? before?.topic ?? ''),
    titleLine: cleanLine(input.PS_TITLE_LINE ?? before?.titleLine ?? ''),
    gist: cleanLine(input.PS_GIST ?? before?.gist ?? ''),
    summary: cleanLine(input.PS_SUMMARY ?? before?.summary ?? ''),
    footnotes: footnotes.map(({ word, meaning }) => ({ word: cleanLine(word), meaning: cleanLine(meaning) })),
    tags: [...new Set(tags)],
    wordCount: split.wordCount,
  };
}
