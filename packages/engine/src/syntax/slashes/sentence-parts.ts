import type { SentenceView } from '#grammar/sentence-view.ts';

/** What parts a sentence from within; one that ends it is none. */
export const innerMark = /^[,;:–—]$/u;

/** Where the clause or part of the sentence begins that `index` stands in: behind a mark or an opening word. */
export function findSegmentStart(view: SentenceView, index: number): number {
  for (let back = index - 1; back >= 0; back -= 1) {
    const { lower, text } = view.at(back);
    if (innerMark.test(text) && back !== index - 1) return back + 1;
    if (/^(?:that|which|who|because|if|when|although|while|whether|what|how)$/u.test(lower)) return back + 1;
  }
  return 0;
}

/** The next mark or conjunction. */
export function findPhraseEnd(view: SentenceView, from: number): number {
  let index = from;
  while (
    index < view.length &&
    !/^(?:[,;:.?!–—]|CC)$/u.test(view.at(index).tag) &&
    !/^[,;:.?!–—]$/u.test(view.at(index).text)
  )
    index += 1;
  return index;
}

/** A slash may stand before the token: behind a space, or behind a dash that touches both its words. */
export const hasRoom = (view: SentenceView, index: number): boolean =>
  view.at(index - 1).end < view.at(index).start || /^(?:—|--)$/u.test(view.at(index - 1).text);

/** The next mark. */
export function findMark(view: SentenceView, from: number): number {
  let index = from;
  while (index < view.length && !/^[,;:.?!–—]$/u.test(view.at(index).text)) index += 1;
  return index;
}

/** The first word behind the mark before. */
export function findStretch(view: SentenceView, index: number): number {
  let first = index;
  while (first > 0 && !innerMark.test(view.at(first - 1).text)) first -= 1;
  return first;
}
