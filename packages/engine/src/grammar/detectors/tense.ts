import type { Token } from '#passage/analysis.ts';
import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  isAdverb,
  isBe,
  isFinite,
  isNoun,
  isStop,
  isVerb,
  skipAdverbs,
  subordinators,
  textOf,
} from '#grammar/sentence-view.ts';
import { listSubjects } from '#grammar/detectors/agreement.ts';
import { readSubject, readVerbGroup } from '#grammar/subject.ts';
import { hasOnlyMarkedVerbs } from '#grammar/detectors/non-finite.ts';
import { lacksObject, previousWord } from '#grammar/detectors/voice.ts';
import { toPastParticiple, toPast } from '#passage/inflect.ts';
import { getVerbForms } from '#passage/verb-forms.ts';

const base = { isFiller: true, value: 2 } as const;

/** moved … in 2015: a simple past with a point of time in the past → present perfect */
const pastTime: GrammarDetector = {
  rule: 'past-with-time',
  category: '조동사와 시제',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (token.tag !== 'VBD' || /^(?:did|had|used)$/u.test(token.lower)) return [];
      if (!isSurePast(view, index)) return [];
      if (hasBackshift(view, index)) return [];
      const time = findPastTime(view, index);
      const number = readNumber(view, index);
      if (time === undefined || number === undefined) return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: `${number === 'singular' ? 'has' : 'have'} ${toPastParticiple(token.lemma)}`,
          because: `명백한 과거의 때를 나타내는 말(${time})과 함께 쓰였으므로`,
          form: '과거 시제',
          evidence: [index],
          isAnswer: true,
        },
      ];
    }),
};

/** No participle: the taggers agree, a pronoun stands before it, or the clause has no other verb. */
function isSurePast(view: SentenceView, index: number): boolean {
  if (mayModify(view, index)) return false;
  if (view.at(index).isSure || /^(?:he|she|it|they|we|i|you|who)$/u.test(view.at(index - 1).lower))
    return true;
  return listSubjects(view).some(({ verb }) => verb === index) && hasOnlyMarkedVerbs(view, index + 1);
}

/** "A study published in 1987 ruled this out": a participle where the verb of the sentence comes later, whatever its tag. */
function mayModify(view: SentenceView, index: number): boolean {
  const { lemma, lower } = view.at(index);
  if (!isNoun(view.at(index - 1)) || toPastParticiple(lemma) !== lower || !lacksObject(view, index + 1))
    return false;
  for (let next = index + 1; next < view.length && !opensPart(view.at(next)); next += 1) {
    const { tag, lower: form } = view.at(next);
    if (/^VB[DN]$/u.test(tag) && getVerbForms(form).isPast && !isVerb(view.at(previousWord(view, next))))
      return true;
  }
  return false;
}

const opensPart = ({ tag, lower }: Token): boolean =>
  /^(?:,|:|CC|W.*)$/u.test(tag) || lower === 'that' || subordinators.has(lower);

/** "If he moved last year": the past may be unreal. */
const hasBackshift = (view: SentenceView, index: number): boolean =>
  view.tokens.slice(0, index).some(({ lower }) => /^(?:if|wish|since|though|unless)$/u.test(lower));

/** The expression of time after the verb in the same clause, or at the start of the sentence. */
function findPastTime(view: SentenceView, verb: number): string | undefined {
  for (let index = readVerbGroup(view, verb).end; index < Math.min(view.length, verb + 12); index += 1) {
    const token = view.at(index);
    if (
      /^(?:;|:|and|but|or|that|which|who|when|while|as|since|where|because|said|whereas|although|though|unless|once|after|before|until)$/u.test(
        token.lower,
      )
    )
      break;
    if (isVerb(token) || /[a-z]{3}ing$/u.test(token.lower)) break;
    const text = readPastTime(view, index);
    if (text !== undefined) return text;
  }
  const isFirstVerb = !view.tokens.slice(0, verb).some(isVerb);
  return isFirstVerb ? readPastTime(view, 0) : undefined;
}

function readPastTime(view: SentenceView, index: number): string | undefined {
  const token = view.at(index);
  const next = view.at(index + 1);
  if (
    token.lower === 'in' &&
    /^(?:1[5-9]\d\d|200\d|201\d)$/u.test(next.lower) &&
    !/^[-–—]$/u.test(view.at(index + 2).lower)
  )
    return textOf(view, index, index + 2);
  if (token.lower === 'last' && /^(?:year|month|week|night|summer|spring|winter|autumn)$/u.test(next.lower)) {
    const isAdverbial = /^(?:VBD|NN|NNS|RB|NNP|,|PRP|VBN)$/u.test(view.at(index - 1).tag) || index === 0;
    return isAdverbial && !isNoun(view.at(index + 2)) && view.at(index + 2).tag !== 'POS'
      ? textOf(view, index, index + 2)
      : undefined;
  }
  if (token.lower === 'yesterday' && view.at(index + 1).tag !== 'POS') return token.text;
  if (
    /^(?:years|year|months|weeks|days|hours|decades|centuries|week|month|decade|century)$/u.test(
      token.lower,
    ) &&
    next.lower === 'ago'
  ) {
    let first = index;
    while (/^(?:CD|DT|JJ)$/u.test(view.at(first - 1).tag) || view.at(first - 1).lower === 'half') first -= 1;
    return textOf(view, first, index + 2);
  }
  return undefined;
}

/** Number of the subject of a past form, which the form itself does not show. */
function readNumber(view: SentenceView, verb: number): 'singular' | 'plural' | undefined {
  if (/^(?:was)$/u.test(view.at(verb).lower)) return 'singular';
  if (/^(?:were)$/u.test(view.at(verb).lower)) return 'plural';
  let back = verb - 1;
  while (isAdverb(view.at(back))) back -= 1;
  const before = view.at(back);
  if (/^(?:he|she|it)$/u.test(before.lower)) return 'singular';
  if (/^(?:they|we|i|you)$/u.test(before.lower)) return 'plural';
  const antecedent = view.at(back - 1).tag === ',' ? view.at(back - 2) : view.at(back - 1);
  if (/^(?:who|which)$/u.test(before.lower)) {
    // "schoolchildren who dropped it"
    if (antecedent.tag === 'NNS' || /(?:children|women|people)$|^men$/u.test(antecedent.lower))
      return 'plural';
    return /^(?:NN|NNP)$/u.test(antecedent.tag) ? 'singular' : undefined;
  }
  const subject = listSubjects(view).find((one) => one.verb === verb);
  if (subject?.number !== undefined) return subject.number;
  if (subject && view.at(subject.head).tag === 'NN') return 'singular';
  return subject && view.at(subject.head).tag === 'NNP' && view.at(subject.first - 1).tag !== 'CC'
    ? 'singular'
    : undefined;
}

const stretches =
  /^(?:(?:in|over|during|for) the (?:last|past) |in recent (?:years|months|decades)|so far|until now|since |for (?:(?!us|them|me|him|her|it|you)\w+ ){0,2}(?:years|decades|centuries|months|generations))/u;

/** The stretch of time up to now that goes with the verb group ending at `end`. */
function findStretch(view: SentenceView, first: number, end: number): string | undefined {
  for (let index = end; index < view.length; index += 1) {
    const token = view.at(index);
    const match = stretches.exec(textOf(view, index, Math.min(view.length, index + 5)).toLowerCase());
    if (match) return isCause(view, index) || isMeasure(view, index) ? undefined : quoteStretch(view, index);
    if (isFinite(token) || /^(?:;|:|and|but|that|which|who|when|while)$/u.test(token.lower)) return undefined;
  }
  const isFirstVerb = !view.tokens.slice(0, first).some(isVerb);
  const isInitial = stretches.test(textOf(view, 0, Math.min(view.length, 5)).toLowerCase());
  return isFirstVerb && isInitial ? quoteStretch(view, 0) : undefined;
}

/** "since the price is low": a reason, not a time. */
function isCause(view: SentenceView, since: number): boolean {
  if (view.at(since).lower !== 'since') return false;
  const subject = readSubject(view, since + 1);
  return subject !== undefined && view.at(subject.verb).tag !== 'VBD';
}

/** "has gone so far as to suggest" */
const isMeasure = (view: SentenceView, so: number): boolean =>
  view.at(so).lower === 'so' && view.at(so + 2).lower === 'as';

/** Five words of it at most, none beyond a mark, and of "for …" no more than the time. */
function quoteStretch(view: SentenceView, first: number): string {
  if (view.at(first).lower === 'so') return textOf(view, first, first + 2);
  const time = view.tokens.findIndex(
    ({ lower }, index) => index > first && /^(?:years|decades|centuries|months|generations)$/u.test(lower),
  );
  if (view.at(first).lower === 'for' && time > 0) return textOf(view, first, time + 1);
  let end = first + 1;
  while (end < first + 5 && !isStop(view.at(end))) end += 1;
  return textOf(view, first, end) + (isStop(view.at(end)) ? '' : ' …');
}

/** has lost … in the last six months, since …: a perfect with a stretch of time up to now, only to fill up */
const presentPerfect: GrammarDetector = {
  rule: 'present-perfect-since',
  category: '조동사와 시제',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const main = skipAdverbs(view, index + 1);
      if (!/^(?:has|have)$/u.test(token.lower) || view.at(main).tag !== 'VBN' || main !== index + 1)
        return [];
      const before = view.at(skipBack(view, index - 1));
      const stretch = findStretch(view, index, main + 1);
      if (stretch === undefined || /^(?:MD|TO)$/u.test(before.tag)) return [];
      return [
        {
          ...base,
          first: index,
          end: main + 1,
          corrupted: isBe(view.at(main))
            ? token.lower === 'has'
              ? 'was'
              : 'were'
            : toPast(view.at(main).lemma),
          because: `지금까지 이어지는 기간을 나타내는 말(${stretch})과 함께 쓰였으므로`,
          form: '현재완료',
          evidence: [],
          isAnswer: false,
        },
      ];
    }),
};

function skipBack(view: SentenceView, from: number): number {
  let index = from;
  while (isAdverb(view.at(index))) index -= 1;
  return index;
}

/** claims to have found: a perfect infinitive, only to fill up */
const perfectInfinitive: GrammarDetector = {
  rule: 'perfect-infinitive',
  category: '조동사와 시제',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (token.tag !== 'TO' || view.at(index + 1).lower !== 'have' || view.at(index + 2).tag !== 'VBN')
        return [];
      const governor = view.at(index - 1);
      if (
        !isVerb(governor) ||
        !/^(?:claim|seem|appear|say|believe|think|report|know|suppose)$/u.test(governor.lemma)
      )
        return [];
      // "a fish believed to have died out": a participle, and no verb of its own.
      const isActive = /^(?:claim|seem|appear)$/u.test(governor.lemma) && isFinite(governor);
      const be = skipBack(view, index - 2);
      if (!isActive && !isBe(view.at(be))) return [];
      return [
        {
          ...base,
          first: index,
          end: index + 3,
          corrupted: `to having ${view.at(index + 2).lower}`,
          because: `앞의 동사(${textOf(view, isActive ? index - 1 : be, index)})보다 앞서 일어난 일을 나타내므로`,
          form: '완료부정사',
          evidence: [index - 1],
          isAnswer: false,
          value: 3,
        },
      ];
    }),
};

export const tenseDetectors: readonly GrammarDetector[] = [pastTime, presentPerfect, perfectInfinitive];
