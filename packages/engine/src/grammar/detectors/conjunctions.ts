import { findEntry } from '@jadoo/lexicon';
import { withParticle } from '#korean.ts';
import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import {
  isAdjective,
  isBe,
  isFinite,
  isNoun,
  isSureFinite,
  isVerb,
  skipAdverbs,
  textOf,
  startsNounPhrase,
} from '#grammar/sentence-view.ts';
import { opensWithVerb, thoughtNouns } from '#grammar/content-clauses.ts';
import { contentForms } from '#grammar/content-nouns.ts';
import { isReported, isToldTo, takesUpWhat } from '#grammar/detectors/clause-words.ts';
import { lacksObject } from '#grammar/detectors/voice.ts';
import { toPastParticiple } from '#passage/inflect.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { readCompleteClause } from '#grammar/complete-clause.ts';
import { quotePhrase, readNounPhrase } from '#grammar/noun-phrase.ts';
import { readSubject, type Subject } from '#grammar/subject.ts';
import { clauseVerbs, intransitiveVerbs } from '#grammar/verb-lists.ts';

const base = { isAnswer: true, isFiller: true, value: 3 } as const;

function nameRole(view: SentenceView, that: number): string {
  const before = view.at(that - 1);
  if (isReported(view, that)) return '이 절이 가주어 it의 진주어 역할을 하므로';
  if (isToldTo(view, that)) return `이 절이 동사 ${before.text} 뒤에서 전달되는 내용을 나타내므로`;
  return `이 절이 ${before.text}의 ${isBe(before) ? '보어' : '목적어'} 역할을 하므로`;
}

/** Verb + that + complete clause → what. */
const thatClause: GrammarDetector = {
  rule: 'conjunction-that-clause',
  category: '접속사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const before = view.at(index - 1);
      if (token.lower !== 'that' || !isVerb(before) || !(clauseVerbs.has(before.lemma) || isBe(before)))
        return [];
      // "what people": what before a bare noun would be a determiner.
      if (!/^(?:DT|PRP|PRP\$|EX|NNP)$/u.test(view.at(index + 1).tag)) return [];
      const clause = readCompleteClause(view, index + 1);
      if (!clause || takesUpWhat(view, index)) return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: 'what',
          because: `뒤에 ${clause.reason} 완전한 절이 이어지고 ${nameRole(view, index)}`,
          form: '명사절을 이끄는 접속사',
          evidence: [index - 1, clause.verb],
        },
      ];
    }),
};

/** the fact that + complete clause → which */
const appositiveThat: GrammarDetector = {
  rule: 'conjunction-appositive-that',
  category: '접속사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const before = view.at(index - 1);
      // "no list guarantees that": a verb.
      const isThought =
        thoughtNouns.test(before.lower) && /^(?:DT|JJ|PRP\$|POS|IN|CD)$/u.test(view.at(index - 2).tag);
      // "Whoever claims that", "Critics doubt that": a verb as well.
      const mayBeVerb =
        findEntry(before.lemma, 'v') !== undefined &&
        /^(?:W.*|PRP|NNS|NNP|MD|RB)$/u.test(view.at(index - 2).tag);
      const isContent = (contentForms.test(before.lower) || isThought) && !mayBeVerb;
      if (token.lower !== 'that' || !isNoun(before) || !isContent) return [];
      // "establish beyond doubt that", "danger that presses too closely"
      const isAdverbial = /^(?:beyond|without)$/u.test(view.at(index - 2).lower);
      if (isAdverbial || opensWithVerb(view, index + 1)) return [];
      const clause = readCompleteClause(view, index + 1);
      if (!clause) return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: 'which',
          because: `명사 ${withParticle(before.text, '과')} 뒤의 절이 동격이고 그 절에 ${clause.reason} 완전한 구조가 있으므로`,
          form: '동격의 접속사',
          evidence: [index - 1, clause.verb],
        },
      ];
    }),
};

/** so … that → what/which */
const soThat: GrammarDetector = {
  rule: 'conjunction-so-that',
  category: '접속사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (token.lower !== 'that') return [];
      let so = index - 1;
      while (
        so > index - 4 &&
        view.at(so).lower !== 'so' &&
        /^(?:JJ|RB|VBN|VBG|NN|NNS)$/u.test(view.at(so).tag)
      )
        so -= 1;
      const before = view.at(index - 1);
      if (view.at(so).lower !== 'so' || so === index - 1 || !(isAdjective(before) || before.tag === 'RB'))
        return [];
      // "not so sure that they are wrong": what one is sure of.
      if (/^(?:sure|certain|confident|convinced|positive|aware|afraid|doubtful)$/u.test(before.lower))
        return [];
      if (!readSubject(view, skipAdverbs(view, index + 1))) return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: 'what',
          because: `앞의 ${withParticle(textOf(view, so, index), '과')} 호응하여 '너무 ~해서 …하다'라는 결과의 절을 이끌므로`,
          form: '접속사',
          evidence: [so],
        },
      ];
    }),
};

const clauseToPreposition: ReadonlyMap<string, string> = new Map([
  ['because', 'because of'],
  ['although', 'despite'],
  ['though', 'despite'],
  ['while', 'during'],
]);

/** "the letters sent from abroad arrived": a participle that looks like the verb is not named as the verb. */
const nameVerb = (view: SentenceView, { type, verb }: Subject): string => {
  const { lower, lemma, text } = view.at(verb);
  const mayModify = toPastParticiple(lemma) === lower && !intransitiveVerbs.has(lemma);
  return type === 'noun' && mayModify && lacksObject(view, verb + 1) ? '동사를' : `동사(${text})를`;
};

/** because/although/while + subject + verb → preposition. */
const clauseConjunction: GrammarDetector = {
  rule: 'conjunction-not-preposition',
  category: '접속사와 전치사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const corrupted = clauseToPreposition.get(token.lower);
      if (corrupted === undefined || view.at(index - 1).lower === 'even' || view.at(index - 1).lower === 'as')
        return [];
      const start = skipAdverbs(view, index + 1);
      const subject = view.at(start).lower === 'there' ? undefined : readSubject(view, start);
      if (!subject || !isSureFinite(view.at(subject.verb))) return [];
      // "a cure that works while ignoring it may fail": a participle without a clause.
      if (subject.type === 'gerund' && token.lower !== 'because') return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted,
          because: `뒤에 주어(${view.at(subject.head).text})와 ${nameVerb(view, subject)} 갖춘 절이 이어지므로`,
          form: '접속사',
          evidence: [subject.head, subject.verb],
          value: token.lower === 'while' ? 2 : 3,
        },
      ];
    }),
};

const prepositionToClause: ReadonlyMap<string, string> = new Map([
  ['during', 'while'],
  ['despite', 'although'],
]);

/** during/despite/because of + noun phrase → conjunction. */
const phrasePreposition: GrammarDetector = {
  rule: 'preposition-not-conjunction',
  category: '접속사와 전치사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const isBecauseOf = token.lower === 'because' && view.at(index + 1).lower === 'of';
      const corrupted = isBecauseOf ? 'because' : prepositionToClause.get(token.lower);
      if (corrupted === undefined) return [];
      const start = index + (isBecauseOf ? 2 : 1);
      const phrase = readNounPhrase(view, start);
      if (!phrase || phrase.isPronoun || view.at(start).tag === 'VBG') return [];
      const after = view.at(phrase.end);
      // A participle or verb after the noun would make a clause of it.
      if (
        isVerb(after) ||
        isFinite(view.at(skipAdverbs(view, phrase.end))) ||
        /^(?:that|who|which)$/u.test(after.lower)
      )
        return [];
      if (token.lower === 'during' && !/^(?:DT|PRP\$|JJ|NNS)$/u.test(view.at(start).tag)) return [];
      return [
        {
          ...base,
          first: index,
          end: index + (isBecauseOf ? 2 : 1),
          corrupted,
          because: `뒤에 절이 아니라 명사구${quotePhrase(view, phrase)}가 이어지므로`,
          form: '전치사',
          evidence: [phrase.head],
        },
      ];
    }),
};

/** how + adjective/adverb + subject → what */
const howDegree: GrammarDetector = {
  rule: 'how-not-what',
  category: '의문사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      // "How different it was!" is no question.
      if (token.lower !== 'how' || index === 0) return [];
      const degree = view.at(index + 1);
      const isDegree = degree.tag === 'RB' || isAdjective(degree);
      if (!isDegree || /^(?:many|much|few|little|to|not)$/u.test(degree.lower)) return [];
      const next = view.at(index + 2);
      if (!startsNounPhrase(next) || isAdjective(next) || isNoun(next) || !readSubject(view, index + 2))
        return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: 'what',
          because: `바로 뒤의 ${withParticle(degree.text, '을')} 꾸며 ${view.at(index - 1).lower === 'matter' ? "앞의 no matter와 함께 '아무리 ~해도'라는" : "'얼마나 ~한지'라는"} 뜻의 절을 이끌므로`,
          form: '의문부사',
          evidence: [index + 1],
          value: 2,
        },
      ];
    }),
};

export const conjunctionDetectors: readonly GrammarDetector[] = [
  thatClause,
  appositiveThat,
  soThat,
  clauseConjunction,
  phrasePreposition,
  howDegree,
];
