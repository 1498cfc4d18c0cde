import { listEntries } from '@jadoo/lexicon';

/** So many headwords have to join two meanings by a comma. */
const enoughWitnesses = 2;

let witnesses: ReadonlyMap<string, number> | undefined;

/** How many headwords join each pair of meanings by a comma. */
function countWitnesses(): ReadonlyMap<string, number> {
  if (witnesses !== undefined) return witnesses;
  const counts = new Map<string, number>();
  for (const { senses } of listEntries())
    for (const sense of senses) {
      const meanings = splitMeanings(sense).map(getCore);
      for (const [index, left] of meanings.entries())
        for (const right of meanings.slice(index + 1)) {
          const key = nameCouple(left, right);
          counts.set(key, (counts.get(key) ?? 0) + 1);
        }
    }
  witnesses = counts;
  return counts;
}

/** The meanings of a sense, commas within brackets left alone. */
export const splitMeanings = (sense: string): string[] => sense.split(/,\s*(?![^(]*\))/u);

const getCore = (meaning: string): string =>
  meaning
    .replace(/\([^)]*\)/gu, '')
    .replace(/^(?:[~…]\S*\s+)+/u, '')
    .trim();

const nameCouple = (left: string, right: string): string => [left, right].sort().join('\t');

/** 기르다 and 키우다, 특성 and 특징: meanings that several headwords share, or that have their root in common. */
export function areSynonyms(left: string, right: string): boolean {
  const [one, other] = [getCore(left), getCore(right)];
  if (one === other || sharesRoot(one, other) || sharesRoot(other, one)) return !areTwoNouns(one, other);
  return (countWitnesses().get(nameCouple(one, other)) ?? 0) >= enoughWitnesses;
}

/** 논리 and 논리학, 조류 and 해조류 name two things. */
const areTwoNouns = (left: string, right: string): boolean =>
  left !== right &&
  [left, right].every(
    (meaning) => /^[가-힣]+$/u.test(meaning) && !/(?:다|한|된|적인|게|히|의|는)$/u.test(meaning),
  );

/** 올리다 in 들어 올리다, 전문 in 전문적인. */
const sharesRoot = (short: string, long: string): boolean =>
  short.length >= 2 &&
  long.includes(short.replace(/(?:하다|다|한|적인)$/u, '')) &&
  !/^(?:하다|되다)$/u.test(short);
