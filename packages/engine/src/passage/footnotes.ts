import type { Span } from '#exercise/exercise.ts';

/** A word of the passage explained under it. */
export interface Footnote {
  word: string;
  meaning: string;
}

const linePattern = /^[^\S\n]*(?:\*+|※)[^\S\n]*[^\n]*\p{Script=Hangul}[^\n]*$/gmu;
const notePattern =
  /(?:\*+|※)\s*([A-Za-z][A-Za-zÀ-ɏ'’ -]*?)\s*(?:[:：=]|\s(?=[\p{Script=Hangul}~(]))\s*([^*※\n]+)/gu;

/** Where the footnote lines (`* word: 뜻`) stand. */
export function findFootnoteLines(text: string): Span[] {
  return [...text.matchAll(linePattern)]
    .filter((match) => readNotes(match[0]).length > 0)
    .map((match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** Takes `* word: 뜻` lines (several on one line too) out of a pasted passage. */
export function parseFootnotes(text: string): { text: string; footnotes: Footnote[] } {
  const footnotes: Footnote[] = [];
  const lines = findFootnoteLines(text);
  let rest = '';
  let position = 0;
  for (const { start, end } of lines) {
    footnotes.push(...readNotes(text.slice(start, end)));
    rest += text.slice(position, start);
    position = end;
  }
  if (lines.length === 0) return { text, footnotes };
  rest += text.slice(position);
  return { text: rest.replace(/\n{3,}/gu, '\n\n').trim(), footnotes };
}

function readNotes(line: string): Footnote[] {
  return [...line.matchAll(notePattern)].map((match) => ({
    word: (match[1] ?? '').trim(),
    meaning: (match[2] ?? '').trim().replace(/[\s,;]+$/u, ''),
  }));
}
