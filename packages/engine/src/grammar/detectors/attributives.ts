import { findEntries } from '@jadoo/lexicon';
import { withParticle } from '#korean.ts';
import type { Token } from '#passage/analysis.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import { isAdjective, isBe, isNoun, isVerb, textOf } from '#grammar/sentence-view.ts';
import { toAdjective, toAdverb } from '#grammar/detectors/adjective-adverb.ts';
import { isVerbalAdverb, standsAsAdverb } from '#grammar/adverbs.ts';

/** Suffixes by which the adverb in -ly is regular and no adjective itself. */
const plainSuffix = /(?:al|ive|ous|ic|ful|less|ent|ant|able|ible|ate)$/u;

/** A word that can only be a noun here: no adjective and no participle that an adverb might modify. */
const isPlainNoun = (token: Token): boolean =>
  /^(?:NN|NNS)$/u.test(token.tag) &&
  token.isSure &&
  !token.lower.endsWith('ing') &&
  !getVerbForms(token.lower).isParticiple &&
  !findEntries(token.lower).some(({ pos }) => pos === 'adj');

/** No regular adverb of the same meaning. */
const irregular =
  /^(?:individual|current|several|recent|public|model|executive|objective|republic|arctic|plastic|elastic|magic|classic|alternative|native)$/u;

/** They say of what kind a thing is; nobody would take their adverb for them. */
const relational =
  /^(?:individual|current|several|recent|public|medical|technical|electronic|native|central|national|international|global|local|indigenous|legislative|geological|gravitational|environmental|constitutional|organic|principal|special|democratic|conventional|political|economic|social|cultural|industrial|commercial|digital|royal|federal|regional|chemical|physical|musical|historical|scientific|academic|annual|general|religious|agricultural|financial|visual|private|model|republic|liberal|conservative|executive|objective|alternative|different|metropolitan|domestic|climate|athletic|classic|acoustic|arctic|atlantic|pacific|plastic|elastic|ceramic|magic)$/u;

/** the exponential rise: an adjective between determiner and noun → adverb */
const attributiveAdjective: GrammarDetector = {
  rule: 'adjective-attributive',
  category: '형용사와 부사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const noun = view.at(index + 1);
      if (token.tag !== 'JJ' || !token.isSure || !plainSuffix.test(token.lower) || token.lower.length < 6)
        return [];
      const before = view.at(index - 1);
      const isBare = before.tag === 'IN' && noun.tag === 'NNS' && before.lower !== 'as';
      if (!(isBare || /^(?:DT|PRP\$)$/u.test(before.tag)) || !isPlainNoun(noun)) return [];
      const after = view.at(index + 2);
      if (isNoun(after) || isAdjective(after) || /^(?:VBG|VBN|CD|POS)$/u.test(after.tag)) return [];
      const corrupted = toAdverb(token.lower);
      if (corrupted === undefined || /^\p{Lu}/u.test(token.text) || irregular.test(token.lower)) return [];
      return [
        {
          first: index,
          end: index + 1,
          corrupted,
          because: `뒤의 명사 ${withParticle(noun.text, '을')} 꾸미므로`,
          form: '형용사',
          evidence: [index + 1],
          isAnswer: true,
          isFiller: !relational.test(token.lower),
          value: 1,
        },
      ];
    }),
};

/** an increasingly important role: an adverb before an attributive adjective */
const attributiveAdverb: GrammarDetector = {
  rule: 'adverb-attributive',
  category: '형용사와 부사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const next = view.at(index + 1);
      const corrupted = toAdjective(token.lower);
      if (token.tag !== 'RB' || !token.isSure || corrupted === undefined) return [];
      if (!/^(?:DT|PRP\$)$/u.test(view.at(index - 1).tag) || !/^(?:JJ|VBN)$/u.test(next.tag)) return [];
      if (!next.isSure || !isNoun(view.at(index + 2)) || standsAsAdverb(corrupted, next)) return [];
      return [
        {
          first: index,
          end: index + 1,
          corrupted,
          because: `명사가 아니라 뒤의 형용사 ${withParticle(next.text, '을')} 꾸미므로`,
          form: '부사',
          evidence: [index + 1],
          isAnswer: false,
          isFiller: true,
          value: 2,
        },
      ];
    }),
};

/** Traditionally, …: an adverb for the whole sentence */
const sentenceAdverb: GrammarDetector = {
  rule: 'adverb-of-sentence',
  category: '형용사와 부사',
  find: (view) => {
    const token = view.at(0);
    if (token.tag !== 'RB' || view.at(1).tag !== ',' || !/[a-z]{3}ly$/u.test(token.lower)) return [];
    if (/^(?:firstly|secondly|thirdly|lastly|only|early|finally|namely)$/u.test(token.lower)) return [];
    return [
      {
        first: 0,
        end: 1,
        corrupted: toAdjective(token.lower) ?? token.lower.slice(0, -2),
        because: '문장 전체를 꾸미므로',
        form: '부사',
        evidence: [],
        isAnswer: false,
        isFiller: true,
        value: 2,
      },
    ];
  },
};

/** has largely avoided: adverbs that stand between auxiliary and verb, where no adjective can */
const middleAdverb: GrammarDetector = {
  rule: 'adverb-between-verbs',
  category: '형용사와 부사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (token.tag !== 'RB' || !isVerbalAdverb(token.lower)) return [];
      const before = view.at(index - 1);
      const after = view.at(index + 1);
      const isAuxiliary = before.tag === 'MD' || (isVerb(before) && /^(?:have|be)$/u.test(before.lemma));
      const corrupted = token.lower === 'fully' ? 'full' : token.lower.slice(0, -2);
      if (!isAuxiliary || !/^(?:VB|VBN)$/u.test(after.tag) || !after.isSure) return [];
      if (standsAsAdverb(corrupted, after)) return [];
      // "may finally be felt"
      const verb = isBe(after) && view.at(index + 2).tag === 'VBN' ? index + 2 : index + 1;
      return [
        {
          first: index,
          end: index + 1,
          corrupted,
          because: `동사 ${withParticle(textOf(view, verb, verb + 1), '을')} 꾸미므로`,
          form: '부사',
          evidence: [index + 1],
          isAnswer: true,
          isFiller: true,
          value: 2,
        },
      ];
    }),
};

/** the most expensive house in …: a superlative beside the range that it needs, only to fill up */
const superlative: GrammarDetector = {
  rule: 'comparison-superlative',
  category: '비교 구문',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const isMost = token.lower === 'most' && isAdjective(view.at(index + 1));
      const isShort = token.tag === 'JJS' && /[a-z]{3}est$/u.test(token.lower);
      if (!isMost && !isShort) return [];
      if (
        !/^(?:the|POS|PRP\$)$/u.test(view.at(index - 1).lower) &&
        !/^(?:POS|PRP\$)$/u.test(view.at(index - 1).tag)
      )
        return [];
      const last = isMost ? index + 1 : index;
      let noun = last + 1;
      while (isAdjective(view.at(noun)) || isNoun(view.at(noun))) noun += 1;
      const range = view.at(noun);
      const isOne = view.at(index - 2).lower === 'of' || view.at(index - 1).tag === 'POS';
      if (!isNoun(view.at(noun - 1)) || !(isOne || /^(?:in|of|since|ever|that|yet)$/u.test(range.lower)))
        return [];
      return [
        {
          first: index,
          end: index + 1,
          corrupted: isMost ? 'more' : token.lower.replace(/est$/u, 'er'),
          because: '여럿 가운데 정도가 가장 높음을 나타내므로',
          form: '최상급',
          evidence: [noun],
          isAnswer: false,
          isFiller: true,
          value: 1,
        },
      ];
    }),
};

export const attributiveDetectors: readonly GrammarDetector[] = [
  attributiveAdjective,
  attributiveAdverb,
  sentenceAdverb,
  middleAdverb,
  superlative,
];
