import rows from '#generated/glossary.json' with { type: 'json' };

import type { Band, LexiconEntry, PartOfSpeech } from '#entry.ts';
import { listSpellings } from '#spelling.ts';

let entriesByKey: ReadonlyMap<string, readonly LexiconEntry[]> | undefined;
let entriesInOrder: readonly LexiconEntry[] | undefined;

function readEntry(row: string): LexiconEntry {
  const [lemma = '', pos = '', senses = '', band = '', rank = '', flags = ''] = row.split('\t');
  return {
    lemma,
    pos: pos as PartOfSpeech,
    senses: senses.split(' / '),
    band: Number(band) as Band,
    rank: Number(rank),
    flags: flags === '' ? [] : flags.split(','),
  };
}

/** All authored entries, most frequent headword first. */
export function listEntries(): readonly LexiconEntry[] {
  entriesInOrder ??= rows.map(readEntry);
  return entriesInOrder;
}

function getEntriesByKey(): ReadonlyMap<string, readonly LexiconEntry[]> {
  if (entriesByKey !== undefined) return entriesByKey;
  const map = new Map<string, LexiconEntry[]>();
  for (const entry of listEntries()) {
    const key = entry.lemma.toLowerCase();
    const known = map.get(key);
    if (known === undefined) map.set(key, [entry]);
    else known.push(entry);
  }
  entriesByKey = map;
  return map;
}

/** The authored entries of a word under every part of speech; case and British spelling make no difference. */
export function findEntries(lemma: string): readonly LexiconEntry[] {
  const map = getEntriesByKey();
  const key = lemma.toLowerCase().replace(/’/gu, "'");
  const exact = map.get(key);
  if (exact !== undefined) return preferCase(exact, lemma);
  for (const spelling of listSpellings(key)) {
    const found = map.get(spelling);
    if (found !== undefined) return found;
  }
  return [];
}

/** China before china for "China", the other way round for "china". */
function preferCase(entries: readonly LexiconEntry[], lemma: string): readonly LexiconEntry[] {
  if (entries.every((entry) => entry.lemma === lemma)) return entries;
  const same = entries.filter((entry) => entry.lemma === lemma);
  return same.length === 0 ? entries : [...same, ...entries.filter((entry) => entry.lemma !== lemma)];
}

/** The authored entry of a word under one part of speech. */
export function findAuthoredEntry(lemma: string, pos: PartOfSpeech): LexiconEntry | undefined {
  return findEntries(lemma).find((entry) => entry.pos === pos);
}
