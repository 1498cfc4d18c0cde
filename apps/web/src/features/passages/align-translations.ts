export interface Span {
  start: number;
  end: number;
}

/** The sentences of a text by their spans. */
export function getSentences(text: string, spans: readonly Span[]): string[] {
  return spans.map(({ start, end }) => text.slice(start, end).trim());
}

/**
 * Carries translations over to a new split of an edited text: equal sentences keep their line,
 * changed ones take the line of the old sentence in the same gap, nothing else is guessed.
 */
export function carryTranslations(
  before: readonly string[],
  translations: readonly string[],
  after: readonly string[],
): string[] {
  const kept = new Array<string>(after.length).fill('');
  const anchors: [number, number][] = [[-1, -1]];
  let from = 0;
  for (const [at, sentence] of after.entries()) {
    const found = before.indexOf(sentence, from);
    if (found < 0) continue;
    kept[at] = translations[found] ?? '';
    anchors.push([found, at]);
    from = found + 1;
  }
  anchors.push([before.length, after.length]);
  for (const [index, [oldEnd, newEnd]] of anchors.entries()) {
    const [oldStart, newStart] = anchors[index - 1] ?? [oldEnd, newEnd];
    const oldCount = oldEnd - oldStart - 1;
    if (oldCount <= 0 || oldCount !== newEnd - newStart - 1) continue;
    for (let step = 1; step <= oldCount; step += 1)
      kept[newStart + step] = translations[oldStart + step] ?? '';
  }
  return kept;
}

/** Splits a pasted Korean translation into lines: one a line, or one a sentence when it is running text. */
export function splitTranslation(pasted: string): string[] {
  const lines = pasted
    .split(/\r?\n/u)
    .map((line) => line.replace(/^\s*(?:\d{1,3}[.)]|[①-⑳])\s*/u, '').trim())
    .filter((line) => line !== '');
  if (lines.length > 1) return lines;
  return (lines[0] ?? '').split(/(?<=[.!?…]["'”’)]*)\s+/u).filter((line) => line !== '');
}

/** Joins a sentence with the one after it; the translations run together. */
export function joinWithNext(
  spans: readonly Span[],
  translations: readonly string[],
  at: number,
): { spans: Span[]; translations: string[] } {
  const here = spans[at];
  const next = spans[at + 1];
  if (!here || !next) return { spans: [...spans], translations: [...translations] };
  const line = [translations[at], translations[at + 1]].filter(Boolean).join(' ');
  return {
    spans: [...spans.slice(0, at), { start: here.start, end: next.end }, ...spans.slice(at + 2)],
    translations: [...translations.slice(0, at), line, ...translations.slice(at + 2)],
  };
}

/** Cuts a sentence at an offset of the text; the translation stays with the first part. */
export function cutSentence(
  text: string,
  spans: readonly Span[],
  translations: readonly string[],
  at: number,
  offset: number,
): { spans: Span[]; translations: string[] } {
  const here = spans[at];
  const left = here && text.slice(here.start, offset).trimEnd();
  const right = here && text.slice(offset, here.end).trimStart();
  if (!here || !left || !right) return { spans: [...spans], translations: [...translations] };
  return {
    spans: [
      ...spans.slice(0, at),
      { start: here.start, end: here.start + left.length },
      { start: here.end - right.length, end: here.end },
      ...spans.slice(at + 1),
    ],
    translations: [...translations.slice(0, at), translations[at] ?? '', '', ...translations.slice(at + 1)],
  };
}
