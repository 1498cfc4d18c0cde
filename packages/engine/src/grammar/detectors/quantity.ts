import { withParticle } from '#korean.ts';
import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import { isAdjective, isNoun } from '#grammar/sentence-view.ts';

const base = { isAnswer: true, isFiller: true, value: 3 } as const;

/** most of → almost of */
const mostOf: GrammarDetector = {
  rule: 'most-not-almost',
  category: '수량 표현',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const next = view.at(index + 1);
      const isNounNext =
        next.lower === 'people' || (next.tag === 'NNS' && next.isSure && next.lower !== next.lemma);
      if (
        token.lower !== 'most' ||
        !(next.lower === 'of' || isNounNext) ||
        view.at(index - 1).lower === 'the'
      )
        return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: 'almost',
          because: isNounNext
            ? `뒤의 명사 ${withParticle(next.text, '을')} 꾸며 '대부분의'라는 뜻을 나타내므로`
            : "of 앞에서 '대부분'이라는 뜻을 나타내는 대명사 자리이므로",
          form: isNounNext ? '형용사' : '대명사',
          alsoRight: 'almost all',
          evidence: [index + 1],
        },
      ];
    }),
};

const massNouns =
  /^(?:time|room|evidence|attention|effort|labor|labour|money|doubt|knowledge|information|energy|water|pressure|support|power|harm|damage|interest|space|food|work|research|progress|confidence|sense|help|freedom)$/u;

/** many + plural → much; much + mass noun → many; few/little */
const manyMuch: GrammarDetector = {
  rule: 'quantity-many-much',
  category: '수량 표현',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (!/^(?:many|much|little)$/u.test(token.lower)) return [];
      let head = index + 1;
      while (isAdjective(view.at(head))) head += 1;
      const noun = view.at(head);
      if (head - index > 3 || isNoun(view.at(head + 1))) return [];
      // "many younger users": "much younger users" is right, too.
      if (view.at(index + 1).tag === 'JJR') return [];
      const isPlural =
        noun.tag === 'NNS' && noun.isSure && noun.lower.endsWith('s') && noun.lower !== noun.lemma;
      const isMass = noun.tag === 'NN' && massNouns.test(noun.lower);
      const isManyPlural = token.lower === 'many' && isPlural;
      const isMuchMass = token.lower === 'much' && isMass && head === index + 1;
      const isLittleMass =
        token.lower === 'little' &&
        isMass &&
        head === index + 1 &&
        // "called them little water bears": small ones.
        !/^(?:a|the|PRP\$?|DT)$/u.test(view.at(index - 1).tag);
      if (!isManyPlural && !isMuchMass && !isLittleMass) return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: isManyPlural ? 'much' : isMuchMass ? 'many' : 'few',
          because: isManyPlural
            ? `뒤에 셀 수 있는 명사의 복수형 ${withParticle(noun.text, '이')} 있으므로`
            : `뒤의 명사 ${withParticle(noun.text, '이')} 셀 수 없는 명사이므로`,
          form: '수량 형용사',
          evidence: [head],
          value: 2,
        },
      ];
    }),
};

/** other + plural → another; another + singular → other */
const otherNoun: GrammarDetector = {
  rule: 'other-another',
  category: '수량 표현',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (token.lower !== 'other') return [];
      let head = index + 1;
      while (isAdjective(view.at(head))) head += 1;
      const noun = view.at(head);
      if (
        head - index > 2 ||
        isNoun(view.at(head + 1)) ||
        /^(?:people|series|species|means)$/u.test(noun.lower)
      )
        return [];
      const isPlural =
        noun.tag === 'NNS' &&
        noun.isSure &&
        noun.lower !== noun.lemma &&
        !/^(?:DT|PRP\$|CD|POS)$/u.test(view.at(index - 1).tag);
      if (!isPlural || /^(?:no|any|many|some|several|most|all|each|every)$/u.test(view.at(index - 1).lower))
        return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: 'another',
          because: `뒤에 복수 명사 ${withParticle(noun.text, '이')} 있으므로`,
          form: '한정사',
          evidence: [head],
          value: 2,
        },
      ];
    }),
};

export const quantityDetectors: readonly GrammarDetector[] = [mostOf, manyMuch, otherNoun];
