import type { PassageSource } from '#exercise/exercise.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';

/** A teacher's line and its passage. */
export interface Lined {
  source: PassageSource;
  passage: PassageAnalysis;
  line: PassageAnalysis;
  kind: 'topic' | 'title' | 'summary';
}

/** Whether all the teacher's lines name it: then it is what the passage is of, and tells nothing of the point. */
export const isOfAllLines = ({ topic, title, summary }: PassageSource, lemma: string): boolean =>
  [topic, title, summary].every((one) => hasWord(one, lemma));

/** Whether a line has a word that begins so. */
export const hasWord = (line: string | undefined, lemma: string): boolean =>
  ` ${line?.toLowerCase() ?? ''}`.includes(` ${lemma}`);
