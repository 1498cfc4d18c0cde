import type { Inline, Span } from '#exercise/exercise.ts';

/** The passage as one paragraph with `marked` put in place of the given spans, which ascend and do not overlap. */
export function replaceSpans(text: string, marked: readonly { span: Span; inline: Inline }[]): Inline[] {
  const inlines: Inline[] = [];
  let position = 0;
  const push = (end: number) => {
    const between = text.slice(position, end).replace(/\s*\n\s*/gu, ' ');
    if (between !== '') inlines.push({ type: 'text', text: between });
  };
  for (const { span, inline } of marked) {
    push(span.start);
    inlines.push(inline);
    position = span.end;
  }
  push(text.length);
  return inlines;
}
