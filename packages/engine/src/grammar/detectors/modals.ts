import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { isAdverb, isBe, isNoun, isVerb, skipAdverbs, textOf } from '#grammar/sentence-view.ts';
import { listSubjects } from '#grammar/detectors/agreement.ts';
import { hasOnlyMarkedVerbs } from '#grammar/detectors/non-finite.ts';
import { pastPerfect } from '#grammar/past-perfect.ts';
import { toIng, toPast } from '#passage/inflect.ts';

const base = { isAnswer: false, isFiller: true } as const;

/** might have taken: modal perfect, only to fill up since the plain form is right in another sense */
const modalPerfect: GrammarDetector = {
  rule: 'modal-perfect',
  category: '조동사와 시제',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (token.tag !== 'MD' || !/^(?:might|may|could|would|should|must)$/u.test(token.lower)) return [];
      let have = index + 1;
      while (isAdverb(view.at(have)) || view.at(have).lower === 'not') have += 1;
      const main = skipAdverbs(view, have + 1);
      if (view.at(have).lower !== 'have' || view.at(main).tag !== 'VBN') return [];
      // "Had it been known, it should have helped": what was not so.
      const isUnreal =
        token.lower === 'would' ||
        view.tokens.some(
          ({ lower }, at) =>
            (lower === 'if' && !/^(?:ask|wonder|see|know|tell|check)$/u.test(view.at(at - 1).lemma)) ||
            (lower === 'had' && at === 0),
        );
      return [
        {
          ...base,
          first: have,
          end: main + 1,
          corrupted:
            textOf(view, main, main + 1) === toPast(view.at(main).lemma)
              ? view.at(main).lemma
              : toPast(view.at(main).lemma),
          because: `조동사 ${token.lower} 뒤에서 과거의 일${isUnreal ? '에 대한 가정' : nameGuess(token.lower)}을 나타내므로`,
          form: '「have + 과거분사」',
          evidence: [index],
          value: 2,
        },
      ];
    }),
};

/** What should have been is regretted or expected: nothing more is said of it. */
function nameGuess(modal: string): string {
  if (modal === 'should') return '';
  return /^(?:may|must)$/u.test(modal) ? '에 대한 추측' : '에 대한 추측·가능성';
}

/** used to + verb: 과거의 습관이나 상태 → V-ing */
const usedTo: GrammarDetector = {
  rule: 'modal-used-to',
  category: '조동사와 시제',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const before = view.at(index - 1);
      const verb = view.at(index + 2);
      if (token.lower !== 'used' || view.at(index + 1).lower !== 'to' || verb.tag !== 'VB') return [];
      if (isVerb(before) || isAdverb(before) || !/^(?:NN|NNS|NNP|PRP|WP|WDT|EX)$/u.test(before.tag))
        return [];
      if (isNoun(before) && mayBeForUse(view, index)) return [];
      return [
        {
          ...base,
          first: index + 2,
          end: index + 3,
          corrupted: toIng(verb.lemma),
          because: "'~하곤 했다, (예전에는) ~였다'라는 뜻의 조동사 used to 뒤이므로",
          form: '동사원형',
          evidence: [index],
          isAnswer: true,
          value: 2,
        },
      ];
    }),
};

/** "is in fact used to turn it over", "the tools used to build them are": for some purpose. */
const mayBeForUse = (view: SentenceView, used: number): boolean =>
  view.tokens.slice(Math.max(0, used - 4), used).some(isBe) ||
  !listSubjects(view).some(({ verb }) => verb === used) ||
  !hasOnlyMarkedVerbs(view, used + 3);

/** if … were, as if it were */
const unrealWere: GrammarDetector = {
  rule: 'subjunctive-were',
  category: '조동사와 시제',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (token.lower !== 'were' || index < 2) return [];
      const before = view.at(index - 1);
      if (!/^(?:it|he|she|this|i)$/u.test(before.lower) && before.tag !== 'NN') return [];
      let back = index - 1;
      while (back > index - 5 && !/^(?:if|though)$/u.test(view.at(back).lower)) back -= 1;
      if (!/^(?:if|though)$/u.test(view.at(back).lower) || isVerb(view.at(back + 1))) return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: 'is',
          because: '현재 사실과 반대되거나 실제와 다른 상황을 가정하는 절이므로',
          form: '가정법 과거의 be동사',
          evidence: [back],
          value: 3,
        },
      ];
    }),
};

export const modalDetectors: readonly GrammarDetector[] = [modalPerfect, usedTo, pastPerfect, unrealWere];
