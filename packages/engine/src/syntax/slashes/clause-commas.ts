import { readNounPhrase, skipOfPhrases } from '#grammar/noun-phrase.ts';
import {
  isAdjective,
  isFinite,
  isNoun,
  skipAdverbs,
  subordinators,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { findMark } from '#syntax/slashes/sentence-parts.ts';
import type { Slash } from '#syntax/slashes/slash.ts';
import { findClauseVerb } from '#syntax/slashes/slash-verbs.ts';

const longestAside = 8;
const opensObject = /^(?:DT|PRP|PRP\$)$/u;

/** A comma behind a clause, before a clause with subject and verb of its own: never the comma of a short list. */
export function isBeforeClause(view: SentenceView, comma: number): boolean {
  // "and, it was said, …": the conjunction begins what follows.
  if (view.at(comma - 1).tag === 'CC' || isTitle(view, comma)) return false;
  if (isBehindReason(view, comma)) return view.tokens.slice(0, comma).some(isFinite);
  if (!hasVerb(view, findPart(view, comma), comma)) return false;
  const isJoint = view.at(comma + 1).tag === 'CC';
  return (
    opensOwnClause(view, isJoint ? comma + 2 : comma + 1) ||
    (isJoint && isBeforeLateClause(view, comma)) ||
    isAbsolute(view, comma) ||
    isGapped(view, comma)
  );
}

/** "her second novel, Go Tell the Bees": a name, whatever its words look like. */
const isTitle = (view: SentenceView, comma: number): boolean =>
  /^\p{Lu}/u.test(view.at(comma + 1).text) && /^\p{Lu}/u.test(view.at(comma + 2).text);

/** First word of what stands between this comma and the mark before it. */
function findPart(view: SentenceView, comma: number): number {
  let first = comma;
  while (first > 0 && !/^[,;:–—]$/u.test(view.at(first - 1).text)) first -= 1;
  return first;
}

/** A finite verb, or what must be one before an object: "wine burst its barrels". */
const hasVerb = (view: SentenceView, from: number, to: number): boolean =>
  view.tokens
    .slice(from, to)
    .some((token, at) => isFinite(token) || (at > 0 && isVerbByObject(view, from + at)));

const isVerbByObject = (view: SentenceView, index: number): boolean => {
  const { isBase, isPast } = getVerbForms(view.at(index).lower);
  return (
    isNoun(view.at(index)) &&
    isNoun(view.at(index - 1)) &&
    (isBase || isPast) &&
    opensObject.test(view.at(index + 1).tag)
  );
};

/** "wine bursts its barrels": the verb follows before any other conjunction or mark. */
function opensOwnClause(view: SentenceView, from: number): boolean {
  const start = skipAdverbs(view, from);
  const verb = findClauseVerb(view, start);
  if (verb === undefined) return isBareClause(view, start);
  return !view.tokens.slice(start, verb).some(({ tag, text }) => tag === 'CC' || text === ',');
}

/** "banks cave in", "wine burst its barrels": a verb that the tagger took for a noun. */
function isBareClause(view: SentenceView, start: number): boolean {
  const second = start + 1;
  if (!isNoun(view.at(start)) || view.at(second).tag !== 'NN') return false;
  if (isVerbByObject(view, second)) return true;
  // "batteries die, signals drop, a villain …": as short as the clause before it.
  const isFellow =
    view.at(start - 1).text === ',' &&
    isFinite(view.at(start - 2)) &&
    view.at(start - 3).tag === 'NNS' &&
    view.at(second + 1).text === ',';
  if (isFellow && view.at(start).tag === 'NNS' && getVerbForms(view.at(second).lower).isBase) return true;
  const isParticle = /^(?:in|out|up|down|off|over|away|back)$/u.test(view.at(second + 1).lower);
  return (
    view.at(start).tag === 'NNS' &&
    getVerbForms(view.at(second).lower).isBase &&
    isParticle &&
    findMark(view, second) === second + 2
  );
}

/** ", for nobody knew", ", for drivers, who hurry, rarely look": a conjunction. */
function isBehindReason(view: SentenceView, comma: number): boolean {
  if (view.at(comma + 1).lower !== 'for') return false;
  if (findClauseVerb(view, comma + 2) !== undefined) return true;
  const phrase = readNounPhrase(view, comma + 2);
  if (!phrase) return false;
  const end = skipOfPhrases(view, phrase.end);
  if (view.at(end).text !== ',' || !/^(?:who|which)$/u.test(view.at(end + 1).lower)) return false;
  const close = findMark(view, end + 1);
  return view.at(close).text === ',' && isFinite(view.at(skipAdverbs(view, close + 1)));
}

/** ", and at noon, when it rains, the road …", ", and so, one by one, they …": the conjunction begins the part. */
function isBeforeLateClause(view: SentenceView, comma: number): boolean {
  if (!/^(?:IN|RB|WRB)$/u.test(view.at(comma + 2).tag) || isAdjective(view.at(comma - 1))) return false;
  const close = findMark(view, comma + 2);
  if (view.at(close).text !== ',') return false;
  // "…, and perhaps, the town": one adverb and no clause.
  return close > comma + 3 ? view.tokens.slice(close).some(isFinite) : isBehindAsides(view, close);
}

/** Behind an aside between this comma and the next one a clause begins. */
function isBehindAsides(view: SentenceView, comma: number): boolean {
  const close = findMark(view, comma + 1);
  const start = view.at(close).text === ',' && close - comma <= longestAside ? close + 1 : comma + 1;
  return findClauseVerb(view, start) !== undefined;
}

/** ", his hands empty and his coat torn": the quality follows its noun. */
const isAbsolute = (view: SentenceView, comma: number): boolean =>
  view.at(comma + 1).tag === 'PRP$' &&
  isNoun(view.at(comma + 2)) &&
  /^(?:JJ|VBN|VBG)$/u.test(view.at(comma + 3).tag) &&
  !isNoun(view.at(comma + 4));

/** "… / until, one by one, they left": what opens the clause is parted from it by an aside. */
export const findHeldOpeners = (view: SentenceView): Slash[] =>
  view.tokens.flatMap(({ lower }, index): Slash[] => {
    const isOpener = index > 2 && (subordinators.has(lower) || lower === 'that') && lower !== 'as';
    if (!isOpener || view.at(index + 1).text !== ',' || view.at(index - 1).text === ',') return [];
    const close = findMark(view, index + 2);
    const isAside = view.at(close).text === ',' && close - index <= longestAside;
    return isAside && findClauseVerb(view, close + 1) !== undefined
      ? [{ before: index, strength: 3, reason: lower === 'that' ? 'that절 앞' : '접속사 앞' }]
      : [];
  });

/** "The north has its rain, the south its sun": the verb of the first clause serves the second. */
function isGapped(view: SentenceView, comma: number): boolean {
  const phrase = readNounPhrase(view, view.at(comma + 1).tag === 'CC' ? comma + 2 : comma + 1);
  return phrase !== undefined && !phrase.isPronoun && view.at(phrase.end).tag === 'PRP$';
}
