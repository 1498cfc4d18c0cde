import {
  isAdjective,
  isBe,
  isFinite,
  isNoun,
  isVerb,
  skipAdverbs,
  type SentenceView,
} from '#grammar/sentence-view.ts';
import { clauseVerbs } from '#grammar/verb-lists.ts';
import { takesPreposition } from '#syntax/governed-prepositions.ts';

const longestQuote = 5;
const nominative = /^(?:i|he|she|we|they)$/u;

/** Words that no pause parts, whatever reason speaks for one: a short quotation, a pronoun and its verb, a pair. */
export const partsCloseWords = (view: SentenceView, before: number): boolean =>
  isInShortQuote(view, before) ||
  isBehindPronoun(view, before) ||
  isPairOfGerunds(view, before) ||
  isInWith(view, before) ||
  isLeftOfThere(view, before) ||
  isSecondQuality(view, before) ||
  isThatThing(view, before) ||
  isBehindSuchAs(view, before) ||
  isNamedAs(view, before) ||
  isDegree(view, before) ||
  isNameInTitle(view, before) ||
  isPairOfQualities(view, before) ||
  isWayOfPeople(view, before);

/** "a dim / and tarnished likeness": two qualities of one noun. */
const isPairOfQualities = (view: SentenceView, conjunction: number): boolean =>
  view.at(conjunction).tag === 'CC' &&
  /^(?:an?|the)$/u.test(view.at(conjunction - 2).lower) &&
  /^(?:JJ|VBN)$/u.test(view.at(conjunction + 1).tag) &&
  isNoun(view.at(conjunction + 2)) &&
  isAdjective(view.at(conjunction - 1));

/** "changed the way people / thought about it" */
const isWayOfPeople = (view: SentenceView, index: number): boolean =>
  view.at(index - 2).lower === 'way' &&
  view.at(index - 1).tag === 'NNS' &&
  /^VB[DNP]$/u.test(view.at(index).tag);

/** "such as / whether a ball has crossed a line" */
const isBehindSuchAs = (view: SentenceView, index: number): boolean =>
  view.at(index - 1).lower === 'as' && view.at(index - 2).lower === 'such';

/** "a troupe known / as the claque", "known / only as 6LL3" */
function isNamedAs(view: SentenceView, index: number): boolean {
  const as = /^(?:only|simply|merely)$/u.test(view.at(index).lower) ? index + 1 : index;
  return (
    view.at(as).lower === 'as' &&
    view.at(index - 1).tag === 'VBN' &&
    isNoun(view.at(index - 2)) &&
    /^(?:DT|PRP\$|NNP|CD)$/u.test(view.at(as + 1).tag) &&
    takesPreposition(view.at(index - 1).lemma, 'as')
  );
}

/** "feeling more / connected to others", "how golden / brown is it" */
const isDegree = (view: SentenceView, index: number): boolean => {
  const isFeeling =
    /^(?:more|less|so|too)$/u.test(view.at(index - 1).lower) &&
    /^(?:feel|become|look|seem)(?:ing)?$/u.test(view.at(index - 2).lower) &&
    /^(?:IN|TO)$/u.test(view.at(index + 1).tag);
  const isShade =
    view.at(index - 1).tag === 'JJ' &&
    view.analysis.tokens[view.at(index).index]?.tag === 'JJ' &&
    /^[,.;?]$/u.test(view.at(index + 1).text);
  return isFeeling || isShade;
};

/** "Green Eggs / and Ham": the words of a title. */
const isNameInTitle = (view: SentenceView, conjunction: number): boolean =>
  view.at(conjunction).tag === 'CC' &&
  [conjunction - 1, conjunction + 1].every((at) => view.at(at).tag.startsWith('NNP')) &&
  /^[,.;]$/u.test(view.at(conjunction + 2).text);

/** 'meaning "one / who hopes"' */
function isInShortQuote(view: SentenceView, index: number): boolean {
  const isMark = (at: number): boolean => /^["“”]$/u.test(view.at(at).text);
  let open = index - 1;
  while (open >= 0 && open >= index - longestQuote && !isMark(open)) open -= 1;
  if (open < 0 || !isMark(open) || view.at(open).text === '”') return false;
  // Straight marks open at every second one.
  const isOpening = view.tokens.slice(0, open).filter(({ text }) => text === '"').length % 2 === 0;
  if (view.at(open).text === '"' && !isOpening) return false;
  let close = index;
  while (close < view.length && !isMark(close)) close += 1;
  return index > open + 1 && close < view.length && close - open - 1 <= longestQuote;
}

/** 'or "It / was nice": nothing stands between such a subject and its verb. */
const isBehindPronoun = (view: SentenceView, index: number): boolean =>
  isFinite(view.at(index)) &&
  (nominative.test(view.at(index - 1).lower) ||
    (view.at(index - 1).lower === 'it' && /^["“]$/u.test(view.at(index - 2).text)));

/** "the washing / and dressing done there" */
const isPairOfGerunds = (view: SentenceView, conjunction: number): boolean =>
  view.at(conjunction).tag === 'CC' &&
  view.at(conjunction - 2).tag === 'DT' &&
  [conjunction - 1, conjunction + 1].every((at) => /\p{L}{2}ing$/u.test(view.at(at).lower));

/** "push in time / with the rhythm": the three words are one. */
const isInWith = (view: SentenceView, index: number): boolean =>
  view.at(index).lower === 'with' &&
  view.at(index - 1).tag === 'NN' &&
  view.at(index - 2).lower === 'in' &&
  (isVerb(view.at(index - 3)) || view.at(index - 3).tag === 'RB');

/** "there was no quiet ocean / left with which to compare it" */
const isLeftOfThere = (view: SentenceView, index: number): boolean =>
  view.at(index).lower === 'left' &&
  isNoun(view.at(index - 1)) &&
  view.tokens.slice(0, index).some(({ tag }) => tag === 'EX');

/** "the last, / incomplete pictures": two qualities of one noun. */
const isSecondQuality = (view: SentenceView, index: number): boolean =>
  view.at(index - 1).text === ',' &&
  (isAdjective(view.at(index)) || view.at(index).lower === 'even') &&
  isNoun(view.at(index + 1)) &&
  (isAdjective(view.at(index - 2)) || /^(?:first|last|next|final)$/u.test(view.at(index - 2).lower)) &&
  /^(?:DT|PRP\$|POS|CC)$/u.test(view.at(index - 3).tag) &&
  !/^(?:the|a)$/u.test(view.at(skipAdverbs(view, index + 2)).lower);

/** "Take away / that possibility, and …": no verb follows the noun. */
const isThatThing = (view: SentenceView, that: number): boolean =>
  view.at(that).lower === 'that' &&
  /^(?:NN|JJ)$/u.test(view.at(that + 1).tag) &&
  (/^[.;:]$/u.test(view.at(that + 2).text) ||
    (view.at(that + 2).text === ',' && view.at(that + 3).tag === 'CC')) &&
  ((isVerb(view.at(that - 1)) && !clauseVerbs.has(view.at(that - 1).lemma) && !isBe(view.at(that - 1))) ||
    /^(?:away|off|up|down|over|back)$/u.test(view.at(that - 1).lower));
