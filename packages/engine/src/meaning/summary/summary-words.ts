import { findEntry, type PartOfSpeech } from '@jadoo/lexicon';

import rows from '../../../data/summary-words.json' with { type: 'json' };

/** Lemmas that may stand wrongly for one word of a summary, the plainest first. */
export interface SummaryWords {
  /** Each says the contrary in nearly all that one can say with the word. */
  opposites: readonly string[];
  /** Each goes in the same place and says something else: neither the same nor the contrary. */
  others: readonly string[];
}

const wordsByPlace: ReadonlyMap<string, SummaryWords> = new Map(
  rows.flatMap(({ place, words, opposites, others }) =>
    split(words).map((word): [string, SummaryWords] => [
      `${place} ${word}`,
      { opposites: split(opposites), others: split(others) },
    ]),
  ),
);

function split(words: string): string[] {
  return words.split(' ').filter((word) => word !== '');
}

/**
 * What may stand wrongly for a lemma in its place: a verb with an object (vt) or without (vi), with the preposition or
 * infinitive that belongs to it (vi+to), an adjective or noun by itself or with its preposition (adj+of).
 */
export function findSummaryWords(lemma: string, pos: PartOfSpeech, place: string): SummaryWords | undefined {
  const found = wordsByPlace.get(`${place} ${lemma}`);
  if (found === undefined) return undefined;
  const keep = (words: readonly string[]): string[] => words.filter((word) => findEntry(word, pos));
  // What is neither a contrary nor the same is so of the contrary too: its other words serve as well.
  const shared = found.opposites.flatMap((word) => wordsByPlace.get(`${place} ${word}`)?.others ?? []);
  const others = [...new Set([...found.others, ...shared])];
  return { opposites: keep(found.opposites), others: keep(others) };
}
