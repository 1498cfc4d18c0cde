import rows from '#generated/word-vectors.json' with { type: 'json' };

/** Each letter of a packed vector holds two of its coordinates, three bits each. */
export const vectorLetters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** Steps of one coordinate; the middle of them is 0. */
export const vectorSteps = 8;
const middle = (vectorSteps - 1) / 2;

const pairsByLetter: ReadonlyMap<string, number> = new Map(
  Array.from(vectorLetters, (letter, pair) => [letter, pair]),
);

/** A word among the others, with the square of its length. */
interface Unpacked {
  coordinates: readonly number[];
  square: number;
}

const unpackedByWord = new Map<string, Unpacked>();
const mostUnpacked = 4000;

/** How alike the company is that two packed words keep: 1 the same, around 0 unrelated. */
export function compareVectors(left: string, right: string): number {
  const [ours, theirs] = [unpackOnce(left), unpackOnce(right)];
  return multiply(ours.coordinates, theirs.coordinates) / Math.sqrt(ours.square * theirs.square);
}

function multiply(some: readonly number[], others: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < some.length; at += 1) sum += (some[at] ?? 0) * (others[at] ?? 0);
  return sum;
}

/** Words are compared many times over within one passage. */
function unpackOnce(packed: string): Unpacked {
  const known = unpackedByWord.get(packed);
  if (known !== undefined) return known;
  const coordinates = unpackVector(packed);
  const unpacked = { coordinates, square: multiply(coordinates, coordinates) };
  if (unpackedByWord.size >= mostUnpacked) unpackedByWord.clear();
  unpackedByWord.set(packed, unpacked);
  return unpacked;
}

function unpackVector(packed: string): number[] {
  const coordinates: number[] = [];
  for (const letter of packed) {
    const pair = pairsByLetter.get(letter) ?? 0;
    coordinates.push(Math.floor(pair / vectorSteps) - middle, (pair % vectorSteps) - middle);
  }
  return coordinates;
}

/** The coordinates of a packed vector, from -1 to 1. */
export const listCoordinates = (packed: string): number[] =>
  unpackVector(packed).map((coordinate) => coordinate / middle);

let vectors: ReadonlyMap<string, string> | undefined;

/** The packed vector of a headword, reduced from GloVe; undefined for words that GloVe does not know. */
export function findVector(lemma: string): string | undefined {
  vectors ??= new Map(rows.map((row) => [row.slice(0, row.indexOf('\t')), row.slice(row.indexOf('\t') + 1)]));
  return vectors.get(lemma);
}
