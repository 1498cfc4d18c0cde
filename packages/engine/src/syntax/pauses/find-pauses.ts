import { countWords, type SentenceView } from '#grammar/sentence-view.ts';
import { readClauses } from '#syntax/clauses/read-clauses.ts';
import type { ClauseKind } from '#syntax/clauses/clause-state.ts';
import { choosePauses, type GapChances, type Grain } from '#syntax/pauses/choose-pauses.ts';
import { measureRisk } from '#syntax/pauses/measure-risk.ts';
import { weighGaps } from '#syntax/pauses/weigh-gaps.ts';

/** A place where a reader may pause: before the token `before` of the sentence. */
export interface Pause {
  before: number;
  /** Korean reason as teachers say it. */
  reason: string;
}

const shortestSentence = 6;
/** A pause that a teacher may put instead is at most so likely a fault. */
const mostDoubt = 0.15;

/** The pauses to print. */
export function findPauses(
  view: SentenceView,
  grain: Grain,
  isLocked: (before: number) => boolean = () => false,
): Pause[] {
  const isShort = countWords(view, 0, view.length) < shortestSentence;
  const chances = isShort ? view.tokens.map(keepLocked) : weighGaps(view);
  return choosePauses(chances, grain, isLocked).map((before) => ({
    before,
    reason: nameReason(view, before),
  }));

  function keepLocked(_: unknown, before: number): GapChances | undefined {
    return isLocked(before) ? weighGaps(view)[before] : undefined;
  }
}

/** How likely a reader would strike a sentence with these pauses. */
export const weighPauses = (view: SentenceView, pauses: readonly Pause[]): number =>
  measureRisk(
    weighGaps(view),
    pauses.map(({ before }) => before),
  );

/** Every place where a good sheet may have a pause. */
export const listPossiblePauses = (view: SentenceView): Pause[] =>
  weighGaps(view).flatMap((gap, before) =>
    gap !== undefined && gap.fault <= mostDoubt ? [{ before, reason: nameReason(view, before) }] : [],
  );

const clauseReasons: Readonly<Record<Exclude<ClauseKind, 'nominal'>, string>> = {
  main: '절 앞',
  aside: '절 앞',
  relative: '관계사절 앞',
  adverbial: '접속사 앞',
  contact: '접속사나 관계사가 생략된 절 앞',
};

function nameReason(view: SentenceView, before: number): string {
  const last = view.at(before - 1);
  if (last.text === ',') return '쉼표 뒤';
  if (/^[;:–—)”"]$/u.test(last.text)) return '구두점 뒤';
  const { findings } = readClauses(view);
  const { lower, tag } = view.at(before);
  const opened = findings.find((found) => found.type === 'open' && found.frame.start === before);
  if (tag === 'CC') return '등위접속사 앞';
  if (opened?.type === 'open') {
    const { kind } = opened.frame;
    if (kind !== 'nominal') return clauseReasons[kind];
    return lower === 'that' ? 'that절 앞' : '명사절 앞';
  }
  if (findings.some((found) => found.type === 'verb' && found.index === before)) return '긴 주어 뒤';
  if (tag === 'TO' && view.at(before + 1).tag === 'VB') return 'to부정사구 앞';
  if (/^(?:than|as)$/u.test(lower)) return '비교 대상 앞';
  if (/^(?:IN|TO)$/u.test(tag)) return '전치사구 앞';
  return /^VB[GN]$/u.test(tag) ? '분사구 앞' : '의미 단위 앞';
}
