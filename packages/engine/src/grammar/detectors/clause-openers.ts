import type { Token } from '#passage/analysis.ts';
import { withParticle } from '#korean.ts';
import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import { isFinite, isNoun, isSureFinite, isVerb, skipAdverbs } from '#grammar/sentence-view.ts';
import { isCleft } from '#grammar/cleft.ts';
import { quotePhrase, readNounPhrase } from '#grammar/noun-phrase.ts';
import { clauseVerbs } from '#grammar/verb-lists.ts';
import { readSubject } from '#grammar/subject.ts';

const openers: ReadonlyMap<string, string> = new Map([
  ['as', 'during'],
  ['when', 'during'],
  ['whereas', 'despite'],
  ['unless', 'without'],
]);

const mayBeTime = ({ tag, lower }: Token): boolean =>
  tag === 'CD' ||
  /^(?:[\d’']+s|day|night|week|month|season|year|decade|century|centuries|age|era|period|time|times|summer|winter|spring|autumn|morning|evening|afternoon|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|war)$/u.test(
    lower,
  );

/** as/when/unless + subject + verb → preposition */
const clauseOpener: GrammarDetector = {
  rule: 'conjunction-opens-clause',
  category: '접속사와 전치사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const corrupted = openers.get(token.lower);
      const before = view.at(index - 1);
      if (corrupted === undefined || !(index === 0 || /^(?:,|``|'')$/u.test(before.tag))) return [];
      // "in 1954, when the Court decided": a relative.
      if (token.lower === 'when' && before.tag === ',' && mayBeTime(view.at(index - 2))) return [];
      const start = skipAdverbs(view, index + 1);
      const subject = readSubject(view, start);
      if (
        !subject ||
        subject.type === 'gerund' ||
        !isSureFinite(view.at(subject.verb)) ||
        subject.verb - start > 8
      )
        return [];
      if (
        token.lower === 'as' &&
        /^(?:say|go|see|show|know|put|note|explain)$/u.test(view.at(subject.verb).lemma)
      )
        return [];
      // "as many as"
      if (
        start !== index + 1 ||
        (token.lower === 'as' &&
          view.tokens.slice(index + 1, subject.verb).some(({ lower }) => lower === 'as'))
      )
        return [];
      return [
        {
          first: index,
          end: index + 1,
          corrupted,
          because: `뒤에 주어(${view.at(subject.head).text})와 동사(${view.at(subject.verb).text})를 갖춘 절이 이어지므로`,
          form: '접속사',
          evidence: [subject.head, subject.verb],
          isAnswer: true,
          isFiller: true,
          value: 1,
        },
      ];
    }),
};

/** due to / thanks to + noun phrase → conjunction */
const causePreposition: GrammarDetector = {
  rule: 'preposition-of-cause',
  category: '접속사와 전치사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const isPair = /^(?:due|thanks)$/u.test(token.lower) && view.at(index + 1).lower === 'to';
      if (!isPair) return [];
      const start = index + 2;
      const phrase = readNounPhrase(view, start);
      if (!phrase || phrase.isPronoun || !/^(?:DT|PRP\$|JJ|NN|NNS)$/u.test(view.at(start).tag)) return [];
      const after = view.at(phrase.end);
      if (
        isVerb(after) ||
        isSureFinite(view.at(skipAdverbs(view, phrase.end))) ||
        /^(?:that|who|which)$/u.test(after.lower)
      )
        return [];
      if (!isNoun(view.at(phrase.head))) return [];
      return [
        {
          first: index,
          end: start,
          corrupted: 'because',
          because: `뒤에 절이 아니라 명사구${quotePhrase(view, phrase)}가 이어지므로`,
          form: '전치사',
          ...(token.lower === 'due' ? { alsoRight: 'because of' } : {}),
          evidence: [phrase.head],
          isAnswer: true,
          isFiller: true,
          value: 2,
        },
      ];
    }),
};

/** not only/just … but: the second word of the pair, only to fill up */
const notOnlyBut: GrammarDetector = {
  rule: 'correlative-not-only',
  category: '접속사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (token.lower !== 'but') return [];
      let only = index - 1;
      while (only > Math.max(0, index - 18) && !/^(?:only|just|merely|simply)$/u.test(view.at(only).lower))
        only -= 1;
      if (view.at(only - 1).lower !== 'not' || only < 1) return [];
      const isAlso = view.at(index + 1).lower === 'also';
      return [
        {
          first: index,
          end: isAlso ? index + 2 : index + 1,
          corrupted: isAlso ? 'and also' : 'and',
          because: `앞의 not ${withParticle(view.at(only).lower, '과')} 짝을 이루는 상관접속사이므로`,
          form: '접속사',
          evidence: [only],
          isAnswer: false,
          isFiller: true,
          value: 2,
        },
      ];
    }),
};

/** so … that with words in between, such … that */
const resultThat: GrammarDetector = {
  rule: 'conjunction-result-that',
  category: '접속사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (token.lower !== 'that' || !/^(?:NN|NNS|RP|PRP|,)$/u.test(view.at(index - 1).tag)) return [];
      let degree = index - 2;
      while (
        degree >= 0 &&
        !/^(?:so|such)$/u.test(view.at(degree).lower) &&
        !/^[;:]$/u.test(view.at(degree).lower)
      )
        degree -= 1;
      if (degree < 0 || /^[;:]$/u.test(view.at(degree).lower)) return [];
      // "so soft, though, that": a remark of one word parts nothing.
      const isRemark = view.at(index - 1).text === ',' && view.at(index - 3).text === ',';
      const between = view.tokens.slice(degree, isRemark ? index - 3 : index - 1);
      // "looms so large in our minds, we forget the fact that": another clause has begun.
      if (between.some(({ lower, text }) => lower === 'that' || text === ',')) return [];
      // "such molecules with a precision that": the noun beside it has the clause.
      if (view.at(degree).lower === 'such' && between.some(({ tag }) => tag === 'IN')) return [];
      // "such gifts come to twice the aid that they give": behind the verb the noun has a clause of its own.
      if (view.at(degree).lower === 'such' && view.tokens.slice(degree, index).some(isFinite)) return [];
      // "It is by such means that": the phrase is stressed.
      if (view.at(degree - 1).tag === 'IN' && isCleft(view, index)) return [];
      const next = view.at(degree + 1);
      // "So mild soreness is not a sign that": therefore.
      const isPlain = isNoun(view.at(degree + 2)) && !/^(?:many|much|few|little)$/u.test(next.lower);
      if (degree === 0 && view.at(0).lower === 'so' && isPlain) return [];
      const isDegree =
        view.at(degree).lower === 'so' ? /^(?:JJ|RB)$/u.test(next.tag) : /^(?:DT|JJ|NNS|NN)$/u.test(next.tag);
      const subject = readSubject(view, skipAdverbs(view, index + 1));
      if (clauseVerbs.has(view.at(index - 1).lemma)) return [];
      if (!isDegree || /^(?:as|that|far|long)$/u.test(next.lower) || !subject) return [];
      // Only where the noun before cannot be what "that" refers to.
      if (subject.type === 'pronoun' || !isSureFinite(view.at(subject.verb))) return [];
      const word = view.at(degree).lower;
      return [
        {
          first: index,
          end: index + 1,
          corrupted: 'what',
          because: `앞의 ${withParticle(word === 'so' ? `so ${next.text}` : word, '과')} 호응하여 '매우 ~해서 …하다'라는 결과의 절을 이끌므로`,
          form: '접속사',
          evidence: [degree],
          isAnswer: false,
          isFiller: true,
          value: 3,
        },
      ];
    }),
};

const contentWords =
  /^(?:sure|certain|clear|unclear|likely|unlikely|possible|impossible|probable|true|obvious|evident|apparent|plain|aware|unaware|afraid|glad|happy|sad|sorry|proud|confident|convinced|doubtful|hopeful|worried|pleased|surprised|amazed|thankful|grateful|angry|ashamed|astonished|important|essential|vital|necessary|crucial|natural|strange|odd|remarkable|surprising|striking|curious|ironic|lucky|fortunate|unfortunate|conceivable|inevitable|plausible|extent)$/u;

/** sure/clear that + clause: only to fill up */
const adjectiveThat: GrammarDetector = {
  rule: 'conjunction-adjective-that',
  category: '접속사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const before = view.at(index - 1);
      if (
        token.lower !== 'that' ||
        !contentWords.test(before.lower) ||
        !readSubject(view, skipAdverbs(view, index + 1))
      )
        return [];
      if (
        view.tokens
          .slice(Math.max(0, index - 4), index)
          .some(({ lower }) => /^(?:so|such|how|however)$/u.test(lower))
      )
        return [];
      return [
        {
          first: index,
          end: index + 1,
          corrupted: 'what',
          because: `${withParticle(before.text, '과')} 어울려 완전한 절을 이끌므로`,
          form: '접속사',
          evidence: [index - 1],
          isAnswer: false,
          isFiller: true,
          value: 2,
        },
      ];
    }),
};

export const clauseOpenerDetectors: readonly GrammarDetector[] = [
  clauseOpener,
  causePreposition,
  notOnlyBut,
  resultThat,
  adjectiveThat,
];
