import { findDecidingCompanions, findNounClass } from '@jadoo/lexicon';

import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { findAimClue } from '#wording/aims.ts';
import { getConcept, relate, sharesNarrowScale, type Concept, type Relation } from '#wording/concepts.ts';
import { isTooNear, lightWords, listTellingWords, type TellingWord } from '#wording/evidence.ts';
import { areCounterparts } from '#wording/counterparts.ts';
import { findFiguresClue } from '#wording/figures.ts';
import { findLink, findNegator, isPlainNegator, type Link } from '#wording/links.ts';
import {
  areCompared,
  areOfOneThing,
  areSetSideBySide,
  describeOneThing,
  isDerived,
  isRepeated,
  isTakenUp,
  weighedAgainst,
} from '#wording/same-thing.ts';
import type { Reason } from '#wording/reason.ts';
import { isTurnedAcross } from '#wording/shown-turn.ts';
import type { Swap } from '#wording/swap.ts';

const reachSentences = 2;
/** Over more words a turn may belong to something else. */
const contrastTokens = 25;
const partnerTokens = 6;

const weights = { contrast: 2, echo: 2, same: 1.2, denied: 1.5, partner: 1.3, repeated: 1 } as const;

/** The word of the passage and its would-be substitute. */
interface Rivals {
  analysis: PassageAnalysis;
  swap: Swap;
  own: Concept;
  other: Concept;
}

/**
 * What settles that only the right word can stand, strongest first: a reason of meaning that one can quote, drawn
 * from the sentences around. Words that merely go together leave the choice open and are none.
 */
export function listReasons(analysis: PassageAnalysis, swap: Swap): Reason[] {
  if (isDenied(analysis, swap.token) || isWeighedUp(analysis, swap.token)) return [];
  const { sentence } = swap.token;
  const own = getConcept(swap.token.lemma, swap.pos);
  const rivals: Rivals = { analysis, swap, own, other: getConcept(swap.lemma, swap.pos) };
  const near = analysis.sentences.slice(
    Math.max(0, sentence - reachSentences),
    sentence + reachSentences + 1,
  );
  const clues = near.flatMap((one) =>
    listTellingWords(analysis, one).flatMap((word) =>
      word.token === swap.token ? [] : (judge(rivals, word) ?? []),
    ),
  );
  const partners = listPartners(rivals).map((token) => makeReason(rivals, token, 'partner'));
  const whole = [...partners, findFiguresClue(analysis, swap), findAimClue(analysis, swap)].flatMap(
    (reason) => reason ?? [],
  );
  const distance = ({ token }: Reason) => Math.abs(token.index - swap.token.index);
  return [...clues, ...whole].sort((a, b) => b.weight - a.weight || distance(a) - distance(b));
}

const weighReach = 12;

/** "the benefit of making it equals the cost of buying it": one is weighed against the other, whatever is said elsewhere. */
const isWeighedUp = ({ tokens }: PassageAnalysis, { lemma, index, sentence }: Token): boolean =>
  weighedAgainst.test(lemma) &&
  tokens
    .slice(Math.max(0, index - weighReach), index + weighReach)
    .some(
      (one) =>
        one.sentence === sentence &&
        /^(?:equal|exceed|outweigh)$/u.test(one.lemma) &&
        one.tag.startsWith('VB'),
    );

/** "hardly grew", "produced no goods", "This does not mean that every doubt is equal" */
function isDenied(analysis: PassageAnalysis, token: Token): boolean {
  const sentence = analysis.sentences[token.sentence];
  if (
    sentence &&
    /^(?:This|That|It|None of this|Which) (?:does not|do not|doesn[’']t|need not) (?:mean|imply|follow|suggest)\b/u.test(
      sentence.text,
    )
  )
    return true;
  if (findNegator(analysis, token) !== undefined) return true;
  const next = analysis.tokens[token.index + 1]?.lower ?? '';
  return token.tag.startsWith('VB') && /^(?:no|nothing|nobody|none|little|few|neither)$/u.test(next);
}

function judge(rivals: Rivals, word: TellingWord): Reason | undefined {
  const { analysis, swap, own, other } = rivals;
  if (isPartner(rivals, word.token)) return undefined;
  if (isTooNear(analysis, word.token, swap.token) || isSupposed(analysis, word.token)) return undefined;
  // "healthy food … a health check": half the name of another thing.
  const isHalf =
    word.token.tag.startsWith('NN') && analysis.tokens[word.token.index + 1]?.tag.startsWith('NN') === true;
  if (swap.pos === 'adj' && isHalf) return undefined;
  // "sounds like a weakness … weaker and weaker signals": what fails is another matter than how strong it is.
  if (/^(?:weakness|strength)$/u.test(swap.token.lemma) && /^(?:weak|strong)/u.test(word.token.lemma))
    return undefined;
  const relation = relate(own, word.concept);
  const counter = relate(other, word.concept);
  if (isAgreement(relation))
    return isAgreement(counter) || isThingOf(swap, word) ? undefined : judgeAgreement(rivals, word);
  const isFull = relation === 'antonym' || counter === 'family';
  const isOpposed = isFull || relation === 'opposite' || counter === 'synonym';
  // "new tools … old questions": common words are set against each other as opposites only.
  const isWeighty = isFull || !lightWords.has(word.concept.lemma);
  const isClash = isOpposed && isWeighty && isAgreement(counter);
  return isClash ? judgeOpposition(rivals, word, isFull) : undefined;
}

/** "killed by the poison", "a real friend" tell nothing of what is poisonous or friendly, "accuracy" does of what is accurate. */
const isThingOf = ({ token }: Swap, { concept }: TellingWord): boolean =>
  concept.pos === 'n' && token.tag.startsWith('JJ') && !/(?:ness|[ct]y|[ae]nce)$/u.test(concept.lemma);

const isAgreement = (relation: Relation | undefined): boolean =>
  relation === 'family' || relation === 'same' || relation === 'synonym';

function makeReason(
  { analysis, swap }: Rivals,
  token: Token,
  reason: keyof typeof weights,
  helper?: Token,
): Reason {
  const link = findLink(analysis, swap.token, token);
  const sense = reason === 'repeated' ? 'echo' : reason;
  return { token, link, sense, weight: weights[reason], ...(helper === undefined ? {} : { helper }) };
}

/** "It would seem reasonable to expect": what one might think the passage need not say. */
const isSupposed = ({ sentences }: PassageAnalysis, { sentence }: Token): boolean =>
  /^(?:it|one|we|you) (?:would|might|may|could) (?:seem|appear|be|expect|think|suppose|assume)|would (?:have been|be) (?:a mistake|wrong)/iu.test(
    sentences[sentence]?.text ?? '',
  );

/** The words nearby beside which the opposite makes no sense, names included: "won the Nobel Prize". */
function listPartners(rivals: Rivals): Token[] {
  const { index } = rivals.swap.token;
  return rivals.analysis.tokens
    .slice(Math.max(0, index - partnerTokens), index + partnerTokens + 1)
    .filter((token) => isPartner(rivals, token));
}

/** "optimize for efficiency": beside such a word the opposite makes no sense. */
function isPartner({ analysis, swap }: Rivals, token: Token): boolean {
  if (token.sentence !== swap.token.sentence || token.index === swap.token.index) return false;
  if (Math.abs(token.index - swap.token.index) > partnerTokens) return false;
  const partners = findDecidingCompanions(swap.token.lemma, swap.pos);
  if (!partners.has(token.lemma) && !partners.has(token.lower)) return false;
  const isTurned = findLink(analysis, swap.token, token).direction === 'contrast';
  return !isTurned && findNegator(analysis, token) === undefined;
}

/** The same said again of the same thing. */
function judgeAgreement(rivals: Rivals, { token, concept }: TellingWord): Reason | undefined {
  const { analysis, swap, own } = rivals;
  const link = findLink(analysis, swap.token, token);
  const negator = findNegator(analysis, token);
  if (negator !== undefined) {
    // "It was not quick, but in the end it became rapid": what is denied here is said there.
    const isTurned = /^(?:but|yet)$/iu.test(link.words) && link.sentences === 0 && isPlainNegator(negator);
    // "simple to look at, but not simple", not so "not to suffer more but to suffer in good company"
    const isMoved = isDerived(own, concept) && token.index < swap.token.index;
    const isClose = sharesNarrowScale(own, concept) && !lightWords.has(concept.lemma) && !isMoved;
    const isOneDeed = swap.pos !== 'v' || areOfOneThing(analysis, swap.token, token);
    return isTurned && isClose && isOneDeed ? makeReason(rivals, token, 'contrast', negator) : undefined;
  }
  if (link.direction === 'contrast' || areHalves(analysis, swap.token, token)) return undefined;
  const isKin = isDerived(own, concept);
  // "to plant millions of trees", "millions of plants": the name of a thing does not say the deed again.
  const isOtherPart =
    own.pos !== concept.pos &&
    [own, concept].some(
      ({ lemma, pos }) =>
        pos === 'n' && /^(?:people|nature|land|thing|stuff|place)$/u.test(findNounClass(lemma) ?? ''),
    );
  if (speaksOfBoth(rivals, token)) return undefined;
  const areAdjectives = own.pos === 'adj' && concept.pos === 'adj';
  const isDescribed = areAdjectives && describeOneThing(analysis, swap.token, token);
  // Two sentences on, a deed may be done by others, and much may have been said since of what was valid.
  if (isFar(swap.token, token)) return undefined;
  if (isKin && areAdjectives) return isDescribed ? makeReason(rivals, token, 'echo') : undefined;
  const isSameThing =
    (!isOtherPart && areOfOneThing(analysis, swap.token, token)) ||
    areCompared(analysis, swap.token, token) ||
    isTakenUp(analysis, swap.token, token, isKin);
  if (isKin && isOfOtherNoun(rivals, token, concept)) return undefined;
  if (isKin) {
    if (isSameThing) return makeReason(rivals, token, 'echo');
    return isRepeated(analysis, swap.token, token) && !lightWords.has(own.lemma)
      ? makeReason(rivals, token, 'repeated')
      : undefined;
  }
  if (lightWords.has(concept.lemma) || !sharesNarrowScale(own, concept)) return undefined;
  // "They want to arrive quickly, and so they brake suddenly."
  const isResult = link.direction === 'accord' && link.sentences === 0;
  return isSameThing || isResult || areSetSideBySide(analysis, swap.token, token)
    ? makeReason(rivals, token, 'same')
    : undefined;
}

/** "return to a happy memory. People reported greater happiness": of the memory only what takes it up ("this happiness") tells. */
const isOfOtherNoun = ({ analysis, swap, own }: Rivals, token: Token, concept: Concept): boolean =>
  own.pos === 'adj' &&
  concept.pos === 'n' &&
  swap.token.sentence !== token.sentence &&
  analysis.tokens[swap.token.index + 1]?.tag.startsWith('NN') === true &&
  !isTakenUp(analysis, swap.token, token, true);

/** "Had it been a growing threat, …; had it been declining, …": the halves of a sentence may be set against each other. */
const areHalves = ({ tokens }: PassageAnalysis, left: Token, right: Token): boolean =>
  left.sentence === right.sentence &&
  tokens
    .slice(Math.min(left.index, right.index), Math.max(left.index, right.index))
    .some(({ text }) => text === ';');

/** "whether the new method is better than the old one": what is said next may be said of either. */
const speaksOfBoth = ({ analysis, swap, own }: Rivals, token: Token): boolean => {
  const sentence = analysis.sentences[token.sentence];
  return (
    sentence !== undefined &&
    sentence.index !== swap.token.sentence &&
    listTellingWords(analysis, sentence).some(({ concept }) => relate(own, concept) === 'antonym')
  );
};

const isFar = (left: Token, right: Token): boolean => Math.abs(left.sentence - right.sentence) > 1;

/** The opposite across a word of contrast, or denied. */
function judgeOpposition(rivals: Rivals, { token }: TellingWord, isFull: boolean): Reason | undefined {
  const { analysis, swap } = rivals;
  const link = findLink(analysis, swap.token, token);
  const negator = findNegator(analysis, token);
  const isOneThing = areOfOneThing(analysis, swap.token, token);
  if (negator !== undefined) {
    const isFlat = isFlatNegator(negator) && !isHalfDenial(analysis, negator);
    const isNotBut = link.sentences === 0 && /^(?:but|rather)$/iu.test(link.words);
    const isToldAgain = isRestated(analysis, swap.token, token);
    return isFlat && (isToldAgain || (isFull && (isNotBut || isOneThing)))
      ? makeReason(rivals, token, 'denied', negator)
      : undefined;
  }
  if (isFull && areCounterparts(analysis, swap, token)) return makeReason(rivals, token, 'contrast');
  if (link.direction !== 'contrast') return undefined;
  // What is cooler than something else may still be warm.
  const isAlike =
    token.tag.slice(0, 2) === swap.token.tag.slice(0, 2) &&
    token.tag.endsWith('R') === swap.token.tag.endsWith('R');
  // "rarely keep pets, yet it is common": how often is set against how often.
  if (swap.pos === 'adv' && !token.tag.startsWith('RB')) return undefined;
  // "a large beak … becomes smaller": what changes may have been either.
  const isCompared = /^(?:JJ|RB)[RS]$/u.test(swap.token.tag);
  const isOfKind = isFull
    ? isAlike || (!isCompared && !token.tag.startsWith('RB'))
    : isAlike && swap.pos !== 'n';
  const holds =
    link.sentences === 0
      ? isOfKind &&
        isTurnBetween(rivals, token, link) &&
        (isFull || isOneThing || swap.pos === 'adv') &&
        !isToldByManner(analysis, [swap.token, token], link)
      : isOfKind &&
        (comparison.test(link.words) || isTurnedAcross(analysis, swap.token, token)) &&
        (isOneThing || goesOnAcross(rivals, token, link, isFull));
  return holds ? makeReason(rivals, token, 'contrast') : undefined;
}

/** "is released slowly, whereas … is absorbed at once": the contrast may be in how it is done. */
const isToldByManner = ({ tokens }: PassageAnalysis, verbs: readonly Token[], { words }: Link): boolean =>
  /^(?:whereas|while)$/iu.test(words) &&
  verbs.some(({ index, tag }) => tag.startsWith('VB') && /ly$/u.test(tokens[index + 1]?.lower ?? ''));

/** Across a full stop an opposite may be of anything: "a threat to health. Yet those with heart disease …". */
const goesOnAcross = (
  { analysis, swap }: Rivals,
  token: Token,
  { words }: Link,
  isFull: boolean,
): boolean => {
  if (swap.pos === 'v') return goesOn(analysis, swap.token, token);
  // What is usually told and what seldom happens may be of two matters, and of the weakest link nothing powerful is said.
  if (swap.pos === 'adv' || swap.token.tag === 'JJS') return false;
  if (!isFull || swap.pos === 'n') return false;
  return (
    comparison.test(words) ||
    (!areOfTwoThings(analysis, swap.token, token) && pointsBack(analysis, swap.token, token))
  );
};

/** "a private business … Still, their public clocks": two things may differ in it whatever turns between them. */
const areOfTwoThings = ({ tokens }: PassageAnalysis, left: Token, right: Token): boolean => {
  const [one, other] = [left, right].map(({ index, tag }) =>
    tag.startsWith('JJ') ? tokens[index + 1] : undefined,
  );
  return (
    one?.tag.startsWith('NN') === true && other?.tag.startsWith('NN') === true && one.lemma !== other.lemma
  );
};

/** They set two things against each other, whatever stands between. */
const comparison = /^(?:(?:by|in) contrast|on the other hand|conversely)$/iu;

const pointReach = 6;

/** "a weak form. However, … its greatest strength": a word near the later one points back at the thing. */
const pointsBack = ({ tokens }: PassageAnalysis, left: Token, right: Token): boolean => {
  const second = left.index < right.index ? right : left;
  return tokens
    .slice(Math.max(0, second.index - pointReach), second.index + pointReach)
    .some(
      (one) =>
        one.sentence === second.sentence &&
        /^(?:it|its|they|them|their|this|these|such|he|she|his|her)$/u.test(one.lower),
    );
};

/** A comparison holds within its clause only, and between the doers of verbs it says nothing. */
function isTurnBetween({ analysis, swap }: Rivals, token: Token, { words }: Link): boolean {
  const [first, second] = [swap.token.index, token.index].sort((a, b) => a - b);
  const between = analysis.tokens.slice(first, second);
  if (between.length > contrastTokens) return false;
  // "between a class that holds many but tells little and a narrow one": it turns what the first clause tells.
  if (between.some(({ tag }) => /^(?:WDT|WP)$/u.test(tag))) return false;
  // "was arrested, and although he was released, the horrors …": it turns what follows.
  const joint = between.findIndex(({ lower }) => lower === words.toLowerCase());
  if (
    /^(?:although|though|while)$/iu.test(words) &&
    /^(?:and|but|or)$/u.test(between[joint - 1]?.lower ?? '')
  )
    return false;
  if (words.toLowerCase() !== 'than') return true;
  const isVerb = /^VB[DPZ]?$/u.test(swap.token.tag);
  const isNewClause = between.some(
    ({ lower }, at) =>
      /^(?:[;:]|because|who|which|that)$/u.test(lower) ||
      (lower === ',' && /^(?:CC|IN)$/u.test(between[at + 1]?.tag ?? '')),
  );
  return !isVerb && !isNewClause;
}

/** "different people: those who do not agree": what follows the colon says the same in other words. */
function isRestated({ tokens }: PassageAnalysis, word: Token, token: Token): boolean {
  if (word.sentence !== token.sentence) return false;
  return tokens.slice(word.index, token.index).some(({ lower }) => lower === ':');
}

/** "The methods should have died out. Instead, they have flourished": a pronoun keeps to the same doer. */
function goesOn({ tokens, sentences }: PassageAnalysis, left: Token, right: Token): boolean {
  const second = left.index < right.index ? right : left;
  const start = sentences[second.sentence]?.firstToken ?? 0;
  return tokens
    .slice(start, Math.min(start + 4, second.index))
    .some(({ lower }) => /^(?:it|they|he|she)$/u.test(lower));
}

const isFlatNegator = (negator: Token): boolean =>
  isPlainNegator(negator) || /^(?:hardly|scarcely|seldom|rarely)$/u.test(negator.lower);

/** "not only", "no longer", "not always", "not until": what follows is not denied. */
function isHalfDenial({ tokens }: PassageAnalysis, { index }: Token): boolean {
  return /^(?:only|just|merely|simply|longer|always|necessarily|all|every|yet|so|until)$/u.test(
    tokens[index + 1]?.lower ?? '',
  );
}
