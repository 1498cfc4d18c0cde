import { viewSentence } from '#grammar/sentence-view.ts';
import { analysePassage } from '#passage/analyse-passage.ts';
import { findPatterns } from '#syntax/patterns/find-patterns.ts';

/** `words → role` of every construction that is found. */
export function listPatterns(text: string): string {
  const analysis = analysePassage({ id: 'p', text });
  return analysis.sentences
    .flatMap((sentence) => {
      const view = viewSentence(analysis, sentence);
      return findPatterns(view).map(
        ({ first, end, role }) => `${text.slice(view.at(first).start, view.at(end - 1).end)} → ${role}`,
      );
    })
    .join('\n');
}
