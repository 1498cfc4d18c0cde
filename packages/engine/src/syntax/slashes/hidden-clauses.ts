import {
  countWords,
  isAdjective,
  isAdverb,
  isBe,
  isFinite,
  isHave,
  isNoun,
  isSureFinite,
  isVerb,
  subordinators,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { clauseVerbs } from '#grammar/verb-lists.ts';
import { findMark } from '#syntax/slashes/sentence-parts.ts';
import type { Slash } from '#syntax/slashes/slash.ts';

/** "the way ants do" is read in one breath. */
const shortestClause = 3;
const opener = /^(?:that|who|whom|whose|which|what|how|why|whether|than|so|there)$/u;
const mark = /^(?:[,;:.?!–—()…]|--)$/u;

/**
 * Pauses before a clause that no word opens: behind a finite verb a second one follows, and neither a mark
 * nor a conjunction stands between them. Its subject begins where the words before it must end.
 */
export function findHiddenClauses(view: SentenceView): Slash[] {
  return view.tokens.flatMap((_, verb): Slash[] => {
    if (!isSureFinite(view.at(verb)) && !isPlainPresent(view, verb)) return [];
    const subject = beginOfSubject(view, verb);
    const first = subject === undefined ? undefined : findVerbBefore(view, subject);
    if (subject === undefined || first === undefined) return [];
    const isReported = isVerb(view.at(subject - 1));
    // "asked to recall a nostalgic event judged": behind an infinitive the noun may be its object.
    if (isReported && !(subject === first + 1 || isBe(view.at(subject - 2)))) return [];
    if (!isReported && countWords(view, subject, findMark(view, verb)) < shortestClause) return [];
    const reason = isReported ? '접속사가 생략된 절 앞' : '관계사가 생략된 절 앞';
    return [{ before: subject, strength: 2.2, reason }];
  });
}

const isPlainPresent = (view: SentenceView, verb: number): boolean =>
  view.at(verb).tag === 'VBP' && view.at(verb - 1).tag === 'NNS' && view.at(verb - 2).tag === 'NN';

/** The verb before, where the words up to the subject leave the second verb without one of its own. */
function findVerbBefore(view: SentenceView, subject: number): number | undefined {
  for (let back = subject - 1; back > 0; back -= 1) {
    const token = view.at(back);
    // "the quick, quiet movements people made"
    if (token.tag === 'CC' || (mark.test(token.text) && !isStackComma(view, back))) return undefined;
    if (opener.test(token.lower) || subordinators.has(token.lower)) return undefined;
    if (isFinite(token)) return isSureFinite(token) && isPaid(view, back) ? back : undefined;
  }
  return undefined;
}

/** No noun before the verb waits for a verb of its own: the clause of the verb is the first, or hangs on a verb. */
function isPaid(view: SentenceView, verb: number): boolean {
  for (let back = verb - 1; back >= 0; back -= 1) {
    const token = view.at(back);
    if (mark.test(token.text)) return true;
    if (opener.test(token.lower) || subordinators.has(token.lower))
      return back === 0
        ? subordinators.has(token.lower)
        : isVerb(view.at(back - 1)) && (isFinite(view.at(back - 1)) || isHave(view.at(back - 2)));
  }
  return true;
}

/** Where the subject of the verb begins: at its article, or, where a preposition needs the words before, at its noun. */
function beginOfSubject(view: SentenceView, verb: number): number | undefined {
  let last = verb - 1;
  while (isAdverb(view.at(last))) last -= 1;
  if (!isNoun(view.at(last)) || isVerb(view.at(last - 1))) return undefined;
  let first = last;
  while (isNoun(view.at(first - 1)) || isAdjective(view.at(first - 1)) || isStackComma(view, first - 1))
    first -= 1;
  const before = view.at(first - 1);
  // "the songs sailors sang": two plurals are no name of one thing.
  if (last > first && view.at(last).tag === 'NNS' && view.at(last - 1).tag === 'NNS') return last;
  if (/^(?:DT|PRP\$)$/u.test(before.tag)) {
    const { tag } = view.at(first - 2);
    if (/^NNS?$/u.test(tag)) return first - 1;
    if (isVerb(view.at(first - 2)) && !isBe(view.at(first - 2)) && clauseVerbs.has(view.at(first - 2).lemma))
      return first - 1;
    return tag === 'IN' || isVerb(view.at(first - 2)) ? splitNouns(view, first, last) : undefined;
  }
  return before.tag === 'IN' ? splitNouns(view, first, last) : undefined;
}

/** "a quick, quiet step" */
const isStackComma = (view: SentenceView, index: number): boolean =>
  view.at(index).text === ',' && isAdjective(view.at(index - 1)) && isAdjective(view.at(index + 1));

/** "in the biology humans share": the noun of the preposition, and the subject. */
function splitNouns(view: SentenceView, first: number, last: number): number | undefined {
  const nouns = view.tokens.slice(first, last + 1).filter(isNoun).length;
  const isSplit = nouns === 2 && /^NNS?$/u.test(view.at(last).tag) && /^NNS?$/u.test(view.at(last - 1).tag);
  return isSplit ? last : undefined;
}
