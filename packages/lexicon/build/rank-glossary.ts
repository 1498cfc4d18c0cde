import type { GlossaryRow } from './check-glossary.ts';

/** First slice number that is no rank: words added outside the frequency list. */
const firstSupplement = 90_000;

/** A glossary row with the rank of its headword. */
export interface RankedRow {
  cells: string[];
  rank: number;
}

/** Counts headwords in file order; words of a supplement stand behind all ranked ones. */
export function rankGlossary(rows: readonly GlossaryRow[]): RankedRow[] {
  const ranks = new Map<string, number>();
  const isSupplement = (row: GlossaryRow) => Number.parseInt(row.place, 10) >= firstSupplement;
  const ordered = [...rows.filter((row) => !isSupplement(row)), ...rows.filter(isSupplement)];
  const ranked = ordered.map(({ cells }) => {
    const key = (cells[0] ?? '').toLowerCase();
    const rank = ranks.get(key) ?? ranks.size + 1;
    ranks.set(key, rank);
    return { cells, rank };
  });
  return ranked.sort((left, right) => left.rank - right.rank);
}
