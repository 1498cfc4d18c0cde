import { listLineWords } from '#meaning/lines/line-words.ts';
import { findPointSentences, listEligible } from '#meaning/point-sentences.ts';
import { readPassageOnce } from '#passage/read-passage-once.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';

const pointWorth = 1.5;
/** What others hold and what is conceded is no place to quote. */
const eligibleWorth = 1;
const mostOfGist = 3;
const halfOfGist = 1.5;

/** How much of the point each sentence says: a word of the 요지 that no other translation has counts 1. */
export const weighSentences = readPassageOnce((source, analysis): readonly number[] => {
  const points = new Set(findPointSentences(source, analysis).map(({ index }) => index));
  const eligible = new Set(listEligible(analysis).map(({ index }) => index));
  const key = new Set(listLineWords(source.gist ?? ''));
  const told = alignTranslations({ analysis, source }).map((line) =>
    [...new Set(listLineWords(line))].filter((word) => key.has(word)),
  );
  const countLines = (word: string): number => told.filter((words) => words.includes(word)).length;
  return analysis.sentences.map(({ index }) => {
    const shared = (told[index] ?? []).reduce((sum, word) => sum + 1 / countLines(word), 0);
    return (
      (points.has(index) ? pointWorth : 0) +
      (eligible.has(index) ? eligibleWorth : 0) +
      (mostOfGist * shared) / (shared + halfOfGist)
    );
  });
});
