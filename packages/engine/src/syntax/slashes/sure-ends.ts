import { countWords, isSureFinite, type SentenceView } from '#grammar/sentence-view.ts';
import { isReadPlainly, readSureClauses } from '#syntax/slashes/clause-tags.ts';
import type { Slash } from '#syntax/slashes/slash.ts';
import { beginOfVerb } from '#syntax/slashes/verb-begin.ts';

/** Words of a subject with a clause on it that is surely too long for one breath with its verb. */
const longSubject = 7;
const shortSubject = 3;

/**
 * The end of a subject with a clause on it, in a sentence whose clauses leave no doubt: no look at the two
 * words beside the pause can know better.
 */
export function isSureEnd(view: SentenceView, { before, reason }: Slash): boolean {
  if (reason !== '긴 주어 뒤' || !isReadPlainly(view)) return false;
  return (readSureClauses(view) ?? []).some(
    (each) =>
      each.type === 'verb' &&
      each.kind === 'main' &&
      each.how === 'subject' &&
      each.closed > 0 &&
      isSureFinite(view.at(each.index)) &&
      beginOfVerb(view, each.index) === before &&
      countWords(view, each.subject, before) >= longSubject,
  );
}

/** "after a child / was burned", "the two brothers / ever agreed on": the few words are the subject of an inner clause. */
export function isInnerSubject(view: SentenceView, { before, reason }: Slash): boolean {
  if (reason !== '긴 주어 뒤' || !isReadPlainly(view)) return false;
  return (readSureClauses(view) ?? []).some(
    (each) =>
      each.type === 'verb' &&
      each.how === 'subject' &&
      (each.kind === 'adverbial' || each.kind === 'contact') &&
      each.closed === 0 &&
      beginOfVerb(view, each.index) === before &&
      countWords(view, each.subject, before) <= shortSubject,
  );
}
