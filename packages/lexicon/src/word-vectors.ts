import rows from '#generated/word-vectors.json' with { type: 'json' };

/** Each letter of a packed vector holds two of its coordinates, three bits each. */
export const vectorLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** Steps of one coordinate; the middle of them is 0. */
export const vectorSteps = 8;
const middle = (vectorSteps - 1) / 2;

const coordinatesByLetter: ReadonlyMap<string, readonly number[]> = new Map(
  Array.from(vectorLetters, (letter, pair) => [
    letter,
    [Math.floor(pair / vectorSteps) - middle, (pair % vectorSteps) - middle],
  ]),
);

/** How alike the company is that two packed words keep: 1 the same, around 0 unrelated. */
export function compareVectors(left: string, right: string): number {
  const [ours, theirs] = [unpackVector(left), unpackVector(right)];
  const product = ours.reduce((sum, value, at) => sum + value * (theirs[at] ?? 0), 0);
  return product / (Math.hypot(...ours) * Math.hypot(...theirs));
}

const unpackVector = (packed: string): number[] =>
  Array.from(packed).flatMap((letter) => coordinatesByLetter.get(letter) ?? []);

let vectors: ReadonlyMap<string, string> | undefined;

/** The packed vector of a headword, reduced from GloVe; undefined for words that GloVe does not know. */
export function findVector(lemma: string): string | undefined {
  vectors ??= new Map(rows.map((row) => [row.slice(0, row.indexOf('\t')), row.slice(row.indexOf('\t') + 1)]));
  return vectors.get(lemma);
}
