import { numberOfVerb } from '#grammar/detectors/agreement.ts';
import { readNounPhrase } from '#grammar/noun-phrase.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  countWords,
  isAdjective,
  isAdverb,
  isBe,
  isFinite,
  isHave,
  isNoun,
  isSureFinite,
  skipAdverbs,
  startsNounPhrase,
  subjectPronouns,
  subordinators,
} from '#grammar/sentence-view.ts';
import { readSubject } from '#grammar/subject.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { findPhraseEnd, findSegmentStart } from '#syntax/slashes/sentence-parts.ts';
import { findLists } from '#syntax/slashes/short-lists.ts';
import type { Slash } from '#syntax/slashes/slash.ts';
import { findClauseVerb } from '#syntax/slashes/slash-verbs.ts';
import { findUnpaidVerb } from '#syntax/unpaid-verb.ts';

/** Words of "not by persuading them" that are worth a pause before "but by …". */
const leastOpposed = 3;

/** Pauses before and, but, or: always between clauses, mostly between verb phrases, seldom between nouns. */
export function findCoordinationSlashes(view: SentenceView): Slash[] {
  const slashes: Slash[] = [];
  for (let index = 1; index < view.length - 1; index += 1) {
    const token = view.at(index);
    if (token.tag !== 'CC' || !/^(?:and|but|or|nor|yet|so)$/u.test(token.lower)) continue;
    const strength =
      joinsModifiedNouns(view, index) || opposesModified(view, index) ? 2.6 : weighCoordination(view, index);
    if (strength > 0) slashes.push({ before: index, strength, reason: '등위접속사 앞' });
  }
  return slashes;
}

/** "between the person who suffers and the person who observes": the second noun opens its own part. */
function joinsModifiedNouns(view: SentenceView, conjunction: number): boolean {
  const isSecond =
    /^(?:DT|PRP\$)$/u.test(view.at(conjunction + 1).tag) &&
    isNoun(view.at(conjunction + 2)) &&
    view.at(conjunction + 3).lower === 'who';
  const opener = view.tokens.findLastIndex(
    ({ lower, tag }, at) => at < conjunction - 1 && /^(?:who|that)$/u.test(lower) && /^W/u.test(tag),
  );
  return (
    isSecond &&
    opener > 0 &&
    isNoun(view.at(opener - 1)) &&
    !view.tokens.slice(opener, conjunction).some(({ text }) => text === ',') &&
    view.tokens.slice(opener, conjunction).filter(isFinite).length === 1
  );
}

/** "is not a lamp that we aim but a crowd that can be led", "is not the number we buy but the amount", "not by telling … but by asking" */
function opposesModified(view: SentenceView, conjunction: number): boolean {
  if (view.at(conjunction).lower !== 'but') return false;
  const not = view.tokens.findLastIndex(({ lower }, at) => at < conjunction && lower === 'not');
  if (not < 0) return false;
  const next = view.at(conjunction + 1);
  const between = view.tokens.slice(not, conjunction);
  if (next.tag === 'IN' && next.lower === view.at(not + 1).lower)
    return between.length > leastOpposed && !between.some(isFinite);
  return (
    /^(?:DT|PRP\$)$/u.test(next.tag) &&
    isBe(view.at(not - 1)) &&
    between.some(
      ({ lower, tag }, at) =>
        at > 1 && tag !== 'DT' && (/^(?:who|that)$/u.test(lower) || subjectPronouns.test(lower)),
    ) &&
    between.filter(isFinite).length === 1 &&
    !between.some(({ text }) => text === ',')
  );
}

function weighCoordination(view: SentenceView, index: number): number {
  const token = view.at(index);
  const segment = findSegmentStart(view, index);
  const next = skipAdverbs(view, index + 1);
  const after = view.at(next);
  const hasVerbBefore = view.tokens.slice(segment, index).some(isFinite);
  const quoted = /^["“‘']$/u.test(view.at(index + 1).text) ? index + 2 : next;
  const before = view.at(index - 1);
  if (isAdjective(before) && isAdjective(after)) return 0;
  // "the small but growing town"
  if (isAdjective(before) && /^VB[GN]$/u.test(after.tag) && /^(?:NN|JJ)/u.test(view.at(next + 1).tag))
    return 0;
  // "Only then can trees and shrubs take their place": the auxiliary stands before its subject.
  if (isNoun(before) && isNoun(after) && view.at(index - 2).tag === 'MD') return 0;
  // "where, when and how we sleep"
  if (/^(?:IN|WRB)$/u.test(before.tag) && before.tag === after.tag) return 0;
  // "rarely but thoroughly"
  if (isAdverb(before) && isAdverb(view.at(index + 1)) && !isFinite(after)) return 0;
  if (
    isAdverb(before) &&
    isAdverb(view.at(index + 1)) &&
    isFinite(view.at(index + 2)) &&
    isFinite(view.at(index - 2))
  )
    return 0;
  // "can rise or fall after that"
  if (before.tag === 'VB' && after.tag === 'VB' && /^(?:MD|TO)$/u.test(view.at(index - 2).tag)) return 0;
  if (isDoubtfulPair(view, index, segment) || hasSharedObject(view, index, next)) return 0;
  // "its tune rises and falls"
  if (isFinite(before) && before.tag === after.tag && view.at(index - 2).tag !== 'PRP') return 0;
  // "sold in May and is said to be …": such a verb follows another one.
  const isInRelative = /^(?:that|which|who)$/u.test(view.at(segment - 1).lower);
  if (!isInRelative && (isBe(after) || isHave(after) || after.tag === 'MD') && isFinite(after)) return 2;
  if (view.at(index + 1).text === ',') return isAdjective(before) ? 0 : 2.5;
  const list = findLists(view).find(({ conjunction }) => conjunction === index);
  if (list) return list.isShort || countWords(view, next, findPhraseEnd(view, next)) < 3 ? 0 : 2;
  if (token.lower === 'but' && (isDenied(view, segment, index) || isNotOnly(view, index))) return 2.2;
  // "and those that fail", "or one in which it rains"
  const relative = view.at(next + 1).tag === 'IN' && view.at(next + 2).tag === 'WDT' ? next + 2 : next + 1;
  if (
    /^(?:one|those|something|anything|someone)$/u.test(after.lower) &&
    /^(?:that|who|which)$/u.test(view.at(relative).lower)
  )
    return 2.6;
  if (
    view.at(index - 1).tag !== 'PRP' &&
    subjectPronouns.test(view.at(quoted).lower) &&
    isFinite(view.at(skipAdverbs(view, quoted + 1)))
  )
    return 3;
  if (isSureFinite(after) && view.tokens.slice(0, index).some(isSureFinite)) return 2;
  if (isGerundWithVerb(view, index, hasVerbBefore)) return 2.8;
  if (hasVerbBefore) {
    if (isClauseAfter(view, quoted)) return 3;
    if (isSureFinite(after) || isVerbByObject(view, next)) return 2;
  }
  if (subordinators.has(after.lower) || /^(?:that|which|who|what|how|why)$/u.test(after.lower)) return 2.5;
  const length = countWords(view, next, findPhraseEnd(view, next));
  if (after.tag === 'TO' && length >= 3) return 2;
  if (after.tag === 'IN' && length >= 3) return 1.5;
  if (after.tag === 'VBN' && view.at(next + 1).lower === 'that') return 2;
  // "the mistakes they made and the ways": the noun is no object of the verb before.
  const isNominal =
    /^(?:DT|PRP\$)$/u.test(after.tag) || (after.tag === 'NNS' && startsNounPhrase(view.at(next + 1)));
  if (/^VB[ND]$/u.test(before.tag) && isNominal) return 2;
  // "would cut traffic, save money and bring life back"
  if (after.tag === 'VB' && length >= 3 && view.at(segment - 1).text === ',') return 2;
  if (/^VB[GN]?$/u.test(after.tag) && before.tag !== after.tag && length >= 3) return 1.6;
  return length >= 5 && !isBothOfThem(view, segment, index) ? 1.2 : 0;
}

/** "both the body / and the mind of a child", "between the wish / and the act" */
const isBothOfThem = (view: SentenceView, segment: number, index: number): boolean =>
  view.tokens.slice(segment, index).some(({ lower }) => /^(?:both|between|either|neither)$/u.test(lower));

const isDenied = (view: SentenceView, segment: number, index: number): boolean =>
  view.tokens.slice(segment, index).some(({ lower }) => lower === 'not');

/** "not only the pill that works but the dozens that fail": the pair holds over a clause between. */
function isNotOnly(view: SentenceView, but: number): boolean {
  const only = view.tokens.findLastIndex(
    ({ lower }, index) =>
      index < but && /^(?:only|just|merely|simply)$/u.test(lower) && view.at(index - 1).lower === 'not',
  );
  return (
    only > 0 &&
    !view.tokens.slice(only, but).some(({ lower, text }) => lower === 'but' || /^[;:]$/u.test(text))
  );
}

/** "is a cure / and getting eight hours of rest has become …": a singular verb beyond doubt has the gerund alone for its subject. */
function isGerundWithVerb(view: SentenceView, conjunction: number, hasVerbBefore: boolean): boolean {
  const gerund = conjunction + 1;
  const isJoint = view.at(gerund).tag === 'VBG' && view.at(conjunction).lower !== 'or' && hasVerbBefore;
  // "baking bread and getting it sold / is hard work": a gerund before would be a fellow subject.
  if (!isJoint || view.tokens.slice(0, conjunction).some(({ tag }) => tag === 'VBG')) return false;
  const verb = findUnpaidVerb(view, gerund, findPhraseEnd(view, gerund), 'participle');
  return verb !== undefined && /^(?:is|was|has)$/u.test(view.at(verb).lower);
}

/** "its tune rises and falls", where the first has the tag of a noun. */
const isDoubtfulPair = (view: SentenceView, index: number, segment: number): boolean =>
  view.at(index - 1).tag === 'NNS' &&
  isNoun(view.at(index - 2)) &&
  getVerbForms(view.at(index - 1).lemma).isBase &&
  view.at(index + 1).tag === 'VBZ' &&
  !view.tokens.slice(segment, index).some(isFinite);

/** "with which we shorten or lengthen the distance": both verbs have the one object. */
const hasSharedObject = (view: SentenceView, index: number, next: number): boolean =>
  view.at(index - 1).tag === 'VBP' && view.at(index).lower === 'or' && opensObject(view, next + 1);

const opensObject = (view: SentenceView, index: number): boolean =>
  /^(?:DT|PRP|PRP\$|CD)$/u.test(view.at(index).tag);

/** "and challenges any stranger", "and return to stories": a verb whose tag is in doubt. */
function isVerbByObject(view: SentenceView, index: number): boolean {
  const { lower, lemma, tag, isSure } = view.at(index);
  if (isFinite(view.at(index)))
    return opensObject(view, index + 1) || /^(?:IN|TO|RB)$/u.test(view.at(index + 1).tag);
  const base = tag === 'NNS' ? lemma : lower;
  return !isSure && /^NNS?$/u.test(tag) && getVerbForms(base).isBase && opensObject(view, index + 1);
}

/** Between "apples and pears grow" and "he sings and she plays": the noun before the conjunction must not be a fellow subject. */
function isClauseAfter(view: SentenceView, next: number): boolean {
  if (!(startsNounPhrase(view.at(next)) || view.at(next).tag === 'VBG')) return false;
  const verb = findClauseVerb(view, next) ?? readSubject(view, next)?.verb;
  if (verb === undefined) return false;
  if (view.at(verb).isSure || view.at(next).tag === 'PRP' || opensObject(view, verb + 1)) return true;
  const number = numberOfVerb(view.at(verb));
  return number !== undefined && number === readNounPhrase(view, next)?.number;
}
