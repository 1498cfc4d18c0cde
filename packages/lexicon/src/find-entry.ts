import { deriveEntry } from '#derive.ts';
import type { LexiconEntry, PartOfSpeech } from '#entry.ts';
import { findAuthoredEntry } from '#glossary.ts';

/** So many that all words of a school book are among them. */
const maxKnown = 20_000;
const known = new Map<string, LexiconEntry | undefined>();

/** The entry of a word under one part of speech: the authored one, else one derived from its base word. */
export function findEntry(lemma: string, pos: PartOfSpeech): LexiconEntry | undefined {
  const key = `${lemma}\t${pos}`;
  const found = known.get(key);
  if (found !== undefined || known.has(key)) return found;
  const entry = findAuthoredEntry(lemma, pos) ?? deriveEntry(lemma, pos);
  if (known.size >= maxKnown) known.clear();
  known.set(key, entry);
  return entry;
}
