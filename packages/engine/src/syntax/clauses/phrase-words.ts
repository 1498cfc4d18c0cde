import type { SentenceView } from '#grammar/sentence-view.ts';
import type { Reading } from '#syntax/clauses/word-readings.ts';

/** The reading of a year or an owner, which the tag of a number or of "is" hides. */
export const readPhraseWord = (view: SentenceView, index: number): Reading[] | undefined =>
  readYear(view, index) ?? readOwner(view, index) ?? readNext(view, index);

/** "In 1665 the village was …", "when he died in 1869 she felt": the year ends its phrase. */
function readYear(view: SentenceView, index: number): Reading[] | undefined {
  const isYear = /^(?:1\d|20)\d\d$/u.test(view.at(index).lower);
  if (!isYear || !/^(?:in|by|since|until)$/u.test(view.at(index - 1).lower)) return undefined;
  if (view.at(index + 1).tag !== 'PRP') return [{ role: 'pronoun', cost: 0 }];
  return /^(?:VB|NN|RB)/u.test(view.at(index - 2).tag) ? [{ role: 'noun', cost: 0 }] : undefined;
}

/** "another's work" */
const readOwner = (view: SentenceView, index: number): Reading[] | undefined =>
  view.at(index).lower === "'s" && /^(?:another|other|else)$/u.test(view.at(index - 1).lower)
    ? [{ role: 'det', cost: 0 }]
    : undefined;

/** "next to such a deal" */
const readNext = (view: SentenceView, index: number): Reading[] | undefined =>
  view.at(index).lower === 'next' && view.at(index + 1).lower === 'to'
    ? [{ role: 'prep', cost: 0 }]
    : undefined;
