import { readNounPhrase, skipOfPhrases } from '#grammar/noun-phrase.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  countWords,
  textOf,
  isAdjective,
  isAdverb,
  isBe,
  isFinite,
  isHave,
  isNoun,
  isVerb,
  skipAdverbs,
} from '#grammar/sentence-view.ts';
import { readSubject } from '#grammar/subject.ts';
import type { Token } from '#passage/analysis.ts';
import type { PhraseMatch } from '#syntax/fixed-phrases.ts';
import { takesPreposition } from '#syntax/governed-prepositions.ts';
import { isAmount, isMeasured } from '#syntax/slashes/measured.ts';
import { weighParticiple } from '#syntax/slashes/non-finite-slashes.ts';
import { findMark } from '#syntax/slashes/sentence-parts.ts';
import { findClauseVerb } from '#syntax/slashes/slash-verbs.ts';
import type { Slash } from '#syntax/slashes/slash.ts';

const shortestPhrase = 3;
const longPhrase = 6;

/** Where a phrase of preposition and noun ends, with the of-phrases that hang on the noun. */
export function findPrepositionEnd(view: SentenceView, index: number): number | undefined {
  const phrase = readNounPhrase(view, skipAdverbs(view, index + 1));
  // "by quietly closing the door"
  const gerund = skipAdverbs(view, index + 1);
  if (!phrase) return view.at(gerund).tag === 'VBG' ? readGerundEnd(view, gerund) : undefined;
  const end = skipOfPhrases(view, phrase.end);
  if (/^(?:and|or)$/u.test(view.at(end).lower)) {
    const joined = readNounPhrase(view, end + 1);
    // "tested on it and the other half on …"
    if (joined && phrase.isPronoun && !joined.isPronoun) return end;
    if (joined && !isVerb(view.at(joined.end))) return joined.end;
  }
  return end;
}

function readGerundEnd(view: SentenceView, index: number): number {
  return readNounPhrase(view, skipAdverbs(view, index + 1))?.end ?? index + 1;
}

/** Pauses before prepositional phrases of three words and more. */
export function findPrepositionSlashes(view: SentenceView, fixed: readonly PhraseMatch[]): Slash[] {
  const slashes: Slash[] = [];
  for (let index = 1; index < view.length - 1; index += 1) {
    const match = fixed.find(({ first, end }) => index >= first && index < end);
    if (match && match.first !== index) continue;
    if (match?.opening === 'none' && view.at(index).tag !== 'IN') continue;
    const isPreposition = view.at(index).tag === 'IN' || match?.opening === 'phrase';
    if (
      !isPreposition ||
      /^(?:that|if|because|although|though|while|whether|unless|whereas)$/u.test(view.at(index).lower)
    )
      continue;
    const last = match?.opening === 'phrase' ? match.end - 1 : index;
    const slash = weighPreposition(view, index, last);
    if (slash) slashes.push(slash);
  }
  return slashes;
}

function weighPreposition(view: SentenceView, index: number, last: number): Slash | undefined {
  // "rather than as a verdict", "honest rather than complete", "burn it rather than let it rot"
  const isContrast =
    view.at(index).lower === 'rather' &&
    (isAdjective(view.at(last + 1)) || /^VB[DP]?$/u.test(view.at(last + 1).tag));
  if (last > index && (view.at(last + 1).tag === 'IN' || isContrast))
    return { before: index, strength: 1.8, reason: '전치사구 앞' };
  const end = findPrepositionEnd(view, last);
  // "trees felled long before were alive"
  if (isFinite(view.at(last + 1))) return undefined;
  if (end === undefined || isClauseOpener(view, index)) return undefined;
  const isHeavy =
    view.at(last + 1).tag === 'VBG' ||
    /^(?:who|that|which)$/u.test(view.at(end).lower) ||
    (view.at(index).lower === 'without' && view.at(end).tag === 'VBG');
  const length = countWords(view, index, isHeavy ? findMark(view, index) : end);
  // "with hundreds of others": what follows of counts, even where it cannot be read.
  if (length < shortestPhrase && view.at(end).lower !== 'of' && !isNothingTo(view, end)) return undefined;
  if (weighParticiple(view, index - 1) || isHeldBack(view, index, { last, end, length })) return undefined;
  const rank = rankPreposition(view, index, { last, end, length });
  return { before: index, strength: rank + (length >= longPhrase ? 0.5 : 0), reason: '전치사구 앞' };
}

interface Extent {
  /** Last token of the preposition. */
  last: number;
  end: number;
  /** Words in the phrase. */
  length: number;
}

/** What stands before the phrase and the phrase are one unit. */
function isHeldBack(view: SentenceView, index: number, { last, end, length }: Extent): boolean {
  const { lower } = view.at(index);
  const before = view.at(index - 1);
  const opensParticiple =
    /ing$/u.test(before.lower) && (/^(?:NNS?|DT)$/u.test(view.at(index - 2).tag) || before.tag === 'VBG');
  const isParticle =
    /^(?:out|up|off|down|away|close)$/u.test(lower) && !/^(?:of|by)$/u.test(view.at(index + 1).lower);
  // "shelter about a quarter of all species"
  const isRough =
    /^(?:about|around|over|under|near)$/u.test(lower) && isVerb(before) && isAmount(view, index + 1);
  if (opensParticiple || isParticle || isRough || isInName(view, index) || isMeasured(view, index))
    return true;
  const isMeans = lower === 'by' && view.at(last + 1).tag === 'VBG';
  if (
    (/^(?:IN|DT|CD|CC|PDT)$/u.test(before.tag) && !isMeans) ||
    before.text === '%' ||
    isSharedByVerbs(view, index)
  )
    return true;
  // "from truck to ship to train", "four cases out of five", "three days in a row"
  const isRoute = lower === 'to' && /^(?:from|to)$/u.test(view.at(index - 2).lower) && isNoun(before);
  if (isRoute && view.at(index - 2).tag === 'IN' && length <= shortestPhrase + 2) return true;
  if (lower === 'out' && view.at(last + 1).tag === 'CD') return true;
  if (/^(?:in a row|at a time)$/u.test(textOf(view, index, index + 3))) return true;
  // "a world apart from the city": a distance, no exception.
  if (lower === 'apart' && isNoun(before)) return true;
  // "copy by hand books that"
  if (
    lower === 'by' &&
    /^(?:hand|heart|chance|accident|ear|mail|nature|law|name|sight)$/u.test(view.at(index + 1).lower)
  )
    return true;
  // "somewhere in our minds", "as many as ten"
  if (/^(?:somewhere|anywhere|everywhere|nowhere)$/u.test(before.lower)) return true;
  if (
    lower === 'as' &&
    /^(?:many|much|few|little)$/u.test(before.lower) &&
    view.at(index - 2).lower === 'as' &&
    view.at(index + 1).tag === 'CD'
  )
    return true;
  // "as recently as last week" is read in one breath.
  const isEqual = [view.at(index - 2).lower, view.at(index - 3).lower].includes('as');
  if (lower === 'as' && isSecondAs(view, index)) return isEqual && end - index <= shortestPhrase;
  // "less by luck than by skill"
  if (
    /^(?:less|more)$/u.test(before.lower) &&
    view.tokens.slice(index).some((token) => token.lower === 'than')
  )
    return true;
  if (lower === 'of' && last === index) return true;
  if (lower === 'than' && last === index) return /^(?:fewer|more|less)$/u.test(before.lower);
  return isBehindGovernor(view, index);
}

const isAuxiliaryDo = (token: Token): boolean => token.lemma === 'do' && isFinite(token);

function rankPreposition(view: SentenceView, index: number, { last, end, length }: Extent): number {
  const { lower } = view.at(index);
  // "why do people in some towns think so": the phrase stands between the subject and its verb.
  const isAsked =
    view.at(end).tag === 'VB' && view.tokens.slice(Math.max(0, index - 5), index).some(isAuxiliaryDo);
  if (isAsked) return 0.5;
  // "regard silence on the page / as a fault"
  if (view.at(end).lower === 'as' && governorOf(view, end, 'as')) return 0.5;
  if (lower === 'as' && governorOf(view, index, 'as') && view.at(index - 3).tag === 'IN') return 1.6;
  const before = view.at(index - 1);
  if (lower === 'than' || (lower === 'as' && isSecondAs(view, index))) return 1.5;
  if (lower === 'like' || lower === 'as') return 1.2;
  // "bathing it in sunlight"
  if (before.tag === 'PRP' && isVerb(view.at(index - 2)) && length < longPhrase) return 0.9;
  if (isBe(before) || (/^RB/u.test(before.tag) && isBe(view.at(index - 2)))) return 0.6;
  // "smart / after solving a puzzle"
  if (/^(?:after|before|since)$/u.test(lower) && view.at(last + 1).tag === 'VBG' && length > shortestPhrase)
    return 1.8;
  // "kept milk fresh / by dropping a frog into the pail"
  const isMeans = /^(?:by|without)$/u.test(lower) && view.at(last + 1).tag === 'VBG';
  if (/^JJ/u.test(before.tag)) return isMeans && !isBe(view.at(index - 2)) ? 1.6 : 0.5;
  // "smells carried by the wind": the participle on a noun keeps its phrase.
  if (before.tag === 'VBN' && isNoun(view.at(index - 2)) && isReducedThere(view, index - 1)) return 0.6;
  if (isVerb(before)) return lower === 'by' && before.tag === 'VBN' ? 1.6 : 1.3;
  if (!isNoun(before)) return 1.5;
  if (isInShortSubject(view, index)) return 0.9;
  return governorOf(view, index, lower) ? 0.8 : 1.5;
}

/** South by Southwest, Convention on Narcotic Drugs */
const isInName = (view: SentenceView, index: number): boolean =>
  /^\p{Lu}/u.test(view.at(index - 1).text) &&
  index > 1 &&
  /^\p{Lu}\p{Ll}/u.test(view.at(index + 1).text) &&
  /^(?:of|on|by|for|and)$/u.test(view.at(index).lower);

/** No auxiliary before the noun asks for the participle: not "had the house painted". */
const isReducedThere = (view: SentenceView, participle: number): boolean =>
  view.tokens
    .slice(Math.max(0, participle - 6), participle - 1)
    .some((token) => isVerb(token) && !isHave(token));

const longestWholeSubject = 8;
/** Between the head and the verb of a subject that is read in one breath. */
function isInShortSubject(view: SentenceView, index: number): boolean {
  for (let back = index - 1; back >= Math.max(0, index - longestWholeSubject); back -= 1) {
    if (
      back > 0 &&
      !/^(?:[,;:–—“"]|that|because|if|when|although|while|whether|and|but)$/u.test(view.at(back - 1).lower)
    )
      continue;
    const subject = readSubject(view, skipAdverbs(view, back));
    if (subject && subject.head < index && subject.verb > index)
      return subject.verb - subject.first <= longestWholeSubject;
  }
  return false;
}

/** "with nothing to eat" */
const isNothingTo = (view: SentenceView, end: number): boolean =>
  view.at(end).tag === 'TO' && /^(?:nothing|something|anything)$/u.test(view.at(end - 1).lower);

/** "see and speak to a friend": both verbs have the noun. */
const isSharedByVerbs = (view: SentenceView, index: number): boolean =>
  isVerb(view.at(index - 1)) &&
  view.at(index - 2).tag === 'CC' &&
  isVerb(view.at(index - 3)) &&
  view.at(index - 1).tag === view.at(index - 3).tag;

/** "depends on", "depends less on the size" */
export function isBehindGovernor(view: SentenceView, index: number): boolean {
  const before = view.at(index - 1);
  const isDegree = isAdverb(before) || /^(?:less|more)$/u.test(before.lower);
  const governor = isDegree ? view.at(index - 2) : before;
  return takesPreposition(governor.lemma, view.at(index).lower);
}

/** provide him with, turn it into: the verb a few words before asks for the preposition. */
function governorOf(view: SentenceView, index: number, preposition: string): boolean {
  for (let back = index - 1; back >= Math.max(0, index - 5); back -= 1)
    if (isVerb(view.at(back)))
      return takesPreposition(view.at(back).lemma, preposition) && !isBe(view.at(back));
  return false;
}

function isClauseOpener(view: SentenceView, index: number): boolean {
  const { lower } = view.at(index);
  if (!/^(?:as|before|after|since|until|than|once|like)$/u.test(lower)) return false;
  if (/^(?:before|after|since)$/u.test(lower) && view.at(index + 1).tag === 'VBG') return false;
  // "fish known as cleaners eat …": such a participle asks for as.
  const before = view.at(index - 1);
  if (
    lower === 'as' &&
    before.tag === 'VBN' &&
    (before.lemma === 'know' || takesPreposition(before.lemma, 'as'))
  )
    return false;
  const subject = readSubject(view, skipAdverbs(view, index + 1));
  if (subject !== undefined && subject.verb - index <= 10) return true;
  // "as Ann Lee, the mayor, opened the door"
  const late =
    lower === 'as' && /^NNP/u.test(view.at(index + 1).tag) ? findClauseVerb(view, index + 1) : undefined;
  if (late !== undefined && isFinite(view.at(late)) && view.at(late - 1).text === ',') return true;
  // "as generously as local regulars do"
  const verb =
    lower === 'than' || (lower === 'as' && isSecondAs(view, index))
      ? findClauseVerb(view, index + 1)
      : undefined;
  return verb !== undefined && verb - index <= 5;
}

function isSecondAs(view: SentenceView, index: number): boolean {
  for (let back = index - 2; back >= Math.max(0, index - 6); back -= 1)
    if (view.at(back).lower === 'as') return true;
  return false;
}

/** Clauses after as, than, before, since: "as the wind dies down". */
export function findAsSlashes(view: SentenceView): Slash[] {
  const slashes: Slash[] = [];
  for (let index = 1; index < view.length - 1; index += 1) {
    const { lower } = view.at(index);
    // "less at the person than at the helper"
    const isPhrase =
      lower === 'than' &&
      /^(?:IN|TO)$/u.test(view.at(index + 1).tag) &&
      !/^(?:JJR|RBR)$/u.test(view.at(index - 1).tag);
    // "as if to say yes"
    const isSeeming = /^(?:if|though)$/u.test(view.at(index + 1).lower) && view.at(index + 2).tag === 'TO';
    const isOpener = isPhrase || isClauseOpener(view, index) || (lower === 'as' && isSeeming);
    if (!/^(?:as|than)$/u.test(lower) || !isOpener) continue;
    // "fewer than half chose"
    if (lower === 'than' && /^(?:fewer|less|more)$/u.test(view.at(index - 1).lower)) {
      if (view.at(index + 1).tag === 'CD' || view.at(index + 1).lower === 'half') continue;
    }
    const isComparison = lower === 'than' || isSecondAs(view, index);
    slashes.push({
      before: index,
      strength: isComparison ? 2 : 2.6,
      reason: isComparison ? '비교 대상 앞' : '접속사 앞',
    });
  }
  return slashes;
}
