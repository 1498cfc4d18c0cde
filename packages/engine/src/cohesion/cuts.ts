import type { Span } from '#exercise/exercise.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import type { Link, SentenceRange } from '#cohesion/cue.ts';
import { findLinks, listCues } from '#cohesion/list-cues.ts';
import { compareOrders, fails, onlyTurns, type Rival } from '#cohesion/measure-faults.ts';
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

/** A link of a block, and the part that it points to. */
export interface Evidence extends Link {
  /** 0 for the given text, then the blocks in source order. */
  part: number;
}

/** One way to cut the passage. */
export interface Cut {
  parts: Parts;
  /** What places each block after what it follows, strongest first. */
  evidence: [Evidence[], Evidence[], Evidence[]];
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
/** From this strength on a link may carry a junction in an explanation. */
export const minNamed = 2;
/** From this strength on a link is worth telling. */
export const minTold = 1;
/** What points back from inside a block, or past a block: it shows what comes earlier. */
const innerTypes: ReadonlySet<Link['type']> = new Set([
  'article',
  'study',
  'group',
  'name',
  'repetition',
  'year',
]);

/** The strongest link, helped by a second one of another kind. */
function weigh(links: readonly Link[]): number {
  const [first] = links;
  const second = links.find(({ type }) => type !== first?.type);
  return (first?.strength ?? 0) + (second?.strength ?? 0) * secondLinkShare;
}

const listSentences = ({ first, end }: SentenceRange): number[] =>
  Array.from({ length: end - first }, (_, index) => first + index);

/** What the head of a block takes up from the part before it; failing that, what the block takes up from an earlier block. */
function listEvidence(analysis: PassageAnalysis, parts: Parts, block: number): Evidence[] {
  const own = parts[block] ?? parts[0];
  const linksFrom = (sentence: number, part: number): Evidence[] =>
    findLinks(analysis, parts[part] ?? own, sentence)
      .filter((link) => !isToldWithin(analysis, { first: own.first, end: sentence }, sentence, link))
      .map((link) => ({ ...link, part }));
  // What another block names as well does not tell which of the two comes first.
  const isShared = ({ type, words }: Evidence): boolean =>
    block === 1 && innerTypes.has(type) && type !== 'year' && areNamedIn(analysis, parts.slice(2), words);
  const head = linksFrom(own.first, block - 1).filter((link) => !isShared(link));
  if ((head[0]?.strength ?? 0) >= minNamed) return head;
  // That a later block takes up the given text does not tell where it stands.
  const from = Math.min(1, block - 1);
  const earlier = Array.from({ length: block - from }, (_, index) => from + index);
  const inner = listSentences(own)
    .flatMap((sentence) => earlier.flatMap((part) => linksFrom(sentence, part)))
    .filter((link) => link.strength >= minNamed && innerTypes.has(link.type) && !isShared(link))
    // "The food" further into the first block may be the soups of its own head.
    .filter(({ type }) => block > 1 || type !== 'repetition')
    .sort((a, b) => b.strength - a.strength || b.part - a.part);
  return inner.length > 0 ? inner : head;
}

/** "Galaxy after galaxy" in its own block explains "the galaxies" already. */
function isToldWithin(
  analysis: PassageAnalysis,
  own: SentenceRange,
  sentence: number,
  { type, words }: Link,
): boolean {
  if (!/^(?:article|repetition|study)$/u.test(type)) return false;
  const last = words.split(' ').at(-1)?.toLowerCase();
  const noun = analysis.tokens.find((token) => token.sentence === sentence && token.lower === last);
  return (
    noun !== undefined &&
    analysis.tokens.some(
      (token) => token.sentence >= own.first && token.sentence < own.end && areFamily(token, noun),
    )
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

/** What ties the parts together, and how clearly every other order fails; undefined when words place too few blocks. */
export function scoreCut(analysis: PassageAnalysis, parts: Parts): Cut | undefined {
  const evidence: Cut['evidence'] = [
    listEvidence(analysis, parts, 1),
    listEvidence(analysis, parts, 2),
    listEvidence(analysis, parts, 3),
  ];
  const strengths = evidence.map(weigh);
  if (!isPlaced(evidence, strengths)) return undefined;
  const rivals = listRivals(analysis, parts);
  const open = otherOrders.filter(([next], at) => {
    const rival = rivals[at] ?? noRival;
    return !fails(rival) || (onlyTurns(rival) && followsGiven(analysis, parts, next));
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

/** Its first sentence takes up the given text, or points back, so that it may stand right after it. */
const followsGiven = (analysis: PassageAnalysis, parts: Parts, block: 1 | 2 | 3): boolean =>
  findLinks(analysis, parts[0], parts[block].first).some(({ strength }) => strength >= minNamed) ||
  analysis.tokens.some(
    ({ lower, sentence }, at) =>
      sentence === parts[block].first &&
      /^(?:this|that|such)$/u.test(lower) &&
      /^(?:JJ|NN)$/u.test(analysis.tokens[at + 1]?.tag ?? ''),
  );

/** Further in, "this state" may be the one that was told of all along. */
const pointerReach = 6;

/** "Implicit in this image": too little to place a block, but at its head it takes up what stands right before it, which is worth telling where nothing else is told. */
export function findPointer(
  analysis: PassageAnalysis,
  { parts }: Pick<Cut, 'parts'>,
  block: 1 | 2,
): Evidence | undefined {
  const { first } = parts[block];
  const { text = '' } = analysis.sentences[first] ?? {};
  const cue = listCues(analysis)[first]?.find(
    ({ type, words, antecedents }) =>
      type === 'demonstrative' &&
      /^(?:this|these|such) /iu.test(words) &&
      text.slice(0, text.indexOf(words)).split(' ').length <= pointerReach &&
      antecedents.has(first - 1),
  );
  return (
    cue && { type: cue.type, words: cue.words, relation: '', antecedent: '', strength: 0, part: block - 1 }
  );
}

/** What keeps the second block right behind the first: "so", "this view", not a thing that is only named again. */
export const findHold = ({ evidence }: Pick<Cut, 'evidence'>): Evidence | undefined =>
  evidence[1].find(({ part, strength, type }) => part === 1 && strength >= minNamed && !innerTypes.has(type));

/** The last block and one of the others are placed by words that can be named; the third follows from them. */
function isPlaced(evidence: Cut['evidence'], strengths: readonly number[]): boolean {
  const [first = 0, second = 0, third = 0] = strengths;
  if (third < minNamed) return false;
  // That the last block comes after the first does not tell that it comes after the second.
  const isLast = evidence[2].some(({ part, strength }) => part === 2 && strength >= minNamed);
  if (!isLast && !findHold({ evidence })) return false;
  return second >= minNamed || (first >= minNamed && evidence[2][0]?.part === 2);
}
