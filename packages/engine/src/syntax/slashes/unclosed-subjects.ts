import { isSureFinite, isVerb, skipAdverbs, type SentenceView } from '#grammar/sentence-view.ts';
import { readSureClauses } from '#syntax/slashes/clause-tags.ts';
import { findPrepositionEnd } from '#syntax/slashes/phrase-slashes.ts';
import { isSubjectOfSecond } from '#syntax/slashes/second-clauses.ts';
import type { Slash } from '#syntax/slashes/slash.ts';
import { listModifiedSubjects } from '#syntax/slashes/subject-slashes.ts';

/** A subject is opened by a slash only if one closes it: where none does, those inside go too. */
export function dropUnclosed(view: SentenceView, chosen: readonly Slash[]): Slash[] {
  const places = new Set(chosen.map(({ before }) => before));
  const unclosed = listModifiedSubjects(view).filter(
    ({ modifier, verb }) =>
      !isObjectWithClause(view, modifier) &&
      !(verb !== undefined && isSubjectOfSecond(view, verb)) &&
      (verb === undefined || (!places.has(verb) && view.at(verb - 1).text !== ',')),
  );
  return chosen.filter(
    ({ before, reason }) =>
      !(reason === '전치사구 앞' && isBeforeOpenVerb(view, before, places)) &&
      !unclosed.some(({ modifier, verb, limit }) =>
        verb === undefined
          ? before === modifier || (before < limit && before > modifier && /구 앞$/u.test(reason))
          : before >= modifier && before < verb,
      ),
  );
}

/** "trace it to the weight that the mind attaches to it": by all its clauses no verb waits for the noun. */
function isObjectWithClause(view: SentenceView, modifier: number): boolean {
  const opener =
    view.at(modifier).tag === 'IN' && view.at(modifier).lower !== 'that' ? modifier + 1 : modifier;
  if (!/^(?:that|who|whose|which|i|he|she|we|they|it|you)$/u.test(view.at(opener).lower)) return false;
  let first = modifier;
  while (/^(?:DT|PRP\$|CD|JJ[RS]?|NNP?S?)$/u.test(view.at(first - 1).tag)) first -= 1;
  const findings = readSureClauses(view);
  if (
    !findings ||
    first === modifier ||
    !(isVerb(view.at(first - 1)) || /^(?:IN|TO)$/u.test(view.at(first - 1).tag))
  )
    return false;
  return !findings.some(
    (each) => each.type === 'verb' && each.closed > 0 && each.subject < modifier && each.index > modifier,
  );
}

/** "planting young ones / in its place may look generous": the phrase ends the subject, and nothing stands before the verb. */
function isBeforeOpenVerb(view: SentenceView, phrase: number, places: ReadonlySet<number>): boolean {
  const end = findPrepositionEnd(view, phrase);
  if (end === undefined) return false;
  const verb = skipAdverbs(view, end);
  const isVerbNext = view.at(verb).tag === 'MD' || isSureFinite(view.at(verb));
  const isParted = [...places].some((place) => place > phrase && place <= verb);
  return isVerbNext && !isParted;
}
