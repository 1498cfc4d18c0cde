import { findEntry } from '@jadoo/lexicon';

import {
  isAdverb,
  isHave,
  isNoun,
  skipAdverbs,
  subjectPronouns,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { clauseVerbs, doubleObjectVerbs } from '#grammar/verb-lists.ts';
import type { Reading } from '#syntax/clauses/word-readings.ts';
import { takesPreposition } from '#syntax/governed-prepositions.ts';

const amount = /^(?:dozen|couple|lot|number|hundred|thousand|million|year|pair)$/u;

/** A word with the tag of a noun that what follows betrays as a verb. */
export function readBetrayedVerb(view: SentenceView, index: number): Reading[] | undefined {
  const { tag, lower, lemma } = view.at(index);
  const next = view.at(index + 1);
  // "mixing turn out to be", "on five continents show that"
  const isFollowed =
    tag === 'NN' && (/^(?:out|up)$/u.test(next.lower) || (next.lower === 'that' && clauseVerbs.has(lower)));
  if (isFollowed)
    return [
      { role: 'noun', cost: 0.8 },
      { role: 'base', cost: 2 },
      { role: 'finite', cost: 1 },
    ];
  // "anyone who goes to the front learns quickly how strict they are"
  const asked = view.at(skipAdverbs(view, index + 1));
  if (tag === 'NNS' && clauseVerbs.has(lemma) && /^(?:how|what|whether|why)$/u.test(asked.lower))
    return [
      { role: 'noun', cost: 1 },
      { role: 'finite', cost: 0.5 },
    ];
  // "a door left open eases itself shut"
  if (/sel(?:f|ves)$/u.test(next.lower) && next.tag === 'PRP')
    return [
      { role: 'noun', cost: 2 },
      { role: 'finite', cost: 0.3 },
    ];
  // "children raised in silence find the noise hard": one thing has an article of its own.
  if (tag === 'NN' && /^(?:DT|PRP\$?)$/u.test(next.tag) && isBare(view, index))
    return [
      { role: 'noun', cost: 1 },
      { role: 'base', cost: 1.5 },
      { role: 'finite', cost: 1 },
    ];
  // "a left-hander attacks", "the words they have not read appears to be": no noun can stand there.
  if (isBehindOneThing(view, index) || isBehindContact(view, index))
    return [
      { role: 'noun', cost: isBehindOneThing(view, index) ? 2 : 3.5 },
      { role: 'finite', cost: 0.3 },
    ];
  return undefined;
}

/** "a guard sleeps": one thing, and a form that would be many. */
function isBehindOneThing(view: SentenceView, index: number): boolean {
  let first = index - 1;
  if (view.at(index).tag !== 'NNS' || view.at(first).tag !== 'NN' || amount.test(view.at(first).lower))
    return false;
  first -= 1;
  while (view.at(first).tag === 'JJ' && !/^(?:few|great|good)$/u.test(view.at(first).lower)) first -= 1;
  return (
    /^(?:an?|each|every|another)$/u.test(view.at(first).lower) &&
    !/^(?:works|means|lives|crossroads|barracks)$/u.test(view.at(index).lower) &&
    !/^(?:NNP?S?|POS)$/u.test(view.at(index + 1).tag)
  );
}

/** "the rules they find strict look for", "a text they have not read appears to": the clause on the noun is whole. */
function isBehindContact(view: SentenceView, index: number): boolean {
  const { tag, lemma } = view.at(index);
  const next = view.at(index + 1);
  const isGoverned =
    (tag === 'NN' && takesPreposition(lemma, next.lower)) ||
    (/^(?:appear|seem|tend|happen)$/u.test(lemma) && next.tag === 'TO');
  if (!isGoverned) return false;
  let verb = index - 1;
  const last = view.at(verb);
  if (last.tag !== 'JJ' && last.tag !== 'VBN') return false;
  verb -= 1;
  while (isAdverb(view.at(verb))) verb -= 1;
  const isWhole = last.tag === 'VBN' ? isHave(view.at(verb)) : /^(?:find|be)$/u.test(view.at(verb).lemma);
  return (
    isWhole &&
    subjectPronouns.test(view.at(verb - 1).lower) &&
    isNoun(view.at(verb - 2)) &&
    !/^(?:time|moment|day|year|way)$/u.test(view.at(verb - 2).lemma)
  );
}

/** No article, preposition or verb stands before it. */
function isBare(view: SentenceView, index: number): boolean {
  let first = index;
  while (/^(?:JJ[RS]?|RB)$/u.test(view.at(first - 1).tag)) first -= 1;
  return /^(?:NNS?|CC)$/u.test(view.at(first - 1).tag);
}

/** "asking them questions": behind one who is given or asked stands a thing. */
export const isGivenThing = (view: SentenceView, index: number): boolean =>
  /^(?:them|him|me|us)$/u.test(view.at(index - 1).lower) &&
  doubleObjectVerbs.has(view.at(index - 2).lemma) &&
  findEntry(view.at(index).lemma, 'n') !== undefined;
