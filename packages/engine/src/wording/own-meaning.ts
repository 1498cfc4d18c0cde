import type { PassageSource } from '#exercise/exercise.ts';
import { findOwnMeaning, posLabels } from '#passage/key-words.ts';
import type { Swap } from '#wording/swap.ts';

/** The pair with the meanings that the teacher has written for its words, where there are any. */
export function withOwnMeanings(source: PassageSource, swap: Swap): Swap {
  const label = posLabels[swap.pos] ?? '';
  return {
    ...swap,
    meaning: findOwnMeaning(source, swap.token.lemma, label) ?? swap.meaning,
    otherMeaning: findOwnMeaning(source, swap.lemma, label) ?? swap.otherMeaning,
  };
}
