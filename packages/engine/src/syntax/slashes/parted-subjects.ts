import { findEntry } from '@jadoo/lexicon';

import {
  isAdjective,
  isAdverb,
  isNoun,
  isVerb,
  skipAdverbs,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { getVerbForms } from '#passage/verb-forms.ts';

const opener = /^(?:who|whom|whose|which|that|what|where|when|how|why)$/u;

/** A pause at `before` would part a subject that needs none, or words of which the second is no verb. */
export const partsShortSubject = (view: SentenceView, before: number): boolean =>
  isNamedThing(view, before) ||
  isLateAdverb(view, before) ||
  isQualityOfThing(view, before) ||
  isOneWord(view, before) ||
  isBecome(view, before) ||
  isBehindQuality(view, before) ||
  isRivalVerb(view, before) ||
  /^(?:that|which|who)$/u.test(view.at(before - 1).lower) ||
  isBehindFronted(view, before) ||
  isObjectOfGerund(view, before) ||
  isQualityBeforeNoun(view, before) ||
  isSecondChoice(view, before) ||
  isPushedDown(view, before) ||
  isNoVerb(view, before);

const wasTagged = (view: SentenceView, index: number): string =>
  view.analysis.tokens[view.at(index).index]?.tag ?? '';

/** "grew up breathing / air", "of the wrapping / paper": one thing behind a gerund is what is done, or its name. */
function isObjectOfGerund(view: SentenceView, index: number): boolean {
  const gerund = view.at(index - 1);
  if (/^(?:up|out|away|down|off)$/u.test(view.at(index + 1).lower)) return false;
  if (wasTagged(view, index) !== 'NN' || !/\p{L}{2}ing$/u.test(gerund.lower)) return false;
  const { tag, lower } = view.at(index - 2);
  return gerund.tag === 'NN'
    ? tag === 'DT'
    : isVerb(view.at(index - 2)) || /^(?:up|out|trouble|time)$/u.test(lower);
}

/** "start producing / bitter substances", "only a few / scribbled chords" */
const isQualityBeforeNoun = (view: SentenceView, index: number): boolean =>
  // "offer little / comfort"
  (wasTagged(view, index).startsWith('NN') && /^(?:little|no)$/u.test(view.at(index - 1).lower)) ||
  (isNoun(view.at(index + 1)) &&
    ((wasTagged(view, index) === 'JJ' && /^(?:VBG|IN)$/u.test(view.at(index - 1).tag)) ||
      (view.at(index - 1).lower === 'few' &&
        view.at(index - 2).lower === 'a' &&
        /^VB[DN]$/u.test(view.at(index).tag))));

/** "trees with deep roots share / water": of two words that can be the verb of many things the first one is. */
const isSecondChoice = (view: SentenceView, index: number): boolean =>
  /^VBP?$/u.test(view.at(index).tag) &&
  findEntry(view.at(index).lower, 'n') !== undefined &&
  view.at(index - 1).tag === 'NN' &&
  getVerbForms(view.at(index - 1).lower).isBase &&
  view.at(index - 2).tag === 'NNS';

/** "pay whatever they thought / was fair": the question goes on behind what somebody thinks. */
const isPushedDown = (view: SentenceView, index: number): boolean =>
  /^(?:say|think|believe|hope|suppose|feel|know|claim|consider)$/u.test(view.at(index - 1).lemma) &&
  isVerb(view.at(index - 1)) &&
  view.at(index - 2).tag === 'PRP' &&
  /^(?:what|whatever|whoever|who)$/u.test(view.at(index - 3).lower) &&
  (isNoun(view.at(index - 4)) || /^(?:VBP?|VB[GN]|IN|TO)$/u.test(view.at(index - 4).tag));

/** "they wait for an amber / light": one thing has no plural verb, and no other subject waits for one. */
function isNamedThing(view: SentenceView, index: number): boolean {
  const { tag, index: place } = view.at(index);
  const wasNoun = view.analysis.tokens[place]?.tag === 'NN';
  if (tag !== 'VBP' || !wasNoun) return false;
  let first = index - 1;
  while (/^(?:NN|JJ)$/u.test(view.at(first).tag)) first -= 1;
  if (!/^an?$/u.test(view.at(first).lower)) return false;
  let part = first;
  while (part > 0 && !/^[,;:–—]$/u.test(view.at(part - 1).text)) part -= 1;
  return !view.tokens
    .slice(part, first)
    .some((token) => opener.test(token.lower) || token.tag === 'MD' || /^NNS|^VBG/u.test(token.tag));
}

/** "until / recently was", "by someone / now retired": the adverb belongs to what stands before it. */
function isLateAdverb(view: SentenceView, index: number): boolean {
  if (!isAdverb(view.at(index))) return false;
  if (/^(?:until|since|before|till)$/u.test(view.at(index - 1).lower)) return true;
  return (
    isNoun(view.at(index - 1)) && view.at(index - 2).lower === 'by' && /ed$/u.test(view.at(index + 1).lower)
  );
}

/** "with something / close to affection" */
const isQualityOfThing = (view: SentenceView, index: number): boolean =>
  /^(?:some|any|every|no)(?:thing|one|body)$/u.test(view.at(index - 1).lower) &&
  /^(?:IN|TO)$/u.test(view.at(index + 1).tag) &&
  findEntry(view.at(index).lower, 'adj') !== undefined;

/** "in most streets one / is": a subject of one word behind a phrase. */
const isOneWord = (view: SentenceView, index: number): boolean =>
  /^(?:one|others|some|none|they|we|he|she)$/u.test(view.at(index - 1).lower) &&
  /^NNS?$/u.test(view.at(index - 2).tag);

/** "keeps us / indoors": no verb has this form. */
function isNoVerb(view: SentenceView, index: number): boolean {
  const { tag, lower, lemma } = view.at(skipAdverbs(view, index));
  if (tag !== 'VBZ') return false;
  const base = getVerbForms(lemma).isBase || getVerbForms(lower.replace(/(?:es|s)$/u, '')).isBase;
  return !base && findEntry(lemma, 'v') === undefined;
}

/** "how they get / stuck": the verb and what comes of it. */
const isBecome = (view: SentenceView, index: number): boolean =>
  /^(?:get|become|seem|look|feel|remain|stay)$/u.test(view.at(index - 1).lemma) &&
  isVerb(view.at(index - 1)) &&
  /^VB[DN]$/u.test(view.at(index).tag) &&
  getVerbForms(view.at(index).lower).isParticiple;

/** "on a wet day fewer bees / leave": behind a phrase at the head a short subject keeps its verb. */
function isBehindFronted(view: SentenceView, verb: number): boolean {
  if (!isNoun(view.at(verb - 1)) || !isAdjective(view.at(verb - 2)) || !isNoun(view.at(verb - 3)))
    return false;
  let part = verb - 3;
  while (part > 0 && /^(?:DT|JJ|NNS?|IN)$/u.test(view.at(part - 1).tag)) part -= 1;
  const isHead =
    part === 0 ||
    /^[,;:–—]$/u.test(view.at(part - 1).text) ||
    /^(?:and|but|yet)$/u.test(view.at(part - 1).lower);
  return isHead && view.at(part).tag === 'IN';
}

/** "in calm / seasons": behind a preposition and a quality stands a noun. */
const isBehindQuality = (view: SentenceView, index: number): boolean =>
  isAdjective(view.at(index - 1)) &&
  view.at(index - 2).tag === 'IN' &&
  (view.analysis.tokens[view.at(index).index]?.tag ?? '').startsWith('NN');

/** "those who fast gain / weight": where the word before can be the verb, the noun is rather its object. */
const isRivalVerb = (view: SentenceView, index: number): boolean =>
  view.analysis.tokens[view.at(index).index]?.tag === 'NN' &&
  view.at(index - 1).tag === 'NN' &&
  !/^(?:DT|IN|JJ|PRP\$?)$/u.test(view.at(index - 2).tag) &&
  getVerbForms(view.at(index - 1).lower).isBase;
