import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { isSureFinite, quote, skipAdverbs } from '#grammar/sentence-view.ts';
import { readSubject } from '#grammar/subject.ts';
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
      const isSubjectGap = isSureFinite(view.at(next));
      const isObjectGap = !isSubjectGap && isObjectClause(view, next);
      if (!isSubjectGap && !isObjectGap) return [];
      const corrupted =
        index === 0 ? readInitial(view, isSubjectGap) : readAfter(before.lower, before.lemma, isSubjectGap);
      return [
        {
          ...base,
          isAnswer: corrupted !== undefined && !isPartOf(view, index),
          first: index,
          end: index + 1,
          corrupted: corrupted ?? 'that',
          because: `선행사가 없고 뒤에 ${isSubjectGap ? '주어' : '목적어'}가 빠진 불완전한 절(${quote(view, index + 1, Math.min(next + 4, view.length - 1))} …)이 이어지므로`,
          form: '선행사를 포함한 관계대명사(의문사)',
          evidence: [next],
        },
      ];
    }),
};

function isObjectClause(view: SentenceView, next: number): boolean {
  const subject = readSubject(view, next);
  return (
    subject !== undefined &&
    (subject.type === 'pronoun' || /^(?:DT|PRP\$)$/u.test(view.at(next).tag)) &&
    hasObjectGap(view, subject.verb)
  );
}

function readInitial(view: SentenceView, isSubjectGap: boolean): string | undefined {
  if (readSubject(view, 0)?.type !== 'what') return undefined;
  return isSubjectGap ? 'that' : 'which';
}

/** "Some of that happened": the demonstrative would be right there. */
const isPartOf = (view: SentenceView, index: number): boolean =>
  view.at(index - 1).lower === 'of' &&
  /^(?:some|much|most|all|part|none|any|half|more|little|enough|rest)$/u.test(view.at(index - 2).lower);

const wordsBeforeWhat =
  /^(?:about|of|from|to|for|with|by|on|at|into|upon|through|over|beyond|around|between)$/u;

function readAfter(lower: string, lemma: string, isSubjectGap: boolean): string | undefined {
  if (wordsBeforeWhat.test(lower)) return 'that';
  return lemma === 'be' && isSubjectGap ? 'which' : undefined;
}

export const nominalWhatDetectors: readonly GrammarDetector[] = [nominalWhat];
