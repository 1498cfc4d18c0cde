import { readNounPhrase, skipOfPhrases } from '#grammar/noun-phrase.ts';
import { countWords, isFinite, isSureFinite, type SentenceView } from '#grammar/sentence-view.ts';
import type { Finding } from '#syntax/clauses/clause-state.ts';
import { isReadPlainly, readSureClauses } from '#syntax/slashes/clause-tags.ts';
import type { Slash } from '#syntax/slashes/slash.ts';
import { beginOfVerb } from '#syntax/slashes/verb-begin.ts';

/** Words of a subject with a clause on it that is surely too long for one breath with its verb. */
const longSubject = 7;
const shortSubject = 3;
/** What the reading may bend, a tag or two, where the relative stands right behind a subject that heads its clause. */
const mostBent = 3.5;

/**
 * The end of a subject with a clause on it, in a sentence whose clauses leave no doubt: no look at the two
 * words beside the pause can know better.
 */
export function isSureEnd(view: SentenceView, { before, reason }: Slash): boolean {
  if (reason !== '긴 주어 뒤' || !isReadPlainly(view, mostBent)) return false;
  const findings = readSureClauses(view) ?? [];
  return findings.some(
    (each) =>
      each.type === 'verb' &&
      each.kind === 'main' &&
      each.how === 'subject' &&
      each.closed > 0 &&
      beginOfVerb(view, each.index) === before &&
      countWords(view, each.subject, before) >= longSubject &&
      (isReadPlainly(view)
        ? isSureFinite(view.at(each.index))
        : isFinite(view.at(each.index)) && hasOwnRelative(view, each.subject, findings)),
  );
}

/** "those / who waited outside": the subject heads its part of the sentence, and its relative stands right behind it. */
function hasOwnRelative(view: SentenceView, subject: number, findings: readonly Finding[]): boolean {
  const last = view.at(subject - 1);
  const isHead =
    subject === 0 || last.text === ',' || (last.tag === 'CC' && view.at(subject - 2).text === ',');
  const phrase = readNounPhrase(view, subject);
  if (!isHead || !phrase) return false;
  const end = skipOfPhrases(view, phrase.end);
  return (
    /^wh/u.test(view.at(end).lower) &&
    findings.some((each) => each.type === 'open' && each.frame.start === end)
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
