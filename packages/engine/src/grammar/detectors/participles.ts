import type { Token } from '#passage/analysis.ts';
import { withParticle } from '#korean.ts';
import { isSureParticiple } from '#grammar/clause-roles.ts';
import { isOwnParticiple, isReport } from '#grammar/participle-places.ts';
import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  isBe,
  isEnd,
  isFinite,
  isNoun,
  isSureFinite,
  isVerb,
  skipAdverbs,
  subjectPronouns,
  subordinators,
  textOf,
} from '#grammar/sentence-view.ts';
import { listSubjects } from '#grammar/detectors/agreement.ts';
import { readNounPhrase } from '#grammar/noun-phrase.ts';
import { toIng, toPastParticiple } from '#passage/inflect.ts';
import { getVerbForms } from '#passage/verb-forms.ts';
import { getLemma } from '#passage/lemmatize.ts';
import { readSubject } from '#grammar/subject.ts';
import { doubleObjectVerbs, intransitiveVerbs, personNouns, transitiveVerbs } from '#grammar/verb-lists.ts';
import { isPlainTransitive, lacksObject, previousWord } from '#grammar/detectors/voice.ts';

const base = { isAnswer: true, isFiller: true, value: 3 } as const;

/** Participial clause at the start: Using … , Faced with … , */
const initialParticiple: GrammarDetector = {
  rule: 'participle-initial',
  category: '분사',
  find: (view) => {
    const token = view.at(0);
    const subject = listSubjects(view).find(({ first }) => first > 1 && view.at(first - 1).tag === ',');
    const comma = (subject?.first ?? 0) - 1;
    if (
      comma < 2 ||
      !subject ||
      subject.type === 'gerund' ||
      isVerb(view.at(comma - 1)) ||
      !isSureFinite(view.at(subject.verb)) ||
      isReport(view, subject.verb)
    )
      return [];
    for (let index = 1; index < comma; index += 1)
      if (isSureFinite(view.at(index)) && !isClauseVerb(view, index)) return [];
    const name = textOf(view, subject.first, subject.head + 1);
    if (
      token.tag === 'VBN' &&
      lacksObject(view, 1) &&
      !/^(?:given|compared|provided|based)$/u.test(token.lower)
    ) {
      return [
        {
          ...base,
          first: 0,
          end: 1,
          corrupted: toIng(token.lemma),
          because: `의미상 주어인 ${withParticle(name, '이')} 동작(${token.lemma})의 대상이어서 수동의 분사구문을 써야 하므로`,
          form: '과거분사',
          evidence: [subject.head],
          isAnswer: isPlainTransitive(token),
        },
      ];
    }
    const hasObject = /^(?:DT|PRP\$|PRP)$/u.test(view.at(1).tag);
    const isFixed =
      /^(?:according|considering|depending|including|regarding|following|speaking|judging|given|having|being)$/u.test(
        token.lower,
      );
    if (token.tag === 'VBG' && hasObject && !doubleObjectVerbs.has(token.lemma) && !isFixed) {
      return [
        {
          ...base,
          first: 0,
          end: 1,
          corrupted: toPastParticiple(token.lemma),
          because: `의미상 주어인 ${withParticle(name, '이')} 동작(${token.lemma})의 주체이고 뒤에 목적어가 있으므로`,
          form: '현재분사',
          evidence: [subject.head],
        },
      ];
    }
    return [];
  },
};

function isClauseVerb(view: SentenceView, index: number): boolean {
  for (let back = index - 1; back > 0; back -= 1)
    if (/^(?:that|which|who|what|when|how|where)$/u.test(view.at(back).lower)) return true;
  return false;
}

/** ", X-ed by …" or ", X-ed in …" after a comma → V-ing */
const trailingParticiple: GrammarDetector = {
  rule: 'participle-after-comma',
  category: '분사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const isParticiple =
        token.tag === 'VBN' ||
        (token.lower.endsWith('ed') &&
          /^(?:JJ|VBD)$/u.test(token.tag) &&
          /^(?:by|with)$/u.test(view.at(index + 1).lower));
      if (!isParticiple || view.at(index - 1).tag !== ',' || !lacksObject(view, index + 1)) return [];
      if (
        isEnd(view.at(index + 1)) ||
        !/^(?:by|in|from|on|with|to|as|at|into)$/u.test(view.at(index + 1).lower)
      )
        return [];
      if (!isNoun(view.at(index - 2)) || isListed(view, index) || isListedPast(view, index)) return [];
      // "A custom, in this case, survived by standing still": the verb of the sentence behind an inserted phrase.
      const isWay = view.at(index + 1).lower === 'by' && view.at(index + 2).lower.endsWith('ing');
      if (
        isWay ||
        (getVerbForms(token.lower).isPast && !hasAgent(view, index + 1) && !isSureParticiple(view, index))
      )
        return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: toIng(lemmaOf(token)),
          because: `의미상 주어가 동작(${lemmaOf(token)})의 대상이고 뒤에 목적어가 없어 수동의 의미를 나타내야 하므로`,
          form: '과거분사',
          evidence: [index - 2],
          isAnswer: token.tag === 'VBN' && isPlainTransitive(token),
        },
      ];
    }),
};

const lemmaOf = (token: Token): string => (token.tag === 'JJ' ? getLemma(token.lower, 'VBN') : token.lemma);

/** "by a monk", "in 1557": no verb of the sentence had so little behind it. */
const hasAgent = (view: SentenceView, index: number): boolean =>
  (view.at(index).lower === 'by' && view.at(index + 1).tag !== 'VBG') ||
  (view.at(index).lower === 'in' && view.at(index + 1).tag === 'CD');

/** "was taken, sold and used": an earlier participle makes a list of it. */
function isListed(view: SentenceView, index: number): boolean {
  for (let back = index - 2; back >= 0; back -= 1)
    if (view.at(back).tag === 'VBN' && isBe(view.at(previousWord(view, back)))) return true;
  return false;
}

/** "She moved to New York, joined in 1928 a small firm, and was trained": what may be a verb among verbs. */
function isListedPast(view: SentenceView, index: number): boolean {
  const { lemma, lower } = view.at(index);
  if (intransitiveVerbs.has(lemma)) return true;
  if (!getVerbForms(lower).isPast) return false;
  return view.tokens.slice(index + 1).some(({ tag }, offset) => {
    const at = index + 1 + offset;
    return tag === 'CC' && view.at(at - 1).tag === ',' && isFinite(view.at(skipAdverbs(view, at + 1)));
  });
}

/** with + noun phrase + V-ing → finite verb */
const withParticiple: GrammarDetector = {
  rule: 'participle-with-absolute',
  category: '분사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (token.tag !== 'IN' || token.lower !== 'with') return [];
      let phrase = readNounPhrase(view, index + 1);
      if (phrase && view.at(phrase.end).lower === 'of') phrase = readNounPhrase(view, phrase.end + 1);
      const verb = view.at(phrase?.end ?? 0);
      if (!phrase || !/^(?:VBG|VBN)$/u.test(verb.tag) || isBe(verb)) return [];
      if (view.at(index - 1).tag !== ',' && index !== 0) return [];
      const isActive = verb.tag === 'VBG';
      if (!isActive && !lacksObject(view, phrase.end + 1)) return [];
      // "with its feathers spreading": spread is a participle as well.
      if (isActive && isOwnParticiple(verb.lemma)) return [];
      // "with the burden of argument falling"
      const name = textOf(view, index + 1, phrase.end);
      return [
        {
          ...base,
          first: phrase.end,
          end: phrase.end + 1,
          corrupted: isActive ? verb.lemma : toIng(verb.lemma),
          because: `「with + 명사(${name}) + 분사」 구문에서 명사가 동작(${verb.lemma})의 ${isActive ? '주체' : '대상'}이므로`,
          form: isActive ? '현재분사' : '과거분사',
          evidence: [index, phrase.head],
          isAnswer: verb.isSure && (isActive || isPlainTransitive(verb)),
        },
      ];
    }),
};

/** "a creature once feared", "the bees, which swarm, once made it": an adverb behind its noun or in mid-sentence. */
const isOnceAdverb = (view: SentenceView, once: number): boolean => {
  const before = view.at(once - 1);
  return (
    isNoun(before) ||
    /^(?:DT|CD|PRP)$/u.test(before.tag) ||
    (before.tag === ',' && !view.tokens.slice(once).some(({ tag }) => tag === ','))
  );
};

/** "lying still for so long would hurt": a finite verb follows that has no other subject or opening. */
function mayBeSubject(view: SentenceView, gerund: number): boolean {
  if (readSubject(view, gerund)?.type === 'gerund') return true;
  for (let index = gerund + 1; index < view.length; index += 1) {
    const token = view.at(index);
    const opens =
      /^(?:W.*|,|:|CC)$/u.test(token.tag) || token.lower === 'that' || subordinators.has(token.lower);
    if (opens || (token.tag === 'PRP' && subjectPronouns.test(token.lower))) return false;
    if (isSureFinite(token)) return true;
  }
  return false;
}

/** when driving, while asked: a conjunction before a participle */
const conjunctionParticiple: GrammarDetector = {
  rule: 'participle-after-conjunction',
  category: '분사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const verb = view.at(index + 1);
      if (
        !/^(?:when|while|if|once|though|although|unless)$/u.test(token.lower) ||
        !/^(?:VBG|VBN)$/u.test(verb.tag) ||
        !verb.isSure ||
        // "was once feared": an adverb.
        isVerb(view.at(index - 1)) ||
        (token.lower === 'once' && isOnceAdverb(view, index))
      )
        return [];
      if (isBe(verb) || isVerb(view.at(index + 2)) || isNoun(view.at(index + 2))) return [];
      const isActive = verb.tag === 'VBG';
      if (!isActive && intransitiveVerbs.has(verb.lemma)) return [];
      // "although lying still would hurt": the subject of the clause.
      if (isActive && mayBeSubject(view, index + 1)) return [];
      const hasObject = /^(?:DT|PRP\$|PRP)$/u.test(view.at(index + 2).tag);
      const isAs = view.at(index - 1).lower === 'as';
      if (
        isActive !== (hasObject || !lacksObject(view, index + 2)) &&
        !(isActive && !isPlainTransitive(verb))
      )
        return [];
      return [
        {
          ...base,
          first: index + 1,
          end: index + 2,
          corrupted: isActive ? toPastParticiple(verb.lemma) : toIng(verb.lemma),
          because: `접속사 ${isAs ? 'as ' : ''}${token.lower} 뒤의 분사구문이고 의미상 주어가 동작(${verb.lemma})${isActive ? '의 주체' : '의 대상'}이므로`,
          form: isActive ? '현재분사' : '과거분사',
          evidence: [index],
          isAnswer: isActive ? hasObject && !doubleObjectVerbs.has(verb.lemma) : isPlainTransitive(verb),
        },
      ];
    }),
};

/** the isolated community: a passive participle before its noun */
const attributiveParticiple: GrammarDetector = {
  rule: 'participle-attributive',
  category: '분사',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const noun = view.at(index + 1);
      const isParticiple =
        token.lower.endsWith('ed') &&
        /^(?:VBN|JJ|VBD)$/u.test(token.tag) &&
        transitiveVerbs.has(getLemma(token.lower, 'VBN'));
      if (
        !isParticiple ||
        !isNoun(noun) ||
        isNoun(view.at(index + 2)) ||
        !/^(?:DT|PRP\$|JJ|IN|POS)$/u.test(view.at(index - 1).tag)
      )
        return [];
      // "although neither intended harm": the word before may be the subject, and this the verb.
      if (
        /^(?:neither|either|both|all|each|some|any|another|this|that|several|many|few|most|others|one|none)$/u.test(
          view.at(index - 1).lower,
        )
      )
        return [];
      const lemma = getLemma(token.lower, 'VBN');
      if (/^(?:limit|base|use|surprise|impress|associate)$/u.test(lemma) || personNouns.has(noun.lemma))
        return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: toIng(lemma),
          because: `수식을 받는 명사 ${withParticle(noun.text, '이')} 동작(${lemma})의 대상이어서 둘이 수동 관계이므로`,
          form: '과거분사',
          evidence: [index + 1],
          isAnswer: false,
          value: 2,
        },
      ];
    }),
};

export const participleDetectors: readonly GrammarDetector[] = [
  initialParticiple,
  trailingParticiple,
  withParticiple,
  conjunctionParticiple,
  attributiveParticiple,
];
