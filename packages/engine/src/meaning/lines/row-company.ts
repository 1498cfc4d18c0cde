import { compareCompany } from '@jadoo/lexicon';

import { emptyWords } from '#cohesion/words.ts';
import { weighSubjects } from '#meaning/subject-relevance.ts';
import { analyseLine } from '#passage/analysis-cache.ts';
import type { Token } from '#passage/analysis.ts';
import { readPassageOnce } from '#passage/read-passage-once.ts';

/** So many words of the passage must keep company with a word of the row. */
const companions = 8;
/** A text of fewer words shows no field. */
const leastSaid = 20;

/**
 * How far a row of the bank, apart from the noun that it shares with the passage, speaks of the same field: drifting
 * bottles do not go with a deposit on them. The mean company of its words with those of the passage.
 */
export const readRowCompany = readPassageOnce((source, analysis): ((topic: string) => number) => {
  const { mains, others } = weighSubjects(source, analysis);
  const said = listContent(analysis.tokens);
  if (said.length < leastSaid) return () => 1;
  const measure = (word: string): number =>
    mean(
      said
        .map((other) => compareCompany(word, other) ?? 0)
        .sort((a, b) => b - a)
        .slice(0, companions),
    );
  return (topic) =>
    mean(
      listContent(analyseLine(topic).tokens)
        .filter((word) => !mains.has(word) && !others.has(word))
        .map(measure),
    );
});

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

const listContent = (tokens: readonly Token[]): string[] => [
  ...new Set(
    tokens
      .filter(({ tag, lemma }) => /^(?:NN|VB|JJ)/u.test(tag) && !emptyWords.has(lemma))
      .map(({ lemma }) => lemma.toLowerCase()),
  ),
];
