import rows from '#generated/near-words.json' with { type: 'json' };
import { compareVectors, findVector } from '#word-vectors.ts';

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

/**
 * Whether two headwords are near in meaning in any of their senses, or belong to one subject so closely that a student
 * could take one for the other (ensure and secure, dip and plunge). Reduced from WordNet and GloVe.
 */
export function areNearWords(left: string, right: string): boolean {
  if (left < right ? isNamed(left, right) : isNamed(right, left)) return true;
  const [own, other] = [findVector(left), findVector(right)];
  return own !== undefined && other !== undefined && compareVectors(own, other) >= nearCompany;
}
