import rows from '#generated/sense-counts.json' with { type: 'json' };
import type { PartOfSpeech } from '#entry.ts';

let counts: ReadonlyMap<string, number> | undefined;

/** How many senses a large dictionary tells apart in a headword; 0 where they are fewer than three. Reduced from WordNet 3.1. */
export function countSenses(lemma: string, pos: PartOfSpeech): number {
  counts ??= new Map(
    rows.map((row) => {
      const cut = row.lastIndexOf('\t');
      return [row.slice(0, cut), Number(row.slice(cut + 1))];
    }),
  );
  return counts.get(`${lemma}\t${pos}`) ?? 0;
}
