import type { SentenceView } from '#grammar/sentence-view.ts';
import type { Finding } from '#syntax/clauses/clause-state.ts';
import { readClauses } from '#syntax/clauses/read-clauses.ts';

/** A reading of the whole sentence that bends more than this names no word. */
const sureCost = 2.5;

/** What the clauses of the whole sentence make of each word: its verb, a participle; nothing where they are not sure. */
export function listSureRoles(view: SentenceView): readonly Finding[] {
  const { findings, cost } = readClauses(view);
  return cost <= sureCost ? findings : [];
}

/** Whether the word is surely a participle, since each clause has another word for its verb. */
export const isSureParticiple = (view: SentenceView, index: number): boolean =>
  listSureRoles(view).some((found) => found.type === 'participle' && found.index === index);
