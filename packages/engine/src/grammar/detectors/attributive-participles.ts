import { withParticle } from '#korean.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { getLemma } from '#passage/lemmatize.ts';
import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import { isNoun } from '#grammar/sentence-view.ts';
import { toIng, toPastParticiple } from '#passage/inflect.ts';
import { personNouns } from '#grammar/verb-lists.ts';

const broken =
  /^(?:broken|shattered|stolen|written|hidden|forgotten|destroyed|damaged|polluted|abandoned|frozen|proposed|planned|reduced|improved|processed|printed|painted|injured|wounded|unexpected|renewed|prolonged|shared|sealed|selected|recorded|published|preserved|expected|detailed|abandoned|neglected|desired|promised|spoken|unwanted)$/u;

/** shattered mirrors: a passive participle before its noun, only to fill up */
const brokenParticiple: GrammarDetector = {
  rule: 'participle-before-noun',
  category: '분사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const noun = view.at(index + 1);
      if (
        !broken.test(token.lower) ||
        !isNoun(noun) ||
        isNoun(view.at(index + 2)) ||
        !/^(?:VBN|JJ|VBD)$/u.test(token.tag)
      )
        return [];
      if (personNouns.has(noun.lemma) || noun.tag.startsWith('NNP') || token.lower.startsWith('un'))
        return [];
      // "they recorded music": a verb of its own.
      if (!/^(?:DT|PRP\$|JJ|IN|POS)$/u.test(view.at(index - 1).tag) || view.at(index - 1).lower === 'that')
        return [];
      const lemma = getLemma(token.lower, 'VBN');
      return [
        {
          first: index,
          end: index + 1,
          corrupted: toIng(lemma),
          because: `수식을 받는 명사 ${withParticle(noun.text, '이')} 동작(${lemma})의 대상이어서 둘이 수동 관계이므로`,
          form: '과거분사',
          evidence: [index + 1],
          isAnswer: false,
          isFiller: true,
          value: 2,
        },
      ];
    }),
};

/** existing rules, rising prices: an active participle before its noun; existed and remained never stand there */
const activeBefore: GrammarDetector = {
  rule: 'participle-active-before-noun',
  category: '분사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const match =
        /^(exist|remain|last|ris|grow|emerg|increas|chang|fall|surviv|aging|spirall|spiral|linger|flow|glow|shrink|declin)ing$/u.exec(
          token.lower,
        );
      const noun = view.at(index + 1);
      if (
        !match ||
        !isNoun(noun) ||
        isNoun(view.at(index + 2)) ||
        !/^(?:DT|PRP\$|JJ|IN|POS)$/u.test(view.at(index - 1).tag)
      )
        return [];
      if (noun.tag.startsWith('NNP') || (view.at(index - 1).tag === 'IN' && noun.tag === 'NN')) return [];
      const lemma = getLemma(token.lower, 'VBG');
      const corrupted = toPastParticiple(lemma);
      if (!getVerbForms(corrupted).isParticiple) return [];
      return [
        {
          first: index,
          end: index + 1,
          corrupted,
          because: `수식을 받는 명사 ${withParticle(noun.text, '이')} 동작(${lemma})의 주체이고 그 동작이 계속되는 능동 관계이므로`,
          form: '현재분사',
          evidence: [index + 1],
          isAnswer: /^(?:exist|remain|last|linger)$/u.test(lemma) && view.at(index - 1).tag !== 'IN',
          isFiller: true,
          value: 2,
        },
      ];
    }),
};

export const attributiveParticipleDetectors: readonly GrammarDetector[] = [brokenParticiple, activeBefore];
