import type { GlossaryRow } from './check-glossary.ts';
import { dataFolder } from './read-glossary.ts';
import { readTsv } from './read-tsv.ts';

/** The rows of one data file with their places. */
export function readTable(name: string): GlossaryRow[] {
  return readTsv(`${dataFolder}${name}.tsv`).map((cells, index) => ({
    place: `${name}.tsv:${index + 1}`,
    cells,
  }));
}
