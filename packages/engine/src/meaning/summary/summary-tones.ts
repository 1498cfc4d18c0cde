import {
  areNearInMeaning,
  compareCompany,
  findEntry,
  listCollocatesAfter,
  listCollocatesBefore,
} from '@jadoo/lexicon';

import rows from '../../../data/summary-tones.json' with { type: 'json' };

import type { BlankWord } from '#meaning/option-sets.ts';
import { listNeighbours, rateFit } from '#meaning/summary/summary-fit.ts';
import { listPlaces } from '#meaning/summary/summary-places.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import { getConcept, relate } from '#wording/concepts.ts';
import { goesWith, listCompanions, type Companion } from '#wording/slot-company.ts';
import { isWordClass } from '#wording/word-class.ts';

/** Whether a word tells of a gain, of a loss, or of neither. */
export type Tone = 'gain' | 'loss' | 'even';

interface TonedWord {
  tone: Tone;
  /** Said of nearly everything, so never surely wrong: it is only asked. */
  isOnlyAsked: boolean;
}

const wordsByPlace = new Map<string, ReadonlyMap<string, TonedWord>>();
for (const { place, tone, words, asked } of rows) {
  const list = (text: string, isOnlyAsked: boolean) =>
    text.split(' ').map((word) => [word, { tone: tone as Tone, isOnlyAsked }] as const);
  const known = wordsByPlace.get(place) ?? new Map<string, TonedWord>();
  wordsByPlace.set(place, new Map([...known, ...list(words, false), ...list(asked, true)]));
}

/** Of a gain the contrary is a loss; what is neither good nor bad one may only fail to do. */
const listContraryTones = (tone: Tone, pos: string): readonly Tone[] => {
  if (tone === 'even') return pos === 'v' ? ['loss'] : [];
  return tone === 'gain' ? ['loss'] : ['gain'];
};

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

/** Listed words of another tone that are known to stand beside all that the place binds the word to, the nearest first. */
export function listToned(
  summary: PassageAnalysis,
  blank: BlankWord,
  hasContrary: boolean,
): readonly string[] {
  const { token, pos } = blank;
  const bonds = listBonds(summary, blank);
  const place = listPlaces(summary, blank)[0] ?? '';
  // The phrase of a noun is one of its bonds, so what is known to stand before it takes the preposition as well.
  const words = wordsByPlace.get(place.startsWith('n+') && hasPhrase(summary, blank, bonds) ? 'n' : place);
  const tone = words?.get(token.lemma)?.tone;
  // What names a matter itself has no other that is surely not meant.
  const isMatter = tone === undefined || (tone === 'even' && pos === 'n');
  if (words === undefined || (isMatter && !hasContrary)) return [];
  const neighbours = listNeighbours(summary, token);
  const known = bonds.filter((bond) => goesWith(token.lemma, bond));
  const [first, ...rest] = known.length > 0 ? known : bonds;
  if (first === undefined && !/^(?:v|adj)$/u.test(pos)) return [];
  const isFitting = (lemma: string): boolean => {
    const isListed =
      words.get(lemma)?.isOnlyAsked === false &&
      lemma !== token.lemma &&
      (findEntry(lemma, pos)?.band ?? mostBand + 1) <= mostBand &&
      rest.every((bond) => goesWith(lemma, bond)) &&
      !areNearInMeaning(lemma, token.lemma);
    if (!isListed) return false;
    const fit = rateFit(lemma, token.lemma, neighbours);
    // What is praised or blamed of many things keeps other company.
    return fit === 'well' || (fit === 'passably' && pos === 'adj' && first !== undefined);
  };
  const rated = [...new Set(first === undefined ? words.keys() : listCollocates(first))]
    .filter(isFitting)
    .map((lemma) => ({
      lemma,
      tone: words.get(lemma)?.tone,
      likeness: compareCompany(lemma, token.lemma) ?? 0,
      isContrary: areContrary(lemma, token.lemma, pos),
    }))
    .sort((a, b) => Number(b.isContrary) - Number(a.isContrary) || b.likeness - a.likeness);
  const contrary = tone === undefined ? [] : listContraryTones(tone, pos);
  // A good quality and a bad one may be of one thing: "a valuable, rare book".
  const isOff = (one: { tone: Tone | undefined; likeness: number }): boolean =>
    pos !== 'n' &&
    known.length > 0 &&
    one.tone !== undefined &&
    contrary.includes(one.tone) &&
    one.likeness >= leastLike;
  const against = rated.filter(
    (one) => (one.isContrary && (tone === undefined || one.tone !== tone)) || isOff(one),
  );
  return against.map(({ lemma }) => lemma);
}

/** Two words that deny each other; what only lies on the other side of a scale may be said of one thing with the first. */
const areContrary = (left: string, right: string, pos: string): boolean =>
  isWordClass(pos) && relate(getConcept(left, pos), getConcept(right, pos)) === 'antonym';

/** So like the right word a deed or a quality must be that goes against it on no scale. */
const leastLike = 0.36;

const mostBand = 3;

const hasPhrase = (
  { tokens }: PassageAnalysis,
  { token }: BlankWord,
  bonds: readonly Companion[],
): boolean => {
  const next = tokens[token.index + 1]?.lower;
  return bonds.some(({ side, links }) => side === 'after' && links.some((link) => link === next));
};

const listCollocates = ({ lemma, side, links }: Companion): string[] =>
  links.flatMap((link) => [
    ...(side === 'after' ? listCollocatesBefore(link, lemma) : listCollocatesAfter(lemma, link)),
  ]);
