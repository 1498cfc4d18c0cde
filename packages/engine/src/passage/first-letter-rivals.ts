import { listEntries, type LexiconEntry } from '@jadoo/lexicon';

import { listMeanings } from '#passage/word-distractors.ts';

/** A rarer word would hardly come to a student's mind. */
const rarestBand = 3;
const mainSenses = 1;

let rivals: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** Lemmas by first letter, part of speech and one of their first meanings. */
function listRivals(): ReadonlyMap<string, ReadonlySet<string>> {
  if (rivals !== undefined) return rivals;
  const found = new Map<string, Set<string>>();
  for (const entry of listEntries()) {
    if (entry.band > rarestBand || entry.lemma.includes(' ')) continue;
    for (const key of listKeys(entry)) found.set(key, (found.get(key) ?? new Set()).add(entry.lemma));
  }
  rivals = found;
  return found;
}

const listKeys = ({ lemma, pos, senses }: LexiconEntry): string[] =>
  listMeanings(senses.slice(0, mainSenses)).map((meaning) => `${lemma.charAt(0)}\t${pos}\t${meaning}`);

/**
 * Whether another common word begins with the same letter and has a first meaning in common (nevertheless, nonetheless):
 * the first letter would not tell which of the two is wanted.
 */
export function hasRival(entry: LexiconEntry): boolean {
  return listKeys(entry).some((key) =>
    [...(listRivals().get(key) ?? [])].some((lemma) => lemma !== entry.lemma),
  );
}
