import {
  isAdjective,
  isAdverb,
  isFinite,
  isNoun,
  isVerb,
  skipAdverbs,
  subordinators,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { clauseVerbs } from '#grammar/verb-lists.ts';
import type { Slash } from '#syntax/slashes/slash.ts';

/** Adjectives that mean little without their infinitive: "eager to help". */
const wantsInfinitive =
  /^(?:eager|able|unable|willing|unwilling|ready|likely|unlikely|anxious|reluctant|keen|prone|bound|certain|sure|slow|quick|free|due|apt)$/u;
/** Verbs that make one idiom with a phrase behind their object: "put a claim to the test". */
const lightVerb = /^(?:put|take|bring|keep|call|set|bear|leave|throw|hold)$/u;
const lightPhrase =
  /^(?:to the test|to rest|to light|to work|to use|to an end|to a halt|to a stop|to life|to mind|in mind|in check|in place|in motion|in danger|in doubt|at risk|at ease|at bay|into account|into practice|into question|into effect|into perspective|into use|into action|for granted|by surprise|under control)\b/u;
const clauseEnd = /^(?:that|who|which|where|when|how|what|because|while|if|as|[.;:])$/u;
const longestObject = 5;
const longestItem = 5;
const opensItem = /^(?:DT|PRP\$|CD|JJ|NN|VB[GN])/u;
const insideItem = /^(?:DT|PRP\$|CD|JJ|NN|VB[GN]|POS)/u;

/** A pause at `before` would part words that are heard as one, whatever reason speaks for it. */
export function partsHeldWords(view: SentenceView, before: number, { reason }: Slash): boolean {
  if (view.at(before).tag === 'CC')
    return isLastItem(view, before) || isJoinedQuality(view, before) || isPairedNoun(view, before);
  switch (reason) {
    case '전치사구 앞':
      return isInIdiom(view, before);
    case 'to부정사구 앞':
      return isInfinitiveOfAdjective(view, before);
    case 'that절 앞':
      // "exactly that"
      return isPronounThat(view, isAdverb(view.at(before)) ? before + 1 : before);
    case '접속사 앞':
      return isAmount(view, before) || isAside(view, before);
    default:
      return (
        /생략된 절 앞$/u.test(reason) &&
        (isBehindMoment(view, before) || isBeforeTurnedCondition(view, before))
      );
  }
}

/** "Frogs, dragonflies, and herons": no pause before the last item where none stands between the others. */
function isLastItem(view: SentenceView, conjunction: number): boolean {
  if (view.at(conjunction - 1).text !== ',' || !opensItem.test(view.at(conjunction + 1).tag)) return false;
  const comma = findItemStart(view, conjunction - 1) - 1;
  if (comma < 1 || view.at(comma).text !== ',') return false;
  const first = findItemStart(view, comma);
  return (
    isNoun(view.at(conjunction - 2)) &&
    isNoun(view.at(comma - 1)) &&
    (first === 0 || view.at(first - 1).text === ',')
  );
}

/** First word of the noun phrase that ends before `end`. */
function findItemStart(view: SentenceView, end: number): number {
  let first = end;
  while (first > Math.max(0, end - longestItem) && insideItem.test(view.at(first - 1).tag)) first -= 1;
  return first;
}

/** "a fully built and fuelled rocket": two qualities of one noun. */
function isJoinedQuality(view: SentenceView, conjunction: number): boolean {
  const isQuality = (index: number): boolean =>
    isAdjective(view.at(index)) || /^VB[DN]$/u.test(view.at(index).tag);
  const second = skipAdverbs(view, conjunction + 1);
  if (!isQuality(conjunction - 1) || !isQuality(second) || !isNoun(view.at(second + 1))) return false;
  let opener = conjunction - 1;
  while (opener > 0 && (isQuality(opener) || isAdverb(view.at(opener)))) opener -= 1;
  return /^(?:a|an|the|this|these|those|its|their|his|her)$/u.test(view.at(opener).lower);
}

/** "to the east or the west": two short phrases of one preposition. */
function isPairedNoun(view: SentenceView, conjunction: number): boolean {
  const isShort = view.at(conjunction - 2).tag === 'DT' && view.at(conjunction - 3).tag !== 'CC';
  return (
    view.at(conjunction).lower === 'or' &&
    isShort &&
    /^(?:IN|TO)$/u.test(view.at(conjunction - 3).tag) &&
    view.at(conjunction + 1).tag === 'DT' &&
    isNoun(view.at(conjunction + 2)) &&
    !isVerb(view.at(conjunction + 3)) &&
    view.at(conjunction + 3).tag !== 'MD'
  );
}

/** "put the idea / to the test" */
function isInIdiom(view: SentenceView, preposition: number): boolean {
  const phrase = view.tokens
    .slice(preposition, preposition + 3)
    .map(({ lower }) => lower)
    .join(' ');
  if (!lightPhrase.test(phrase)) return false;
  const reach = Math.max(0, preposition - longestObject);
  return view.tokens.slice(reach, preposition).some((token) => isVerb(token) && lightVerb.test(token.lemma));
}

/** "farmers eager / to sell", "it is likely / to rain" */
const isInfinitiveOfAdjective = (view: SentenceView, to: number): boolean =>
  view.at(to).tag === 'TO' && wantsInfinitive.test(view.at(to - 1).lower);

/** "much like / that of a child", "changed / that in one night": a pronoun. */
function isPronounThat(view: SentenceView, that: number): boolean {
  if (view.at(that).lower !== 'that') return false;
  const verb = view.at(that - 1);
  const next = view.at(that + 1);
  if (next.lower === 'of' || (next.text === ',' && view.at(that + 2).tag === 'CC')) return true;
  // "replied that, without it, money would be lost": the clause has its verb.
  // "said that from that day on he would wait": what points at a noun ends no clause.
  const stop = view.tokens.findIndex(
    ({ lower, tag }, index) => index > that && tag !== 'DT' && clauseEnd.test(lower),
  );
  if (view.tokens.slice(that, stop < 0 ? view.length : stop).some(isFinite)) return false;
  return next.tag === 'IN' && !subordinators.has(next.lower) && isVerb(verb) && !clauseVerbs.has(verb.lemma);
}

/** "spend / as much time" */
const isAmount = (view: SentenceView, index: number): boolean =>
  view.at(index).lower === 'as' &&
  /^(?:much|many|little|few)$/u.test(view.at(index + 1).lower) &&
  isVerb(view.at(index - 1));

/** ", though," */
const isAside = (view: SentenceView, index: number): boolean =>
  view.at(index - 1).text === ',' && view.at(index).lower === 'though' && view.at(index + 1).text === ',';

/** "the moment / the door opens" */
const isBehindMoment = (view: SentenceView, index: number): boolean =>
  /^(?:moment|instant)$/u.test(view.at(index - 1).lower) && view.at(index - 2).lower === 'the';

/** "saving / the house had they come": the noun belongs to the verb before it. */
function isBeforeTurnedCondition(view: SentenceView, before: number): boolean {
  for (let index = before + 1; index < before + longestObject && index < view.length; index += 1) {
    if (opensTurnedCondition(view, index)) return true;
    if (isVerb(view.at(index))) return false;
  }
  return false;
}

/** "… would have won had they stayed", "… would sell it were they to leave": the turned order of a condition. */
export function opensTurnedCondition(view: SentenceView, index: number): boolean {
  const { lower } = view.at(index);
  const isPronoun = /^(?:i|he|she|we|they|it|you)$/u.test(view.at(index + 1).lower);
  if (!/^(?:had|were)$/u.test(lower) || !isPronoun || view.at(index - 1).text === ',') return false;
  const next = view.at(skipAdverbs(view, index + 2));
  const isVerbal = lower === 'had' ? /^VB[DN]$/u.test(next.tag) : next.tag === 'TO';
  const isAsked = /^(?:WRB|WP|WDT|CC)$/u.test(view.at(index - 1).tag);
  const wouldBe = view.tokens
    .slice(0, index)
    .some((token) => /^(?:would|could|might|should)$/u.test(token.lower));
  return isVerbal && !isAsked && wouldBe;
}

/** "surviving well / as the supply rose", "stay for long / if they must", "knew it well / in order to sing" */
export const opensReason = (view: SentenceView, index: number): boolean => {
  const { lower } = view.at(index);
  const isLater = /^(?:before|after|since)$/u.test(lower);
  return (
    (subordinators.has(lower) && !isLater) ||
    lower === 'that' ||
    (lower === 'in' && view.at(index + 1).lower === 'order') ||
    (!isLater && view.at(index - 2).lower === 'for')
  );
};
