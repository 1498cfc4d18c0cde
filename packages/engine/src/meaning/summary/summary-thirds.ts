import rows from '../../../data/summary-thirds.json' with { type: 'json' };

const split = (words: string): string[] => words.split(' ');

const thirdsByPlace: ReadonlyMap<string, readonly string[]> = new Map(
  rows.flatMap(({ place, words, thirds }) =>
    split(words).map((word): [string, string[]] => [`${place} ${word}`, split(thirds)]),
  ),
);

/**
 * What may stand beside a word and its contrary as a third in a plain place ("vt", "adj", "n"): it makes sense there, and
 * where the word is true it is not.
 */
export const findThirdWords = (lemma: string, place: string): readonly string[] =>
  thirdsByPlace.get(`${place} ${lemma}`) ?? [];
