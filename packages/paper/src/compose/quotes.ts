import type { PaperInline } from '#paper.ts';

/** After these, and at the start, a quotation mark opens. */
const opener = /[\s([{<‘“—–/]$/u;
/** Apostrophes for what is left out at the start of a word or year. */
const elision = /^(?:\d|(?:em|tis|twas|cause|til|bout|round)\b)/iu;

/** Turns typewriter quotes into typographic ones; `before` is the text that stands in front on the same line. */
export function curlQuotes(text: string, before = ''): string {
  return text.replace(/["']/gu, (mark, at: number) => {
    const previous = at === 0 ? before : text.slice(0, at);
    const isOpening = previous === '' || opener.test(previous);
    if (mark === '"') return isOpening ? '“' : '”';
    return isOpening && !elision.test(text.slice(at + 1)) ? '‘' : '’';
  });
}

/** Curls the quotes of a whole run, so that a mark behind an underlined word closes. */
export function curlInlines(inlines: PaperInline[]): PaperInline[] {
  let before = '';
  return inlines.map((inline): PaperInline => {
    if (inline.type !== 'text' && inline.type !== 'strong' && inline.type !== 'underline') {
      before = inline.type === 'slash' || inline.type === 'insertion-point' ? ' ' : 'x';
      return inline;
    }
    const text = curlQuotes(inline.text, before);
    before = text === '' ? before : text.slice(-1);
    return { ...inline, text };
  });
}
