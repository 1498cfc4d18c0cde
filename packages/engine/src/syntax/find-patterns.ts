import type { SentenceView } from '#grammar/sentence-view.ts';
import { readOnce } from '#read-once.ts';
import { findAdverbClauses } from '#syntax/adverb-clauses.ts';
import { findNounClauses, findRelativeClauses } from '#syntax/clause-patterns.ts';
import { findInfinitives, findQuestionInfinitives } from '#syntax/infinitive-patterns.ts';
import type { Pattern } from '#syntax/pattern.ts';
import { findQuestionClauses } from '#syntax/question-clauses.ts';
import {
  findGerunds,
  findLongSubjects,
  findParticiples,
  findPassives,
  findPrepositionGerunds,
} from '#syntax/phrase-patterns.ts';

const oddMarks = /[“”"()[\]…]|\.\.\./u;

/** Every construction of a sentence that can be named with certainty, in order; they may overlap. */
export const findPatterns = readOnce(readPatterns);

function readPatterns(view: SentenceView): readonly Pattern[] {
  if (!/[.?!]["'”’)]*$/u.test(view.sentence.text)) return [];
  const all = [
    ...findRelativeClauses(view),
    ...findNounClauses(view),
    ...findAdverbClauses(view),
    ...findQuestionClauses(view),
    ...findInfinitives(view),
    ...findParticiples(view),
    ...findGerunds(view),
    ...findPrepositionGerunds(view),
    ...findQuestionInfinitives(view),
    ...findLongSubjects(view),
    ...findPassives(view),
  ];
  const isPlain = ({ first, end }: Pattern) =>
    !view.tokens.slice(first, end).some(({ text }) => oddMarks.test(text));
  return all.filter(isPlain).sort((left, right) => left.first - right.first || left.end - right.end);
}
