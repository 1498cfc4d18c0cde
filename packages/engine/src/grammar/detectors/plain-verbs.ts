import { withParticle } from '#korean.ts';
import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import { isBe, isHave, isSureFinite, textOf } from '#grammar/sentence-view.ts';
import { listSubjects } from '#grammar/detectors/agreement.ts';
import { toIng, toPast, toThirdPerson } from '#passage/inflect.ts';
import { hasOnlyMarkedVerbs, mayBeReduced } from '#grammar/detectors/non-finite.ts';
import { previousWord } from '#grammar/detectors/voice.ts';

/** For pairs only: too easy to be underlined. */
const base = { isAnswer: true, isFiller: false, value: 1 } as const;

/** The engineer harnessed the power → harnessing */
const plainFinite: GrammarDetector = {
  rule: 'finite-plain',
  category: '정동사와 준동사',
  find: (view) => {
    const subject = listSubjects(view).find(({ first }) => first === 0);
    if (subject?.type !== 'noun' || subject.hasClause || subject.hasPreposition) return [];
    const verb = view.at(subject.verb);
    const isPlain = verb.tag !== 'MD' && !isBe(verb) && !isHave(verb) && !/^(?:do|say)$/u.test(verb.lemma);
    if (
      !isPlain ||
      mayBeReduced(view, subject.verb) ||
      !isSureFinite(verb) ||
      !hasOnlyMarkedVerbs(view, subject.verb + 1)
    )
      return [];
    const name = textOf(view, subject.first, subject.head + 1);
    return [
      {
        ...base,
        first: subject.verb,
        end: subject.verb + 1,
        corrupted: toIng(verb.lemma),
        because: `주어(${name})에 대한 문장의 동사가 필요하므로`,
        form: '정동사',
        evidence: [subject.head],
      },
    ];
  },
};

/** should also address → addresses */
const afterModal: GrammarDetector = {
  rule: 'modal-base',
  category: '조동사와 시제',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const before = previousWord(view, index);
      const modal = view.at(before);
      if (token.tag !== 'VB' || !token.isSure || modal.tag !== 'MD' || isBe(token) || isHave(token))
        return [];
      // Side by side the pair would be too easy.
      const isApart = index - before > 1 && !/^n(?:o|['’])t$/u.test(view.at(before + 1).lower);
      if (!isApart || !/^[a-z]{2,}$/u.test(token.lower)) return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: toThirdPerson(token.lemma),
          because: `조동사 ${modal.text} 뒤에 오는 동사이므로`,
          form: '동사원형',
          evidence: [before],
        },
      ];
    }),
};

/** has drawn → has drew: verbs whose past form and participle differ */
const perfectParticiple: GrammarDetector = {
  rule: 'perfect-participle',
  category: '조동사와 시제',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const before = previousWord(view, index);
      if (token.tag !== 'VBN' || !token.isSure || isBe(token) || !isHave(view.at(before))) return [];
      const past = toPast(token.lemma);
      if (past === token.lower || past.endsWith('ed')) return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: past,
          because: `앞의 ${withParticle(view.at(before).text, '과')} 함께 완료형을 이루므로`,
          form: '과거분사',
          evidence: [before],
        },
      ];
    }),
};

export const plainVerbDetectors: readonly GrammarDetector[] = [plainFinite, afterModal, perfectParticiple];
