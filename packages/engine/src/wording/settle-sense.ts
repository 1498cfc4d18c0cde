import { findEntry } from '@jadoo/lexicon';

import type { PassageAnalysis } from '#passage/analysis.ts';
import { isSenseOpen } from '#passage/choose-sense.ts';
import { glossToken } from '#passage/gloss.ts';
import { splitMeanings } from '#passage/split-meanings.ts';
import { hasToldSense, readToldSenses } from '#passage/told-sense.ts';
import type { Swap } from '#wording/swap.ts';

/** A pair with the meaning that its right word has in the passage. */
export interface SettledSwap {
  swap: Swap;
  /** Neither the words around nor the translation tell the meaning; all meanings are then given. */
  isOpen: boolean;
}

/** The pair with the sense that the Korean line of the sentence tells, and whether the sense stays open. */
export function settleSense(analysis: PassageAnalysis, swap: Swap, line: string): SettledSwap {
  const entry = glossToken(analysis.tokens, swap.token);
  if (entry?.pos !== swap.pos) return { swap, isOpen: false };
  const [told] = readToldSenses(entry.senses, line);
  if (told !== undefined) return { swap: { ...swap, meaning: told.sense }, isOpen: false };
  // A line without any of its senses may have one that the glossary lacks.
  return line !== '' || isSenseOpen(analysis.tokens, swap.token, entry)
    ? { swap: { ...swap, meaning: entry.senses.join('; ') }, isOpen: true }
    : { swap, isOpen: false };
}

/** Whether a Korean line has the meaning, in whatever form its words stand there. */
export const tells = (line: string, meanings: string): boolean => hasToldSense(meanings.split('; '), line);

/**
 * Whether the meaning to be named for the right word is the one it has here: the line has it as a whole, or the word has
 * no other. 변화시키다 in a line is no 변화하다.
 */
export function isSenseSure({ token, pos, meaning }: Swap, line: string): boolean {
  const meanings = findEntry(token.lemma, pos)?.senses.flatMap(splitMeanings) ?? [];
  if (line === '' || meanings.length === 1) return true;
  const [told] = readToldSenses(meaning.split('; '), line);
  const named = told?.exact ?? told?.rooted;
  if (named === undefined) return false;
  return !splitMeanings(named).some(
    (one) => line.includes(`${one.replace(/[하되]다$/u, '')}시`) && /[하되]다$/u.test(one),
  );
}

/** The pair with the meaning that the Korean line of the sentence has, of several ones; as it is where the line has none. */
export function tellSense(swap: Swap, line: string): Swap {
  const [told] = readToldSenses(swap.meaning.split('; '), line);
  return told === undefined ? swap : { ...swap, meaning: told.exact ?? told.rooted ?? told.sense };
}
