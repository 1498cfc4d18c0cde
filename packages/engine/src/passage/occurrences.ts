import type { Span } from '#exercise/exercise.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { readOnce } from '#read-once.ts';

/** The words of a text one after another, without marks and capitals. */
const joinWords = (text: string): string =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

const readAll = readOnce(({ text }: PassageAnalysis) => joinWords(text));

const countLemmas = readOnce(({ tokens }: PassageAnalysis): ReadonlyMap<string, number> => {
  const uses = new Map<string, number>();
  for (const { lemma } of tokens) uses.set(lemma, (uses.get(lemma) ?? 0) + 1);
  return uses;
});

/** Whether a word stands in the passage only once, in whatever form. */
export const isUsedOnce = (analysis: PassageAnalysis, { lemma }: Token): boolean =>
  countLemmas(analysis).get(lemma) === 1;

/** Whether the words of a span stand in the passage only there: else the rest of the passage shows what is asked. */
export function standsOnce(analysis: PassageAnalysis, { start, end }: Span): boolean {
  const all = readAll(analysis);
  const words = joinWords(analysis.text.slice(start, end));
  return all.indexOf(words) === all.lastIndexOf(words);
}
