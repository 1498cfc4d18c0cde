import { findEntries } from '@jadoo/lexicon';

import type { SentenceView } from '#grammar/sentence-view.ts';
import { quoteSenses } from '#passage/told-sense.ts';

const timeWords = /^(?:when|while|as)$/u;
const koreanTime = /때|면|자마자|순간|무렵|동안|사이|도중|다가|자 |자,/gu;

/**
 * "Harrison was eighty when he was paid" for 여든 살이 되어서야 받았다: the line makes the other clause that of time, so
 * that the two can change their predicates. Looks at a `when` inside the tokens `[first, end)`.
 */
export function turnsTime(view: SentenceView, first: number, end: number, line: string): boolean {
  const opener = view.tokens.findIndex(
    ({ lower }, at) => at > first && at < end && timeWords.test(lower) && view.at(at + 1).tag === 'PRP',
  );
  if (opener < 0) return false;
  const last = [...line.matchAll(koreanTime)].at(-1)?.index;
  if (last === undefined) return view.at(opener).lower === 'when';
  const places = listPlaces(view, opener + 1, end, line);
  const outside = listPlaces(view, first, opener, line);
  const before = (list: readonly number[]): number => list.filter((place) => place < last).length;
  return (
    places.length > 0 && outside.length > 0 && before(places) === 0 && before(outside) === outside.length
  );
}

/** Where in the line the words of `[first, end)` are told. */
const listPlaces = (view: SentenceView, first: number, end: number, line: string): number[] =>
  view.tokens.slice(first, end).flatMap(({ lemma, tag }) => {
    if (!/^(?:NN|VB|JJ|RB)/u.test(tag) || /^(?:be|have|do|not)$/u.test(lemma)) return [];
    const senses = findEntries(lemma).flatMap((entry) => entry.senses);
    return quoteSenses(senses, line)
      .slice(0, 1)
      .map((quote) => line.indexOf(quote));
  });
