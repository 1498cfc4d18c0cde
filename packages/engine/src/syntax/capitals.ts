import type { SentenceView } from '#grammar/sentence-view.ts';

/** The words of a sentence's start as they would stand inside it: the capital stays only in names and I. */
export function lowerFirst(view: SentenceView, text: string): string {
  const first = view.at(0);
  const isName = first.tag.startsWith('NNP') || first.text === 'I' || /^\p{Lu}{2,}/u.test(first.text);
  return isName ? text : text.charAt(0).toLowerCase() + text.slice(1);
}

export const raiseFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
