import {
  isAdjective,
  isAdverb,
  isBe,
  isHave,
  isNoun,
  skipAdverbs,
  subjectPronouns,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { readSubject } from '#grammar/subject.ts';
import { listSentencePhrases } from '#passage/sentence-phrases.ts';
import { readOnce } from '#read-once.ts';
import { isQualityOfVerb } from '#syntax/slashes/bonded-words.ts';
import { findClauseSlashes } from '#syntax/slashes/clause-slashes.ts';
import { findClausePlaces, isContradicted } from '#syntax/slashes/clause-places.ts';
import { findCommaSlashes } from '#syntax/slashes/comma-slashes.ts';
import { opensSeeming } from '#syntax/slashes/comparison-slashes.ts';
import { findCoordinationSlashes } from '#syntax/slashes/coordination-slashes.ts';
import { findFarPartners } from '#syntax/slashes/far-partners.ts';
import { findFixedPhrases, type PhraseMatch } from '#syntax/fixed-phrases.ts';
import { findFocusedPhrases } from '#syntax/slashes/focused-phrases.ts';
import { findFrontedClause } from '#syntax/slashes/fronted-clauses.ts';
import { findFrontedParts } from '#syntax/slashes/fronted-parts.ts';
import { findHiddenClauses } from '#syntax/slashes/hidden-clauses.ts';
import { partsJoinedThings } from '#syntax/slashes/joined-things.ts';
import { findLateComplements } from '#syntax/slashes/late-complements.ts';
import { findLatePhrases } from '#syntax/slashes/late-phrases.ts';
import { partsGoverned } from '#syntax/slashes/mistaken-verbs.ts';
import { findNonFiniteSlashes } from '#syntax/slashes/non-finite-slashes.ts';
import { findPairedParts } from '#syntax/slashes/paired-parts.ts';
import { findParallelSlashes } from '#syntax/slashes/parallel-slashes.ts';
import { findAsSlashes, findPrepositionSlashes } from '#syntax/slashes/phrase-slashes.ts';
import {
  findDoubledVerbs,
  findInversion,
  findPlainSubjects,
  findQuotedSubject,
} from '#syntax/slashes/plain-subject-slashes.ts';
import { opensReason, opensTurnedCondition, partsHeldWords } from '#syntax/slashes/held-words.ts';
import { partsNeighbours } from '#syntax/slashes/never-parted.ts';
import { findSecondPair, findSecondParts, findTimeStart, partsBreath } from '#syntax/slashes/one-breath.ts';
import { partsPlainPair } from '#syntax/slashes/plain-pairs.ts';
import { findReachingBack } from '#syntax/slashes/reaching-back.ts';
import { isInnerSubject, isSureEnd } from '#syntax/slashes/sure-ends.ts';
import { hasRoom } from '#syntax/slashes/sentence-parts.ts';
import { findSecondClauses, isVerbOfSecondDoing } from '#syntax/slashes/second-clauses.ts';
import { findClauseVerb } from '#syntax/slashes/slash-verbs.ts';
import { partsSetPhrase } from '#syntax/slashes/set-phrases.ts';
import type { Slash } from '#syntax/slashes/slash.ts';
import { findSubjectSlashes, listModifiedSubjects } from '#syntax/slashes/subject-slashes.ts';
import { findUnmarkedOpenings, partsOpenedSubject } from '#syntax/slashes/unmarked-openings.ts';
import { beginOfVerb } from '#syntax/slashes/verb-begin.ts';
import { partsUnit } from '#syntax/slashes/whole-units.ts';

const focusWords =
  /^(?:even|only|just|especially|particularly|mainly|merely|simply|largely|exactly|partly|not|precisely)$/u;

/** Adverbs of place and time that stand before their preposition: "far beyond its purpose". */
const leadingWords = /^(?:far|deep|shortly|long|halfway|well)$/u;

const degreeWords =
  /^(?:slightly|completely|entirely|partly|largely|almost|nearly|well|just|only|mostly|halfway)$/u;

/** Every place of a sentence where a reader may pause, in order, the strongest reason at each. */
export const findSlashes = readOnce(readSlashes);

function readSlashes(view: SentenceView): readonly Slash[] {
  const fixed = findFixedPhrases(view);
  const all = [
    ...findCommaSlashes(view),
    ...findClauseSlashes(view),
    ...findHiddenClauses(view),
    ...findFrontedClause(view),
    ...findCoordinationSlashes(view),
    ...findSecondParts(view),
    ...findSubjectSlashes(view),
    ...findPlainSubjects(view),
    ...findInversion(view),
    ...findQuotedSubject(view),
    ...findDoubledVerbs(view),
    ...findTurnedConditions(view),
    ...findPrepositionSlashes(view, fixed),
    ...findAsSlashes(view),
    ...findNonFiniteSlashes(view, fixed),
    ...findParallelSlashes(view),
    ...findPairedParts(view),
    ...findFrontedParts(view),
    ...findFocusedPhrases(view),
    ...findReachingBack(view),
    ...findFarPartners(view),
    ...findSecondClauses(view),
    ...findLatePhrases(view),
    ...findLateComplements(view),
    ...findUnmarkedOpenings(view),
    ...findClausePlaces(view),
    ...fixed
      .filter(
        ({ first, end, opening: kind }) => kind === 'clause' && first > 0 && opensClause(view, first, end),
      )
      .map(({ first }) => ({ before: first, strength: 2.8, reason: '접속사 앞' })),
  ];
  const idioms = listIdiomGaps(view);
  const best = new Map<number, Slash>();
  for (const slash of all) {
    const before = keepWhole(view, slash, { fixed, idioms });
    const isSeeming = before !== undefined && /^(?:if|though)$/u.test(view.at(before + 1).lower);
    if (before === undefined || isInside(fixed, before)) continue;
    const isOver = slash.reason === '비교 대상 앞' && view.at(before).lower !== 'as';
    if (idioms.has(before) && !isSeeming && !isOver && !isGranted(view, before)) continue;
    if (!isSureEnd(view, { ...slash, before }) && partsWords(view, { ...slash, before })) continue;
    const isClause = isJoinedWord(view, before + 1);
    if ((slash.strength < 2.6 && joinsNouns(view, before) && !isClause) || splitsVerb(view, fixed, before))
      continue;
    const known = best.get(before);
    if (!known || known.strength < slash.strength) best.set(before, { ...slash, before });
  }
  return [...best.values()].sort((left, right) => left.before - right.before);
}

/** Whether words that no reader parts stand on both sides. */
export function partsWords(view: SentenceView, slash: Slash): boolean {
  const { before, reason } = slash;
  if (partsUnit(view, before, slash) || partsHeldWords(view, before, slash)) return true;
  if (partsBreath(view, before, slash) || partsNeighbours(view, before, slash)) return true;
  if (partsSetPhrase(view, slash) || partsOpenedSubject(view, slash)) return true;
  if (partsGoverned(view, slash) || partsJoinedThings(view, slash) || partsPlainPair(view, slash))
    return true;
  if (isVerbOfSecondDoing(view, before) || isInnerSubject(view, slash)) return true;
  if (isContradicted(view, slash)) return true;
  // "whose locks they had lost": a pronoun is no long subject.
  const isOwnWord = subjectPronouns.test(view.at(before - 1).lower) || isJoinedWord(view, before - 1);
  return reason === '긴 주어 뒤' && isOwnWord;
}

const findTurnedConditions = (view: SentenceView): Slash[] =>
  view.tokens.flatMap((_, index) =>
    index > 0 && opensTurnedCondition(view, index)
      ? [{ before: index, strength: 3, reason: '접속사 앞' }]
      : [],
  );

interface Wholes {
  fixed: readonly PhraseMatch[];
  idioms: ReadonlySet<number>;
}

/** "lies in / what …" behind an idiom, "/ not only what …" before a fixed phrase. */
function keepWhole(view: SentenceView, slash: Slash, { fixed, idioms }: Wholes): number | undefined {
  const before = settle(view, slash);
  if (before === undefined || slash.reason !== '명사절 앞') return before;
  // "had better find out / what it likes", whatever "find" is taken for
  if (/^(?:out|up|off)$/u.test(view.at(before).lower) && /^W/u.test(view.at(before + 1).tag))
    return before + 1;
  // "pull the mind / away from what it was doing"
  if (idioms.has(before) && isAdverb(view.at(before - 1))) return before - 1;
  if (idioms.has(before)) return view.at(before).tag === 'IN' ? before + 1 : before;
  return (
    fixed.find(({ first, end, opening }) => opening === 'none' && before > first && before < end)?.first ??
    before
  );
}

/** "the charts they made of sticks and shells were": the verb behind both nouns is that of the subject. */
const joinsNouns = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'CC' &&
  isNoun(view.at(index - 1)) &&
  isNoun(view.at(index + 1)) &&
  listModifiedSubjects(view).some(
    ({ modifier, verb }) => modifier < index && verb !== undefined && verb > index + 1,
  );

/** "has in fact given": what stands between an auxiliary and its verb is no end of a chunk. */
function splitsVerb(view: SentenceView, fixed: readonly PhraseMatch[], index: number): boolean {
  if (!/^VB[NG]?$/u.test(view.at(index).tag)) return false;
  let back = index - 1;
  for (;;) {
    const phrase = fixed.find(({ first, end, opening }) => opening === 'none' && back >= first && back < end);
    if (phrase) back = phrase.first - 1;
    else if (isAdverb(view.at(back))) back -= 1;
    else break;
  }
  const auxiliary = view.at(back);
  return back < index - 1 && (isBe(auxiliary) || isHave(auxiliary) || auxiliary.tag === 'MD');
}

/** "as far as base camp" and "just as healthy without them" have no verb of their own. */
function opensClause(view: SentenceView, first: number, end: number): boolean {
  const next = skipAdverbs(view, end);
  switch (view.at(first).lower) {
    case 'as':
      return readSubject(view, next) !== undefined || opensSeeming(view, first);
    case 'so':
      return view.at(first + 1).lower !== 'long' || findClauseVerb(view, next) !== undefined;
    case 'just':
      return !(next > end || isAdjective(view.at(end))) || readSubject(view, next) !== undefined;
    default:
      return true;
  }
}

/** A slash needs a space to stand in; quotation marks and focus words stay with what follows. */
function settle(view: SentenceView, slash: Slash): number | undefined {
  let { before } = slash;
  if (/생략된 절 앞$/u.test(slash.reason)) before = findTimeStart(view, before) ?? before;
  if (slash.reason === '분사구 앞') before = findSecondPair(view, before) ?? before;
  while (before > 0 && !hasRoom(view, before)) before -= 1;
  // "and, if …": the conjunction begins what follows.
  if (view.at(before - 1).text === ',' && view.at(before - 2).tag === 'CC' && slash.reason !== '쉼표 뒤')
    before -= 2;
  // "know which line to take and where to change": the conjunction begins what follows.
  if (view.at(before - 1).tag === 'CC' && slash.reason !== '쉼표 뒤') before -= 1;
  // "the gap all but disappears"
  if (view.at(before).lower === 'but' && view.at(before - 1).lower === 'all')
    return slash.reason === '긴 주어 뒤' ? before - 1 : undefined;
  // "for as long as it took"
  if (view.at(before - 1).lower === 'for' && view.at(before).lower === 'as') before -= 1;
  // "since long before"
  if (view.at(before - 1).lower === 'since' && view.at(before).lower === 'long') before -= 1;
  // "How much a rule matters became / clear": the verb is the one before the quality.
  if (slash.reason === '긴 주어 뒤' && isQualityOfVerb(view, before)) before = beginOfVerb(view, before - 1);
  // "both when … and when"
  if (view.at(before - 1).lower === 'both' && /^(?:WRB|IN)$/u.test(view.at(before).tag)) before -= 1;
  // "and then while walking", "but also whose"
  if (
    /^(?:then|also|even|only|never|once|twice|perhaps)$/u.test(view.at(before - 1).lower) &&
    view.at(before - 2).tag === 'CC'
  )
    return before > 2 ? before - 2 : undefined;
  // "almost as soon as they can walk"
  if (
    view.at(before).lower === 'as' &&
    /^(?:almost|nearly)$/u.test(view.at(before - 1).lower) &&
    view.at(before + 2).lower === 'as'
  )
    before -= 1;
  // "twice as much as"
  if (view.at(before).lower === 'as' && /^(?:twice|half|times)$/u.test(view.at(before - 1).text))
    return undefined;
  const isLeading =
    leadingWords.test(view.at(before - 1).lower) &&
    view.at(before).tag === 'IN' &&
    !opensReason(view, before);
  if (view.at(before - 1).lower === 'not' && view.at(before - 2).lower === 'it') return undefined;
  // "a lens slightly out of focus"
  const isDegree =
    degreeWords.test(view.at(before - 1).lower) &&
    isNoun(view.at(before - 2)) &&
    slash.reason === '전치사구 앞';
  if (isDegree) return before - 1;
  const isFocused =
    (focusWords.test(view.at(before - 1).lower) || isLeading || isOfComparison(view, before)) &&
    !isManner(view, before - 1) &&
    slash.reason !== '쉼표 뒤' &&
    slash.reason !== '긴 주어 뒤';
  if (isFocused && before > 1 && hasRoom(view, before - 1)) before -= 1;
  // "and partly because it rains", "not merely that it rains"
  if (isFocused && before > 1 && (view.at(before - 1).tag === 'CC' || view.at(before - 1).lower === 'not'))
    before -= 1;
  // "not glasses so much as a piece of metal"
  if (view.at(before).lower === 'much' && view.at(before - 1).lower === 'so') before -= 1;
  return before > 0 && before < view.length ? before : undefined;
}

/** "less on its size than on whom", "twice as often as when", "much as farmers plant trees" */
const isOfComparison = (view: SentenceView, index: number): boolean =>
  view.at(index - 1).lower === 'than' ||
  (view.at(index - 1).lower === 'as' && view.at(index).tag === 'WRB') ||
  (view.at(index - 1).lower === 'much' && view.at(index).lower === 'as');

/** "so precisely / that …": the adverb tells how, it points at nothing. */
const isManner = (view: SentenceView, index: number): boolean =>
  view.at(index - 1).lower === 'so' && /(?<!on)ly$/u.test(view.at(index).lower);

/** Places between two neighbouring words of one idiom: depend | on, in | spite | of. */
function listIdiomGaps(view: SentenceView): ReadonlySet<number> {
  const gaps = new Set<number>();
  for (const { positions } of listSentencePhrases(view.analysis, view.sentence))
    positions.forEach((position, index) => {
      if (index > 0 && positions[index - 1] === position - 1) gaps.add(position);
    });
  return gaps;
}

/** "took it for granted / that …" */
const isGranted = (view: SentenceView, index: number): boolean =>
  view.at(index).lower === 'that' &&
  (view.at(index - 1).lower === 'granted' ||
    // "saw to it / that …"
    (view.at(index - 1).lower === 'it' && view.at(index - 2).lower === 'to'));

/** "around a table and someone was forced", "the water it would lose" */
const isJoinedWord = (view: SentenceView, index: number): boolean =>
  (view.at(index).lower === 'it' && isNoun(view.at(index - 1))) ||
  (view.at(index - 1).tag === 'CC' && /^(?:some|every|no)(?:one|body)$/u.test(view.at(index).lower));

const isInside = (fixed: readonly PhraseMatch[], index: number): boolean =>
  fixed.some(({ first, end }) => index > first && index < end);
