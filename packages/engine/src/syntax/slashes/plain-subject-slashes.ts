import { readNounPhrase } from '#grammar/noun-phrase.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  countWords,
  isBe,
  isFinite,
  isHave,
  isNoun,
  isSureFinite,
  skipAdverbs,
  startsNounPhrase,
  subordinators,
} from '#grammar/sentence-view.ts';
import { isMeasured } from '#syntax/slashes/measured.ts';
import { findLists } from '#syntax/slashes/short-lists.ts';
import type { Slash } from '#syntax/slashes/slash.ts';
import { findClauseVerb } from '#syntax/slashes/slash-verbs.ts';
import { afterSubject, listClauseStarts } from '#syntax/slashes/subject-slashes.ts';
import { beginOfVerb } from '#syntax/slashes/verb-begin.ts';

/** Verbs that say where something is, and stand before their subject. */
const placeVerb = /^(?:stand|lie|sit|hang|rise|come|live|run|grow|be)$/u;

const longestPlain = 6;

/** Long subjects that can only be told by the verb that follows: "the test for measuring these emissions is". */
export function findPlainSubjects(view: SentenceView): Slash[] {
  return listClauseStarts(view).flatMap((start) => {
    const first = skipOpening(view, start);
    const verb =
      startsNounPhrase(view.at(first)) && !isMeasured(view, start - 1)
        ? findClauseVerb(view, first)
        : undefined;
    if (verb === undefined || !isSureFinite(view.at(verb)) || view.at(verb - 1).text === ',') return [];
    // "the damage we have done", "the hives swing and the insects come": more than one subject.
    const inner = view.tokens.slice(first + 1, verb);
    const isOpen = inner.some(
      ({ text, tag }, at) =>
        /^["“”]$/u.test(text) || /^(?:PRP|EX)$/u.test(tag) || isMeasured(view, first + 1 + at),
    );
    const lists = findLists(view);
    const isJoined = view.tokens.some(
      ({ tag }, index) =>
        tag === 'CC' &&
        index > first &&
        index < verb &&
        !lists.some(({ conjunction }) => conjunction === index),
    );
    return countWords(view, first, verb) < longestPlain || isOpen || isJoined
      ? []
      : [afterSubject(beginOfVerb(view, verb), false)];
  });
}

function skipOpening(view: SentenceView, start: number): number {
  let first = start;
  while (view.at(first).tag === 'CC' || /^["“‘]$/u.test(view.at(first).text)) first += 1;
  return skipAdverbs(view, first);
}

/** "On the square stands a statue": the verb comes before its subject. */
export function findInversion(view: SentenceView): Slash[] {
  const first = skipOpening(view, 0);
  const turned = findTurnedAuxiliary(view);
  if (turned !== undefined) return [{ before: turned, strength: 2.4, reason: '도치된 동사 앞' }];
  if (view.at(first).tag !== 'IN') return [];
  const verb = view.tokens.findIndex(
    (token, index) => index > first && (isFinite(token) || /^[,;:]$/u.test(token.text)),
  );
  const isTurned =
    verb > first + 3 &&
    placeVerb.test(view.at(verb).lemma) &&
    isNoun(view.at(verb - 1)) &&
    startsNounPhrase(view.at(verb + 1)) &&
    readNounPhrase(view, first + 1) !== undefined &&
    !view.tokens.slice(first, verb).some(({ lower }) => subordinators.has(lower) || lower === 'that');
  return isTurned ? [{ before: verb, strength: 2.4, reason: '도치된 동사 앞' }] : [];
}

/** "Not until the fall of the empire / was the road closed": a long phrase asks for the turned order. */
function findTurnedAuxiliary(view: SentenceView): number | undefined {
  if (!/^(?:not|only)$/u.test(view.at(0).lower) || !/^(?:IN|WRB)$/u.test(view.at(1).tag)) return undefined;
  const verb = view.tokens.findIndex((token, index) => index > 1 && (isFinite(token) || token.text === ','));
  const auxiliary = view.at(verb);
  const isAuxiliary = /^(?:be|have|do)$/u.test(auxiliary.lemma) || auxiliary.tag === 'MD';
  return verb >= longestPlain - 2 && isAuxiliary && startsNounPhrase(view.at(verb + 1)) ? verb : undefined;
}

/** "what the others did / was": two finite verbs side by side are those of two clauses. */
export const findDoubledVerbs = (view: SentenceView): Slash[] =>
  view.tokens.flatMap((token, index) => {
    const before = view.at(index - 1);
    const isOwn =
      isSureFinite(before) && before.isSure && (before.tag !== 'MD' || isBe(token)) && !isBe(before);
    const isNext =
      isSureFinite(token) && token.isSure && (isBe(token) || isHave(token) || token.tag === 'MD');
    return index > 2 && isOwn && isNext ? [afterSubject(index, true)] : [];
  });

/** '"I am sorry that you felt hurt" sounds like one': what is quoted is the subject. */
export function findQuotedSubject(view: SentenceView): Slash[] {
  if (!/^["“]$/u.test(view.at(0).text)) return [];
  const close = view.tokens.findIndex(({ text }, index) => index > 0 && /^["”]$/u.test(text));
  const verb = view.at(skipAdverbs(view, close + 1));
  // '"Why?" asked the guard', but '"Where will it end?" is the question'
  const isWhole =
    close >= longestPlain && !(isBe(verb) ? /^[,.]$/u : /^[,.?!]$/u).test(view.at(close - 1).text);
  return isWhole && isFinite(verb) ? [{ before: close + 1, strength: 3, reason: '구두점 뒤' }] : [];
}
