import type { Span } from '#exercise/exercise.ts';

import {
  numberAbbreviations,
  sentenceOpeners,
  titleAbbreviations,
  trailingAbbreviations,
} from '#passage/abbreviations.ts';

const terminatorPattern = /(?:\.{2,}|…|[.!?。？！])[.!?…]*["'”’)\]»›]*/gu;
const paragraphBreakPattern = /\n[^\S\n]*\n\s*/gu;
/** A bracket that stays open longer than this is a typing slip, not an aside. */
const asideLimit = 400;

/** Splits a text into sentence spans without surrounding white space; every non-space character lies in one. */
export function splitSentences(text: string): Span[] {
  const spans: Span[] = [];
  let paragraphStart = 0;
  for (const match of text.matchAll(paragraphBreakPattern)) {
    splitParagraph(text, { start: paragraphStart, end: match.index }, spans);
    paragraphStart = match.index + match[0].length;
  }
  splitParagraph(text, { start: paragraphStart, end: text.length }, spans);
  return spans;
}

function splitParagraph(text: string, paragraph: Span, spans: Span[]): void {
  const content = text.slice(paragraph.start, paragraph.end);
  let sentenceStart = 0;
  for (const match of content.matchAll(terminatorPattern)) {
    const end = match.index + match[0].length;
    if (!isSentenceEnd(content, sentenceStart, match.index, end)) continue;
    pushTrimmed(text, paragraph.start + sentenceStart, paragraph.start + end, spans);
    sentenceStart = end;
  }
  pushTrimmed(text, paragraph.start + sentenceStart, paragraph.end, spans);
}

function pushTrimmed(text: string, from: number, to: number, spans: Span[]): void {
  const content = text.slice(from, to);
  const start = from + (content.length - content.trimStart().length);
  const end = from + content.trimEnd().length;
  if (end > start) spans.push({ start, end });
}

function isSentenceEnd(content: string, sentenceStart: number, markStart: number, markEnd: number): boolean {
  const rest = content.slice(markEnd, markEnd + 60);
  if (rest.trim() === '') return true;
  if (!/^\s/u.test(rest)) return isMissingSpace(content.slice(sentenceStart, markEnd), rest);
  const following = rest.trimStart();
  if (!opensSentence(following)) return false;
  // “We were all left …” – he looked around –: what stands behind the dash goes on with what was broken off.
  if (/(?:…|\.{3})["'”’]$/u.test(content.slice(sentenceStart, markEnd)) && /^[–—]\s/u.test(following))
    return false;
  if (isInsideAside(content.slice(sentenceStart, markEnd))) return false;
  if (content[markStart] !== '.' || content[markStart + 1] === '.') return true;
  if (markEnd > markStart + 1) return true;
  return !isAbbreviation(content.slice(sentenceStart, markStart), following);
}

/** Text pasted from a PDF often loses the space after a full stop. */
function isMissingSpace(before: string, rest: string): boolean {
  return (
    /[a-z]{2}[.!?]["'”’)\]]*$/u.test(before) &&
    /^["'“‘(]?\p{Lu}\p{Ll}/u.test(rest) &&
    !/(?:www|https?:)\S*$/u.test(before)
  );
}

function opensSentence(following: string): boolean {
  const bare = following.replace(/^["'“‘([{«‹–—-]+\s*/u, '');
  return !/^\p{Ll}/u.test(bare) || /^\p{Ll}\p{Lu}/u.test(bare) ? !/^[,;:)\]]/u.test(bare) : false;
}

function isInsideAside(sentence: string): boolean {
  const open = sentence.lastIndexOf('(');
  if (open < 0 || sentence.length - open > asideLimit) return false;
  return sentence.indexOf(')', open) < 0 && open > 0;
}

function isAbbreviation(before: string, following: string): boolean {
  const word = /[\p{L}.]+$/u.exec(before)?.[0] ?? '';
  const lower = word.toLowerCase();
  const next = /^["'“‘([]*([\p{L}\p{N}]+)/u.exec(following)?.[1] ?? '';
  if (titleAbbreviations.has(lower) && isTitleUse(word, before, next)) return true;
  if (numberAbbreviations.has(lower) && /^\d/u.test(next)) return true;
  const isOpener = sentenceOpeners.has(next.toLowerCase()) || !/^\p{L}/u.test(following);
  if (trailingAbbreviations.has(lower)) return !isOpener;
  if (/^(?:\p{Lu}\.)*\p{Lu}$/u.test(word)) return word !== 'I' && (/^\p{N}/u.test(following) || !isOpener);
  return false;
}

/** May, Mar., Sec. and the like are also ordinary words: only capitalised ones, or Latin ones, are abbreviations. */
function isTitleUse(word: string, before: string, next: string): boolean {
  if (/^(?:e\.g|i\.e|vs|cf|ca|pp|viz|approx|v)$/iu.test(word)) return true;
  if (/^\p{Ll}/u.test(word)) return /^\d/u.test(next);
  if (
    /^(?:Ed|Gen|Col|Art|Sec|Fig|Est|Ch|Mar|Mt|St|Rep|Sen|Gov|Fr|Hon|Dec|Jan|Feb|Apr|Jun|Jul|Aug|Sept?|Oct|Nov)$/u.test(
      word,
    )
  ) {
    return /^\d/u.test(next) || !sentenceOpeners.has(next.toLowerCase());
  }
  return before.length > 0;
}
