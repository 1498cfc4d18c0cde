import { deriveEntry } from '#derive.ts';
import type { LexiconEntry, PartOfSpeech } from '#entry.ts';
import { findAuthoredEntry } from '#glossary.ts';

/** The entry of a word under one part of speech: the authored one, else one derived from its base word. */
export function findEntry(lemma: string, pos: PartOfSpeech): LexiconEntry | undefined {
  return findAuthoredEntry(lemma, pos) ?? deriveEntry(lemma, pos);
}
