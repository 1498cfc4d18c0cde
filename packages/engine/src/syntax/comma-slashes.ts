import type { SentenceView } from '#grammar/sentence-view.ts';
import { isAdjective, isBe, isFinite, isNoun, isVerb } from '#grammar/sentence-view.ts';
import type { Slash } from '#syntax/slash.ts';

/** Longest item of a list that is read in one breath, in tokens. */
const longestItem = 4;
const closingQuote = /^["'”’)\]]+$/u;

/** Pauses after commas, semicolons, colons and dashes; the commas of short lists are no pauses. */
export function findCommaSlashes(view: SentenceView): Slash[] {
  const slashes: Slash[] = [];
  for (let index = 0; index < view.length - 1; index += 1) {
    const { text } = view.at(index);
    const next = closingQuote.test(view.at(index + 1).text) ? index + 2 : index + 1;
    if (view.at(next - 1).end === view.at(next).start) continue;
    if (/^(?:[;:–—]|--)$/u.test(text)) slashes.push({ before: next, strength: 3, reason: '구두점 뒤' });
    else if (text === ',' && !isListComma(view, index) && !isBesideSay(view, index)) {
      const isHeld = startsParenthesis(view, index) || view.at(index - 1).tag === 'CC';
      slashes.push({ before: next, strength: isHeld ? 0.5 : 3, reason: '쉼표 뒤' });
    }
  }
  return slashes;
}

/** ", say, supermodels": an aside of one word. */
const isBesideSay = (view: SentenceView, comma: number): boolean =>
  [comma + 1, comma - 1].some(
    (index) =>
      view.at(index).lower === 'say' && view.at(index - 1).text === ',' && view.at(index + 1).text === ',',
  );

/** ", however," and the like: the pause comes after the second comma. */
function startsParenthesis(view: SentenceView, comma: number): boolean {
  return [2, 3, 4].some((step) => {
    if (view.at(comma + step).text !== ',') return false;
    for (let index = comma + 1; index < comma + step; index += 1)
      if (!/^(?:RB|IN|NN|CC|UH|JJ|DT)/u.test(view.at(index).tag) || view.at(index).text === ',') return false;
    return true;
  });
}

function isListComma(view: SentenceView, comma: number): boolean {
  const before = view.at(comma - 1);
  const after = view.at(comma + 1);
  if (isStacked(view, comma)) return true;
  if (
    isAdjective(before) &&
    (isAdjective(after) || after.tag === 'VBN') &&
    !/^(?:several|many|few|most|some|other)$/u.test(after.lower)
  )
    return (
      !isBe(view.at(comma - 2)) && !isVerb(view.at(comma - 2)) && !/^(?:CC|RB)/u.test(view.at(comma - 2).tag)
    );
  if (/^NNP/u.test(before.tag) && /^NNP/u.test(after.tag) && !isFinite(view.at(comma + 2)))
    return hasFiniteIn(view, 0, comma) || !opensWithPhrase(view);
  // ", pass, and move": an item of one word.
  if (view.at(comma - 2).text === ',' && after.tag === 'CC') return true;
  if (/^\d/u.test(before.text) && /^\d/u.test(after.text)) return true;
  const next = findItemEnd(view, comma + 1);
  const isLast = after.tag === 'CC';
  if (isLast)
    return hasItemBefore(view, comma) && !hasFiniteIn(view, comma + 2, Math.min(view.length, comma + 7));
  return next !== undefined && opensItem(view, comma);
}

/** three large, solar-powered, computer-controlled mirrors: adjectives of one noun. */
function isStacked(view: SentenceView, comma: number): boolean {
  const isQuality = (index: number): boolean =>
    isAdjective(view.at(index)) || view.at(index).tag === 'VBN' || /\p{L}-\p{L}/u.test(view.at(index).lower);
  const opener = view.at(comma - 2);
  return (
    isQuality(comma - 1) &&
    isQuality(comma + 1) &&
    (/^(?:DT|CD|PRP\$|IN)$/u.test(opener.tag) || opener.text === ',' || (isVerb(opener) && !isBe(opener))) &&
    (isNoun(view.at(comma + 2)) || view.at(comma + 2).text === ',')
  );
}

/** The comma or conjunction that ends a short item without a verb of its own. */
function findItemEnd(view: SentenceView, from: number): number | undefined {
  for (let index = from; index <= from + longestItem; index += 1) {
    const token = view.at(index);
    if (index > from && (token.text === ',' || /^(?:and|or)$/u.test(token.lower))) return index;
    // "bees, flies, beetles": one word between commas is an item, whatever it looks like.
    const isAlone = index === from && view.at(index + 1).text === ',';
    const isVerbal = isFinite(token) && !isAlone;
    if (token.tag === '' || isVerbal || /^(?:WDT|WP|WRB|IN|TO|VBG)$/u.test(token.tag)) return undefined;
  }
  return undefined;
}

/** The comma does not follow an opening phrase: a verb came before, or the sentence begins with the list. */
function opensItem(view: SentenceView, comma: number): boolean {
  if (hasFiniteIn(view, 0, comma)) return hasItemBefore(view, comma);
  return !opensWithPhrase(view) && comma <= longestItem;
}

function opensWithPhrase(view: SentenceView): boolean {
  const first = /[\p{L}\p{N}]/u.test(view.at(0).text) ? 0 : 1;
  return /^(?:IN|RB|VBG|VBN|TO|WRB)/u.test(view.at(first).tag);
}

/** What stands before the comma looks like an item too, not like a clause of its own. */
function hasItemBefore(view: SentenceView, comma: number): boolean {
  const from = Math.max(0, comma - longestItem);
  for (let index = comma - 1; index >= from; index -= 1) if (view.at(index).text === ',') return true;
  const after = view.at(comma + 1);
  if (after.tag === 'CC') return false;
  // "apples, pears and plums": the same kind of word on both sides.
  const before = view.at(comma - 1).tag.slice(0, 2);
  const end = findItemEnd(view, comma + 1);
  return end !== undefined && view.at(end - 1).tag.slice(0, 2) === before;
}

function hasFiniteIn(view: SentenceView, from: number, to: number): boolean {
  for (let index = from; index < to; index += 1) if (isFinite(view.at(index))) return true;
  return false;
}
