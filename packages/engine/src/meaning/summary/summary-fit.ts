import { compareCompany } from '@jadoo/lexicon';

import type { BlankWord } from '#meaning/option-sets.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { listCompanions, type Companion } from '#wording/slot-company.ts';
import { isWordClass } from '#wording/word-class.ts';

const reachBefore = 6;
const reachAfter = 6;
const mostBefore = 1;
const mostAfter = 2;
const stop = /^[,.;:]$/u;
/** They go with everything, so they tell nothing of a place. */
const empty =
  /^(?:be|have|do|make|more|most|less|least|little|few|can|other|many|much|such|own|great|good|big|people|thing)$/u;

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

/** How near a word lies to the nearest of the neighbours. */
export const weighNearness = (lemma: string, neighbours: readonly string[]): number =>
  Math.max(0, ...neighbours.map((word) => compareCompany(lemma, word) ?? 0));

/** So close two neighbours are that are often said together. */
const setCompany = 0.33;
/** Below both, so far apart is a word that is hardly said with the neighbour. */
const shareOfCompany = 0.6;
const strangeCompany = 0.23;

/** Of more or less of a thing and of its contrary one speaks as well: increased consumption, increased conservation. */
const amounts = /^(?:increased?|decreased?|reduced?|grow|growing|repeated|more|further)$/u;

/** "chronic comfort", "efficient problems": where the right word is often said with its neighbour, what is not makes no choice. */
export function breaksUp(lemma: string, right: string, neighbour: string): boolean {
  const own = empty.test(neighbour) || amounts.test(neighbour) ? 0 : (compareCompany(right, neighbour) ?? 0);
  const most = Math.min(strangeCompany, shareOfCompany * own);
  return own >= setCompany && (compareCompany(lemma, neighbour) ?? own) < most;
}

/** How a word goes with its neighbours. */
type Fit = 'well' | 'passably' | 'not';

/** How a wrong word goes with the neighbours of the right one: as well, passably, or not ("written competitions"). */
export function rateFit(lemma: string, right: string, neighbours: readonly string[]): Fit {
  const likeness = compareCompany(lemma, right) ?? leastOfContrary;
  const isNear = weighNearness(lemma, neighbours) >= shareOfNearness * weighNearness(right, neighbours);
  if (isNear && likeness >= leastLike) return 'well';
  return isNear || likeness >= leastOfContrary ? 'passably' : 'not';
}

const withDeterminer = ['', 'the'] as const;

/** The words to which the place binds most: the noun of a quality, the object of a verb, all of a noun and an adverb. */
export function listBonds({ tokens }: PassageAnalysis, { token, pos }: BlankWord): readonly Companion[] {
  if (!isWordClass(pos)) return [];
  const all = listCompanions(tokens, token.index, pos);
  const helper = tokens.slice(0, token.index).findLast(({ tag }) => !tag.startsWith('RB'));
  // What is done to the subject is done to an object.
  if (token.tag === 'VBN' && helper?.lemma === 'be')
    return all
      .filter(({ side, lemma }) => side === 'before' && !lemma.endsWith('ly'))
      .map(({ lemma }) => ({ lemma, side: 'after', links: withDeterminer }));
  return pos === 'v' || pos === 'adj' ? all.filter(({ side }) => side === 'after') : all;
}
