import type { Span } from '#exercise/exercise.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import { readOnce } from '#read-once.ts';

/** The words of a text one after another, without marks and capitals. */
const joinWords = (text: string): string =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

const readAll = readOnce(({ text }: PassageAnalysis) => joinWords(text));

/** Whether the words of a span stand in the passage only there: else the rest of the passage shows what is asked. */
export function standsOnce(analysis: PassageAnalysis, { start, end }: Span): boolean {
  const all = readAll(analysis);
  const words = joinWords(analysis.text.slice(start, end));
  return all.indexOf(words) === all.lastIndexOf(words);
}
