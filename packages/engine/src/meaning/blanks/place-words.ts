import { readWordOnce } from '#read-once.ts';
import rivalRows from '../../../data/blank-rivals.json' with { type: 'json' };
import summaryRows from '../../../data/summary-words.json' with { type: 'json' };

const split = (words: string): string[] => words.split(' ').filter((word) => word !== '');

/**
 * Every word that the authored tables have in a place ("vt", "vi+to", "adj", "n"): what examiners ask for and set beside
 * it, and each takes what the place has behind it.
 */
export const listPlaceWords = readWordOnce((place: string): ReadonlySet<string> => {
  const asked = rivalRows.filter((row) => row.place === place);
  const summed = summaryRows.filter((row) => row.place === place);
  return new Set([
    ...asked.flatMap(({ words, rivals }) => [...split(words), ...split(rivals)]),
    ...summed.flatMap(({ words, opposites, others }) => [
      ...split(words),
      ...split(opposites),
      ...split(others),
    ]),
  ]);
});
