import { withParticle } from '#korean.ts';
import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { isAdjective, isBe, isNoun, isStop, isSureFinite, isVerb, textOf } from '#grammar/sentence-view.ts';
import { allowsOtherNumber, flipNumber, numberOfVerb } from '#grammar/detectors/agreement.ts';
import { readNounPhrase } from '#grammar/noun-phrase.ts';
import { toIng, toPast, toThirdPerson } from '#passage/inflect.ts';

const asking =
  /^(?:ask|know|wonder|see|explain|understand|show|learn|tell|discover|decide|remember|realize|imagine|explore|examine|reveal|describe|consider|determine|question|guess|find|of|about|on|into|in|for|to|by|from|over)$/u;

/** "how many young men", but "how much it would cost" */
const isQuantity = (view: SentenceView, index: number): boolean =>
  /^(?:many|much|few|little)$/u.test(view.at(index).lower) && /^(?:JJ|NN)/u.test(view.at(index + 1).tag);

/** how much it would cost → would it: an indirect question keeps subject before verb */
const indirectQuestion: GrammarDetector = {
  rule: 'indirect-question-order',
  category: '강조와 어순',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (
        !/^(?:how|why|what|where)$/u.test(token.lower) ||
        index < 2 ||
        !asking.test(view.at(index - 1).lemma) ||
        // "The point lies in what he is doing": a relative, no question.
        (token.lower === 'what' && view.at(index - 1).tag === 'IN' && view.at(index - 1).lower !== 'about')
      )
        return [];
      let start = index + 1;
      // "how long the road is", but "how such thoughts might be …": an adjective before its noun belongs to the subject.
      const isDegree = (at: number): boolean =>
        view.at(at).tag === 'RB' || (isAdjective(view.at(at)) && !isNoun(view.at(at + 1)));
      if (token.lower === 'how') while (isDegree(start)) start += 1;
      // "how many people are", "what problems are": the asking words are the subject, and no order changes.
      const isSubject =
        token.lower === 'what'
          ? !/^(?:DT|PRP\$?|NNP)$/u.test(view.at(start).tag)
          : isQuantity(view, index + 1);
      const phrase = isSubject ? undefined : readNounPhrase(view, start);
      if (!phrase || phrase.end - start > 3) return [];
      const verb = view.at(phrase.end);
      const isMovable = verb.tag === 'MD' || /^(?:is|are|was|were)$/u.test(verb.lower);
      const after = view.at(phrase.end + 1);
      if (!isMovable || /^['’]/u.test(verb.text) || isStop(after) || /^n['’]t$/u.test(after.lower)) return [];
      const subject = textOf(view, start, phrase.end);
      if (/["“”]/u.test(view.sentence.text.slice(0, token.start - view.sentence.start).slice(-3))) return [];
      return [
        {
          first: start,
          end: phrase.end + 1,
          corrupted: `${verb.lower} ${subject}`,
          because: `의문사 ${withParticle(token.lower, '이')} 이끄는 간접의문문이므로`,
          form: '「주어 + 동사」의 어순인',
          evidence: [index],
          isAnswer: !view.sentence.text.includes('?'),
          isFiller: true,
          value: 3,
        },
      ];
    }),
};

/** There comes a time → come */
const thereVerb: GrammarDetector = {
  rule: 'agreement-there',
  category: '도치 구문',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (token.lower !== 'there' || index > 12) return [];
      const before = view.at(index - 1);
      if (
        index > 0 &&
        !/^(?:,|CC|''|``|:)$/u.test(before.tag) &&
        !/^(?:that|because|although|while|where|when)$/u.test(before.lower)
      )
        return [];
      const verb = view.at(index + 1);
      if (
        !/^(?:is|are|was|were|come|exist|remain|live)$/u.test(isBe(verb) ? verb.lower : verb.lemma) ||
        !isSureFinite(verb)
      )
        return [];
      const phrase = readNounPhrase(view, index + 2);
      if (!phrase || phrase.isPronoun || phrase.number === undefined || numberOfVerb(verb) !== phrase.number)
        return [];
      const isSingularSafe =
        phrase.number === 'plural' || /^(?:a|an|no|one)$/u.test(view.at(index + 2).lower);
      if (!isSingularSafe || view.at(phrase.end).tag === 'CC' || view.at(phrase.end).tag === ',') return [];
      const corrupted = flipNumber(view, index + 1);
      if (corrupted === undefined) return [];
      const name = textOf(view, phrase.first, phrase.end);
      const korean = phrase.number === 'plural' ? '복수' : '단수';
      return [
        {
          first: index + 1,
          end: index + 2,
          corrupted,
          because: `there로 시작하여 주어와 동사가 도치된 절이고 주어가 ${withParticle(name, '으로')} ${korean}이므로`,
          form: `${korean} 동사`,
          evidence: [phrase.head],
          isAnswer: !allowsOtherNumber(view, index + 1) && isSafeRest(view, phrase.end),
          isFiller: true,
          value: isBe(verb) ? 1 : 2,
        },
      ];
    }),
};

const isSafeRest = (view: SentenceView, end: number): boolean =>
  !view.tokens.slice(end, end + 8).some(({ lower }) => lower === 'and' || lower === 'or');

/** does matter, did win: do for stress → finite form after it */
const emphaticDo: GrammarDetector = {
  rule: 'emphatic-do',
  category: '강조와 어순',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const verb = view.at(index + 1);
      if (
        !/^(?:do|does|did)$/u.test(token.lower) ||
        index === 0 ||
        verb.tag !== 'VB' ||
        !verb.isSure ||
        isBe(verb)
      )
        return [];
      const before = view.at(index - 1);
      if (!isNoun(before) && !/^(?:he|she|it|they|we|i|you)$/u.test(before.lower)) return [];
      if (
        view.sentence.text.includes('?') ||
        view.tokens
          .slice(0, index)
          .some(
            ({ lower, tag }) =>
              /^(?:so|nor|neither|only|what|how|why|where|who)$/u.test(lower) && tag !== 'DT',
          )
      )
        return [];
      const corrupted = token.lower === 'did' ? toPast(verb.lemma) : toThirdPerson(verb.lemma);
      if (corrupted === verb.lower) return [];
      return [
        {
          first: index + 1,
          end: index + 2,
          corrupted,
          because: `앞의 ${withParticle(token.lower, '이')} 동사를 강조하는 조동사이므로`,
          form: '동사원형',
          // Without the auxiliary the sentence is whole, too.
          ...(token.lower === 'do' ? {} : { alsoRight: `${token.lower} ${corrupted} → ${corrupted}` }),
          evidence: [index],
          isAnswer: true,
          isFiller: true,
          value: 3,
        },
      ];
    }),
};

/** help (them) find → finding */
const helpBare: GrammarDetector = {
  rule: 'complement-help',
  category: '목적격 보어',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (!isVerb(token) || token.lemma !== 'help' || /^(?:VBN|VBG)$/u.test(token.tag)) return [];
      const isDenied = view.tokens
        .slice(Math.max(0, index - 3), index)
        .some(({ lower }) => /^(?:n['’]t|not|cannot|never)$/u.test(lower));
      const isPronoun = /^(?:them|us|him|me)$/u.test(view.at(index + 1).lower);
      const phrase = readNounPhrase(view, index + 1);
      const verb = phrase ? phrase.end : index + 1;
      const main = view.at(verb);
      if (isDenied || main.tag !== 'VB' || !main.isSure || isBe(main) || !(isPronoun || phrase)) return [];
      return [
        {
          first: verb,
          end: verb + 1,
          corrupted: toIng(main.lemma),
          because: `동사 help의 목적어(${textOf(view, index + 1, verb)}) 뒤에 오는 목적격 보어이므로`,
          form: '원형부정사(to부정사도 가능)',
          evidence: [index],
          isAnswer: false,
          isFiller: true,
          value: 2,
        },
      ];
    }),
};

export const wordOrderDetectors: readonly GrammarDetector[] = [
  indirectQuestion,
  thereVerb,
  emphaticDo,
  helpBare,
];
