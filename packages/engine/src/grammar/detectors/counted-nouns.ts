import { findEntries } from '@jadoo/lexicon';
import { withParticle } from '#korean.ts';
import type { Token } from '#passage/analysis.ts';
import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { isAdjective, isNoun, textOf } from '#grammar/sentence-view.ts';
import { ambiguousHeads } from '#grammar/verb-lists.ts';

const base = { isAnswer: true, isFiller: true, value: 2 } as const;

const isPlainPlural = (token: Token): boolean =>
  token.tag === 'NNS' &&
  token.isSure &&
  /[a-z]s$/u.test(token.lower) &&
  token.lemma !== token.lower &&
  !ambiguousHeads.has(token.lemma) &&
  findEntries(token.lemma).some(({ pos }) => pos === 'n');

/** Last noun of the run of adjectives and nouns from `start`; undefined when another word is in it. */
function findHead(view: SentenceView, start: number): number | undefined {
  let index = start;
  const isInside = (token: Token): boolean =>
    isAdjective(token) || /^(?:NN|NNS|CD|VBN|VBG|POS|RBS|NNP)$/u.test(token.tag);
  while (isInside(view.at(index))) {
    const token = view.at(index);
    index += 1;
    // "the species lives": what follows a plural is its verb.
    if (token.tag === 'NNS' || ambiguousHeads.has(token.lemma)) break;
  }
  return isNoun(view.at(index - 1)) && !isNoun(view.at(index)) && index - start <= 5 ? index - 1 : undefined;
}

/** one of the most expensive properties → property */
const oneOfPlural: GrammarDetector = {
  rule: 'one-of-plural',
  category: '수량 표현',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (token.lower !== 'one' || view.at(index + 1).lower !== 'of') return [];
      const determiner = view.at(index + 2);
      if (!/^(?:DT|PRP\$|NNP)$/u.test(determiner.tag)) return [];
      const head = findHead(view, index + 3);
      if (head === undefined || !isPlainPlural(view.at(head)) || view.at(head + 1).lower === 'and') return [];
      const noun = view.at(head);
      return [
        {
          ...base,
          first: head,
          end: head + 1,
          corrupted: noun.lemma,
          because: "'~ 중 하나'라는 뜻의 「one of + 복수 명사」 구문이므로",
          form: '복수 명사',
          evidence: [index],
        },
      ];
    }),
};

/** another matter → other matter */
const anotherSingular: GrammarDetector = {
  rule: 'another-singular',
  category: '수량 표현',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const noun = view.at(index + 1);
      if (token.lower !== 'another' || view.at(index - 1).lower === 'one') return [];
      if (noun.tag !== 'NN' || !noun.isSure || isNoun(view.at(index + 2)) || ambiguousHeads.has(noun.lemma))
        return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: 'other',
          because: `한정사 없이 쓰인 단수 명사 ${withParticle(noun.text, '을')} 꾸며 '또 다른 하나의'라는 뜻을 나타내므로`,
          form: '한정사',
          evidence: [index + 1],
          isAnswer:
            /^(?:person|man|woman|way|reason|example|matter|problem|step|country|city|place|student|child|method|factor|idea|study|book|story|question|word|day|group|thing|type|kind|part|animal|species|level|point|case|issue|approach|game|player|house|room|machine|tool)$/u.test(
              noun.lemma,
            ),
        },
      ];
    }),
};

/** a few weeks → a little weeks */
const aFew: GrammarDetector = {
  rule: 'quantity-a-few',
  category: '수량 표현',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const noun = view.at(index + 1);
      if (token.lower !== 'few' || view.at(index - 1).lower !== 'a' || !isPlainPlural(noun)) return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: 'little',
          because: `뒤에 셀 수 있는 명사의 복수형 ${withParticle(noun.text, '이')} 있으므로`,
          form: '수량 형용사',
          evidence: [index + 1],
        },
      ];
    }),
};

/** many of the books → much of the books */
const manyOf: GrammarDetector = {
  rule: 'quantity-many-of',
  category: '수량 표현',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (
        token.lower !== 'many' ||
        view.at(index + 1).lower !== 'of' ||
        /^(?:as|how|so)$/u.test(view.at(index - 1).lower)
      )
        return [];
      const head = /^(?:DT|PRP\$)$/u.test(view.at(index + 2).tag) ? findHead(view, index + 3) : undefined;
      if (head === undefined || !isPlainPlural(view.at(head))) return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: 'much',
          because: `of 뒤에 셀 수 있는 명사의 복수형 ${withParticle(view.at(head).text, '이')} 있으므로`,
          form: '수량 대명사',
          evidence: [head],
        },
      ];
    }),
};

/** these findings → this */
const demonstrative: GrammarDetector = {
  rule: 'demonstrative-plural',
  category: '대명사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const corrupted = token.lower === 'these' ? 'this' : token.lower === 'those' ? 'that' : undefined;
      if (corrupted === undefined) return [];
      const head = findHead(view, index + 1);
      if (head === undefined || !isPlainPlural(view.at(head))) return [];
      if (head - index > 2 || (token.lower === 'those' && index === 0)) return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted,
          because: `뒤에 복수 명사 ${withParticle(textOf(view, head, head + 1), '이')} 있으므로`,
          form: '복수 지시 형용사',
          evidence: [head],
          // "that" might begin a clause there.
          isAnswer: token.lower === 'these',
          value: 1,
        },
      ];
    }),
};

/** "two hundred years" */
function nameNumber(view: SentenceView, index: number): string {
  const isMore = /^(?:dozen|hundred|thousand|million|billion)$/u.test(view.at(index + 1).lower);
  return textOf(view, index, index + (isMore ? 2 : 1)).toLowerCase();
}

/** several fires → fire: too easy to underline but right for a pair */
const pluralAfterQuantity: GrammarDetector = {
  rule: 'quantity-plural-noun',
  category: '수량 표현',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const isNumberOf =
        token.lower === 'number' && view.at(index - 1).lower === 'a' && view.at(index + 1).lower === 'of';
      if (
        !isNumberOf &&
        !/^(?:several|many|various|numerous|two|three|four|five|six|ten)$/u.test(token.lower)
      )
        return [];
      const head = findHead(view, index + (isNumberOf ? 2 : 1));
      if (head === undefined || !isPlainPlural(view.at(head)) || head - index > 3) return [];
      const noun = view.at(head);
      const quantity = isNumberOf ? 'a number of' : nameNumber(view, index);
      return [
        {
          ...base,
          first: head,
          end: head + 1,
          corrupted: noun.lemma,
          because: `앞에 둘 이상을 나타내는 수량 표현 ${withParticle(quantity, '이')} 있으므로`,
          form: '복수 명사',
          evidence: [index],
          isFiller: false,
          value: 1,
        },
      ];
    }),
};

export const countedNounDetectors: readonly GrammarDetector[] = [
  oneOfPlural,
  anotherSingular,
  aFew,
  manyOf,
  demonstrative,
  pluralAfterQuantity,
];
