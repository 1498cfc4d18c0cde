import { isBe, type SentenceView } from '#grammar/sentence-view.ts';
import { readOnce } from '#read-once.ts';
import { findAdverbClauses } from '#syntax/patterns/adverb-clauses.ts';
import { findAppositives } from '#syntax/patterns/appositives.ts';
import { findClefts } from '#syntax/patterns/clefts.ts';
import { findRelativeClauses } from '#syntax/patterns/clause-patterns.ts';
import { findNounClauses } from '#syntax/patterns/noun-clauses.ts';
import { findGerunds } from '#syntax/patterns/gerund-patterns.ts';
import { findInfinitives } from '#syntax/patterns/infinitive-patterns.ts';
import { findInversions } from '#syntax/patterns/inversions.ts';
import { findObjectComplements } from '#syntax/patterns/object-complements.ts';
import { findObjectClauses } from '#syntax/patterns/object-clauses.ts';
import { findParticiples } from '#syntax/patterns/participle-patterns.ts';
import { findPassives } from '#syntax/patterns/passive-patterns.ts';
import type { Pattern } from '#syntax/patterns/pattern.ts';
import { findQuestionClauses } from '#syntax/patterns/question-clauses.ts';
import { findQuestionInfinitives } from '#syntax/patterns/question-infinitives.ts';
import { findLongSubjects, findSubjectGerunds } from '#syntax/patterns/subject-patterns.ts';
import { findWithParticiples } from '#syntax/patterns/with-participles.ts';

const oddMarks = /[“”"()[\]…]|\.\.\./u;

/** "– said the mayor": the rest of a sentence that began in the quotation before. */
const tornOpening = /^["'“‘]?\s*[–—\-,;:]/u;

/** Every construction of a sentence that can be named with certainty, in order; they may overlap. */
export const findPatterns = readOnce(readPatterns);

/** "Nor are those who would suffer from it able to take part": where the relative clause ends is not certain. */
const hasVerbInFront = (view: SentenceView): boolean =>
  /^(?:nor|neither)$/u.test(view.at(0).lower) && isBe(view.at(1));

function readPatterns(view: SentenceView): readonly Pattern[] {
  if (!/[.?!]["'”’)]*$/u.test(view.sentence.text) || tornOpening.test(view.sentence.text)) return [];
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
  const isPlain = ({ first, end, category }: Pattern) =>
    !(category === '관계사절' && hasVerbInFront(view)) &&
    !view.tokens.slice(first, end).some(({ text }) => oddMarks.test(text));
  return all.filter(isPlain).sort((left, right) => left.first - right.first || left.end - right.end);
}
