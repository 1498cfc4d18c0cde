import rows from '#generated/near-words.json' with { type: 'json' };
import { compareVectors, findVector, listCoordinates } from '#word-vectors.ts';

/** From here on two words keep so like company that one might be taken for the other. */
export const nearCompany = 0.3;

let nearByWord: ReadonlyMap<string, string> | undefined;

/** The earlier of two words names the later one. */
function isNamed(first: string, second: string): boolean {
  nearByWord ??= new Map(
    rows.map((row) => [row.slice(0, row.indexOf('\t')), ` ${row.slice(row.indexOf('\t') + 1)} `]),
  );
  return nearByWord.get(first)?.includes(` ${second} `) ?? false;
}

/** Whether two headwords are near in meaning in any of their senses. Reduced from WordNet. */
export const areNearInMeaning = (left: string, right: string): boolean =>
  left < right ? isNamed(left, right) : isNamed(right, left);

/** How alike the company is that two headwords keep: 1 the same, around 0 unrelated; undefined where one is unknown. From GloVe. */
export function compareCompany(left: string, right: string): number | undefined {
  const [own, other] = [findVector(left), findVector(right)];
  return own === undefined || other === undefined ? undefined : compareVectors(own, other);
}

/** Where a headword stands among the others by the company it keeps: a hundred coordinates from -1 to 1; undefined for an unknown one. From GloVe. */
export function readCoordinates(word: string): number[] | undefined {
  const vector = findVector(word);
  return vector === undefined ? undefined : listCoordinates(vector);
}

/**
 * Whether two headwords are near in meaning in any of their senses, or belong to one subject so closely that a student
 * could take one for the other (ensure and secure, dip and plunge). Reduced from WordNet and GloVe.
 */
export function areNearWords(left: string, right: string): boolean {
  return areNearInMeaning(left, right) || (compareCompany(left, right) ?? 0) >= nearCompany;
}
