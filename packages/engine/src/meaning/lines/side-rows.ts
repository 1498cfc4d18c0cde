import { readStems, type Stems } from '#meaning/stems.ts';
import concepts from '../../../data/side-lines/concepts.json' with { type: 'json' };
import general from '../../../data/side-lines/general.json' with { type: 'json' };
import mind from '../../../data/side-lines/mind.json' with { type: 'json' };
import nature from '../../../data/side-lines/nature.json' with { type: 'json' };
import objects from '../../../data/side-lines/objects.json' with { type: 'json' };
import society from '../../../data/side-lines/society.json' with { type: 'json' };
import specifics from '../../../data/side-lines/specifics.json' with { type: 'json' };

/** What one could also write about a subject: written for this product, one row a matter. */
export interface SideRow {
  /** English noun phrase. */
  topic: string;
  title: string;
  /** Korean sentence. */
  gist: string;
  /** What topic, title and gist are about, as a Korean noun phrase. */
  label: string;
  /** Lemmas of the subjects on which the matter bears. */
  keys: readonly string[];
  /** Words that show a passage to touch the matter; read when they are first asked for. */
  readonly triggers: Stems;
}

interface WrittenRow extends Omit<SideRow, 'keys' | 'triggers'> {
  keys: string;
  triggers: string;
}

function readRow({ keys, triggers, ...line }: WrittenRow): SideRow {
  let read: Stems | undefined;
  return {
    ...line,
    keys: keys.split(' '),
    get triggers() {
      read ??= readStems(triggers);
      return read;
    },
  };
}

/** Every row. */
export const sideRows: readonly SideRow[] = [
  general,
  nature,
  mind,
  society,
  objects,
  concepts,
  specifics,
].flatMap((rows: readonly WrittenRow[]) => rows.map(readRow));

let index: Map<string, number[]> | undefined;

/** The places of the rows that have a key. */
function indexRows(): Map<string, number[]> {
  const places = new Map<string, number[]>();
  sideRows.forEach(({ keys }, at) => {
    for (const key of keys) {
      const known = places.get(key);
      if (known === undefined) places.set(key, [at]);
      else known.push(at);
    }
  });
  return places;
}

/** The rows that have one of these keys, in the order in which they are written. */
export function findSideRows(keys: Iterable<string>): SideRow[] {
  index ??= indexRows();
  const places = index;
  const found = new Set([...keys].flatMap((key) => places.get(key) ?? []));
  return [...found].sort((a, b) => a - b).flatMap((at) => sideRows[at] ?? []);
}
