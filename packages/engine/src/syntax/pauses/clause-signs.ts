import type { SentenceView } from '#grammar/sentence-view.ts';
import type { Finding } from '#syntax/clauses/clause-state.ts';
import { readClauses } from '#syntax/clauses/read-clauses.ts';

/** Costs of a reading below which it is told from the surer ones. */
const costSteps = [0.8, 2.5, 8];
/** Counts are told apart up to these. */
const lengthSteps = [1, 2, 3, 5, 7, 9, 12, 16];
const mostClosed = 2;

/** The step that a count reaches; -1 beyond the last. */
const stepOf = (count: number): number => lengthSteps.findIndex((step) => count <= step);

/** What the reading of the clauses says of each word: "a relative clause opens here", "the verb of a long subject". */
export function listClauseSigns(view: SentenceView): ReadonlyMap<number, readonly string[]> {
  const { findings, cost } = readClauses(view);
  const level = String(costSteps.findIndex((step) => cost <= step));
  const signs = new Map<number, string[]>();
  for (const finding of findings) {
    for (const [index, sign] of describe(finding)) {
      const known = signs.get(index);
      if (known === undefined) signs.set(index, [`${sign}:${level}`]);
      else known.push(`${sign}:${level}`);
    }
  }
  return signs;
}

function describe(finding: Finding): [index: number, sign: string][] {
  switch (finding.type) {
    case 'open':
      return [[finding.frame.start, `open:${finding.frame.kind}`]];
    case 'joint':
      return [[finding.conjunction, 'joint']];
    case 'verb':
      return describeVerb(finding);
    default:
      return [[finding.index, finding.type]];
  }
}

function describeVerb({
  index,
  kind,
  how,
  closed,
  subject,
  conjunction,
}: Extract<Finding, { type: 'verb' }>): [number, string][] {
  const signs: [number, string][] = [[index, `verb:${kind}:${how}`]];
  if (closed > 0) signs.push([index, `closed:${Math.min(closed, mostClosed)}`]);
  if (subject >= 0 && how === 'subject') signs.push([index, `subject:${stepOf(index - subject)}`]);
  if (conjunction >= 0) signs.push([conjunction, `joins:${how}`]);
  return signs;
}
