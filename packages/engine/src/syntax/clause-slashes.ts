import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  countWords,
  isAdjective,
  isBe,
  isFinite,
  isNoun,
  isSureFinite,
  isVerb,
  skipAdverbs,
  startsNounPhrase,
  subordinators,
} from '#grammar/sentence-view.ts';
import { readSubject } from '#grammar/subject.ts';
import { clauseVerbs } from '#grammar/verb-lists.ts';
import type { Slash } from '#syntax/slash.ts';

const relativeWord = /^(?:who|whom|whose|which)$/u;
const questionWord = /^(?:what|how|why|whatever|whoever|whichever|however|whether)$/u;
const nominative = /^(?:i|he|she|we|they|it|you)$/iu;

/** Pauses before conjunctions, relatives and clauses without a mark of their own. */
export function findClauseSlashes(view: SentenceView): Slash[] {
  const slashes: Slash[] = [];
  for (let index = 1; index < view.length - 1; index += 1) {
    const slash = readMarker(view, index) ?? readContact(view, index);
    if (slash) slashes.push(slash);
  }
  return slashes;
}

function readMarker(view: SentenceView, index: number): Slash | undefined {
  const { lower, tag } = view.at(index);
  const before = view.at(index - 1);
  const found = (strength: number, reason: string, first = index): Slash => ({
    before: first,
    strength,
    reason,
  });
  if (lower === 'that') return readThat(view, index);
  if (relativeWord.test(lower)) {
    const isAfterPreposition = before.tag === 'IN' || before.lower === 'to';
    if (!isAfterPreposition) return found(3, '관계사절 앞');
    return found(isNoun(view.at(index - 2)) ? 3 : 1.5, '관계사절 앞', index - 1);
  }
  if (questionWord.test(lower) && tag !== 'DT' && !(lower === 'however' && view.at(index + 1).text === ',')) {
    const isAfterPreposition = before.tag === 'IN' || before.lower === 'to';
    return found(isAfterPreposition ? 1.2 : 2.2, '명사절 앞', isAfterPreposition ? index - 1 : index);
  }
  if (!(subordinators.has(lower) || lower === 'whilst') || lower === 'as') return undefined;
  // "what was once a reward"
  if (lower === 'once' && isBe(before)) return undefined;
  const isClause =
    /^(?:because|although|though|unless|whereas|while|whilst|if|when|whenever|where|wherever)$/u.test(lower);
  if (!isClause && !hasClauseAfter(view, index + 1)) return undefined;
  return found(3, /^wher/u.test(lower) && isNoun(before) ? '관계사절 앞' : '접속사 앞');
}

/** A conjunction that, or a relative; not a demonstrative. */
function readThat(view: SentenceView, index: number): Slash | undefined {
  const before = view.at(index - 1);
  const next = skipAdverbs(view, index + 1);
  const isVerbNext = isFinite(view.at(next));
  const isGoverned =
    isVerb(before) && (clauseVerbs.has(before.lemma) || isBe(before)) && view.at(index).tag === 'IN';
  const hasSubject = readSubject(view, next) !== undefined || opensWithPhrase(view, next);
  if (isGoverned && !isVerbNext && startsNounPhrase(view.at(next)))
    return { before: index, strength: 3, reason: 'that절 앞' };
  if (!isVerbNext && !hasSubject) return undefined;
  if (isNoun(before) && (isVerbNext || hasSubject))
    return { before: index, strength: 3, reason: isVerbNext ? '관계사절 앞' : 'that절 앞' };
  if (isVerbNext)
    return /^(?:those|all|everything|something|nothing|anything|one)$/u.test(before.lower)
      ? { before: index, strength: 3, reason: '관계사절 앞' }
      : undefined;
  if (view.at(index).tag === 'DT' && !clauseVerbs.has(before.lemma)) return undefined;
  return { before: index, strength: 3, reason: 'that절 앞' };
}

/** that within 40 days he had raised …: a phrase stands before the subject. */
function opensWithPhrase(view: SentenceView, index: number): boolean {
  if (view.at(index).tag !== 'IN' && view.at(index).text !== ',') return false;
  for (let next = index + 1; next < Math.min(view.length, index + 7); next += 1)
    if (view.at(next).tag === 'PRP' && isFinite(view.at(next + 1))) return true;
  return false;
}

function hasClauseAfter(view: SentenceView, from: number): boolean {
  const subject = readSubject(view, skipAdverbs(view, from));
  return subject !== undefined && subject.verb - from <= 12;
}

/** A clause whose that or which is left out: the answer he gave, hopes it will help. */
function readContact(view: SentenceView, index: number): Slash | undefined {
  const token = view.at(index);
  const before = view.at(index - 1);
  if (!startsNounPhrase(token)) return undefined;
  const isPronoun = token.tag === 'PRP' && nominative.test(token.lower);
  const subject = readSubject(view, index);
  if (!subject || !isSureFinite(view.at(subject.verb)) || subject.hasClause) return undefined;
  // "which of two worlds they would live in"
  const isAsked = view.tokens
    .slice(Math.max(0, index - 5), index)
    .some(({ lower }) => /^(?:which|what|whose)$/u.test(lower));
  if (
    isPronoun &&
    !isAsked &&
    (isNoun(before) || /^(?:one|everything|something|all|nothing)$/u.test(before.lower)) &&
    // "details that support it"
    !/^(?:that|who|which)$/u.test(view.at(index - 2).lower)
  )
    return subject.verb - index <= 3
      ? { before: index, strength: 2.2, reason: '관계사가 생략된 절 앞' }
      : undefined;
  const isReport =
    isVerb(before) &&
    clauseVerbs.has(before.lemma) &&
    isFinite(before) &&
    !/^(?:see|hear|find|feel|notice|observe)$/u.test(before.lemma);
  return isReport && subject.verb > index
    ? { before: index, strength: 2.2, reason: '접속사가 생략된 절 앞' }
    : undefined;
}

/** Pauses before and, but, or: always between clauses, mostly between verb phrases, seldom between nouns. */
export function findCoordinationSlashes(view: SentenceView): Slash[] {
  const slashes: Slash[] = [];
  for (let index = 1; index < view.length - 1; index += 1) {
    const token = view.at(index);
    if (token.tag !== 'CC' || !/^(?:and|but|or|nor|yet|so)$/u.test(token.lower)) continue;
    const strength = weighCoordination(view, index);
    if (strength > 0) slashes.push({ before: index, strength, reason: '등위접속사 앞' });
  }
  return slashes;
}

function weighCoordination(view: SentenceView, index: number): number {
  const segment = findSegmentStart(view, index);
  const next = skipAdverbs(view, index + 1);
  const after = view.at(next);
  const hasVerbBefore = view.tokens.slice(segment, index).some(isFinite);
  const before = view.at(index - 1);
  if (isAdjective(before) && isAdjective(after)) return 0;
  // "Only then can trees and shrubs take their place": the auxiliary stands before its subject.
  if (isNoun(before) && isNoun(after) && view.at(index - 2).tag === 'MD') return 0;
  if (before.tag === 'IN' && after.tag === 'IN') return 0;
  if (view.at(index + 1).text === ',') return 2.5;
  if (hasVerbBefore) {
    if (readSubject(view, next) && startsNounPhrase(after) && isClauseAfter(view, next)) return 3;
    if (isSureFinite(after)) return 2;
  }
  if (subordinators.has(after.lower) || /^(?:that|which|who|what|how|why)$/u.test(after.lower)) return 2.5;
  const length = countWords(view, next, findPhraseEnd(view, next));
  if (/^(?:one|those)$/u.test(after.lower) && /^(?:that|who|which)$/u.test(view.at(next + 1).lower))
    return 2.6;
  if (after.tag === 'TO' && length >= 3) return 2;
  if (after.tag === 'IN' && length >= 3) return 1.5;
  if (/^VB[GN]?$/u.test(after.tag) && before.tag !== after.tag && length >= 3) return 1.6;
  return length >= 5 ? 1.2 : 0;
}

/** Between "apples and pears grow" and "he sings and she plays": the noun before the conjunction must not be a fellow subject. */
function isClauseAfter(view: SentenceView, next: number): boolean {
  const subject = readSubject(view, next);
  return (
    subject !== undefined &&
    isFinite(view.at(subject.verb)) &&
    (view.at(subject.verb).isSure || subject.type === 'pronoun')
  );
}

function findSegmentStart(view: SentenceView, index: number): number {
  for (let back = index - 1; back >= 0; back -= 1) {
    const { lower, text } = view.at(back);
    if (/^[,;:–—]$/u.test(text) && back !== index - 1) return back + 1;
    if (/^(?:that|which|who|because|if|when|although|while|whether|what|how)$/u.test(lower)) return back + 1;
  }
  return 0;
}

function findPhraseEnd(view: SentenceView, from: number): number {
  let index = from;
  while (
    index < view.length &&
    !/^(?:[,;:.?!–—]|CC)$/u.test(view.at(index).tag) &&
    !/^[,;:.?!–—]$/u.test(view.at(index).text)
  )
    index += 1;
  return index;
}
