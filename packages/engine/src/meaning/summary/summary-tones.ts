import {
  areNearInMeaning,
  compareCompany,
  findEntry,
  listCollocatesAfter,
  listCollocatesBefore,
} from '@jadoo/lexicon';

import rows from '../../../data/summary-tones.json' with { type: 'json' };

import type { BlankWord } from '#meaning/option-sets.ts';
import { listNeighbours, rateFit, type Fit } from '#meaning/summary/summary-fit.ts';
import { listPlaces } from '#meaning/summary/summary-places.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import { goesWith, listCompanions, type Companion } from '#wording/slot-company.ts';
import { isWordClass } from '#wording/word-class.ts';

/** Whether a word tells of a gain, of a loss, or of neither. */
export type Tone = 'gain' | 'loss' | 'even';

const tonesByPlace = new Map<string, ReadonlyMap<string, Tone>>();
for (const { place, tone, words } of rows) {
  const known = tonesByPlace.get(place) ?? new Map<string, Tone>();
  tonesByPlace.set(place, new Map([...known, ...words.split(' ').map((word) => [word, tone as Tone] as const)]));
}

/** The tone of a word in its place; undefined of what is not listed. */
export const findTone = (place: string, lemma: string): Tone | undefined =>
  tonesByPlace.get(place)?.get(lemma);

/** Wrong words for a place: of the other tone than the right word, and of none. */
export interface TonedWords {
  against: readonly string[];
  others: readonly string[];
}

const none: TonedWords = { against: [], others: [] };

/** What the passage needs not speak of: of a loss one may gain, of a gain lose; what has no tone is lost only. */
const contraryTones: Readonly<Record<Tone, readonly Tone[]>> = {
  gain: ['loss'],
  loss: ['gain'],
  even: ['loss'],
};

/** The words to which the place binds most: without the subject of a verb and the adverb that colours it. */
export function listBonds({ tokens }: PassageAnalysis, { token, pos }: BlankWord): readonly Companion[] {
  if (!isWordClass(pos)) return [];
  const all = listCompanions(tokens, token.index, pos);
  return pos === 'v' || pos === 'adj' ? all.filter(({ side }) => side === 'after') : all;
}

/** So like the right word may a word of another matter be: what is said in the same company might be meant. */
const likest = 0.5;

/** Listed words of another tone that are known to stand beside all that the place binds them to, the nearest first. */
export function listToned(summary: PassageAnalysis, blank: BlankWord): TonedWords {
  const { token, pos } = blank;
  const bonds = listBonds(summary, blank);
  const place = listPlaces(summary, blank)[0] ?? '';
  // The phrase of a noun is one of its bonds, so what is known to stand before it takes the preposition as well.
  const tones = tonesByPlace.get(place.startsWith('n+') && hasPhrase(summary, blank, bonds) ? 'n' : place);
  const tone = tones?.get(token.lemma);
  if (tones === undefined || tone === undefined || bonds.length === 0) return none;
  const [first, ...rest] = bonds;
  const neighbours = listNeighbours(summary, token);
  // Of a thing many qualities are said that keep other company.
  const isNearby = (fit: Fit): boolean => fit === 'well' || (pos === 'adj' && fit === 'passably');
  const fitting = listCollocates(first).filter(
    (lemma) =>
      tones.has(lemma) &&
      lemma !== token.lemma &&
      !areNearInMeaning(lemma, token.lemma) &&
      (findEntry(lemma, pos)?.band ?? mostBand + 1) <= mostBand &&
      rest.every((bond) => goesWith(lemma, bond)) &&
      isNearby(rateFit(lemma, token.lemma, neighbours)),
  );
  const rated = [...new Set(fitting)]
    .map((lemma) => ({ lemma, tone: tones.get(lemma), likeness: compareCompany(lemma, token.lemma) ?? 0 }))
    .sort((a, b) => b.likeness - a.likeness);
  const against = rated.filter((one) => one.tone !== undefined && contraryTones[tone].includes(one.tone));
  const others = rated.filter((one) => one.tone === 'even' && one.likeness < likest);
  return { against: against.map(({ lemma }) => lemma), others: others.map(({ lemma }) => lemma) };
}

const mostBand = 3;

const hasPhrase = (
  { tokens }: PassageAnalysis,
  { token }: BlankWord,
  bonds: readonly Companion[],
): boolean => {
  const next = tokens[token.index + 1]?.lower;
  return bonds.some(({ side, links }) => side === 'after' && links.some((link) => link === next));
};

const listCollocates = (bond: Companion | undefined): string[] =>
  (bond?.links ?? []).flatMap((link) => [
    ...(bond?.side === 'after'
      ? listCollocatesBefore(link, bond.lemma)
      : listCollocatesAfter(bond?.lemma ?? '', link)),
  ]);
