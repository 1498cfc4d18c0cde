import type { GlossaryRow } from './check-glossary.ts';
import { noteTwice } from './check-pairs.ts';

const classes = new Set(['people', 'nature', 'land', 'thing', 'stuff', 'place', 'practice', 'text', 'idea']);

/** What is wrong with the classes of nouns; every noun stands here once. */
export function checkNounClasses(rows: readonly GlossaryRow[]): string[] {
  const seen = new Map<string, string>();
  return rows.flatMap(({ place, cells }) => {
    const [noun = '', name = ''] = cells;
    const faults = cells.length === 2 ? [] : [`has ${cells.length} columns`];
    if (!/^[a-z]+$/u.test(noun)) faults.push('is no word');
    if (!classes.has(name)) faults.push(`${name} is no class`);
    faults.push(...noteTwice(seen, noun, place));
    return faults.map((fault) => `${place} ${noun}: ${fault}`);
  });
}
