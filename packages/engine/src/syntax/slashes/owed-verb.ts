import { readNounPhrase, skipOfPhrases } from '#grammar/noun-phrase.ts';
import {
  isAdverb,
  isBe,
  isFinite,
  isHave,
  isNoun,
  skipAdverbs,
  startsNounPhrase,
  subjectPronouns,
  subordinators,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { neverReduced } from '#grammar/verb-lists.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { findMark } from '#syntax/slashes/sentence-parts.ts';
import { findUnpaidVerb } from '#syntax/unpaid-verb.ts';

const relative = /^(?:who|that|which|where)$/u;
const opener = /^(?:who|whom|whose|which|that|what|how|why|whether)$/u;

/**
 * The verb of a sentence that opens with a noun and a clause on it, where no word has the tag of one: a
 * sentence has a verb, so the only word that can be it is it. Undefined where two words can.
 */
export function findOwedVerb(view: SentenceView): number | undefined {
  const phrase = readNounPhrase(view, skipAdverbs(view, 0));
  if (!phrase) return undefined;
  const modifier = skipOfPhrases(view, phrase.end);
  const limit = findMark(view, modifier);
  const isWhole = view.at(limit).text === '.' || subordinators.has(view.at(limit + 1).lower);
  if (!relative.test(view.at(modifier).lower) || !isWhole) return undefined;
  if (findUnpaidVerb(view, modifier, limit, 'clause') !== undefined) return undefined;
  const all = view.tokens
    .map((_, index) => index)
    .filter((index) => index > modifier + 1 && index < limit && isCandidate(view, modifier, index));
  const strong = all.filter((index) => takesObject(view, index) || neverReduced.has(view.at(index).lemma));
  const [only, second] = all.length > 1 ? strong : all;
  return second === undefined ? only : undefined;
}

/** A form that can be finite, behind clauses that all have their verb. */
function isCandidate(view: SentenceView, modifier: number, index: number): boolean {
  const { tag, lower } = view.at(index);
  let back = index - 1;
  while (isAdverb(view.at(back))) back -= 1;
  const before = view.at(back);
  if (isBe(before) || isHave(before) || /^(?:TO|MD|CC|DT|PRP\$)$/u.test(before.tag)) {
    if (view.at(back).lower !== 'another') return false;
  }
  const isForm =
    tag === 'VB'
      ? takesObject(view, index) && (!isNoun(before) || back < index - 1)
      : tag === 'VBN' && getVerbForms(lower).isPast;
  return isForm && arePaid(view, modifier, index);
}

const takesObject = (view: SentenceView, index: number): boolean =>
  startsNounPhrase(view.at(index + 1)) || view.at(index + 1).lower === 'that';

function arePaid(view: SentenceView, modifier: number, index: number): boolean {
  const part = view.tokens.slice(modifier, index);
  const openers = part.filter(
    ({ lower, tag }, at) =>
      (opener.test(lower) && tag !== 'DT') ||
      (subordinators.has(lower) && part.slice(at, at + 6).some(isFinite)) ||
      (subjectPronouns.test(lower) && isNoun(view.at(modifier + at - 1))),
  );
  return openers.length <= part.filter(isFinite).length;
}
