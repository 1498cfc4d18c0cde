import { findEntry } from '@jadoo/lexicon';

import {
  isAdverb,
  isBe,
  isHave,
  isNoun,
  isVerb,
  skipAdverbs,
  subjectPronouns,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { clauseVerbs, doubleObjectVerbs } from '#grammar/verb-lists.ts';
import type { Reading } from '#syntax/clauses/word-readings.ts';
import { takesPreposition } from '#syntax/governed-prepositions.ts';

const particle = /^(?:away|down|off)$/u;
const amount = /^(?:dozen|couple|lot|number|hundred|thousand|million|year|pair)$/u;

/** A word with the tag of a noun that what follows betrays as a verb. */
export function readBetrayedVerb(view: SentenceView, index: number): Reading[] | undefined {
  const { tag, lower, lemma } = view.at(index);
  const next = view.at(index + 1);
  const before = view.at(index - 1);
  // "those who leave early generally end up there"
  const isAfterAdverb = before.tag === 'RB' && /ly$/u.test(before.lower) && tag === 'NN';
  if (isAfterAdverb && /^(?:up|out)$/u.test(next.lower))
    return [
      { role: 'noun', cost: 2 },
      { role: 'finite', cost: 0.3 },
    ];
  // "mixing turn out to be", "flushed away piles up", "on five continents show that"
  const isFollowed =
    (/^(?:out|up)$/u.test(next.lower) && view.at(index + 2).lower !== 'of') ||
    (tag === 'NN' && next.lower === 'that' && clauseVerbs.has(lower)) ||
    (particle.test(next.lower) &&
      (/^(?:RB|RP|VBN)$/u.test(before.tag) ||
        (tag === 'NN' && (/^NNS?$/u.test(before.tag) || before.lower === 'both'))));
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
  // "gain nothing", "produces only obedience", "is grown offer little food": what follows is an object.
  if (hasBareObject(view, index) || isBehindPassive(view, index) || isSecondThird(view, index))
    return [
      { role: 'noun', cost: 2 },
      { role: 'finite', cost: 0.3 },
    ];
  // "the carbon it took stays buried", "whatever is sought for its use begins to bore"
  if (isKept(view, index) || isSingularVerb(view, index))
    return [
      { role: 'noun', cost: isKept(view, index) ? 4 : 2 },
      { role: 'finite', cost: 0.3 },
    ];
  // "a left-hander attacks", "the words they have not read appears to be": no noun can stand there.
  if (isBehindOneThing(view, index) || isBehindContact(view, index))
    return [
      { role: 'noun', cost: isBehindOneThing(view, index) ? 2 : 3.5 },
      { role: 'finite', cost: 0.3 },
    ];
  return undefined;
}

/** "the hand that copies keeps running": what is kept so stands behind. */
const isKept = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'NNS' &&
  /^(?:stay|keep|remain)$/u.test(view.at(index).lemma) &&
  /^VB[DGN]$/u.test(view.at(index + 1).tag) &&
  (isNoun(view.at(index - 1)) || isVerb(view.at(index - 1)));

/** What looks like a plural has the place of a verb. */
function isSingularVerb(view: SentenceView, index: number): boolean {
  if (view.at(index).tag !== 'NNS') return false;
  const before = view.at(index - 1);
  const next = view.at(index + 1);
  // "what is sought for its use begins to bore"
  if (
    /^(?:begin|tend|seem|happen|appear|manage|refuse)$/u.test(view.at(index).lemma) &&
    next.tag === 'TO' &&
    isNoun(before)
  )
    return true;
  // "nothing good lies ahead"
  if (before.tag === 'JJ' && /^(?:no|some|any|every)thing$/u.test(view.at(index - 2).lower)) return true;
  // "treats the flock as its family and challenges any stranger", "a thousand dollars costs its owner"
  const isBehind = before.tag === 'CC' || before.tag === 'NNS';
  return (
    isBehind &&
    /^(?:an?|the|any|its|his|her|it|him)$/u.test(next.lower) &&
    !doubleObjectVerbs.has(view.at(index - 2).lemma)
  );
}

/** "those who grasp it gain nothing", "a rule that leaves no choice produces only obedience" */
function hasBareObject(view: SentenceView, index: number): boolean {
  if (!isNoun(view.at(index - 1)) && view.at(index - 1).tag !== 'RB') return false;
  const next = view.at(index + 1);
  const isOnly = /^(?:only|merely)$/u.test(next.lower) && /^(?:DT|NNS?|JJ)$/u.test(view.at(index + 2).tag);
  return isOnly || /^(?:nothing|something|anything|everything|nobody|everyone)$/u.test(next.lower);
}

/** "fields in which nothing is grown offer little": no noun stands behind the passive of such a verb. */
function isBehindPassive(view: SentenceView, index: number): boolean {
  const verb = view.at(index - 1);
  return (
    verb.tag === 'VBN' &&
    isBe(view.at(index - 2)) &&
    !doubleObjectVerbs.has(verb.lemma) &&
    /^(?:DT|PRP\$?|JJR?|CD|TO)$/u.test(view.at(index + 1).tag)
  );
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

/** "dries in the sun and then cracks", "is strong but breaks easily": a third person behind a conjunction. */
const isSecondThird = (view: SentenceView, index: number): boolean =>
  view.at(index).tag === 'NNS' &&
  view.tokens.slice(0, index).some(({ tag }) => tag === 'VBZ') &&
  ((view.at(index - 1).lower === 'then' && view.at(index - 2).tag === 'CC') ||
    (view.at(index - 1).tag === 'CC' &&
      /ly$/u.test(view.at(index + 1).lower) &&
      view.at(index + 1).tag === 'RB'));
