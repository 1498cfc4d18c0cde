import { findEntry } from '@jadoo/lexicon';
import { withParticle } from '#korean.ts';
import { areContentNouns, isContentNoun } from '#grammar/content-nouns.ts';
import { isCleft, isResult } from '#syntax/patterns/clause-patterns.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  isAdverb,
  isBe,
  isFinite,
  isSureFinite,
  isVerb,
  skipAdverbs,
  startsNounPhrase,
} from '#grammar/sentence-view.ts';
import { readSubject, readVerbGroup } from '#grammar/subject.ts';
import { clauseVerbs, intransitiveVerbs, turningVerbs } from '#grammar/verb-lists.ts';
import { drawClause, type ClauseDraft } from '#syntax/patterns/draw-pattern.ts';
import { endBeforeRival, findExtent } from '#syntax/patterns/extent.ts';
import type { Pattern } from '#syntax/patterns/pattern.ts';
import { asksWhat, isActiveVerb, readWhatClause, type NounClause } from '#syntax/patterns/what-clauses.ts';
import { trimAdverbs } from '#syntax/patterns/trailing-adverbs.ts';

/** That-clauses and what-clauses that serve as subject, object or complement. */
export function findNounClauses(view: SentenceView): Pattern[] {
  const patterns: Pattern[] = [];
  for (let index = 0; index < view.length - 2; index += 1) {
    const isThat = view.at(index).lower === 'that';
    const role = isThat ? readThatClause(view, index) : readWhatClause(view, index);
    if (role === undefined) continue;
    const end = index === 0 ? findSubjectEnd(view) : endBeforeRival(view, index, findExtent(view, index, 1));
    const isAsked = !isThat && asksWhat(view, index);
    const word = isThat ? '접속사 that' : isAsked ? '의문사 what' : 'what';
    const note = role.note + (isAsked ? ' (간접의문문)' : '');
    const draft: ClauseDraft = { first: index, opener: 1, word, ...role, note, value: 3 };
    patterns.push(...drawClause(view, '명사절', draft, end));
  }
  return patterns;
}

function findSubjectEnd(view: SentenceView): number | undefined {
  const subject = readSubject(view, 0);
  if (!subject || !isSureFinite(view.at(subject.verb))) return undefined;
  const end = trimAdverbs(view, subject.verb);
  return view.tokens.slice(0, end).some(({ text }) => text === ',') ? undefined : end;
}

function readThatClause(view: SentenceView, index: number): NounClause | undefined {
  const before = view.at(index - 1);
  const next = skipAdverbs(view, index + 1);
  const isContent = isContentNoun(before);
  if (
    !(view.at(index).tag === 'IN' || isContent) ||
    isSureFinite(view.at(next)) ||
    !startsNounPhrase(view.at(next)) ||
    isResult(view, index)
  )
    return undefined;
  if (!readSubject(view, next)) return undefined;
  if (isRealSubject(view, index)) return { clause: '명사절', note: ', 진주어 (It은 가주어)' };
  if (/^JJ/u.test(before.tag) && isFormalObject(view, index - 2))
    return { clause: '명사절', note: ', 진목적어 (it은 가목적어)' };
  if (isBe(before) && !isCleft(view, index))
    return { clause: '명사절', note: `, 동사 ${before.text}의 주격 보어` };
  // "fuelling hopes that": a noun behind the verb whose object it is.
  const mayBeNoun = areContentNouns(before) && view.at(index - 2).tag === 'VBG';
  if (isVerb(before) && clauseVerbs.has(before.lemma) && isActiveVerb(view, index - 1) && !mayBeNoun)
    return { clause: '명사절', note: `, 동사 ${before.text}의 목적어` };
  // "Some parents worry that"
  const isDeed = isVerb(before) && before.isSure;
  if (
    isContent &&
    !isDeed &&
    !isCleft(view, index) &&
    !mayBeSaying(view, index - 1) &&
    lacksNothing(view, next)
  )
    return { clause: '동격절', note: `, ${withParticle(before.text, '과')} 동격` };
  return undefined;
}

/** "the idea that …": no object is missing, as in "the knowledge that a people gathered over years". */
function lacksNothing(view: SentenceView, from: number): boolean {
  const subject = readSubject(view, from);
  if (!subject) return false;
  const { main, end, isPassive } = readVerbGroup(view, subject.verb);
  // "Danger that presses too closely": a verb that was read as a noun.
  const { tag, isSure, lemma: noun } = view.at(from);
  if (subject.head === from && tag === 'NNS' && !isSure && findEntry(noun, 'v')) return false;
  if (wantsObject(view, end)) return false;
  const { lemma } = view.at(main);
  const isFull = isPassive || isBe(view.at(main)) || intransitiveVerbs.has(lemma) || turningVerbs.has(lemma);
  return isFull || startsNounPhrase(view.at(skipAdverbs(view, end)));
}

/** "an idea that his boss forbade him to try", "a claim that nobody wanted to look into": the last verb lacks its object. */
function wantsObject(view: SentenceView, from: number): boolean {
  const close = view.tokens.findIndex(({ text }, at) => at >= from && /^[,.;:?!–—]$/u.test(text));
  const last = view.at(close - 1);
  if (close <= from) return false;
  if (last.tag === 'IN' || last.tag === 'TO') return true;
  // "the knowledge that each believes the other shares"
  const mayBeVerb = isFinite(last) || (last.tag === 'NNS' && !last.isSure && findEntry(last.lemma, 'v'));
  const isInner = mayBeVerb && view.tokens.slice(from - 1, close - 1).some(isFinite);
  if (isInner && !isBe(last) && !intransitiveVerbs.has(last.lemma) && !turningVerbs.has(last.lemma))
    return true;
  return last.tag === 'VB' && view.at(close - 2).tag === 'TO' && !intransitiveVerbs.has(last.lemma);
}

/** "Officials at first thought that": a verb that was read as a noun; as a noun it has its article. */
function mayBeSaying(view: SentenceView, noun: number): boolean {
  if (
    !/^(?:thought|claim|hope|fear|doubt|guess|notice|report|promise|wish|demand|request)$/u.test(
      view.at(noun).lower,
    )
  )
    return false;
  let first = noun;
  while (/^(?:JJ.?|NN)$/u.test(view.at(first - 1).tag)) first -= 1;
  return (
    !/^(?:DT|PRP\$|POS|CD)$/u.test(view.at(first - 1).tag) &&
    !/^(?:little|much|some|any|no|every)$/u.test(view.at(first).lower)
  );
}

/** made it clear that … */
const isFormalObject = (view: SentenceView, it: number): boolean =>
  view.at(it).lower === 'it' && /^(?:make|find|think|consider|believe|keep)$/u.test(view.at(it - 1).lemma);

/** It is possible that …, it is thought that … */
function isRealSubject(view: SentenceView, index: number): boolean {
  let be = index - 2;
  while (isAdverb(view.at(be))) be -= 1;
  return /^(?:JJ|VBN)$/u.test(view.at(index - 1).tag) && isBe(view.at(be)) && view.at(be - 1).lower === 'it';
}
