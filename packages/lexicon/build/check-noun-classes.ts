import type { GlossaryRow } from './check-glossary.ts';
import { noteTwice } from './check-pairs.ts';

const classes = new Set(['people', 'nature', 'land', 'thing', 'place', 'practice', 'text', 'idea']);

/** What is wrong with the classes of nouns; every noun stands in the glossary, once here. */
export function checkNounClasses(rows: readonly GlossaryRow[], glossary: readonly GlossaryRow[]): string[] {
  const nouns = new Set(glossary.filter(({ cells }) => cells[1] === 'n').map(({ cells }) => cells[0]));
  const seen = new Map<string, string>();
  return rows.flatMap(({ place, cells }) => {
    const [noun = '', name = ''] = cells;
    const faults = cells.length === 2 ? [] : [`has ${cells.length} columns`];
    if (!nouns.has(noun)) faults.push('is no noun of the glossary');
    if (!classes.has(name)) faults.push(`${name} is no class`);
    faults.push(...noteTwice(seen, noun, place));
    return faults.map((fault) => `${place} ${noun}: ${fault}`);
  });
}
