import type { Sentence } from '#passage/analysis.ts';

const mostQuoted = 36;
const quotedWords = 28;

/** Korean: the sentences right before a blank from which it can be told; it ends the text where `isLast`. */
export function explainSupport(support: readonly Sentence[], isLast: boolean): string {
  const place = support.length > 1 ? '앞의 두 문장' : '앞 문장';
  const quoted = support.map((sentence) => `‘${shorten(sentence)}’`).join(', ');
  const duty = isLast ? '내용을 바탕으로 글을 맺는 말이어야 한다' : '내용과 이어져야 한다';
  return `${place} ${quoted}의 ${duty}.`;
}

/** A sentence without its full stop; a long one broken off. */
function shorten({ text }: Sentence): string {
  const words = text.replace(/\s+/gu, ' ').replace(/[.]$/u, '').split(' ');
  return words.length <= mostQuoted ? words.join(' ') : `${words.slice(0, quotedWords).join(' ')} …`;
}
