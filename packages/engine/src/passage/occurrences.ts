import type { Span } from '#exercise/exercise.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';

/** The words of a text one after another, without marks and capitals. */
const joinWords = (text: string): string =>
  ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `;

const known = new WeakMap<PassageAnalysis, string>();

function readAll(analysis: PassageAnalysis): string {
  const all = known.get(analysis) ?? joinWords(analysis.text);
  known.set(analysis, all);
  return all;
}

/** Whether the words of a span stand in the passage only there: else the rest of the passage shows what is asked. */
export function standsOnce(analysis: PassageAnalysis, { start, end }: Span): boolean {
  const all = readAll(analysis);
  const words = joinWords(analysis.text.slice(start, end));
  return all.indexOf(words) === all.lastIndexOf(words);
}
