import type { Span } from '#exercise/exercise.ts';

const tokenPattern = new RegExp(
  [
    String.raw`https?://[^\s<>"”’)]+`,
    String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)+`,
    String.raw`(?:\p{L}\.){2,}`,
    String.raw`\p{L}[\p{L}\p{M}]*\.(?=\s*\S)(?<=\b(?:Mr|Mrs|Ms|Dr|Prof|St|Mt|vs|Jr|Sr|No|Inc|Ltd|Co|etc|approx|\p{Lu})\.)`,
    String.raw`[\p{L}\p{N}\p{M}]+(?:(?:['’&‑-]|(?<=\p{N})[.,:/](?=\p{N}))[\p{L}\p{N}\p{M}]+)*`,
    String.raw`\.{2,}|-{2,}|\S`,
  ].join('|'),
  'gu',
);

const cliticPattern = /^(.+?)(n['’]t|['’](?:s|m|re|ve|ll|d))$/iu;

/** Cuts a span of the text into words and marks with exact offsets; contractions split as in the Penn Treebank (do|n't). */
export function tokenize(text: string, sentence: Span): Span[] {
  const spans: Span[] = [];
  for (const match of text.slice(sentence.start, sentence.end).matchAll(tokenPattern)) {
    pushWord(match[0], sentence.start + match.index, spans);
  }
  return spans;
}

function pushWord(word: string, start: number, spans: Span[]): void {
  const cut = getCut(word);
  if (cut === 0) {
    spans.push({ start, end: start + word.length });
    return;
  }
  // A stem may itself hold a contraction, as in couldn't've.
  pushWord(word.slice(0, cut), start, spans);
  spans.push({ start: start + cut, end: start + word.length });
}

function getCut(word: string): number {
  if (/^cannot$/iu.test(word)) return 3;
  return cliticPattern.exec(word)?.[1]?.length ?? 0;
}
