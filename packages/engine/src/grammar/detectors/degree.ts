import { withParticle } from '#korean.ts';
import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { isAdjective, isNoun } from '#grammar/sentence-view.ts';
import { toComparative } from '#passage/inflect.ts';
import { takesAn } from '#wording/swap-form.ts';

const base = { isAnswer: true, isFiller: true, value: 3 } as const;

const isComparative = (view: SentenceView, index: number): boolean => {
  const token = view.at(index);
  if (/^(?:JJR|RBR)$/u.test(token.tag) && /(?:er|more|less|worse|fewer)$/u.test(token.lower)) return true;
  return (
    /^(?:more|less)$/u.test(token.lower) &&
    (isAdjective(view.at(index + 1)) || view.at(index + 1).tag.startsWith('RB'))
  );
};

/** "far more people": of them much is wrong. */
const isCounted = (view: SentenceView, more: number): boolean =>
  /^(?:more|fewer|less)$/u.test(view.at(more).lower) && !/^(?:RB|JJ)$/u.test(view.at(more + 1).tag);

const listIntensifiers = (own: string): string =>
  ['much', 'far', 'even', 'still'].filter((word) => word !== own).join(', ');

/** much/far/even/still + comparative → very */
const comparativeModifier: GrammarDetector = {
  rule: 'comparative-modifier',
  category: '비교 구문',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (!/^(?:much|far|even|still)$/u.test(token.lower) || !isComparative(view, index + 1)) return [];
      if (
        /^(?:so|as|too|how|very)$/u.test(view.at(index - 1).lower) ||
        (/^(?:more|less)$/u.test(view.at(index + 1).lower) &&
          !(isAdjective(view.at(index + 2)) || view.at(index + 2).tag.startsWith('RB')))
      )
        return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: 'very',
          because: `뒤의 비교급(${view.at(index + 1).text})을 강조하므로`,
          form: '비교급 강조 부사',
          ...(isCounted(view, index + 1) ? {} : { alsoRight: listIntensifiers(token.lower) }),
          evidence: [index + 1],
        },
      ];
    }),
};

/** "as tall than a man" can be mended at the other word, too: taller; not "just as tall", "as good a man", "as hard as he could". */
function listGreater(view: SentenceView, as: number, second: number): Partial<SpotDraft> {
  const degree = view.at(as + 1).lower;
  const isFixed =
    /^(?:just|only|almost|nearly|about|quite|half|exactly|roughly)$/u.test(view.at(as - 1).lower) ||
    view.at(as + 2).tag === 'DT' ||
    /^(?:can|could)$/u.test(view.at(second + 2).lower);
  return isFixed ? {} : { alsoRight: `as ${degree} → ${toComparative(degree)}` };
}

/** as … as → than */
const equalComparison: GrammarDetector = {
  rule: 'comparison-as-as',
  category: '비교 구문',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (token.lower !== 'as') return [];
      let second = index + 2;
      while (second < index + 5 && view.at(second).lower !== 'as') second += 1;
      const degree = view.at(index + 1);
      const isDegree =
        isAdjective(degree) || degree.tag === 'RB' || /^(?:much|many|little|few)$/u.test(degree.lower);
      if (view.at(second).lower !== 'as' || !isDegree || /^(?:well|long|soon|such|far)$/u.test(degree.lower))
        return [];
      if (view.at(second + 1).tag === 'JJ' || view.at(second + 1).lower === 'possible') return [];
      for (let between = index + 2; between < second; between += 1)
        if (!/^(?:JJ|NN|NNS|DT|RB)$/u.test(view.at(between).tag)) return [];
      return [
        {
          ...base,
          first: second,
          end: second + 1,
          corrupted: 'than',
          because: `앞의 ${withParticle(`as ${degree.text}`, '과')} 짝을 이루는 원급 비교이므로`,
          form: '원급 비교의',
          ...listGreater(view, index, second),
          evidence: [index],
        },
      ];
    }),
};

/** the same … as → than */
const sameAs: GrammarDetector = {
  rule: 'comparison-same-as',
  category: '비교 구문',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (token.lower !== 'same') return [];
      let as = index + 1;
      while (
        as < index + 4 &&
        view.at(as).lower !== 'as' &&
        (isNoun(view.at(as)) || isAdjective(view.at(as)))
      )
        as += 1;
      if (view.at(as).lower !== 'as' || /^(?:if|though|a|well)$/u.test(view.at(as + 1).lower)) return [];
      // "describing the same behavior as confident"
      if (isAdjective(view.at(as + 1)) && !isNoun(view.at(as + 2))) return [];
      return [
        {
          ...base,
          first: as,
          end: as + 1,
          corrupted: 'than',
          because: "앞의 the same과 짝을 이루어 '~와 같은'이라는 뜻을 나타내므로",
          form: '상관어구의',
          evidence: [index],
        },
      ];
    }),
};

/** comparative … than: only to fill up, since "as" may begin a clause there */
const thanFiller: GrammarDetector = {
  rule: 'comparison-than',
  category: '비교 구문',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (
        token.lower !== 'than' ||
        /^(?:CD|\$)$/u.test(view.at(index + 1).tag) ||
        /^(?:rather|other|half|a|once|twice|one|just|the)$/u.test(view.at(index + 1).lower) ||
        /^(?:rather|other)$/u.test(view.at(index - 1).lower)
      )
        return [];
      let comparative = index - 1;
      while (
        comparative > index - 8 &&
        !isComparative(view, comparative) &&
        !/^(?:more|less|fewer|better|worse)$/u.test(view.at(comparative).lower)
      )
        comparative -= 1;
      if (comparative <= index - 8) return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: 'as',
          because: `앞의 비교급(${view.at(comparative).text})과 호응하므로`,
          form: '비교 대상을 이끄는',
          evidence: [comparative],
          isAnswer: false,
          value: 1,
        },
      ];
    }),
};

/** "so a dangerous place" is right in the order "so dangerous a place", too. */
function listTurned(view: SentenceView, article: number): Partial<SpotDraft> {
  const [quality, noun] = [view.at(article + 1), view.at(article + 2)];
  if (!isAdjective(quality) || !isNoun(noun) || isNoun(view.at(article + 3))) return {};
  const turned = takesAn(noun.lower) ? 'an' : 'a';
  return {
    alsoRight: `so ${view.at(article).lower} ${quality.lower} ${noun.lower} → so ${quality.lower} ${turned} ${noun.lower}`,
  };
}

/** such a habit → so a habit */
const suchDegree: GrammarDetector = {
  rule: 'such-not-so',
  category: '강조와 어순',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (token.lower !== 'such' || !/^(?:a|an)$/u.test(view.at(index + 1).lower)) return [];
      const next = view.at(index + 2);
      if (!isNoun(next) && !isAdjective(next)) return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: 'so',
          because: `뒤에 「${view.at(index + 1).lower}(+형용사)+명사」(${view.at(index + 1).text} ${next.text} …)가 이어지므로`,
          form: '한정사',
          ...listTurned(view, index + 1),
          evidence: [index + 1],
          value: 2,
        },
      ];
    }),
};

/** so + adjective/adverb + that → such; so many/much → such */
const soDegree: GrammarDetector = {
  rule: 'so-not-such',
  category: '강조와 어순',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (token.lower !== 'so') return [];
      const degree = view.at(index + 1);
      // "so little lives in it": a pronoun and its verb.
      const counted = /^(?:many|few)$/u.test(degree.lower) ? /^NNS$/u : /^NN$/u;
      const isQuantity =
        /^(?:many|much|few|little)$/u.test(degree.lower) && counted.test(view.at(index + 2).tag);
      const isResult =
        (degree.tag === 'JJ' || degree.tag === 'RB') &&
        degree.isSure &&
        view.at(index + 2).lower === 'that' &&
        degree.lower !== 'much';
      // "not so much steer as guide": it counts nothing.
      const isContrast = degree.lower === 'much' && /^(?:not|n['’]t)$/u.test(view.at(index - 1).lower);
      if ((!isQuantity && !isResult) || isContrast) return [];
      // "not so sure that they are weeds": what one is sure of.
      if (
        !isQuantity &&
        /^(?:sure|certain|confident|convinced|positive|aware|afraid|doubtful)$/u.test(degree.lower)
      )
        return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: 'such',
          because: isQuantity
            ? `뒤의 수량 형용사 ${withParticle(degree.text, '을')} 강조하므로`
            : `명사 없이 ${withParticle(degree.text, '을')} 강조하며 뒤의 that절과 호응하므로`,
          form: '부사',
          evidence: [index + 1],
        },
      ];
    }),
};

/** modest enough to → enough modest */
const enoughOrder: GrammarDetector = {
  rule: 'enough-order',
  category: '강조와 어순',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (token.lower !== 'enough') return [];
      const degree = view.at(index - 1);
      const next = view.at(index + 1);
      if (
        !(degree.tag === 'JJ' || degree.tag === 'RB') ||
        !degree.isSure ||
        !(next.tag === 'TO' || next.lower === 'that' || next.lower === 'for')
      )
        return [];
      if (/^(?:not|just|only|often)$/u.test(degree.lower)) return [];
      return [
        {
          ...base,
          first: index - 1,
          end: index + 1,
          corrupted: `enough ${degree.lower}`,
          because: `enough가 형용사나 부사를 꾸밀 때는 그 뒤에 오므로`,
          form: '「형용사·부사 + enough」의 어순인',
          evidence: [],
        },
      ];
    }),
};

export const degreeDetectors: readonly GrammarDetector[] = [
  comparativeModifier,
  equalComparison,
  sameAs,
  thanFiller,
  suchDegree,
  soDegree,
  enoughOrder,
];
