import type { GlossaryRow } from './check-glossary.ts';
import { noteTwice } from './check-pairs.ts';

const word = /^[a-z]+(?:-[a-z]+)*$/u;

/** What is wrong with the companions of words, one line a fault; only a word with an opposite needs them. */
export function checkContexts(rows: readonly GlossaryRow[], antonyms: readonly GlossaryRow[]): string[] {
  const opposed = new Set(
    antonyms.flatMap(({ cells: [left = '', pos = '', right = ''] }) => [`${left} ${pos}`, `${right} ${pos}`]),
  );
  const seen = new Map<string, string>();
  return rows.flatMap(({ place, cells }) => {
    const [lemma = '', pos = '', list = '', deciding = ''] = cells;
    const faults = cells.length === 3 || cells.length === 4 ? [] : [`has ${cells.length} columns`];
    if (!opposed.has(`${lemma} ${pos}`)) faults.push(`has no opposite as ${pos}`);
    const companions = list.split(' ');
    faults.push(...companions.filter((one) => !word.test(one)).map((one) => `${one} is no word`));
    const strangers =
      cells.length === 4 ? deciding.split(' ').filter((one) => !companions.includes(one)) : [];
    faults.push(...strangers.map((one) => `${one} decides but is no companion`));
    if (companions.includes(lemma)) faults.push('is its own companion');
    if (new Set(companions).size !== companions.length) faults.push('has a companion twice');
    faults.push(...noteTwice(seen, `${lemma} ${pos}`, place));
    return faults.map((fault) => `${place} ${lemma}: ${fault}`);
  });
}
