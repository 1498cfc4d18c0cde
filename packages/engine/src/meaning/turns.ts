import { findEntry } from '@jadoo/lexicon';

import type { Span } from '#exercise/exercise.ts';
import { isNoun, type SentenceView } from '#grammar/sentence-view.ts';
import type { Token } from '#passage/analysis.ts';
import type { BlankablePhrase } from '#syntax/blankable-phrases.ts';
import { listAntonymSwaps, type Swap } from '#wording/swap.ts';
import { findBoundWords, weighIn } from '#wording/word-spots.ts';

/** A change of a phrase, at these offsets of the passage, after which it says the opposite. */
export interface Turn extends Span {
  text: string;
  /** Dictionary form of the word that takes the place of a verb. */
  lemma?: string;
}

/** Every way to turn a phrase round, the plainest first. */
export function listTurns(phrase: BlankablePhrase): Turn[] {
  return [...swapSides(phrase), ...turnComparison(phrase), ...turnOrder(phrase), ...turnWords(phrase)];
}

const insideOf = ({ view, first, end }: BlankablePhrase): readonly Token[] => view.tokens.slice(first, end);

const separators = /^(?:rather than|instead of)$/u;

/** "by size rather than by age", "prefer the unusual to the useful": the two sides change places. */
function swapSides(phrase: BlankablePhrase): Turn[] {
  const inside = insideOf(phrase);
  const tagsOf = (tokens: readonly Token[]) => tokens.map(({ tag }) => tag).join(' ');
  return inside.flatMap((token, at): Turn[] => {
    const isPair = separators.test(`${token.lower} ${inside[at + 1]?.lower ?? ''}`);
    const isPreferred = token.lower === 'to' && inside[0]?.lemma === 'prefer';
    if (!isPair && !isPreferred) return [];
    const right = inside.slice(at + (isPair ? 2 : 1));
    const left = inside.slice(Math.max(0, at - right.length), at);
    const [start, end] = [left[0]?.start, right.at(-1)?.end];
    if (start === undefined || end === undefined || tagsOf(left) !== tagsOf(right)) return [];
    // "natural flavors to artificial ones": the pronoun would come before its noun.
    if (right.some(({ lower }) => /^(?:one|ones|that|those|it|them)$/u.test(lower))) return [];
    const { text } = phrase.view.analysis;
    const textOf = (tokens: readonly Token[]) => text.slice(tokens[0]?.start, tokens.at(-1)?.end);
    const middle = text.slice(left.at(-1)?.end, right[0]?.start);
    return [{ start, end, text: `${textOf(right)}${middle}${textOf(left)}` }];
  });
}

const comparatives: ReadonlyMap<string, string> = new Map(
  `more less,less more,fewer more,better worse,worse better,higher lower,lower higher,larger smaller,smaller larger,bigger smaller,longer shorter,
  shorter longer,easier harder,harder easier,faster slower,slower faster,stronger weaker,weaker stronger,earlier later,later earlier`
    .split(/,\s*/u)
    .map((pair) => pair.split(' ') as [string, string]),
);

/** "more to knowledge than", "spend more time": less; "no more than" says it already. */
function turnComparison(phrase: BlankablePhrase): Turn[] {
  const inside = insideOf(phrase);
  const isSpent = inside[0]?.lemma === 'spend';
  const than = isSpent ? 2 : inside.findIndex(({ lower }) => lower === 'than');
  return inside.slice(0, Math.max(0, than)).flatMap((token, at): Turn[] => {
    const text = comparatives.get(token.lower);
    const isWhole = /^(?:no|not|any|none|nothing|little|never|nobody)$/u.test(
      phrase.view.at(phrase.first + at - 1).lower,
    );
    return text === undefined || isWhole ? [] : [replace(token, text)];
  });
}

const orders: ReadonlyMap<string, string> = new Map([
  ['before', 'after'],
  ['after', 'before'],
  ['always', 'never'],
  ['often', 'rarely'],
]);

/** "before it reaches the water": after; a measure in front ("long before") makes the order part of the whole. */
function turnOrder(phrase: BlankablePhrase): Turn[] {
  return insideOf(phrase).flatMap((token, at): Turn[] => {
    const text = orders.get(token.lower);
    const isMeasured = /^(?:RB|NNS?|JJ)$/u.test(phrase.view.at(phrase.first + at - 1).tag);
    const isOrder = /^(?:before|after)$/u.test(token.lower);
    return text === undefined ||
      at === 0 ||
      (isOrder && isMeasured && !isNoun(phrase.view.at(phrase.first + at - 1)))
      ? []
      : [replace(token, text)];
  });
}

const replace = ({ start, end }: Token, text: string): Turn => ({ start, end, text });

const minStrength = 0.5;
/** A rare word would stand out. */
const mostBand = 3;

/** Full opposites of adjectives that stand alone: beside a noun and for verbs others seldom go with the words around. */
function turnWords({ view, first, end }: BlankablePhrase): Turn[] {
  const bound = findBoundWords(view);
  return view.tokens.slice(first, end).flatMap((token, offset) => {
    const at = first + offset;
    const isAlone =
      !/^(?:NN|JJ|VBG)/u.test(view.at(at + 1).tag) &&
      !/^(?:more|most|less|least)$/u.test(view.at(at - 1).lower);
    if (bound.has(at) || token.tag !== 'JJ' || !isAlone) return [];
    return listAntonymSwaps(view, at)
      .filter((swap) => swap.isFull && isKnown(swap) && isTold(view, swap))
      .map((swap): Turn => ({ ...replace(token, swap.form), lemma: swap.lemma }));
  });
}

const isKnown = ({ lemma, pos }: Swap): boolean => (findEntry(lemma, pos)?.band ?? mostBand + 1) <= mostBand;

/** The passage speaks of the matter on which the two words differ. */
const isTold = ({ analysis }: SentenceView, swap: Swap): boolean =>
  weighIn(analysis, swap, analysis.sentences.length).strength >= minStrength;
