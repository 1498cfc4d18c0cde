import { isBe, isFinite, isVerb, textOf, type SentenceView } from '#grammar/sentence-view.ts';
import type { Token } from '#passage/analysis.ts';

/** Tokens of the sentence, `[first, end)`. */
export interface Part {
  first: number;
  end: number;
}

/** What a sentence says is not so, or less so, and what it says is so instead. */
export interface Contrast extends Part {
  view: SentenceView;
  shape: 'not but' | 'rather than' | 'less than' | 'more than';
  denied: Part;
  stated: Part;
  /** "Not the picture but the people behind it", "less a way of fooling the hunter than one of turning its eyes": the sides cannot change places. */
  keepsOrder?: boolean;
  /** Of "does not replace skill but protects it", whose sides are verbs: "does". */
  helper?: string;
}

const mostWords = 26;
const leastWords = 5;
const leastOfSide = 2;
const wordsOfHead = 3;

/** The contrasts of a sentence: "not X but Y", "Y rather than X", "less X than Y", "more Y than X". */
export const listContrasts = (view: SentenceView): Contrast[] =>
  view.tokens
    .flatMap((_, at) => [...readNotBut(view, at), ...readRatherThan(view, at), ...readMeasured(view, at)])
    .filter(isWhole)
    .flatMap((contrast) => {
      const keepsOrder = hasPointer(contrast);
      return keepsOrder && !/^(?:not but|less than)$/u.test(contrast.shape)
        ? []
        : [{ ...contrast, keepsOrder }];
    });

/** The sides of "… but …", behind the words that open them. */
function splitAt(view: SentenceView, from: number, word: RegExp): [Part, Part] | undefined {
  const at = view.tokens.findIndex(({ lower }, index) => index > from && word.test(lower));
  if (at < 0 || view.tokens.slice(from, at).some(({ text }) => /^[.;:—]$/u.test(text))) return undefined;
  const end = view.at(at - 1).text === ',' ? at - 1 : at;
  return [
    { first: from, end },
    { first: at + 1, end: findEnd(view, at + 1) },
  ];
}

/** "Not because they are kind but because it pays"; "not only" denies nothing. */
function readNotBut(view: SentenceView, at: number): Contrast[] {
  const before = view.at(at - 1);
  if (view.at(at).lower !== 'not' || before.lemma === 'can') return [];
  if (neverDenied.test(view.at(at + 1).lower)) return [];
  const parts = splitAt(view, at + 1, /^but$/u);
  if (parts === undefined) return [];
  const [denied, stated] = parts;
  const contrast: Contrast = { view, first: at, end: stated.end, shape: 'not but', denied, stated };
  if (before.lemma !== 'do') return [contrast];
  const isAlike =
    view.at(denied.first).tag === 'VB' &&
    denied.end - denied.first >= leastOfSide &&
    finiteTags.get(before.lower)?.test(view.at(stated.first).tag);
  return isAlike === true ? [{ ...contrast, first: at - 1, helper: before.lower }] : [];
}

/** How the verb stands that was not denied: "does not go but stays". */
const finiteTags: ReadonlyMap<string, RegExp> = new Map([
  ['does', /^VBZ$/u],
  ['do', /^VBP?$/u],
  ['did', /^VBD$/u],
]);

const neverDenied = /^(?:only|merely|just|simply|always|necessarily|so|every|all|yet|quite|even|entirely)$/u;

/** "Over years rather than from one show", "in use, not in books": what is stated opens as what is denied does. */
function readRatherThan(view: SentenceView, at: number): Contrast[] {
  const two = `${view.at(at).lower} ${view.at(at + 1).lower}`;
  if (!/^(?:rather than|instead of|and not|, not)$/u.test(two)) return [];
  const denied = { first: at + 2, end: findEnd(view, at + 2) };
  const end = view.at(at - 1).text === ',' ? at - 1 : at;
  const isName = kindOf(view, denied) === 'NP';
  const opens = (at: number): boolean =>
    isName ? followsBe(view, at) || opensObject(view, at, denied.first) : opensAlike(view, at, denied.first);
  const before = Array.from({ length: end }, (_, step) => end - 1 - step).filter((at) => at > 0 && opens(at));
  // "By asking about it rather than by hearing of it": the same word, if there is one.
  const first = before.find((at) => view.at(at).lower === view.at(denied.first).lower) ?? before[0] ?? 0;
  if (first === 0 || !(isName || /^(?:IN|TO|VB|VBG|WP|WRB)$/u.test(view.at(denied.first).tag))) return [];
  return [{ view, first, end: denied.end, shape: 'rather than', denied, stated: { first, end } }];
}

/** "Is a place", "is thus a place". */
const followsBe = (view: SentenceView, at: number): boolean =>
  isBe(view.at(at - 1)) ||
  (view.at(at - 1).tag === 'RB' && view.at(at).tag === 'DT' && isBe(view.at(at - 2)));

/** "Reflects the reach of the market rather than the distance between talents". */
const opensObject = (view: SentenceView, at: number, other: number): boolean =>
  [at, other].every((one) => /^(?:DT|PRP\$)$/u.test(view.at(one).tag)) && isVerb(view.at(at - 1));

function opensAlike(view: SentenceView, at: number, other: number): boolean {
  const [left, right] = [view.at(at), view.at(other)];
  if (left.tag !== right.tag || left.lower === 'of') return false;
  if (left.tag === 'VB') return /^(?:TO|MD)$/u.test(view.at(at - 1).tag);
  return (
    left.tag !== 'IN' || left.lower === right.lower || !/^(?:that|than|because|if|as)$/u.test(left.lower)
  );
}

/** "Less like stones than like plants", "more a habit than a gift". */
function readMeasured(view: SentenceView, at: number): Contrast[] {
  const { lower } = view.at(at);
  const opening = view.at(at + 1);
  if (!/^(?:less|more)$/u.test(lower) || !/^(?:IN|DT|TO)$/u.test(opening.tag)) return [];
  if (/^(?:than|of)$/u.test(opening.lower) || /^(?:the|no|any|or)$/u.test(view.at(at - 1).lower)) return [];
  const parts = splitAt(view, at + 1, /^than$/u);
  if (parts === undefined) return [];
  const [left, right] = parts;
  return lower === 'less'
    ? [{ view, first: at, end: right.end, shape: 'less than', denied: left, stated: right }]
    : [{ view, first: at, end: right.end, shape: 'more than', denied: right, stated: left }];
}

const findEnd = (view: SentenceView, from: number): number => {
  const found = view.tokens.findIndex(
    ({ text, lower }, index) =>
      index > from &&
      (/^[.;:—–,()]$/u.test(text) ||
        (/^(?:because|since|although|though|when|while|if|unless)$/u.test(lower) &&
          // "The years when we were young" are one thing.
          !(lower === 'when' && timeNouns.test(view.at(index - 1).lemma)))),
  );
  const end = found < 0 ? view.length : found;
  // "Only because" belongs together.
  return end - 1 > from && /^(?:only|just|simply|even|partly|mainly)$/u.test(view.at(end - 1).lower)
    ? end - 1
    : end;
};

const timeNouns =
  /^(?:time|moment|day|night|year|decade|age|period|hour|season|century|occasion|case|stage)$/u;

/** "As ten women out of a thousand", "in eight arms". */
const isCounted = (view: SentenceView, { first, end }: Part): boolean =>
  view.tokens
    .slice(first, Math.min(end, first + wordsOfHead))
    .some(({ tag, lower }) => tag === 'CD' && lower !== 'one');

/** "To it", "around them". */
const isPointerOnly = (view: SentenceView, { first, end }: Part): boolean =>
  view.tokens
    .slice(first, end)
    .every(({ tag, lower }) => /^(?:IN|TO)$/u.test(tag) || /^(?:it|them|him|her)$/u.test(lower));

const boundToDenial = /\b(?:any\p{L}*|ever|either|at all|yet)\b/u;

const opensNext =
  /^(?:and|but|or|so|yet|for|because|since|although|though|while|whereas|when|if|unless|until|even|just)$/u;

/**
 * Whether what follows goes with any way to tell the contrast. "Not with a shovel but with a question: what belongs here?"
 * is told once more; "a short code, made up of colors", "how many still stand when they are old" go with one side.
 */
function endsThere(view: SentenceView, end: number): boolean {
  const next = view.at(end + 1);
  if (view.at(end).text !== ',') return /^[.;!]?$/u.test(view.at(end).text);
  const comma = view.tokens.findIndex(({ text }, at) => at > end && text === ',');
  const after = view.at(comma + 1);
  // "To recognize that rights, if they are to be relied upon, must be beyond dispute".
  if (comma > end && !/^(?:CC|PRP)$/u.test(next.tag) && (after.tag === 'MD' || isFinite(after))) return false;
  return opensNext.test(next.lower) || next.tag === 'PRP';
}

/** Both sides are of one form, and neither names what only the other one tells. */
function isWhole({ view, first, end, denied, stated, helper }: Contrast): boolean {
  const [left, right] = denied.first < stated.first ? [denied, stated] : [stated, denied];
  const words = view.tokens.slice(first, end).filter(({ text }) => /\p{L}/u.test(text)).length;
  if (words < leastWords || words > mostWords || first < 2) return false;
  if (/[“”"?()\d]/u.test(textOf(view, first, end)) || right.end - right.first < leastOfSide) return false;
  // "Any particular movement" stands under a denial only, and of two numbers none is "more" so.
  if (boundToDenial.test(textOf(view, denied.first, denied.end))) return false;
  if ([denied, stated].some((side) => isCounted(view, side) || isPointerOnly(view, side))) return false;
  if (!endsThere(view, end)) return false;
  // "It is not the goal that counts but …" names no side by itself.
  const isCleft =
    view.at(first - 2).lower === 'it' && /\b(?:that|who)\b/u.test(textOf(view, left.first, left.end));
  if (isCleft || view.tokens.slice(left.first, left.end).some(({ text }) => text === ',')) return false;
  const later = view.tokens.slice(denied.first, right.end);
  return (
    (helper !== undefined || kindOf(view, left) === kindOf(view, right)) &&
    !later.some(({ lower, tag }) => lower === 'also' || tag === 'NNP')
  );
}

/** Whether the later side points back at the sooner one. */
function hasPointer({ view, denied, stated }: Contrast): boolean {
  const [left, right] = denied.first < stated.first ? [denied, stated] : [stated, denied];
  const sooner = view.tokens.slice(left.first, left.end);
  return view.tokens.slice(denied.first, right.end).some((token) => pointsBack(token, sooner));
}

/** A pronoun that may mean a noun of the side before it would point ahead when the sides are exchanged. */
function pointsBack({ lower, tag }: Token, sooner: readonly Token[]): boolean {
  if (/^(?:this|those|these|one|ones|so|he|his|him|she|her)$/u.test(lower) && tag !== 'CD')
    return !sooner.some((other) => other.lower === lower);
  const noun = { it: /^NN$/u, its: /^NN$/u, they: /^NNS$/u, them: /^NNS$/u, their: /^NNS$/u }[lower];
  return (
    noun !== undefined &&
    sooner.some((other) => noun.test(other.tag)) &&
    !sooner.some((other) => other.lower === lower)
  );
}

/** How a side opens: two that open alike can change places. */
function kindOf(view: SentenceView, { first }: Part): string {
  const { lower, tag } = view.at(first);
  if (/^(?:because|to|that|whether)$/u.test(lower)) return lower === 'whether' ? 'W' : lower;
  if (tag === 'IN') return 'IN';
  if (/^W/u.test(tag) || lower === 'how') return 'W';
  // "Been moved" needs its "have"; "shared blood" is a thing, "admired from afar" what is done to one.
  if (lower === 'been') return 'been';
  const isThing = !/^VB[DN]$/u.test(tag) || /^(?:NN|JJ)/u.test(view.at(first + 1).tag);
  if (/^(?:DT|NN|JJ|PRP\$|CD|VBN|VBD)/u.test(tag) && isThing) return 'NP';
  return isVerb(view.at(first)) ? tag : lower;
}
