import { isFinite, isVerb, type SentenceView } from '#grammar/sentence-view.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { findMark, findStretch } from '#syntax/slashes/sentence-parts.ts';
import type { Gap } from '#syntax/slashes/stray-phrases.ts';
import { countBetween } from '#syntax/slashes/sure-cuts.ts';

/** They open a clause and never a phrase. */
const clauseOnly = /^(?:when|once|if|because|although|though|while|unless|whether|where)$/u;
const longestClause = 13;
const longestSubject = 3;
const longestOpening = 6;
/** Words of two clauses side by side that are read in one breath. */
const longestPair = 9;

/** "that the old painter / mixed in 1842": what looks like a participle is the verb of the short clause. */
export function isVerbOfShortClause(
  view: SentenceView,
  { slash: { before, reason }, left, right }: Gap,
): boolean {
  const verb = view.at(before);
  if (reason !== '분사구 앞' || !/^VB[DN]$/u.test(verb.tag) || !getVerbForms(verb.lower).isPast) return false;
  // "that the gases / used in cans / were rising": another verb is that of the clause.
  if (isVerb(view.at(right)) && view.at(right - 1).text !== ',') return false;
  const opener = view.at(left);
  const question = view.tokens.findIndex(({ tag }, at) => at > before && /^W/u.test(tag));
  const end = question < 0 ? right : Math.min(question, right);
  const isTime = clauseOnly.test(opener.lower) && !view.tokens.slice(before + 1, end).some(isFinite);
  if (isVerbOfRow(view, before, left)) return true;
  const isOpened = /^(?:WDT|WRB|WP)$/u.test(opener.tag) || opener.lower === 'that' || isTime;
  const subject = view.tokens.slice(left + 1, before);
  return (
    isOpened && subject.length <= 5 && subject.every(({ tag }) => /^(?:DT|PRP\$|JJ|NN|NNS|NNP)$/u.test(tag))
  );
}

/** "In May three men / rowed out, caught a seal, and …", "The army / responded, which …": the clause has no other verb. */
function isVerbOfRow(view: SentenceView, verb: number, left: number): boolean {
  const stop = findMark(view, verb);
  const next = view.at(stop + 1).tag === 'CC' ? stop + 2 : stop + 1;
  return (
    (view.at(next).tag === 'VBD' || (left === 0 && /^(?:WDT|WP)$/u.test(view.at(next).tag))) &&
    view.at(stop).text === ',' &&
    verb - left <= longestOpening &&
    ![...view.tokens.slice(findStretch(view, verb), verb), ...view.tokens.slice(verb + 1, stop)].some(
      isFinite,
    )
  );
}

/** "once the benefit dries up or the interest / fades": the few words behind the conjunction are its subject. */
export function isVerbOfSecond(view: SentenceView, { slash: { before, reason }, left, right }: Gap): boolean {
  if (reason !== '긴 주어 뒤' || countBetween(view, left, right) > longestClause) return false;
  const opener = view.at(view.at(left).tag === 'CC' ? left + 1 : left).lower;
  let first = before;
  while (/^(?:DT|PRP\$|JJ|NNS?)$/u.test(view.at(first - 1).tag)) first -= 1;
  const isOpened = /^(?:when|once|because|although|though|while|where)$/u.test(opener);
  return (
    (isOpened || countBetween(view, left, right) <= longestPair) &&
    first < before &&
    before - first <= longestSubject &&
    /^(?:and|or|but)$/u.test(view.at(first - 1).lower) &&
    view.at(first).lower === 'the'
  );
}
