import type { SentenceView } from '#grammar/sentence-view.ts';
import type { Finding } from '#syntax/clauses/clause-state.ts';
import { readClauses } from '#syntax/clauses/read-clauses.ts';

/**
 * Tokens before which a border, if there is one, is a main one: the verb behind a clause that ends there ("novels that
 * now stand on our shelves || first reached"), an adverb clause, a that-clause or a question as an object or complement,
 * and the conjunction of a second predicate.
 */
export const listMajorBorders = (view: SentenceView): ReadonlySet<number> =>
  new Set(readClauses(view).findings.flatMap(listBorders));

function listBorders(finding: Finding): number[] {
  switch (finding.type) {
    case 'open':
      return /^(?:adverbial|nominal)$/u.test(finding.frame.kind) ? [finding.frame.start] : [];
    case 'joint':
      return [finding.conjunction];
    case 'verb':
      return [...(finding.closed > 0 ? [finding.index] : []), finding.conjunction];
    default:
      return [];
  }
}
