import type { SentenceView } from '#grammar/sentence-view.ts';
import { readOnce } from '#read-once.ts';
import { findAdverbClauses } from '#syntax/adverb-clauses.ts';
import { findAppositives } from '#syntax/appositives.ts';
import { findClefts } from '#syntax/clefts.ts';
import { findNounClauses, findRelativeClauses } from '#syntax/clause-patterns.ts';
import { findGerunds } from '#syntax/gerund-patterns.ts';
import { findInfinitives, findQuestionInfinitives } from '#syntax/infinitive-patterns.ts';
import { findInversions } from '#syntax/inversions.ts';
import { findObjectComplements } from '#syntax/object-complements.ts';
import { findObjectClauses } from '#syntax/object-clauses.ts';
import { findParticiples } from '#syntax/participle-patterns.ts';
import { findPassives } from '#syntax/passive-patterns.ts';
import type { Pattern } from '#syntax/pattern.ts';
import { findQuestionClauses } from '#syntax/question-clauses.ts';
import { findLongSubjects, findSubjectGerunds } from '#syntax/subject-patterns.ts';
import { findWithParticiples } from '#syntax/with-participles.ts';

const oddMarks = /[“”"()[\]…]|\.\.\./u;

/** Every construction of a sentence that can be named with certainty, in order; they may overlap. */
export const findPatterns = readOnce(readPatterns);

function readPatterns(view: SentenceView): readonly Pattern[] {
  if (!/[.?!]["'”’)]*$/u.test(view.sentence.text)) return [];
  const all = [
    ...findRelativeClauses(view),
    ...findNounClauses(view),
    ...findObjectClauses(view),
    ...findAdverbClauses(view),
    ...findQuestionClauses(view),
    ...findInfinitives(view),
    ...findParticiples(view),
    ...findGerunds(view),
    ...findSubjectGerunds(view),
    ...findQuestionInfinitives(view),
    ...findLongSubjects(view),
    ...findWithParticiples(view),
    ...findObjectComplements(view),
    ...findClefts(view),
    ...findInversions(view),
    ...findAppositives(view),
    ...findPassives(view),
  ];
  const isPlain = ({ first, end }: Pattern) =>
    !view.tokens.slice(first, end).some(({ text }) => oddMarks.test(text));
  return all.filter(isPlain).sort((left, right) => left.first - right.first || left.end - right.end);
}
