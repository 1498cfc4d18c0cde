import { compareCompany } from '@jadoo/lexicon';

import type { PassageAnalysis, Token } from '#passage/analysis.ts';

const reachBefore = 6;
const reachAfter = 6;
const mostBefore = 1;
const mostAfter = 2;
const stop = /^[,.;:]$/u;
/** They go with everything, so they tell nothing of a place. */
const empty = /^(?:be|have|do|make|more|most|can|other|many|much|such|own|people|thing)$/u;

const isTellingWord = ({ tag, lemma }: Token): boolean => /^(?:NN|VB|JJ)/u.test(tag) && !empty.test(lemma);

/** The words that a word of the summary goes with: the last before it and the next two behind, within its part of the sentence. */
export function listNeighbours({ tokens }: PassageAnalysis, { index }: Token): readonly string[] {
  const before = tokens.slice(Math.max(0, index - reachBefore), index).reverse();
  const after = tokens.slice(index + 1, index + 1 + reachAfter);
  return [...pick(before, mostBefore), ...pick(after, mostAfter)];
}

function pick(tokens: readonly Token[], most: number): string[] {
  const end = tokens.findIndex(({ text }) => stop.test(text));
  return tokens
    .slice(0, end < 0 ? tokens.length : end)
    .filter(isTellingWord)
    .slice(0, most)
    .map(({ lemma }) => lemma);
}

/** So like the company of the right word is that of a word one might expect in its place. */
const leastLike = 0.2;
/** So much of the closeness of the right word to its neighbours a wrong one has as well. */
const shareOfNearness = 0.55;
/** A contrary below both sounds odd, however contrary it is. */
const leastOfContrary = 0.1;

const weighNearness = (lemma: string, neighbours: readonly string[]): number =>
  Math.max(0, ...neighbours.map((word) => compareCompany(lemma, word) ?? 0));

/** So close two neighbours are that are often said together, and so far apart two that are not. */
const setCompany = 0.4;
const strangeCompany = 0.1;

/** "chronic comfort": where the right word is often said with its neighbour, what never is makes no choice. */
export const breaksUp = (lemma: string, right: string, neighbour: string): boolean =>
  (compareCompany(right, neighbour) ?? 0) >= setCompany &&
  (compareCompany(lemma, neighbour) ?? setCompany) < strangeCompany;

/** How a wrong word goes with the neighbours of the right one: as well, passably, or not ("written competitions"). */
export function rateFit(
  lemma: string,
  right: string,
  neighbours: readonly string[],
): 'well' | 'passably' | 'not' {
  const likeness = compareCompany(lemma, right) ?? leastOfContrary;
  const isNear = weighNearness(lemma, neighbours) >= shareOfNearness * weighNearness(right, neighbours);
  if (isNear && likeness >= leastLike) return 'well';
  return isNear || likeness >= leastOfContrary ? 'passably' : 'not';
}
