import { findAntonyms, type PartOfSpeech } from '@jadoo/lexicon';

import rows from '../../../data/blank-rivals.json' with { type: 'json' };

const split = (words: string): string[] => words.split(' ');

/** By place and word what goes against a sentence with the word when it stands there instead. */
const rivalsByPlace: ReadonlyMap<string, readonly string[]> = new Map(
  rows.flatMap(({ place, words, rivals }) =>
    split(words).map((word): [string, string[]] => [`${place} ${word}`, split(rivals)]),
  ),
);

/** What was set beside a word in its place by hand: what somebody who misread the passage could take, likely ones first. */
export const listAuthoredRivals = (lemma: string, place: string): readonly string[] =>
  rivalsByPlace.get(`${place} ${lemma}`) ?? [];

/** Whether a word is the very contrary of the right one, and not only at odds with it. */
export const isContrary = (lemma: string, right: string, pos: PartOfSpeech): boolean =>
  findAntonyms(right, pos).some(({ word }) => word === lemma) ||
  findAntonyms(lemma, pos).some(({ word }) => word === right);
