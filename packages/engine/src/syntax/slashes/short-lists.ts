import type { SentenceView } from '#grammar/sentence-view.ts';
import { countWords, isFinite, isNoun, skipAdverbs } from '#grammar/sentence-view.ts';
import { readOnce } from '#read-once.ts';
import { isLikelyFinite } from '#syntax/slashes/slash-verbs.ts';

/** Longest item of a list that is read in one breath, in words. */
const longestItem = 4;
const noItem = /^(?:WDT|WP|WRB|MD|TO|PRP|EX)$/u;

/** The items before a conjunction, as the commas between them show. */
export interface ItemList {
  /** Commas between the items, in order; the one before the conjunction with them. */
  commas: readonly number[];
  conjunction: number;
  /** Every item between the commas is read in one breath. */
  isShort: boolean;
}

/** Lists of phrases with commas and a conjunction: "bread, butter and jam"; lists of clauses are none. */
export const findLists = readOnce((view: SentenceView): readonly ItemList[] =>
  view.tokens.flatMap(({ lower }, index): ItemList[] => {
    const list = /^(?:and|or|nor)$/u.test(lower) ? readList(view, index) : undefined;
    return list ? [list] : [];
  }),
);

function readList(view: SentenceView, conjunction: number): ItemList | undefined {
  const hasComma = view.at(conjunction - 1).text === ',';
  const commas: number[] = hasComma ? [conjunction - 1] : [];
  let isShort = true;
  let end = hasComma ? conjunction - 1 : conjunction;
  for (let back = end - 1; back > 0 && end - back <= 12; back -= 1) {
    const token = view.at(back);
    if (token.text !== ',') {
      if (isFinite(token) && end - back > 1) break;
      if (noItem.test(token.tag) || /^[;:–—.]$/u.test(token.text)) break;
      continue;
    }
    if (!isItem(view, back + 1, end)) break;
    if (countWords(view, back + 1, end) > longestItem) isShort = false;
    commas.unshift(back);
    end = back;
  }
  const [first] = commas;
  const inner = commas.length - (hasComma ? 1 : 0);
  if (first === undefined || inner < 1) return undefined;
  // "the peaks, the ocean floor, the forest and even gave …": what follows is no item.
  const isClosed = closesList(view, conjunction, first);
  // "the dodo, the symbol of loss and regret": the part between names the thing before it.
  if (inner === 1 && !hasComma && isNamedAgain(view, first, conjunction)) return undefined;
  if (hasLongHead(view, first) && followsList(view, conjunction)) isShort = false;
  const endsInNoun = commas.every((comma) => isNoun(view.at(comma - 1))) && isNoun(view.at(conjunction - 1));
  if (!isClosed && (inner < 2 || !endsInNoun)) return undefined;
  if (!opensList(view, first, { end: commas[1] ?? conjunction, conjunction, inner })) {
    commas.shift();
    if (inner < 2) return undefined;
  }
  return { commas, conjunction: isClosed ? conjunction : -1, isShort };
}

/** Two bare nouns behind "of" with one comma before: no third thing stands in the row. */
const isNamedAgain = (view: SentenceView, comma: number, conjunction: number): boolean =>
  /^(?:an?|the)$/u.test(view.at(comma + 1).lower) &&
  view.tokens.slice(comma, conjunction).some(({ lower }) => lower === 'of') &&
  isNoun(view.at(conjunction - 1)) &&
  view.at(conjunction - 1).tag === view.at(conjunction + 1).tag;

/** "A mark beside a doubtful line, a note, or an arrow": a phrase on the first item would seem to hold the others. */
function hasLongHead(view: SentenceView, comma: number): boolean {
  const head = view.tokens.slice(0, comma);
  const hasPhrase = head.some(({ tag, lower }, index) => tag === 'IN' && lower !== 'of' && index > 0);
  const isFellow = [0, comma + 1].every((index) => /^an?$/u.test(view.at(index).lower));
  return hasPhrase && isFellow && !head.some((token) => isFinite(token) || token.text === ',');
}

/** Words of one kind without a verb; a verb, participle or preposition at its head opens a phrase of its own. */
function isItem(view: SentenceView, from: number, to: number): boolean {
  if (to - from <= 1) return to > from;
  // "two hands, one showing the hours": an absolute phrase.
  if (view.at(from).lower === 'one' && view.at(from + 1).tag === 'VBG') return false;
  const { tag } = view.at(from);
  // "widened lanes, removed trees" against "dead ends, revised sketches"
  const isVerbal =
    !/^(?:NN|JJ)/u.test(view.at(from + 1).tag) ||
    view.tokens.slice(0, from).some((token) => token.tag === 'VBD');
  // "clear the land": before an article stands a verb.
  const isObject = /^(?:DT|PRP\$)$/u.test(view.at(from + 1).tag) && !/^(?:DT|PDT|CD)$/u.test(tag);
  const isPhrase = isObject || /^(?:IN|CC|RB|VB|VBG)$/u.test(tag) || (tag === 'VBN' && isVerbal);
  const holdsMore = view.tokens
    .slice(from, to)
    .some((token) => isFinite(token) || (token.tag === 'IN' && token.lower !== 'of'));
  return !isPhrase && !holdsMore;
}

/** The last item follows, no clause, verb or other kind of phrase. */
function closesList(view: SentenceView, conjunction: number, firstComma: number): boolean {
  const start = skipAdverbs(view, conjunction + 1);
  const token = view.at(start);
  // "saved, spent, or wasted"
  if (/^[,;:–—.]$/u.test(view.at(start + 1).text)) return true;
  // "where we shop, eat and sleep are": words alone between the marks.
  if (
    conjunction - firstComma <= 3 &&
    isFinite(view.at(start + 1)) &&
    view.at(conjunction - 1).tag === token.tag
  )
    return true;
  if (/^(?:IN|TO|VBG|VBN?)$/u.test(token.tag)) return view.at(firstComma + 1).tag === token.tag;
  return !(token.tag === 'PRP' || isLikelyFinite(view, start) || token.lower === 'that');
}

interface Opening {
  /** The comma or conjunction behind the second item. */
  end: number;
  conjunction: number;
  inner: number;
}

/** The first comma parts items too: it ends no opening phrase and no clause, and names no one twice. */
function opensList(view: SentenceView, comma: number, { end, conjunction, inner }: Opening): boolean {
  const before = view.at(comma - 1);
  const last = view.at(end - 1);
  // "Ron Wyden, a senator and …", "Ann Lee, head of sales and marketing"
  if (inner === 1 && /^NNP/u.test(before.tag) && !/^NNP/u.test(last.tag)) return false;
  // "the town's founder, a writer and painter": the founder is both.
  const isSame =
    /^an?$/u.test(view.at(comma + 1).lower) && !/^(?:DT|PRP\$)$/u.test(view.at(conjunction + 1).tag);
  const isKnown = view.tokens
    .slice(Math.max(0, comma - 5), comma)
    .some(({ tag, lower }) => tag === 'POS' || lower === 'the');
  if (inner === 1 && isSame && isKnown) return false;
  const isAlone = end - comma <= 2;
  const isLike = isAlone ? last.tag !== 'VB' || before.tag === 'VB' : isNoun(before) === isNoun(last);
  const part = findPart(view, comma);
  if (view.tokens.slice(part, comma).some(isFinite)) return isLike && !followsList(view, conjunction);
  if (part > 0) return isLike && (!opensPhrase(view, part) || !followsList(view, conjunction));
  return !opensWithPhrase(view) ? comma <= 2 * longestItem : !followsList(view, conjunction);
}

/** Where the part of the sentence begins in which the comma stands. */
function findPart(view: SentenceView, comma: number): number {
  for (let back = comma - 1; back > 0; back -= 1)
    if (/^(?:[,;:–—]|that|because|if|when|while|although|which|who)$/u.test(view.at(back).lower))
      return back + 1;
  return 0;
}

/** The last item is the subject of a verb: "when it rained, cats, dogs and birds hid". */
function followsList(view: SentenceView, conjunction: number): boolean {
  for (let index = conjunction + 1; index < Math.min(view.length, conjunction + 7); index += 1) {
    if (index > conjunction + 1 && isLikelyFinite(view, index)) return true;
    if (/^(?:[,;:–—.]|and|or|but)$/u.test(view.at(index).lower) || noItem.test(view.at(index).tag))
      return false;
  }
  return false;
}

/** Behind a quotation mark or conjunction the sentence opens with a phrase, not with its subject. */
export function opensWithPhrase(view: SentenceView): boolean {
  let first = 0;
  while (first < view.length && (view.at(first).tag === 'CC' || !/[\p{L}\p{N}]/u.test(view.at(first).text)))
    first += 1;
  return opensPhrase(view, first);
}

const opensPhrase = (view: SentenceView, index: number): boolean =>
  /^(?:IN|RB|VBG|VBN|TO|WRB)/u.test(view.at(index).tag);
