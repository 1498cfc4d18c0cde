import { findEntry } from '@jadoo/lexicon';

import {
  isAdjective,
  isAdverb,
  isBe,
  isHave,
  isNoun,
  isVerb,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { clauseVerbs } from '#grammar/verb-lists.ts';
import { findStretch } from '#syntax/slashes/sentence-parts.ts';
import type { Slash } from '#syntax/slashes/slash.ts';

/** Verbs that hardly ever stand without an object. */
const needsObject = /^(?:keep|get|take|make|give|find|hold)$/u;
const ordinal = /^(?:last|next|first|single|same|only|own)$/u;
const degree = /^(?:too|very|quite)$/u;
const group =
  /^(?:number|majority|minority|handful|couple|variety|range|lot|series|group|team|few|dozen|crowd|crew)$/u;
/** They take a thing or what somebody does as readily as a clause. */
const perceiving =
  /^(?:see|hear|find|feel|notice|observe|watch|recall|remember|add|recognize|report|mention|prove|understand)$/u;
const nominative = /^(?:i|he|she|it|we|they|you|there)$/u;

/** What seems a verb, or the subject of a clause, is governed by the word before it. */
export const partsGoverned = (view: SentenceView, { before, reason }: Slash): boolean =>
  isMistakenVerb(view, before) ||
  isDenied(view, before) ||
  isMeasured(view, before) ||
  isComplement(view, before, reason) ||
  (reason === '접속사 앞' && isInTimePhrase(view, before)) ||
  (reason === '접속사가 생략된 절 앞' && isThingPerceived(view, before));

const wasTagged = (view: SentenceView, index: number): string =>
  view.analysis.tokens[view.at(index).index]?.tag ?? '';

/** "cans of / paint", "in the last / second", "means keeping / track", "too / close together" */
function isMistakenVerb(view: SentenceView, index: number): boolean {
  const token = view.at(index);
  const left = view.at(index - 1);
  if (!/^VB[PZ]?$/u.test(token.tag) || isBe(token) || isHave(token)) return false;
  if (degree.test(left.lower)) return findEntry(token.lower, 'adj') !== undefined;
  if (findEntry(token.lemma, 'n') === undefined) return false;
  const isBehindGovernor =
    token.tag !== 'VBZ' &&
    (left.lower === 'of' ||
      (isVerb(left) && !/^VB[NP]$/u.test(left.tag) && needsObject.test(left.lemma)) ||
      // "asked for her / help"
      (left.lower === 'her' && view.at(index - 2).tag === 'IN') ||
      // "hold enough / water"
      (left.lower === 'enough' && wasTagged(view, index) === 'NN'));
  return isBehindGovernor || isBehindOrdinal(view, index) || isOfOther(view, index);
}

/** "in the last / second", "some of the harshest / places": the noun is still owed. */
const isBehindOrdinal = (view: SentenceView, index: number): boolean =>
  (view.at(index - 1).tag === 'JJS' ||
    (ordinal.test(view.at(index - 1).lower) && wasTagged(view, index) === 'NN')) &&
  /^(?:DT|PRP\$)$/u.test(view.at(index - 2).tag) &&
  view.at(index - 3).tag === 'IN';

/** "An international committee tried / lead weights": one subject has no plural verb, and it has one already. */
function isOfOther(view: SentenceView, index: number): boolean {
  const start = findStretch(view, index);
  if (view.at(index).tag !== 'VBP' || !/^(?:an?|each|every)$/u.test(view.at(start).lower)) return false;
  let end = start + 1;
  while (/^(?:JJ|NN|VBN)$/u.test(view.at(end).tag) && end < index - 1) end += 1;
  return (
    end === index - 1 &&
    /^VB[DN]$/u.test(view.at(end).tag) &&
    isNoun(view.at(end - 1)) &&
    !group.test(view.at(end - 1).lower)
  );
}

/** "wait for quieter / hours before they sing": the preposition takes the hours. */
const isInTimePhrase = (view: SentenceView, index: number): boolean =>
  isNoun(view.at(index)) &&
  /^(?:before|after)$/u.test(view.at(index + 1).lower) &&
  view.at(index - 2).tag === 'IN' &&
  (isAdjective(view.at(index - 1)) || /er$/u.test(view.at(index - 1).lower));

/** "one did not / have to rise early" */
const isDenied = (view: SentenceView, index: number): boolean =>
  /^(?:not|n't)$/u.test(view.at(index - 1).lower) &&
  (view.at(index - 2).lemma === 'do' || view.at(index - 2).tag === 'MD') &&
  /^VBP?$/u.test(view.at(index).tag);

/** "landing a second / later" */
const isMeasured = (view: SentenceView, index: number): boolean =>
  /^(?:later|ago|earlier)$/u.test(view.at(index).lower) &&
  /^(?:second|minute|hour|day|week|month|year|decade|century|moment)$/u.test(view.at(index - 1).lemma);

/** "what had been / a private wish": a form of be that only its complement ends. */
const isComplement = (view: SentenceView, index: number, reason: string): boolean =>
  reason === '문두 전치사구 뒤' && view.at(index - 1).lower === 'been';

/** "without having seen / his masterpiece finished", "that finding / the right word obliges us", "makes us feel / safer" */
function isThingPerceived(view: SentenceView, index: number): boolean {
  let verb = index - 1;
  while (isAdverb(view.at(verb))) verb -= 1;
  const token = view.at(verb);
  if (nominative.test(view.at(index).lower) || !isVerb(token)) return false;
  return (
    (perceiving.test(token.lemma) && !/^VB[DPZ]$/u.test(token.tag)) ||
    (token.tag === 'VB' && !clauseVerbs.has(token.lemma))
  );
}
