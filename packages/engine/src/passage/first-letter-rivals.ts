import { listEntries, type LexiconEntry, type PartOfSpeech } from '@jadoo/lexicon';

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

let allRivals: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** The same by every meaning, for a hint that says which one is wanted. */
function listAllRivals(): ReadonlyMap<string, ReadonlySet<string>> {
  if (allRivals !== undefined) return allRivals;
  const found = new Map<string, Set<string>>();
  for (const { lemma, pos, senses, band } of listEntries()) {
    if (band > rarestBand || lemma.includes(' ')) continue;
    for (const meaning of listMeanings(senses)) {
      const key = `${lemma.charAt(0)}\t${pos}\t${meaning}`;
      found.set(key, (found.get(key) ?? new Set()).add(lemma));
    }
  }
  allRivals = found;
  return found;
}

/** Whether another common word with this first letter has one of the meanings of a hint: 자전거, b → bicycle and bike. */
export function hasRivalFor(lemma: string, pos: PartOfSpeech, hint: string): boolean {
  return listMeanings([hint]).some((meaning) =>
    [...(listAllRivals().get(`${lemma.charAt(0)}\t${pos}\t${meaning}`) ?? [])].some(
      (other) => other !== lemma,
    ),
  );
}
