import type { PassageSource } from '#exercise/exercise.ts';
import type { Token } from '#passage/analysis.ts';
import { glossToken } from '#passage/gloss.ts';
import { findOwnMeaning, listFootnotes, posLabels } from '#passage/key-words.ts';

/** The one Korean meaning to print for a word as used here: that of a footnote, the teacher's own, the glossary's. */
export function glossForReader(
  source: PassageSource,
  tokens: readonly Token[],
  token: Token,
): string | undefined {
  const note = listFootnotes(source).find(({ word }) =>
    [token.lower, token.lemma.toLowerCase()].includes(word.toLowerCase()),
  );
  if (note !== undefined) return note.meaning;
  const entry = glossToken(tokens, token);
  const label = entry === undefined ? '' : (posLabels[entry.pos] ?? '');
  return findOwnMeaning(source, entry?.lemma ?? token.lemma, label) ?? entry?.senses[0];
}
