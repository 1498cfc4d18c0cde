import { findEntry } from '@jadoo/lexicon';

import type { SentenceView } from '#grammar/sentence-view.ts';
import { quoteSenses } from '#passage/told-sense.ts';
import { listClauseSubjects } from '#syntax/patterns/extent.ts';

const noSubject = /[가-힣](?:으로|로|에|에서|에게|을|를|의|와|과|에는|에도|으로는|로는)$/u;

/** "갑작스러운 산사태로 개가 죽고" for "a landslide killed her dog": the line has another subject, and so would a student. */
export const countTurnedSubjects = (view: SentenceView, line: string): number =>
  listClauseSubjects(view).filter(({ head }) => {
    const { lemma, tag } = view.at(head);
    const senses = tag.startsWith('NN') ? (findEntry(lemma, 'n')?.senses ?? []) : [];
    const quotes = quoteSenses(senses, line);
    return quotes.length > 0 && quotes.every((quote) => noSubject.test(quote));
  }).length;
