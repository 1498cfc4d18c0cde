import { isBe, isFinite, isVerb, type SentenceView } from '#grammar/sentence-view.ts';
import type { Token } from '#passage/analysis.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import type { Finding } from '#syntax/clauses/clause-state.ts';
import { readClauses, surestCost, type ClauseReading } from '#syntax/clauses/read-clauses.ts';

const plainest = 1;

const readings = new WeakMap<SentenceView, ClauseReading>();

/** The clauses of a view for slashes, as they were read when its tags were set; undefined where they are in doubt. */
export function readSureClauses(view: SentenceView): readonly Finding[] | undefined {
  const { findings, cost } = readings.get(view) ?? readClauses(view);
  return cost <= surestCost ? findings : undefined;
}

/** Whether the clauses were read as the tags say: nothing, or no more than `most`, had to be bent. */
export const isReadPlainly = (view: SentenceView, most = plainest): boolean =>
  (readings.get(view) ?? readClauses(view)).cost <= most;

/** The tags that the reading of the whole sentence asks for. */
export function retagByClauses(view: SentenceView, reading: ClauseReading): SentenceView {
  const { findings, cost } = reading;
  const tokens = [...view.tokens];
  const retagged: SentenceView = { ...view, tokens, at: (index) => tokens[index] ?? view.at(index) };
  readings.set(retagged, reading);
  if (cost > surestCost) return retagged;
  for (const that of listPointing(view, findings)) {
    const token = view.at(that);
    tokens[that] = { ...token, tag: 'DT', isSure: true };
  }
  for (const finding of findings) {
    if (finding.type === 'open' || finding.type === 'joint') continue;
    const token = view.at(finding.index);
    const tag = tagOfRole(token, finding.type);
    if (tag !== token.tag) tokens[finding.index] = { ...token, tag, isSure: true };
  }
  return retagged;
}

/** "opened that world to everyone": before its noun, behind a verb, and no clause of the sentence begins with it. */
function listPointing(view: SentenceView, findings: readonly Finding[]): number[] {
  return view.tokens.flatMap(({ lower, tag }, index) =>
    lower === 'that' &&
    tag !== 'DT' &&
    isVerb(view.at(index - 1)) &&
    !isBe(view.at(index - 1)) &&
    /^(?:NN|JJ)$/u.test(view.at(index + 1).tag) &&
    !findings.some((each) => each.type === 'open' && each.frame.start === index)
      ? [index]
      : [],
  );
}

function tagOfRole(token: Token, role: 'verb' | 'participle' | 'noun' | 'gerund' | 'base'): string {
  const { tag, lower } = token;
  if (role === 'gerund') return 'VBG';
  if (role === 'base') return 'VB';
  if (role === 'noun') return lower.endsWith('s') ? 'NNS' : 'NN';
  if (role === 'participle') return lower.endsWith('ing') ? 'VBG' : 'VBN';
  if (isFinite(token)) return tag;
  if (tag === 'NNS') return 'VBZ';
  const { isBase, isPast } = getVerbForms(lower);
  return isBase && !(isPast && tag === 'VBN') ? 'VBP' : 'VBD';
}
