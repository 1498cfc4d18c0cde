import { findEntry } from '@jadoo/lexicon';
import type { Token } from '#passage/analysis.ts';
import { withParticle } from '#korean.ts';
import type { GrammarDetector, SpotDraft } from '#grammar/spot.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  isBe,
  isFinite,
  isNoun,
  isStop,
  isSureFinite,
  isVerb,
  skipAdverbs,
  subordinators,
  textOf,
} from '#grammar/sentence-view.ts';
import { isApposition, listSubjects } from '#grammar/detectors/agreement.ts';
import { readVerbGroup, type Subject } from '#grammar/subject.ts';
import { toIng, toPastParticiple, toPast, toThirdPerson } from '#passage/inflect.ts';
import {
  alsoIntransitive,
  doubleObjectVerbs,
  intransitiveVerbs,
  personNouns,
  stateVerbs,
  transitiveVerbs,
} from '#grammar/verb-lists.ts';

const base = { isAnswer: true, isFiller: true, value: 3 } as const;

/** Verbs whose passive cannot be followed by a noun phrase and that need an object. */
export const isPlainTransitive = (token: Token): boolean =>
  transitiveVerbs.has(token.lemma) && !doubleObjectVerbs.has(token.lemma);

/** Nothing that could be an object follows. */
export function lacksObject(view: SentenceView, end: number): boolean {
  const at = skipAdverbs(view, end);
  const next = view.at(at);
  // "given more information": what is given.
  if (next.tag === 'JJR' && isNoun(view.at(at + 1))) return false;
  return isStop(next) || /^(?:IN|CC|WRB|TO|RB|RP|JJR)$/u.test(next.tag);
}

/** "the bottle and the bag are counted": more is meant than the noun before the verb. */
function isLastOfList(view: SentenceView, first: number): boolean {
  if (view.at(first - 1).tag !== 'CC') return false;
  const before = view.at(first - 2);
  if (before.tag !== ',') return isNoun(before) || /^(?:PRP\$?|CD)$/u.test(before.tag);
  // "When dusk falls, salt, bread, and water are offered": only from the comma before does a list go on.
  const comma = view.tokens.findLastIndex(({ tag }, index) => index < first - 2 && tag === ',');
  return !view.tokens.slice(comma + 1, first).some(isFinite);
}

/** "between what is and what is not is drawn", "no dome larger than this has been": a part of the subject. */
function isInside(view: SentenceView, { first, type }: Subject): boolean {
  const { tag, lower } = view.at(first - 1);
  if (type === 'what' && tag === 'CC') return true;
  return lower === 'than' || (tag === 'IN' && lower !== 'that' && !subordinators.has(lower));
}

/** "how many trees are planted", "once that question has been settled": the subject has a word before it. */
const isCut = (view: SentenceView, { first, head }: Subject): boolean => {
  const before = view.at(first - 1);
  // "the less rising income is used": an adverb stands in it.
  const isCompared = view.at(first).lower === 'the' && /^(?:less|more)$/u.test(view.at(first + 1).lower);
  return isCompared || before.lower === 'how' || (before.lower === 'that' && isBareNoun(view, first, head));
};

const isBareNoun = (view: SentenceView, first: number, head: number): boolean =>
  first === head && view.at(head).tag === 'NN' && !/(?:one|body|thing)$/u.test(view.at(head).lower);

/** "everything that can be found" leaves no room; "which he is given" does: the clause has a gap of its own. */
function hasGapBefore(view: SentenceView, verb: number): boolean {
  const subject = listSubjects(view).find((one) => one.verb === verb);
  if (!subject) {
    const before = view.at(previousWord(view, verb));
    return before.tag === 'CC' ? hasOpener(view, verb) : !/^(?:that|which|who)$/u.test(before.lower);
  }
  const before = view.at(subject.first - 1);
  if (/^(?:that|which|who|whom|what|than|as|whatever|how|whose)$/u.test(before.lower)) return true;
  return isNoun(before) || before.tag === 'DT';
}

/** "the tree that he had been handed": behind a relative the clause has its own subject. */
function opensGap(view: SentenceView, verb: number): boolean {
  // "how many gold buttons a merchant was permitted"
  const asked = textOf(view, Math.max(0, verb - 8), verb).toLowerCase();
  if (/\bhow (?:many|much) (?:[\w'’-]+ )+[\w'’-]+$/u.test(asked)) return true;
  const subject = listSubjects(view).find((one) => one.verb === verb);
  if (!subject) return false;
  const before = view.at(subject.first - 1);
  return /^(?:which|whom|what|that)$/u.test(before.lower) && view.at(subject.head) !== before;
}

/** A relative or comparison before the verb may want its object. */
const hasOpener = (view: SentenceView, verb: number): boolean =>
  view.tokens
    .slice(0, verb)
    .some(({ lower }) => /^(?:that|which|who|whom|what|than|as|whatever|how|whose)$/u.test(lower));

export function previousWord(view: SentenceView, index: number): number {
  let back = index - 1;
  while (view.at(back).tag.startsWith('RB')) back -= 1;
  return back;
}

const nameSubject = (view: SentenceView, { first, head, type }: Subject): string =>
  textOf(view, first, head + 1) + (type === 'what' ? '절' : '');

/** "They are tired", "to be interested in": a participle that has become an adjective, without anybody who acts. */
function isState(view: SentenceView, participle: number): boolean {
  const { lemma } = view.at(participle);
  const next = view.at(participle + 1).lower;
  // "is not to be confused with": taken for something else.
  // "is untroubled": no verb.
  if (lemma.startsWith('un') && findEntry(lemma, 'v') === undefined) return true;
  return stateVerbs.has(lemma) && next !== 'by' && !(lemma === 'confuse' && next === 'with');
}

const nobodysVerbs = /^(?:bind|incline|determine|prepare|dispose|set|say|think|believe|tempt|destine|fate)$/u;

/** is made → makes; be found → find; been mastered → mastered */
export const finitePassive: GrammarDetector = {
  rule: 'voice-passive',
  category: '능동태와 수동태',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (!isSureFinite(token)) return [];
      const group = readVerbGroup(view, index);
      const main = view.at(group.main);
      if (
        !group.isPassive ||
        !lacksObject(view, group.end) ||
        /^(?:bear|bind|suppose|go|mean|spread)$/u.test(main.lemma) ||
        isState(view, group.main) ||
        (main.lemma === 'use' && view.at(group.end).lower === 'to' && view.at(group.end + 1).tag === 'VBG') ||
        // "is bound to win", "are inclined to doubt": nobody does it to them.
        (nobodysVerbs.test(main.lemma) && view.at(group.end).tag === 'TO') ||
        // "no more than was required"
        /^(?:than|as)$/u.test(view.at(index - 1).lower) ||
        view.at(index - 1).tag === 'EX' ||
        // "she, it is said, preferred": what is said is the sentence.
        isRemark(view, index, group.end) ||
        // "what we are shown": the active lacks an object as well.
        (doubleObjectVerbs.has(main.lemma) && opensGap(view, index)) ||
        // "no decision is called for"
        (/^(?:for|at|about|with|on)$/u.test(view.at(group.end).lower) &&
          (isStop(view.at(group.end + 1)) || view.at(group.end + 1).tag === 'IN'))
      )
        return [];
      // The object may have been moved: "It is this that is used".
      const be = group.main - 1;
      if (!isBe(view.at(be))) return [];
      const corrupted = toActive(view, be, group.first, main);
      // "was used to meet" → "used to meet" would be right in another sense.
      const isUsedTo = main.lemma === 'use' && view.at(group.end).lower === 'to';
      const takesInfinitive = plainInfinitiveVerbs.test(main.lemma) && view.at(group.end).tag === 'TO';
      const subject = listSubjects(view).find((one) => one.verb === index);
      const mayAct = !subject || actsAlone(view.at(subject.head));
      const isNeeded = transitiveVerbs.has(main.lemma) || isDoneBy(view, group.end, main);
      const isAnswer =
        isNeeded &&
        !alsoIntransitive.has(main.lemma) &&
        !isUsedTo &&
        !takesInfinitive &&
        !(mayAct && aloneVerbs.test(main.lemma) && view.at(group.end).lower !== 'by') &&
        !hasGapBefore(view, index);
      if (corrupted === undefined) return [];
      const isWhole =
        subject &&
        !isLastOfList(view, subject.first) &&
        !isInside(view, subject) &&
        !isApposition(view, subject) &&
        !isCut(view, subject);
      const name = subject ? nameSubject(view, subject) : '주어';
      return [
        {
          ...base,
          isAnswer,
          first: be,
          end: group.end,
          corrupted,
          because: holdsClausePlace(view, subject, group.end)
            ? `문장 앞의 it이 가주어이고 진주어인 that절의 내용이 동작(${main.lemma})의 대상이므로`
            : isWhole
              ? `주어 ${withParticle(name, '이')} 동작(${main.lemma})을 하는 것이 아니라 당하는 ${nameLack(view, group.end)}`
              : `주어가 동작(${main.lemma})의 ${nameLack(view, group.end)}`,
          form: '수동태',
          evidence: subject ? [subject.head] : [group.main],
        },
      ];
    }),
};

/** "We are told that", "was asked whether": the clause behind is an object that is left. */
const nameLack = (view: SentenceView, end: number): string =>
  /^(?:that|whether|if|how|why|what|who|where|when)$/u.test(view.at(end).lower)
    ? '대상이므로'
    : '대상이고 뒤에 목적어가 없으므로';

/** "It is said that he left": it only holds the place of the clause. */
const holdsClausePlace = (view: SentenceView, subject: Subject | undefined, end: number): boolean =>
  subject !== undefined &&
  view.at(subject.head).lower === 'it' &&
  view.at(end).lower === 'that' &&
  !toldVerbs.test(view.at(end - 1).lemma);

/** "she herself, it is said, preferred", "Why, it is asked, should" */
const isRemark = (view: SentenceView, verb: number, end: number): boolean =>
  view.at(end).tag === ',' && view.at(verb - 1).lower === 'it' && view.at(verb - 2).tag === ',';

const toldVerbs = /^(?:tell|inform|remind|assure|warn|convince|teach|show|persuade|notify|promise|satisfy)$/u;

/** "followed by two bottles": with its agent the verb can only be passive, unless by means past. */
export function isDoneBy(view: SentenceView, end: number, main: Token): boolean {
  if (view.at(end).lower !== 'by' || !main.isSure || main.tag !== 'VBN') return false;
  if (!/^(?:DT|PRP\$|NNS|NNP|CD)$/u.test(view.at(end + 1).tag)) return false;
  return !intransitiveVerbs.has(main.lemma) && !wayVerbs.test(main.lemma);
}

const wayVerbs =
  /^(?:drive|pass|stand|come|walk|go|run|fly|live|get|pay|sell|sail|ride|swing|drop|stop|sit|start|begin|end|increase|decrease|grow|rise|fall|multiply|divide|win|lose|swear|abide|travel|move|change|close|open|do|make|advance|develop|improve|spread|expand|break|burn|operate)$/u;

/** "nobody should deceive": somebody who acts, with a verb that does well without an object. */
const actsAlone = ({ tag, lower, lemma }: Token): boolean =>
  tag === 'PRP' || /(?:one|body)$/u.test(lower) || personNouns.has(lemma);

const aloneVerbs =
  /^(?:deceive|exaggerate|publish|threaten|harvest|criticize|destroy|evaluate|examine|estimate|impress|govern|educate|frighten|harm|persuade|convince|surprise|upset|inspire|recommend|produce|create|manufacture|purchase|review|observe|judge|kill|pollute|cultivate|violate)$/u;

/** "half are expected to go", "half expect to go": their active stands before an infinitive just as well. */
const plainInfinitiveVerbs =
  /^(?:expect|ask|choose|want|prefer|need|help|intend|mean|prepare|claim|threaten|plan|train|propose|elect|promise)$/u;

function toActive(view: SentenceView, be: number, first: number, main: Token): string | undefined {
  const token = view.at(be);
  if (token.text.startsWith("'") || token.text.startsWith('’')) return undefined;
  if (token.lower === 'be') return main.lemma;
  if (token.lower === 'been') return main.lower;
  if (token.lower === 'being') return toIng(main.lemma);
  if (be !== first) return undefined;
  if (token.lower === 'is') return toThirdPerson(main.lemma);
  if (token.lower === 'are' || token.lower === 'am') return main.lemma;
  return toPast(main.lemma);
}

/** appears → is appeared */
export const intransitiveActive: GrammarDetector = {
  rule: 'voice-intransitive',
  category: '능동태와 수동태',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      if (
        !isVerb(token) ||
        !intransitiveVerbs.has(token.lemma) ||
        token.lemma === 'seem' ||
        /^(?:VBG)$/u.test(token.tag)
      )
        return [];
      const corrupted = toFalsePassive(view, index);
      if (corrupted === undefined) return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted,
          because: `${withParticle(token.lemma, '은')} 목적어를 취하지 않아 수동태로 쓸 수 없는 자동사이므로`,
          form: '능동태',
          evidence: [],
        },
      ];
    }),
};

function toFalsePassive(view: SentenceView, index: number): string | undefined {
  const token = view.at(index);
  const participle = toPastParticiple(token.lemma);
  const before = view.at(previousWord(view, index));
  if (token.tag === 'VBZ' && token.isSure) return `is ${participle}`;
  if (token.tag === 'VBN' && before.lemma === 'have') return `been ${participle}`;
  if (token.tag === 'VB' && before.tag === 'MD') return `be ${participle}`;
  if (token.tag !== 'VBD' || !token.isSure) return undefined;
  const isPlural = before.tag === 'NNS' || /^(?:they|we|you)$/u.test(before.lower);
  return before.tag === 'NN' || isPlural || /^(?:it|he|she|i)$/u.test(before.lower)
    ? `${isPlural ? 'were' : 'was'} ${participle}`
    : undefined;
}

/** to be found, being used: non-finite passive → active */
export const nonFinitePassive: GrammarDetector = {
  rule: 'voice-passive-nonfinite',
  category: '능동태와 수동태',
  find: (view) =>
    view.tokens.flatMap((token, index): SpotDraft[] => {
      const isInfinitive = token.lower === 'be' && view.at(index - 1).tag === 'TO';
      if (!(isInfinitive || (token.lower === 'being' && token.tag === 'VBG'))) return [];
      let main = index + 1;
      while (view.at(main).tag.startsWith('RB')) main += 1;
      const verb = view.at(main);
      if (verb.tag !== 'VBN' || main !== index + 1 || !lacksObject(view, main + 1)) return [];
      const isBy = view.at(main + 1).lower === 'by';
      // "used to be left": an auxiliary rather than an infinitive.
      // "deserves to be looked at twice": the verb goes with its preposition.
      const isStranded =
        /^(?:at|for|about|on|upon|after|with|to)$/u.test(view.at(main + 1).lower) &&
        (isStop(view.at(main + 2)) || /^(?:RB|CC|IN)$/u.test(view.at(main + 2).tag));
      if (isStranded || isState(view, main) || (isInfinitive && view.at(index - 2).lower === 'used'))
        return [];
      return [
        {
          ...base,
          first: index,
          end: main + 1,
          corrupted: isInfinitive ? verb.lemma : toIng(verb.lemma),
          because: `${isBe(view.at(previousWord(view, index))) ? '주어가' : '의미상 주어가'} 동작(${verb.lemma})의 대상이고 뒤에 목적어가 없으므로`,
          form: isInfinitive ? 'to부정사의 수동형' : '수동형',
          evidence: [main],
          isAnswer: isPlainTransitive(verb) && isBy,
        },
      ];
    }),
};

export const voiceDetectors: readonly GrammarDetector[] = [
  finitePassive,
  nonFinitePassive,
  intransitiveActive,
];
