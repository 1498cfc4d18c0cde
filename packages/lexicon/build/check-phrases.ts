import type { GlossaryRow } from './check-glossary.ts';
import { checkMeaning, noteTwice } from './check-pairs.ts';

const kinds = new Set(['verb', 'prep', 'conj', 'adv', 'adj', 'noun']);
const maxMeaningLength = 25;
const element = /^(?:~|~ing|[a-z]+(?:-[a-z]+)*|one's)$/u;

/** What is wrong with the phrase rows, one line a fault. */
export function checkPhrases(rows: readonly GlossaryRow[]): string[] {
  const seen = new Map<string, string>();
  return rows.flatMap(({ place, cells }) => {
    const [phrase = '', kind = '', meaning = '', separable = ''] = cells;
    const faults = cells.length === 4 ? [] : [`has ${cells.length} columns`];
    const elements = phrase.split(' ');
    const words = elements.filter((one) => !one.startsWith('~'));
    if (elements.some((one) => !element.test(one))) faults.push('is no phrase');
    if (words.length < 2) faults.push('has fewer than two words');
    if (elements.at(-1) === '~') faults.push('ends in an open place');
    if (!kinds.has(kind)) faults.push(`unknown kind ${kind}`);
    if (!/^[yn]$/u.test(separable)) faults.push(`separable is ${separable}`);
    if (separable === 'y' && kind !== 'verb') faults.push('only verbs are separable');
    faults.push(...checkMeaning(meaning, maxMeaningLength), ...noteTwice(seen, phrase, place));
    return faults.map((fault) => `${place} ${phrase}: ${fault}`);
  });
}
