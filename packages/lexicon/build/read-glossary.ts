import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import type { GlossaryRow } from './check-glossary.ts';
import { readTsv } from './read-tsv.ts';

/** Folder of the reviewable text files. */
export const dataFolder = fileURLToPath(new URL('../data/', import.meta.url));

/** The rows of every slice in the order of the slices. */
export function readGlossary(): GlossaryRow[] {
  return readdirSync(`${dataFolder}glossary`)
    .filter((name) => name.endsWith('.tsv'))
    .sort()
    .flatMap((name) =>
      readTsv(`${dataFolder}glossary/${name}`).map((cells, index) => ({
        place: `${name}:${index + 1}`,
        cells,
      })),
    );
}
