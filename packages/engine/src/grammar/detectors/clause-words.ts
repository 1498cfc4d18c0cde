import type { Token } from '#passage/analysis.ts';
import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import {
  isAdverb,
  isBe,
  isSureFinite,
  isVerb,
  skipAdverbs,
  startsNounPhrase,
  subordinators,
} from '#grammar/sentence-view.ts';
import { readCompleteClause } from '#grammar/complete-clause.ts';
import { lacksObject, previousWord } from '#grammar/detectors/voice.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import { hasObjectGap } from '#grammar/detectors/relatives.ts';
import { readSubject, readVerbGroup } from '#grammar/subject.ts';
import { clauseVerbs } from '#grammar/verb-lists.ts';

const base = { isFiller: true, value: 3 } as const;

/** "It is thought that": the clause is the subject that it stands for. */
export function isReported(view: SentenceView, that: number): boolean {
  let back = previousWord(view, that - 1);
  if (view.at(that - 1).tag !== 'VBN' || !isBe(view.at(back))) return false;
  // "It has long been assumed that", "It can be shown that"
  while (isVerb(view.at(back)) || isAdverb(view.at(back))) back -= 1;
  return view.at(back).lower === 'it';
}

/** "a student who is told that": no object of a passive. */
export const isToldTo = (view: SentenceView, that: number): boolean =>
  view.at(that - 1).tag === 'VBN' && isBe(view.at(previousWord(view, that - 1)));

/** "what each person knows that the others do not": the verb has its object before it, and that takes it up. */
export function takesUpWhat(view: SentenceView, that: number): boolean {
  const what = view.tokens.findLastIndex(({ lower }, index) => index < that - 1 && lower === 'what');
  return what >= 0 && readSubject(view, what + 1)?.verb === that - 1;
}

/** Verb/adjective + that + clause, where the other form might stand too: only to fill up. */
const thatFiller: GrammarDetector = {
  rule: 'conjunction-that-plain',
  category: '접속사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const before = view.at(index - 1);
      const isAfterVerb = isVerb(before) && (clauseVerbs.has(before.lemma) || isBe(before));
      if (
        token.lower !== 'that' ||
        !isAfterVerb ||
        takesUpWhat(view, index) ||
        isSureFinite(view.at(skipAdverbs(view, index + 1)))
      )
        return [];
      if (!startsNounPhrase(view.at(index + 1)) || readCompleteClause(view, index + 1)) return [];
      const subject = readSubject(view, skipAdverbs(view, index + 1));
      // "a way of thinking that nobody has found": a relative clause after a verbal noun.
      const isRelative = before.tag === 'VBG' && view.at(index - 2).lower === 'of';
      if (!subject || (isRelative && hasObjectGap(view, subject.verb))) return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: 'what',
          because: isReported(view, index)
            ? '문장 앞의 it이 가주어이고 진주어인 완전한 절을 이끌므로'
            : isToldTo(view, index)
              ? `동사 ${before.text} 뒤에 이어지는 완전한 절을 이끌므로`
              : `${before.text}의 ${isBe(before) ? '보어' : '목적어'}가 되는 완전한 절을 이끌므로`,
          form: '명사절 접속사',
          evidence: [index - 1],
          isAnswer: false,
        },
      ];
    }),
};

function lacksComplement(view: SentenceView, finite: number): boolean {
  const group = readVerbGroup(view, finite);
  // "how things ought to be"
  const isLonger = view.at(group.end).tag === 'TO';
  const end = isLonger ? group.end + 2 : group.end;
  const verb = view.at(isLonger ? end - 1 : group.main);
  const isLinking = isBe(verb) || /^(?:seem|become|look|remain|sound|feel|taste|smell)$/u.test(verb.lemma);
  return isLinking && lacksObject(view, end);
}

/** "describing how he felt numb" says no more than that he did. */
function nameSense(view: SentenceView, index: number): string {
  if (view.at(index).lower === 'why') return '이유를 나타내는 ';
  const isTold = /^(?:describe|tell|recall|relate|recount|report|note|mention)$/u.test(
    view.at(index - 1).lemma,
  );
  return isTold ? '' : '방법을 나타내는 ';
}

/** how/why + complete clause → what */
const howClause: GrammarDetector = {
  rule: 'how-clause',
  category: '의문사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      // With a capital it opens a title.
      if (!/^(?:how|why)$/u.test(token.text) || index === 0) return [];
      if (
        !/^(?:PRP|DT|PRP\$|NNS)$/u.test(view.at(index + 1).tag) ||
        // "no matter how it ends" is an adverbial clause.
        /^(?:reason|reasons|matter)$/u.test(view.at(index - 1).lower)
      )
        return [];
      const clause = readCompleteClause(view, index + 1);
      const subject = readSubject(view, index + 1);
      // "how a defeat feels", "how the air is": it is the complement itself.
      if (!subject || (token.lower === 'how' && lacksComplement(view, subject.verb))) return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: 'what',
          because: `뒤에 ${clause ? `${clause.reason} ` : ''}완전한 절이 이어지며 ${nameSense(view, index)}명사절을 이끌므로`,
          form: '의문부사',
          evidence: [index + 1],
          isAnswer: clause !== undefined && view.at(index + 1).tag !== 'NNS',
        },
      ];
    }),
};

/** The it that opens a sentence, or the words that someone says. */
function findCleftStart(view: SentenceView): number | undefined {
  const start = view.tokens.findIndex(
    ({ lower }, index) =>
      lower === 'it' && (index === 0 || /^(?:''|``|:|CC)$/u.test(view.at(index - 1).tag)) && index < 40,
  );
  const opens = start === 0 || view.tokens.slice(0, start).every(({ tag }) => /^(?:''|``|CC)$/u.test(tag));
  return start >= 0 && (opens || view.at(start - 1).tag === "''") ? start : undefined;
}

/** It is in this way that …: the cleft sentence → what/which */
const cleftThat: GrammarDetector = {
  rule: 'cleft-that',
  category: '강조와 어순',
  find: (view) => {
    const start = findCleftStart(view);
    if (start === undefined || !/^(?:is|was)$/u.test(view.at(start + 1).lower)) return [];
    let focus = start + 2;
    while (isAdverb(view.at(focus)) || view.at(focus).lower === 'not') focus += 1;
    if (!/^(?:in|with|by|through|from|at|on|for|only|because|during|under)$/u.test(view.at(focus).lower))
      return [];
    for (let index = focus + 2; index < focus + 12; index += 1) {
      if (view.at(index).lower !== 'that' || !readSubject(view, skipAdverbs(view, index + 1))) continue;
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: 'what',
          because: "앞의 전치사구(부사)를 강조하는 'It is … that' 강조 구문이므로",
          form: '강조 구문의',
          evidence: [start, focus],
          isAnswer: true,
        },
      ];
    }
    return [];
  },
};

/** those + V-ing/V-ed/with: right, only to fill up */
const thoseModified: GrammarDetector = {
  rule: 'pronoun-those-modified',
  category: '대명사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (
        token.lower !== 'those' ||
        !(
          /^(?:VBG|VBN|IN)$/u.test(view.at(index + 1).tag) || /[a-z]{3}ing$/u.test(view.at(index + 1).lower)
        ) ||
        /^(?:of|that|who)$/u.test(view.at(index + 1).lower)
      )
        return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: 'that',
          because: `뒤의 수식어(${view.at(index + 1).text} …)의 꾸밈을 받으며 복수의 대상을 가리키므로`,
          form: '복수 지시대명사',
          evidence: [index + 1],
          isAnswer: false,
          value: 2,
        },
      ];
    }),
};

/** "thinks that many others like camping": nothing else before it in its clause is a verb. */
function isOnlyVerb(view: SentenceView, like: number): boolean {
  if (!/^(?:NN.*|PRP|DT)$/u.test(view.at(like - 1).tag)) return false;
  const opens = ({ tag, lower }: Token): boolean =>
    /^(?:W.*|,|:|CC)$/u.test(tag) || lower === 'that' || subordinators.has(lower);
  const opener = view.tokens.findLastIndex((token, index) => index < like && opens(token));
  return !view.tokens.slice(opener + 1, like).some(isVerb);
}

/** "cases like this to argue" */
const isPronounAlone = (view: SentenceView, index: number): boolean =>
  /^(?:this|that|these|those)$/u.test(view.at(index).lower) &&
  !/^(?:NN|JJ|CD|VBN|VBG|IN)/u.test(view.at(index + 1).tag);

/** like + noun phrase → alike */
const likePreposition: GrammarDetector = {
  rule: 'preposition-like',
  category: '전치사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (token.lower !== 'like' || token.tag !== 'IN' || !token.isSure) return [];
      const next = view.at(index + 1);
      if (!/^(?:DT|PRP\$|NNS|NNP|JJ|NN)$/u.test(next.tag) || readSubject(view, index + 1)) return [];
      if (isOnlyVerb(view, index)) return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: 'alike',
          because: `뒤의 ${isPronounAlone(view, index + 1) ? '대명사' : '명사구'}를 목적어로 취하는 자리이므로`,
          form: '전치사',
          evidence: [index + 1],
          isAnswer: true,
          value: 2,
        },
      ];
    }),
};

export const clauseWordDetectors: readonly GrammarDetector[] = [
  thatFiller,
  howClause,
  cleftThat,
  thoseModified,
  likePreposition,
];
