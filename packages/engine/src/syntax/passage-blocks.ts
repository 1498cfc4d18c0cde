import type { Block, Inline, Span } from '#exercise/exercise.ts';
import { findFootnoteLines } from '#passage/footnotes.ts';

/** A stretch of the passage and what stands in its place on the paper. */
export interface Replacement {
  span: Span;
  inline: Inline;
}

const paragraphBreak = /\n[^\S\n]*\n\s*/u;

/**
 * The passage as paragraphs with the replacements in place; they ascend and do not overlap.
 * Footnote lines are left out, single line breaks become spaces.
 */
export function layOutPassage(text: string, replacements: readonly Replacement[]): Block[] {
  const paragraphs: Inline[][] = [[]];
  const pushText = (raw: string) => {
    raw.split(paragraphBreak).forEach((part, index) => {
      if (index > 0) paragraphs.push([]);
      const clean = part.replace(/\s+/gu, ' ');
      if (clean !== '') paragraphs.at(-1)?.push({ type: 'text', text: clean });
    });
  };
  const dropped = findFootnoteLines(text).map((span) => ({ span, inline: undefined }));
  const pieces = [...replacements, ...dropped].sort((a, b) => a.span.start - b.span.start);
  let position = 0;
  for (const { span, inline } of pieces) {
    pushText(text.slice(position, span.start));
    if (inline) paragraphs.at(-1)?.push(inline);
    position = span.end;
  }
  pushText(text.slice(position));
  return paragraphs
    .map(trimEdges)
    .filter((inlines) => inlines.length > 0)
    .map((inlines) => ({ type: 'paragraph', inlines, isIndented: true }));
}

function trimEdges(inlines: readonly Inline[]): Inline[] {
  const last = inlines.length - 1;
  return inlines
    .map((inline, index): Inline => {
      if (inline.type !== 'text') return inline;
      let { text } = inline;
      if (index === 0) text = text.trimStart();
      if (index === last) text = text.trimEnd();
      return { type: 'text', text };
    })
    .filter((inline) => inline.type !== 'text' || inline.text !== '');
}
