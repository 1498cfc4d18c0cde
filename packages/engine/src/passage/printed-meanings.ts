import type { KeyWord } from '#passage/key-words.ts';
import type { SettledEntry } from '#passage/sense-certainty.ts';

const mostMeanings = 2;

/** The meanings to print: what the translation tells alone; of a word about which nothing is told all that it can mean. */
export function printMeanings({ senses, used, isOpen }: Pick<KeyWord, 'senses' | 'used' | 'isOpen'>): string {
  const given = used?.slice(0, mostMeanings) ?? (isOpen === true ? senses : senses.slice(0, mostMeanings));
  return given.join(' / ');
}

/** The same of a word at its own place; where a translation has none of its senses the others would be guesses, too. */
export const printSettled = ({ entry: { senses }, allTold, isOpen, isUntold }: SettledEntry): string =>
  printMeanings(
    isUntold === true && allTold.length === 0
      ? { senses: senses.slice(0, 1) }
      : { senses, isOpen, ...(allTold.length > 0 ? { used: allTold } : {}) },
  );
