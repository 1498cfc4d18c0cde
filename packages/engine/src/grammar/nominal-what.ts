import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { isStop, isSureFinite, quote, skipAdverbs } from '#grammar/sentence-view.ts';
import { readSubject, readVerbGroup } from '#grammar/subject.ts';
import { hasObjectGap } from '#grammar/relatives.ts';

const base = { isAnswer: true, isFiller: true, value: 3 } as const;

/** What + clause without subject or object, at the start or after a preposition. */
const nominalWhat: GrammarDetector = {
  rule: 'nominal-what',
  category: '관계사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (token.lower !== 'what') return [];
      const before = view.at(index - 1);
      const next = skipAdverbs(view, index + 1);
      const clause = readGappedClause(view, next);
      if (!clause) return [];
      const { gap, verb } = clause;
      const corrupted = index === 0 ? readInitial(view, gap) : readAfter(before.lower, before.lemma, gap);
      return [
        {
          ...base,
          isAnswer: corrupted !== undefined && !isPartOf(view, index),
          first: index,
          end: index + 1,
          corrupted: corrupted ?? 'that',
          because: `선행사가 없고 뒤에 ${gap}가 빠진 불완전한 절(${quoteClause(view, index + 1, verb)})이 이어지므로`,
          form: '선행사를 포함한 관계대명사(의문사)',
          evidence: [next],
        },
      ];
    }),
};

interface GappedClause {
  gap: '주어' | '목적어';
  /** Its finite verb. */
  verb: number;
}

function readGappedClause(view: SentenceView, next: number): GappedClause | undefined {
  if (isSureFinite(view.at(next))) return { gap: '주어', verb: next };
  const subject = readSubject(view, next);
  const isClear = subject?.type === 'pronoun' || /^(?:DT|PRP\$)$/u.test(view.at(next).tag);
  return subject && isClear && hasObjectGap(view, subject.verb)
    ? { gap: '목적어', verb: subject.verb }
    : undefined;
}

/** The clause as far as it is surely read: to the end of its verb. */
function quoteClause(view: SentenceView, first: number, verb: number): string {
  const { end } = readVerbGroup(view, verb);
  const isWhole = isStop(view.at(end)) || isSureFinite(view.at(end));
  return quote(view, first, end) + (isWhole ? '' : ' …');
}

function readInitial(view: SentenceView, gap: GappedClause['gap']): string | undefined {
  if (readSubject(view, 0)?.type !== 'what') return undefined;
  return gap === '주어' ? 'that' : 'which';
}

/** "Some of that happened": the demonstrative would be right there. */
const isPartOf = (view: SentenceView, index: number): boolean =>
  view.at(index - 1).lower === 'of' &&
  /^(?:some|much|most|all|part|none|any|half|more|little|enough|rest)$/u.test(view.at(index - 2).lower);

const wordsBeforeWhat =
  /^(?:about|of|from|to|for|with|by|on|at|into|upon|through|over|beyond|around|between)$/u;

function readAfter(lower: string, lemma: string, gap: GappedClause['gap']): string | undefined {
  if (wordsBeforeWhat.test(lower)) return 'that';
  return lemma === 'be' && gap === '주어' ? 'which' : undefined;
}

export const nominalWhatDetectors: readonly GrammarDetector[] = [nominalWhat];
