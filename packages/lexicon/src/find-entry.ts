import { deriveEntry } from '#derive.ts';
import type { LexiconEntry, PartOfSpeech } from '#entry.ts';
import { findAuthoredEntry } from '#glossary.ts';

/** So many that all words of a school book are among them. */
const maxKnown = 20_000;
const knownByPart = new Map<PartOfSpeech, Map<string, LexiconEntry | undefined>>();

/** The entry of a word under one part of speech: the authored one, else one derived from its base word. */
export function findEntry(lemma: string, pos: PartOfSpeech): LexiconEntry | undefined {
  const known = knownByPart.get(pos) ?? new Map<string, LexiconEntry | undefined>();
  const found = known.get(lemma);
  if (found !== undefined || known.has(lemma)) return found;
  const entry = findAuthoredEntry(lemma, pos) ?? deriveEntry(lemma, pos);
  if (known.size >= maxKnown) known.clear();
  knownByPart.set(pos, known.set(lemma, entry));
  return entry;
}
