import { findEntry } from '@jadoo/lexicon';

import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  isAdjective,
  isAdverb,
  isBe,
  isFinite,
  isNoun,
  isVerb,
  subordinators,
} from '#grammar/sentence-view.ts';
import { findHeldOpeners, isBeforeClause } from '#syntax/slashes/clause-commas.ts';
import { hasRoom } from '#syntax/slashes/sentence-parts.ts';
import { findLists, opensWithPhrase } from '#syntax/slashes/short-lists.ts';
import type { Slash } from '#syntax/slashes/slash.ts';

const closingQuote = /^["'”’)\]]+$/u;

/** Pauses after commas, semicolons, colons and dashes; the commas of short lists are no pauses. */
export function findCommaSlashes(view: SentenceView): Slash[] {
  const slashes: Slash[] = findHeldOpeners(view);
  for (let index = 0; index < view.length - 1; index += 1) {
    const { text } = view.at(index);
    // A straight mark closes where no space stands before it.
    const isClosing =
      closingQuote.test(view.at(index + 1).text) && view.at(index).end === view.at(index + 1).start;
    const next = isClosing ? index + 2 : index + 1;
    if (!hasRoom(view, next)) continue;
    if (/^(?:[;:–—]|--)$/u.test(text)) slashes.push({ before: next, strength: 3, reason: '구두점 뒤' });
    else if (text === ',' && isBeforeClause(view, index))
      slashes.push({ before: next, strength: 3, reason: '쉼표 뒤' });
    else if (
      text === ',' &&
      !isListComma(view, index) &&
      !isBesideSay(view, index) &&
      !isBeforeToo(view, index)
    ) {
      // "Tran Van Minh, 52, stood"
      const isAge = view.at(index + 1).tag === 'CD' && view.at(index + 2).text === ',';
      const isThough = view.at(index + 1).lower === 'though' && view.at(index + 2).text === ',';
      const isHeld = isAge || isThough || startsParenthesis(view, index) || view.at(index - 1).tag === 'CC';
      slashes.push({ before: next, strength: isHeld ? 0.5 : 3, reason: '쉼표 뒤' });
    }
  }
  return slashes;
}

/** ", too." */
const isBeforeToo = (view: SentenceView, comma: number): boolean =>
  /^(?:too|either|though|instead|perhaps)$/u.test(view.at(comma + 1).lower) &&
  /^[.;:!?]$/u.test(view.at(comma + 2).text);

/** ", say, supermodels": an aside of one word. */
const isBesideSay = (view: SentenceView, comma: number): boolean =>
  [comma + 1, comma - 1].some(
    (index) =>
      view.at(index).lower === 'say' && view.at(index - 1).text === ',' && view.at(index + 1).text === ',',
  );

/** ", however," and the like: the pause comes after the second comma. */
function startsParenthesis(view: SentenceView, comma: number): boolean {
  const isPhrase =
    opensWithPhrase(view) && !view.tokens.slice(0, 3).some(({ lower }) => subordinators.has(lower));
  // "If acorns are rare, mice, deer and birds starve": the comma ends the clause.
  const isFirst = !view.tokens.slice(0, comma).some(({ text }) => text === ',');
  const endsOpening = isPhrase && (!hasFiniteIn(view, 0, comma) || (isFirst && isPaidUp(view, comma)));
  // "the crowds, then the noise, then the pace", "Kings on thrones, elephants, …": members of a row.
  const isThen = view.at(comma + 1).lower === 'then' && view.at(comma + 2).text !== ',';
  if (isThen || opensMember(view, comma)) return false;
  // "then the bell, then, with a sigh, the door"
  const isInRow =
    view.tokens.filter(({ lower }, at) => lower === 'then' && view.at(at - 1).text === ',').length > 1;
  if (isInRow && view.at(comma + 1).lower === 'then') return false;
  const isOneWord = isAdverb(view.at(comma + 1)) && view.at(comma + 2).text === ',';
  if (!isOneWord && isFirst && opensClause(view) && hasFiniteIn(view, 1, comma)) return false;
  // "hardly any, and then, in one autumn, it drops thousands"
  if (view.at(comma + 1).tag === 'CC' && view.at(comma + 2).lower === 'then') return false;
  return [2, 3, 4].some((step) => {
    if (view.at(comma + step).text !== ',') return false;
    // "the leaves, a voice, the hum of a lamp": items without a conjunction.
    if (view.at(comma + 1).tag === 'DT' && view.at(comma + step + 1).tag === 'DT') return false;
    // "By March, the town, …": what stands between the commas is the subject.
    // "clear the land, and": before an article stands a verb.
    if (isAdjective(view.at(comma + 1)) && view.at(comma + 2).tag === 'DT') return false;
    // "the wall breaks, and the water, set free, runs": a new clause begins.
    if (view.at(comma + 1).tag === 'CC' && /^(?:DT|PRP\$|NNS?)$/u.test(view.at(comma + 2).tag)) return false;
    if (endsOpening && isNoun(view.at(comma + step - 1)) && view.at(comma + 1).tag !== 'IN') return false;
    for (let index = comma + 1; index < comma + step; index += 1)
      if (!/^(?:RB|IN|NN|CC|UH|JJ|DT)/u.test(view.at(index).tag) || view.at(index).text === ',') return false;
    return true;
  });
}

/** A plain noun between two commas is a member of a row, and so is what a conjunction joins to a verb or noun. */
function opensMember(view: SentenceView, comma: number): boolean {
  const next = view.at(comma + 1);
  if (next.tag === 'NNS')
    return view.at(comma + 2).text === ',' && view.at(comma + 3).tag !== 'CC' && isNoun(view.at(comma - 1));
  return next.tag === 'CC' && !/^(?:JJ|RB)/u.test(view.at(comma - 1).tag) && view.at(comma - 1).tag !== 'CC';
}

/** "Although it rained", "Now that it rains" */
const opensClause = (view: SentenceView): boolean =>
  subordinators.has(view.at(0).lower) ||
  (/^(?:now|given|provided|even)$/u.test(view.at(0).lower) &&
    /^(?:that|if|though|when)$/u.test(view.at(1).lower));

/** "To those who keep the past in stone, no copy, …": the verbs are those of clauses on the nouns of the phrase. */
function isPaidUp(view: SentenceView, comma: number): boolean {
  const opening = view.tokens.slice(1, comma);
  const openers = opening.filter(({ lower }) => /^(?:who|which|that|where|what|how)$/u.test(lower));
  return view.at(0).tag === 'IN' && opening.filter(isFinite).length <= openers.length;
}

function isListComma(view: SentenceView, comma: number): boolean {
  const before = view.at(comma - 1);
  const after = view.at(comma + 1);
  if (findLists(view).some(({ commas, isShort }) => isShort && commas.includes(comma))) return true;
  if (
    isInRowOfWords(view, comma) ||
    isSharedArticle(view, comma) ||
    isStacked(view, comma) ||
    (before.tag === 'WRB' && after.tag === 'WRB')
  )
    return true;
  if (
    isAdjective(before) &&
    (isAdjective(after) || (/^(?:VBN|RBR)$/u.test(after.tag) && isNoun(view.at(comma + 2)))) &&
    !/^(?:several|many|few|most|some|other)$/u.test(after.lower)
  )
    return (
      !isBe(view.at(comma - 2)) && !isVerb(view.at(comma - 2)) && !/^(?:CC|RB)/u.test(view.at(comma - 2).tag)
    );
  if (/^NNP/u.test(before.tag) && /^NNP/u.test(after.tag) && !isFinite(view.at(comma + 2)))
    return hasFiniteIn(view, 0, comma) || !opensWithPhrase(view) || view.at(comma + 2).text === ',';
  // ", pass, and move": an item of one word.
  if (view.at(comma - 2).text === ',' && after.tag === 'CC' && !isAdverb(before)) return true;
  return /^\d/u.test(before.text) && /^\d/u.test(after.text);
}

/** "new, improved, family, free": a row of single words is read in one breath. */
const isInRowOfWords = (view: SentenceView, comma: number): boolean =>
  view.at(comma - 2).text === ',' &&
  view.at(comma + 2).text === ',' &&
  !isAdverb(view.at(comma + 1)) &&
  !isVerb(view.at(comma + 1));

/** "in which every lamp, lift and door reports": one article for three nouns. */
const isSharedArticle = (view: SentenceView, comma: number): boolean =>
  isNoun(view.at(comma - 1)) &&
  /^(?:DT|PRP\$)$/u.test(view.at(comma - 2).tag) &&
  /^(?:that|which|who|because|when|while|if)$/u.test(view.at(comma - 3).lower) &&
  /^NNS?$/u.test(view.at(comma + 1).tag) &&
  view.at(comma + 2).tag === 'CC' &&
  /^NNS?$/u.test(view.at(comma + 3).tag);

/** "three large, solar-powered, computer-controlled mirrors", "the smaller, less visible ones": adjectives of one noun. */
function isStacked(view: SentenceView, comma: number): boolean {
  if (closesQuality(view, comma)) return true;
  const isQuality = (index: number): boolean =>
    isAdjective(view.at(index)) ||
    // "a flat, colored disk"
    (/^an?$/u.test(view.at(index - 1).lower) && findEntry(view.at(index).lower, 'adj') !== undefined) ||
    /^VB[GN]$/u.test(view.at(index).tag) ||
    (view.at(index).tag === 'VBD' && isNoun(view.at(index + 1))) ||
    /\p{L}-\p{L}/u.test(view.at(index).lower);
  let next = comma + 1;
  // "a strange, or rather uncanny, house"
  const isAside = view.at(next).tag === 'CC';
  if (isAside) next += 1;
  while (isAdverb(view.at(next))) next += 1;
  // "followed, allowing readers": two participles, no qualities.
  if (view.at(comma - 1).tag === 'VBN' && view.at(next).tag === 'VBG') return false;
  // "stays awake, keeping open the eye"
  if (view.at(next).tag === 'VBG' && isAdjective(view.at(next + 1)) && view.at(next + 2).tag === 'DT')
    return false;
  if (!isQuality(comma - 1) || !isQuality(next) || (isAside && view.at(next + 1).text !== ',')) return false;
  let opener = comma - 1;
  while (opener >= 0 && (isQuality(opener) || isAdverb(view.at(opener)) || view.at(opener).text === ','))
    opener -= 1;
  const { tag } = view.at(opener);
  // "says less, letting them": behind a verb the participle has its own object.
  if (isVerb(view.at(opener)) && view.at(next).tag === 'VBG') return false;
  const isOpened =
    /^(?:DT|CD|PRP\$|IN|POS)$/u.test(tag) || (isVerb(view.at(opener)) && !isBe(view.at(opener)));
  const end = view.at(next + 1);
  return (
    isOpened && (isNoun(end) || isQuality(next + 1) || end.text === ',' || /^(?:one|ones)$/u.test(end.lower))
  );
}

/** "a small, but once mighty, town": the comma behind the second adjective. */
function closesQuality(view: SentenceView, comma: number): boolean {
  if (!isAdjective(view.at(comma - 1)) || !/^(?:NN|JJ)/u.test(view.at(comma + 1).tag)) return false;
  let joint = comma - 2;
  while (isAdverb(view.at(joint)) || view.at(joint).lower === 'once') joint -= 1;
  return view.at(joint).tag === 'CC' && view.at(joint - 1).text === ',' && isAdjective(view.at(joint - 2));
}

function hasFiniteIn(view: SentenceView, from: number, to: number): boolean {
  for (let index = from; index < to; index += 1) if (isFinite(view.at(index))) return true;
  return false;
}
