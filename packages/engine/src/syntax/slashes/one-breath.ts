import {
  isAdjective,
  isAdverb,
  isBe,
  isFinite,
  isNoun,
  subordinators,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { findMark } from '#syntax/slashes/sentence-parts.ts';
import type { Slash } from '#syntax/slashes/slash.ts';

const linking = /^(?:feel|look|seem|become|appear|remain|grow|get|stay|sound)$/u;
const insidePhrase = /^(?:DT|PRP\$|CD|JJ[RS]?|NN|POS)/u;
const asked = /^(?:WP|WRB|WDT)/u;
const shortSubject = 3;

/** A pause at `before` would part a few words that are said in one breath. */
export function partsBreath(view: SentenceView, before: number, { reason }: Slash): boolean {
  if (isDenied(view, before) || isPairAsked(view, before)) return true;
  switch (reason) {
    case '긴 주어 뒤':
      return (
        isBehindShortSubject(view, before) ||
        isRaisedNoun(view, before) ||
        isComplement(view, before) ||
        isZeroNoun(view, before)
      );
    case '분사구 앞':
      return isRaisedNoun(view, before);
    case '전치사구 앞':
      return view.at(before).lower === 'per' || isOfSuperlative(view, before) || isForPeople(view, before);
    case 'that절 앞':
      // "Nor was that the end."
      return before === 2 && isBe(view.at(1)) && /^(?:nor|neither|so)$/u.test(view.at(0).lower);
    case '등위접속사 앞':
      return isPairOfNames(view, before) || isPairOfHyphens(view, before);
    default:
      return false;
  }
}

/** First word of the clause part that `index` stands in. */
function findPartStart(view: SentenceView, index: number): number {
  let first = index;
  while (first > 0 && !/^[,;:–—]$/u.test(view.at(first - 1).text)) first -= 1;
  return first;
}

/** "It was / not until", "is / not that" */
const isDenied = (view: SentenceView, index: number): boolean =>
  view.at(index).lower === 'not' && isBe(view.at(index - 1));

/** ", and players / like to say so": the clause before is whole, so this is no last item of a list. */
function isBehindShortSubject(view: SentenceView, verb: number): boolean {
  let first = verb;
  while (first > 0 && insidePhrase.test(view.at(first - 1).tag)) first -= 1;
  if (verb === first || verb - first > shortSubject) return false;
  if (first === 0) return true;
  const comma = first - 2;
  if (view.at(first - 1).tag !== 'CC' || comma < 1 || view.at(comma).text !== ',') return false;
  return view.tokens.slice(findPartStart(view, comma), comma).some(isFinite);
}

/** "a code of twelve / raised dots": the clause has its verb, and what follows is a quality. */
function isRaisedNoun(view: SentenceView, index: number): boolean {
  const before = view.at(index - 1);
  const isQuality =
    (before.tag === 'CD' && view.at(index - 2).tag === 'IN') ||
    (isAdjective(before) && /^(?:DT|CD|PRP\$|IN)$/u.test(view.at(index - 2).tag));
  if (!isQuality || !/^VB[DN]$/u.test(view.at(index).tag) || !isNoun(view.at(index + 1))) return false;
  const part = view.tokens.slice(findPartStart(view, index), index);
  return (
    part.some(isFinite) &&
    !part.some(({ tag, lower }) => tag === 'CC' || asked.test(tag) || subordinators.has(lower))
  );
}

/** "You should feel / encouraged" */
function isComplement(view: SentenceView, index: number): boolean {
  let back = index - 1;
  while (isAdverb(view.at(back))) back -= 1;
  const isLinking = linking.test(view.at(back).lemma) && /^(?:MD|TO)$/u.test(view.at(back - 1).tag);
  const isParticiple = /^VB[DN]$/u.test(view.at(index).tag) && /ed$/u.test(view.at(index).lower);
  if (!isLinking || !isParticiple) return false;
  return !view.tokens.slice(findPartStart(view, index), back).some(({ tag }) => asked.test(tag));
}

/** "the singer's first summer / hit, …": behind the owner and before a mark stands a noun. */
function isZeroNoun(view: SentenceView, index: number): boolean {
  if (!/^(?:hit|cut|set|cast|spread|split|bid)$/u.test(view.at(index).lower)) return false;
  if (!/^[,.;]$/u.test(view.at(index + 1).text)) return false;
  const owner = view.tokens.findLastIndex(({ tag }, at) => at < index && tag === 'POS');
  return owner > findPartStart(view, index) && view.tokens.slice(0, owner).some(isFinite);
}

/** "the driest places / on the planet" */
function isOfSuperlative(view: SentenceView, index: number): boolean {
  const isShort =
    /^(?:in|on)$/u.test(view.at(index).lower) &&
    view.at(index + 1).lower === 'the' &&
    isNoun(view.at(index + 2)) &&
    !isNoun(view.at(index + 3));
  return isShort && isNoun(view.at(index - 1)) && /^(?:JJS|RBS)$/u.test(view.at(index - 2).tag);
}

/** "a school / for the blind" */
const isForPeople = (view: SentenceView, index: number): boolean =>
  view.at(index).lower === 'for' &&
  view.at(index + 1).lower === 'the' &&
  /^(?:blind|deaf|poor|sick|elderly|homeless|disabled|unemployed)$/u.test(view.at(index + 2).lower) &&
  !isNoun(view.at(index + 3)) &&
  isNoun(view.at(index - 1));

/** "the farmers of Norway / and Sweden": no verb stands before the pair, or none behind it. */
function isPairOfNames(view: SentenceView, conjunction: number): boolean {
  const isName = (index: number): boolean => /^NNPS?$/u.test(view.at(index).tag);
  if (!isName(conjunction - 1) || !isName(conjunction + 1)) return false;
  let first = conjunction - 1;
  while (first > 0 && (isName(first) || view.at(first).tag === 'DT')) first -= 1;
  let end = conjunction + 1;
  while (isName(end)) end += 1;
  if (view.at(first).tag !== 'IN' || view.at(end).tag === 'POS' || view.at(end).text === ',') return false;
  const isBehindVerb = view.tokens.slice(findPartStart(view, first), first).some(isFinite);
  return !isBehindVerb || !view.tokens.slice(end, findMark(view, end)).some(isFinite);
}

/** "what worries / or hopes lie behind it" */
const isPairAsked = (view: SentenceView, conjunction: number): boolean =>
  view.at(conjunction).tag === 'CC' &&
  /^(?:what|which|whose)$/u.test(view.at(conjunction - 2).lower) &&
  isNoun(view.at(conjunction - 1)) &&
  /^(?:NNS?|VBZ)$/u.test(view.at(conjunction + 1).tag) &&
  /^VB[PD]?$/u.test(view.at(conjunction + 2).tag);

/** "a long-awaited / but badly-made film" */
const isPairOfHyphens = (view: SentenceView, conjunction: number): boolean =>
  /\p{L}-\p{L}/u.test(view.at(conjunction - 1).text) &&
  /\p{L}-\p{L}/u.test(view.at(conjunction + 1).text) &&
  (isNoun(view.at(conjunction + 2)) || isAdjective(view.at(conjunction + 2)));

/** Where a pause goes that would part "each time" or "by the time" from its clause: before them. */
export function findTimeStart(view: SentenceView, clause: number): number | undefined {
  if (view.at(clause - 1).lower !== 'time') return undefined;
  const { lower } = view.at(clause - 2);
  if (/^(?:each|every)$/u.test(lower)) return clause - 2;
  const isBy = lower === 'the' && view.at(clause - 3).lower === 'by';
  return isBy ? clause - 3 : undefined;
}

/** ", with its doors closed by bars and high walls / guarded by dogs": the second pair begins at its conjunction. */
export function findSecondPair(view: SentenceView, participle: number): number | undefined {
  if (view.at(participle).tag !== 'VBN') return undefined;
  let first = participle;
  while (first > 0 && insidePhrase.test(view.at(first - 1).tag)) first -= 1;
  const and = first - 1;
  const start = findPartStart(view, participle);
  const isPair = first < participle && view.at(and).lower === 'and' && view.at(start).lower === 'with';
  return isPair && view.tokens.slice(start, and).some(({ tag }) => tag === 'VBN') ? and : undefined;
}

/** Pauses before a second whole part: "one … / and the other on …", "sits here / and a box sits there". */
export const findSecondParts = (view: SentenceView): Slash[] =>
  view.tokens.flatMap(({ lower }, index) =>
    lower === 'and' && (isOtherOne(view, index) || isRepeatedVerb(view, index))
      ? [{ before: index, strength: 2.6, reason: '등위접속사 앞' }]
      : [],
  );

/** "one among the driest places and the other among the wettest", "with one in Durham, Kent, and the other in York" */
const isOtherOne = (view: SentenceView, and: number): boolean =>
  view.at(and + 1).lower === 'the' &&
  view.at(and + 2).lower === 'other' &&
  view.at(and + 3).tag === 'IN' &&
  (view.at(findPartStart(view, and)).lower === 'one' ||
    view.tokens
      .slice(0, and)
      .some(
        ({ lower, tag }, index) =>
          lower === 'one' &&
          tag !== 'JJ' &&
          view.at(index - 1).lower === 'with' &&
          view.at(index + 1).tag === 'IN',
      ));

/** "sits in seventh and a book sits in ninth" */
function isRepeatedVerb(view: SentenceView, and: number): boolean {
  if (view.at(and + 1).tag !== 'DT') return false;
  const part = view.tokens.slice(findPartStart(view, and), and);
  let end = and + 2;
  while (/^(?:NN|JJ|VBG$)/u.test(view.at(end).tag)) {
    const { lower } = view.at(end);
    if (end > and + 2 && part.some((token) => token.tag === 'VBZ' && token.lower === lower)) break;
    end += 1;
  }
  const { lower, tag } = view.at(end);
  return (
    end > and + 2 &&
    /^(?:NNS|VBZ)$/u.test(tag) &&
    view.at(end + 1).tag === 'IN' &&
    part.some((token) => token.tag === 'VBZ' && token.lower === lower)
  );
}
