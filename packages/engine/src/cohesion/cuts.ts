import type { Span } from '#exercise/exercise.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import { minNamed, type Link, type SentenceRange } from '#cohesion/cue.ts';
import { findLinks, listCues } from '#cohesion/list-cues.ts';
import { compareOrders, fails, type Rival } from '#cohesion/measure-faults.ts';
import { areEnough, findRuling } from '#cohesion/ruling-links.ts';
import { areFamily, breaksQuotation, isBareQuotation } from '#cohesion/words.ts';
import { readOnce } from '#read-once.ts';

/** Sentences of the given text and of a block. */
const givenSizes = [1, 2, 3] as const;
const blockSizes = [1, 2, 3] as const;
const maxLengthRatio = 3;
/** "Sleep has changed." gives a reader nothing to go on from. */
const minGivenLetters = 65;
/** Three sentences are given only where they are short. */
const maxGivenLetters = 300;

/** The other orders of the blocks; 1 is the first of the source. */
export const otherOrders = [
  [1, 3, 2],
  [2, 1, 3],
  [2, 3, 1],
  [3, 1, 2],
  [3, 2, 1],
] as const;

/** The given text and three blocks, in source order. */
type Parts = [SentenceRange, SentenceRange, SentenceRange, SentenceRange];

/** One way to cut the passage. */
export interface Cut {
  parts: Parts;
  /** What ties each block to the part right before it, strongest first. */
  evidence: [Link[], Link[], Link[]];
  /** Strength of the evidence of each block. */
  strengths: readonly number[];
  /** What becomes of the other five orders. */
  rivals: readonly Rival[];
  /** The one order that might be put up with, as blocks of the source; it must not be among the options. */
  open: readonly number[] | undefined;
  /** How much more a reader stumbles over the best of them than over the source. */
  lead: number;
  lengthRatio: number;
}

/** Every way to cut a passage into a given text and three blocks of like length. */
export const listCuts = readOnce((analysis: PassageAnalysis): readonly Parts[] => {
  const count = analysis.sentences.length;
  const cuts = givenSizes.flatMap((given) =>
    blockSizes.flatMap((first) =>
      blockSizes.map((second): Parts => {
        const [a, b, c] = [given, given + first, given + first + second];
        return [
          { first: 0, end: a },
          { first: a, end: b },
          { first: b, end: c },
          { first: c, end: count },
        ];
      }),
    ),
  );
  return cuts.filter((parts) => {
    const blocks = parts.slice(1);
    if (!canOpen(textOf(analysis, parts[0]), parts[0])) return false;
    if (parts[0].end > 2 && textOf(analysis, parts[0]).length > maxGivenLetters) return false;
    if (!blocks.every(({ first, end }) => blockSizes.some((size) => size === end - first))) return false;
    if (measureLengthRatio(analysis, parts) > maxLengthRatio) return false;
    return parts.map((part) => textOf(analysis, part)).every(isMovable);
  });
});

/** "It" may be told of in a second sentence. */
const canOpen = (text: string, { end }: SentenceRange): boolean =>
  text.length >= minGivenLetters && (end > 1 || !/^(?:It|This|That)\b/u.test(text));

/** Length of the longest block over that of the shortest. */
function measureLengthRatio(analysis: PassageAnalysis, parts: Parts): number {
  const spans = parts.slice(1).map((block) => spanOf(analysis, block));
  const lengths = spans.map(({ start, end }) => end - start);
  return Math.max(...lengths) / Math.min(...lengths);
}

const isMovable = (text: string): boolean => !breaksQuotation(text) && !isBareQuotation(text);

export function spanOf(analysis: PassageAnalysis, { first, end }: SentenceRange): Span {
  return { start: analysis.sentences[first]?.start ?? 0, end: analysis.sentences[end - 1]?.end ?? 0 };
}

export function textOf(analysis: PassageAnalysis, part: SentenceRange): string {
  const { start, end } = spanOf(analysis, part);
  return analysis.text.slice(start, end).replace(/\s+/gu, ' ');
}

/** Below this lead even an order that is no option leaves the text in doubt. */
const minLead = 0.5;
const secondLinkShare = 0.5;
/** Words for a thing, which other blocks may speak of as well. */
const sharedTypes: ReadonlySet<Link['type']> = new Set(['article', 'study', 'group', 'name', 'repetition']);

/** From inside a block points back what names a person, a thing or a year; "this" and "such objects" take up their own block. */
const pointsFar = ({ type }: Link): boolean => sharedTypes.has(type) || /^(?:year|pronoun)$/u.test(type);

/** The strongest link, helped by a second one of another kind. */
function weigh(links: readonly Link[]): number {
  const [first] = links;
  const second = links.find(({ type }) => type !== first?.type);
  return (first?.strength ?? 0) + (second?.strength ?? 0) * secondLinkShare;
}

const listSentences = ({ first, end }: SentenceRange): number[] =>
  Array.from({ length: end - first }, (_, index) => first + index);

/** What the head of a block takes up from the part before it; failing that, what stands further in and takes up words of that part alone. */
function listEvidence(analysis: PassageAnalysis, parts: Parts, block: number): Link[] {
  const own = parts[block] ?? parts[0];
  const before = parts[block - 1] ?? own;
  const linksOf = (sentence: number): Link[] => {
    const told = { first: own.first, end: sentence };
    const earlier = parts.slice(0, block - 1);
    return findLinks(analysis, before, sentence)
      .filter((link) => !isToldWithin(analysis, told, sentence, link))
      .filter((link) => !mayMeanOther(analysis, told, earlier, sentence, link));
  };
  // What another block names as well does not tell which of the two comes first.
  const isShared = ({ type, words }: Link): boolean =>
    block === 1 && sharedTypes.has(type) && areNamedIn(analysis, parts.slice(2), words);
  const head = linksOf(own.first).filter((link) => !isShared(link));
  if ((head[0]?.strength ?? 0) >= minNamed) return head;
  const inner = listSentences(own)
    .flatMap(linksOf)
    .filter((link) => link.strength >= minNamed && pointsFar(link) && !isShared(link))
    // "The food" further into the first block may be the soups of its own head.
    .filter(({ type }) => block > 1 || type !== 'repetition')
    .sort((a, b) => b.strength - a.strength);
  return inner.length > 0 ? inner : head;
}

/** "Galaxy after galaxy" in its own block explains "the galaxies" already. */
function isToldWithin(
  analysis: PassageAnalysis,
  own: SentenceRange,
  sentence: number,
  { type, words }: Link,
): boolean {
  if (!/^(?:article|repetition|study|group)$/u.test(type)) return false;
  const last = words.split(' ').at(-1)?.toLowerCase();
  const noun = analysis.tokens.find((token) => token.sentence === sentence && token.lower === last);
  return (
    noun !== undefined &&
    analysis.tokens.some(
      (token) => token.sentence >= own.first && token.sentence < own.end && areFamily(token, noun),
    )
  );
}

/** "His plan" where he was told of in an earlier part as well, or in the block itself: it ties no two parts. */
function mayMeanOther(
  analysis: PassageAnalysis,
  own: SentenceRange,
  earlier: readonly SentenceRange[],
  sentence: number,
  { type, words }: Link,
): boolean {
  if (type !== 'pronoun' && type !== 'demonstrative') return false;
  const cue = listCues(analysis)[sentence]?.find((one) => one.type === type && one.words === words);
  return [own, ...(type === 'pronoun' ? earlier : [])].some(({ first, end }) =>
    [...(cue?.antecedents.keys() ?? [])].some((at) => at >= first && at < end),
  );
}

/** The last of the words stands in one of the parts. */
function areNamedIn(analysis: PassageAnalysis, parts: readonly SentenceRange[], words: string): boolean {
  const last = words.split(' ').at(-1)?.toLowerCase();
  return analysis.tokens.some(
    ({ lower, sentence }) =>
      lower === last && parts.some(({ first, end }) => sentence >= first && sentence < end),
  );
}

const noRival: Rival = { lead: 0, decisive: [], strained: [] };

/** The other five orders, each set against the source. */
function listRivals(analysis: PassageAnalysis, parts: Parts): Rival[] {
  const lay = (order: readonly number[]): number[] =>
    [0, ...order].flatMap((part) => listSentences(parts[part] ?? parts[0]));
  return otherOrders.map((order) => compareOrders(listCues(analysis), lay(order)));
}

/** Those among them that leave one order only. */
export const listClearCuts = readOnce((analysis: PassageAnalysis): readonly Cut[] =>
  listCuts(analysis).flatMap((parts) => scoreCut(analysis, parts) ?? []),
);

/** What ties the parts together, and how clearly every other order fails; undefined when a block is not tied to the one before it. */
export function scoreCut(analysis: PassageAnalysis, parts: Parts): Cut | undefined {
  const evidence: Cut['evidence'] = [
    listEvidence(analysis, parts, 1),
    listEvidence(analysis, parts, 2),
    listEvidence(analysis, parts, 3),
  ];
  const strengths = evidence.map(weigh);
  if (!isChained(evidence)) return undefined;
  const rivals = listRivals(analysis, parts);
  const open = otherOrders.filter((order, at) => {
    const rival = rivals[at] ?? noRival;
    return (
      !fails(rival) ||
      !areEnough(
        rival.decisive.flatMap((fault) => findRuling(analysis, { parts, evidence }, fault, order) ?? []),
      )
    );
  });
  if (open.length > 1 || rivals.some(({ lead }) => lead < minLead)) return undefined;
  return {
    parts,
    evidence,
    strengths,
    rivals,
    open: open[0],
    lead: Math.min(...rivals.map(({ lead }) => lead)),
    lengthRatio: measureLengthRatio(analysis, parts),
  };
}

/** The second and the last block each take up the one right before them, by words that can be named; money may come again as other money. */
const isChained = ([, second, third]: Cut['evidence']): boolean =>
  [second, third].every((links) =>
    links.some(({ strength, type }) => strength >= minNamed && type !== 'repetition'),
  );
