import { withParticle } from '#korean.ts';
import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import { readNounPhrase } from '#grammar/noun-phrase.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { isAdverb, isFinite, isVerb, subordinators } from '#grammar/sentence-view.ts';
import type { Token } from '#passage/analysis.ts';
import { mayMeanThing } from '#grammar/formal-it.ts';
import { listSubjects } from '#grammar/detectors/agreement.ts';
import { personNouns } from '#grammar/verb-lists.ts';

const base = { isAnswer: true, isFiller: true, value: 3 } as const;

/** their/them/its whose number shows in the nouns before: right, but not always the only choice. */
const pronounFiller: GrammarDetector = {
  rule: 'pronoun-number-plain',
  category: '대명사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (!/^(?:their|them|its)$/u.test(token.lower) || index < 3) return [];
      const isPlural = token.lower !== 'its';
      const before = view.tokens.slice(0, index);
      const heads = listSubjects(view).filter(
        ({ verb, type, number: own }) =>
          verb < index && type === 'noun' && own === (isPlural ? 'plural' : 'singular'),
      );
      const nouns = before.filter((word) =>
        isPlural ? word.tag === 'NNS' : word.tag === 'NN' && !personNouns.has(word.lemma),
      );
      // The antecedent is the subject, or the only noun there is.
      const only =
        heads.length > 0
          ? view.at(heads.at(-1)?.head ?? 0)
          : nouns.length === 1 && token.lower === 'them'
            ? nouns[0]
            : undefined;
      if (!only || (!isPlural && personNouns.has(only.lemma))) return [];
      if (
        isPlural &&
        before.some(({ lower }) =>
          /^(?:each|every|everyone|everybody|anyone|someone|person|couple|team|family|police)$/u.test(lower),
        )
      )
        return [];
      // "Engineers who cannot trust a part install two of them": the subject of the clause is not meant.
      const nearest = listSubjects(view).findLast(({ verb }) => verb < index);
      // "A line of tiny footprints led them to a hole": nor is any other noun of it.
      const [lone] = nouns;
      const isOwn =
        nearest !== undefined &&
        lone !== undefined &&
        before.indexOf(lone) >= nearest.first &&
        before.indexOf(lone) < nearest.verb;
      const hasOther = isOwn && view.tokens.slice(nearest.verb, index).some(({ tag }) => tag === 'PRP');
      if (token.lower === 'them' && nouns.length === 1 && isOwn && !hasOther) return [];
      const number = isPlural ? '복수' : '단수';
      const isNamed = heads.length > 0 && namesReferent(view, index, only);
      if (!isNamed && isPlural && nouns.length === 1 && hasPersonsBetween(view, only, index)) return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: token.lower === 'its' ? 'their' : token.lower === 'their' ? 'its' : 'it',
          because:
            nouns.length === 1 && isNamed && !(isPlural && hasPluralBefore(view, only))
              ? `가리키는 대상이 ${number}인 ${only.text}이므로`
              : `앞에 나온 ${number} 명사를 가리키므로`,
          form: `${number} ${token.lower === 'them' ? '' : '소유격 '}대명사`,
          evidence: [],
          isAnswer: false,
          value: nouns.length === 1 ? 2 : 1,
        },
      ];
    }),
};

/** "These worries keep their minds busy": those of whom the sentence before speaks may be meant. */
const hasPluralBefore = ({ analysis, sentence }: SentenceView, noun: Token): boolean => {
  const before = analysis.sentences[sentence.index - 1];
  return analysis.tokens
    .slice(before?.firstToken ?? sentence.firstToken, sentence.firstToken)
    .some(
      ({ tag, lower, lemma }) =>
        (tag === 'NNS' || /^(?:they|people|we)$/u.test(lower)) && lemma !== noun.lemma,
    );
};

/**
 * Whether the noun is surely meant: not where they or it is the nearer subject, and not by an object
 * whose own subject it is ("what generations had taught them").
 */
function namesReferent(view: SentenceView, index: number, noun: Token): boolean {
  const nearest = listSubjects(view)
    .filter(({ verb }) => verb < index)
    .at(-1);
  const nearer = view.at(index).lower === 'its' ? 'it' : 'they';
  if (view.tokens.slice(0, index).some(({ lower }) => lower === nearer)) return false;
  if (!nearest) return true;
  // "Doctors warned that cycling would ruin their health": another subject stands between.
  if (view.at(nearest.head) !== noun) return false;
  // Nor where another clause or verb begins between.
  // "The activities gave them time to talk about their families": they are meant.
  const opensOther = (token: Token): boolean =>
    /^(?:them|us|you|me|him|her)$/u.test(token.lower) ||
    /^(?:,|:|W.*)$/u.test(token.tag) ||
    isFinite(token) ||
    token.lower === 'that' ||
    subordinators.has(token.lower);
  if (view.tokens.slice(nearest.verb + 1, index).some(opensOther)) return false;
  return view.at(index).lower !== 'them';
}

/** "Philosophers ask what parts the guilty driver from the lucky one in their car": persons that they may be. */
const hasPersonsBetween = (view: SentenceView, noun: Token, pronoun: number): boolean =>
  view.tokens
    .slice(view.tokens.indexOf(noun) + 1, pronoun)
    .some(({ tag, lemma }) => tag === 'NN' && personNouns.has(lemma));

/** make it possible to …: the formal object */
const formalObject: GrammarDetector = {
  rule: 'pronoun-formal-object',
  category: '대명사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (token.lower !== 'it' || !/^(?:make|find|think|consider|believe)$/u.test(view.at(index - 1).lemma))
        return [];
      let adjective = index + 1;
      while (isAdverb(view.at(adjective))) adjective += 1;
      let to = adjective + 1;
      if (view.at(to).lower === 'for') while (to < adjective + 6 && view.at(to).tag !== 'TO') to += 1;
      if (
        !view.at(adjective).tag.startsWith('JJ') ||
        !(view.at(to).tag === 'TO' || view.at(to).lower === 'that') ||
        (view.at(to).tag === 'TO' && mayMeanThing(view, to + 1))
      )
        return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: 'that',
          because: `뒤의 ${view.at(to).lower === 'that' ? 'that절이' : 'to부정사구가'} 진목적어이므로`,
          form: '가목적어',
          evidence: [to],
          isAnswer: false,
        },
      ];
    }),
};

/** one … the other */
const theOther: GrammarDetector = {
  rule: 'pronoun-the-other',
  category: '대명사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const next = view.at(index + 1);
      if (
        token.lower !== 'other' ||
        view.at(index - 1).lower !== 'the' ||
        !(next.tag === 'IN' || isVerb(next) || /^[.,;]$/u.test(next.lower))
      )
        return [];
      const isFirst = ({ lower }: Token, at: number): boolean =>
        lower === 'one' && !/^(?:no|any|some|every|each|another)$/u.test(view.at(at - 1).lower);
      if (!view.tokens.slice(0, index - 1).some(isFirst)) return [];
      return [
        {
          ...base,
          first: index - 1,
          end: index + 1,
          corrupted: 'another',
          because: '둘 가운데 하나(one)를 먼저 말하고 남은 하나를 가리키므로',
          form: '부정대명사',
          evidence: [],
          isAnswer: false,
        },
      ];
    }),
};

/** than/like/and + that of → those of (and back) */
const thatOf: GrammarDetector = {
  rule: 'pronoun-that-of',
  category: '대명사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (!/^(?:that|those)$/u.test(token.lower) || !/^(?:of|in)$/u.test(view.at(index + 1).lower)) return [];
      if (!/^(?:than|like|unlike|as|to|from|with|and)$/u.test(view.at(index - 1).lower) || index < 4)
        return [];
      const before = view.tokens.slice(0, index);
      const hasPlural = before.some((word) => word.tag === 'NNS' || word.tag === 'NNPS');
      const hasSingular = before.some((word) => word.tag === 'NN');
      const isThat = token.lower === 'that';
      if (isThat ? hasPlural || !hasSingular : hasSingular || !hasPlural) return [];
      // "Questions are asked, and replies differ from those of a native": the one noun that there is.
      const [noun, ...others] = before.filter(({ tag }) => tag === (isThat ? 'NN' : 'NNS'));
      const name = noun && others.length === 0 ? `명사 ${withParticle(noun.text, '을')}` : '명사를';
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: isThat ? 'those' : 'that',
          because: `앞에 나온 ${isThat ? '단수' : '복수'} ${name} 대신하므로`,
          form: `${isThat ? '단수' : '복수'} 지시대명사`,
          evidence: [],
          // "faster than those of all the men": each has his own.
          isAnswer: !isThat || !isOfMany(view, index + 2),
        },
      ];
    }),
};

const isOfMany = (view: SentenceView, first: number): boolean =>
  view.at(first).lower === 'all' || view.at(readNounPhrase(view, first)?.head ?? first).tag === 'NNS';

export const pronounReferenceDetectors: readonly GrammarDetector[] = [
  pronounFiller,
  formalObject,
  theOther,
  thatOf,
];
