import { withParticle } from '#korean.ts';
import type { GrammarDetector } from '#grammar/spot.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  isAdverb,
  isFinite,
  isNoun,
  isSureFinite,
  isVerb,
  skipAdverbs,
  textOf,
} from '#grammar/sentence-view.ts';
import {
  followsPlace,
  isListed,
  isPartOfOther,
  isPlaceFor,
  isPlaceOfObject,
  isTakenUp,
  isUnlikeVerb,
  nameAntecedent,
  placeAdverbs,
} from '#grammar/antecedents.ts';
import { isCleft, readStress } from '#grammar/cleft.ts';
import { addedRelatives, listRelatives } from '#grammar/detectors/added-relatives.ts';
import { isSaid, isSoThat, isToldTo, opensWithVerb, thoughtNouns } from '#grammar/content-clauses.ts';
import { maybeContentForms } from '#grammar/content-nouns.ts';
import { readCompleteClause } from '#grammar/complete-clause.ts';
import { readNounPhrase } from '#grammar/noun-phrase.ts';
import { readSubject, readVerbGroup } from '#grammar/subject.ts';
import { clauseVerbs, transitiveVerbs } from '#grammar/verb-lists.ts';

const base = { isAnswer: true, isFiller: true, value: 3 } as const;

/** Noun + that/which + clause → what, which no noun may precede. */
const relativeAfterNoun: GrammarDetector = {
  rule: 'relative-not-what',
  category: '관계사',
  find: (view) =>
    listRelatives(view, /^(?:that|which)$/u).flatMap((index) => {
      const before = view.at(index - 1);
      const next = skipAdverbs(view, index + 1);
      // "The dinner replies that …": which of the two it is, not even the taggers agree on.
      if (before.tag !== 'NN' && before.tag !== 'NNS') return [];
      if (!before.isSure && isNoun(view.at(index - 2))) return [];
      if (
        maybeContentForms.test(before.lower) ||
        mayThink(view, index - 1) ||
        // "Some scientists caution that": a verb that looks like a noun.
        (before.tag === 'NN' && view.at(index - 2).tag === 'NNS') ||
        isCleft(view, index) ||
        isTakenUp(view, index) ||
        isToldTo(view, index) ||
        isSoThat(view, index) ||
        // "with the result that merchants traded less"
        /^(?:with|have|has|had) the result$/iu.test(textOf(view, index - 3, index)) ||
        isSaid(view, index) ||
        (isUnlikeVerb(view, index - 1) && view.at(index - 2).lower !== 'of')
      )
        return [];
      const gap = readGap(view, next);
      const mayBeContent =
        view.at(index).lower === 'that' && gap !== '주어' && thoughtNouns.test(before.lower);
      if (gap === undefined || (mayBeContent && !lacksSureObject(view, next))) return [];
      const name = nameAntecedent(view, index - 1);
      const antecedent = name === undefined ? undefined : `앞에 선행사 ${withParticle(name, '이')} 있고`;
      const lack =
        gap === ''
          ? `${antecedent ?? '앞에 선행사가 있고'} 이어지는 절이 그것을 꾸미므로`
          : `${antecedent ?? '앞에 나온 명사(구)를 꾸미면서'} 뒤에 ${gap}가 없는 불완전한 절이 이어지므로`;
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: 'what',
          because: lack,
          form: '관계대명사',
          evidence: [index - 1],
          // "the question what a picture was expected to answer": it may say what the question is.
          isAnswer: !/^(?:question|issue|riddle|puzzle|mystery)s?$/u.test(before.lower),
        },
      ];
    }),
};

/** "Hearing that the road was closed", "a study of children from one to three years old shows that": no noun. */
function mayThink(view: SentenceView, noun: number): boolean {
  const { lower, lemma, tag } = view.at(noun);
  // "A patient who was treated believes that": taken for the plural of belief.
  if (/^(?:believes|proves)$/u.test(lower)) return true;
  if (!clauseVerbs.has(lemma) && !clauseVerbs.has(lower.replace(/ing$/u, ''))) return false;
  const before = view.at(noun - 1).tag;
  const isDescribed = before === 'JJ' && (tag === 'NN' || /^(?:DT|PRP\$)$/u.test(view.at(noun - 2).tag));
  return !isDescribed && !/^(?:DT|PRP\$)$/u.test(before);
}

/** 주어, 목적어, or empty where only the antecedent is certain; undefined when no relative clause can be read. */
function readGap(view: SentenceView, next: number): string | undefined {
  if (isSureFinite(view.at(next)) || (isFinite(view.at(next)) && isAdverb(view.at(next - 1)))) return '주어';
  if (!/^(?:PRP|PRP\$|NNS|NNP|DT)$/u.test(view.at(next).tag)) return undefined;
  // "a habit that spreads from town to town": the verb looks like a noun.
  if (opensWithVerb(view, next)) return '';
  const subject = readSubject(view, next);
  // A clause that lacks nothing is a 동격절 or follows the verb.
  if (!subject || readCompleteClause(view, next) !== undefined) return undefined;
  // "a scale that measures wealth by houses": the first word may be the verb, and what it lacks a subject.
  if (view.at(next).tag === 'NNS' && !view.at(next).isSure) return '';
  // "something that its author had not known was there": the gap lies deeper.
  const { main, end } = readVerbGroup(view, subject.verb);
  const isDeeper = clauseVerbs.has(view.at(main).lemma) && isFinite(view.at(end));
  return hasObjectGap(view, subject.verb) && !isDeeper ? '목적어' : '';
}

/** The clause has an active verb that always takes an object, and no object. */
function lacksSureObject(view: SentenceView, next: number): boolean {
  const subject = readSubject(view, next);
  if (!subject || !hasObjectGap(view, subject.verb)) return false;
  const group = readVerbGroup(view, subject.verb);
  return !group.isPassive && transitiveVerbs.has(view.at(group.main).lemma);
}

/** The verb group is followed by no object, although its verb needs one. */
export function hasObjectGap(view: SentenceView, verb: number): boolean {
  let index = readVerbGroup(view, verb).end;
  // "what they do have is time": the verb of the sentence belongs to it no more.
  while ((isVerb(view.at(index)) && !isFinite(view.at(index))) || view.at(index).tag.startsWith('RB'))
    index += 1;
  const next = view.at(index);
  return !/^(?:DT|PRP|PRP\$|NN|NNS|CD|JJ|VBG|TO)$/u.test(next.tag) && next.lower !== 'that';
}

const takesUp = (view: SentenceView, head: number): string => {
  const name = nameAntecedent(view, head);
  return name === undefined ? '이 절이 앞에 나온 명사(구)를 꾸미므로' : `선행사가 ${name}이므로`;
};

/** Preposition + which + complete clause → which alone. */
const prepositionWhich: GrammarDetector = {
  rule: 'relative-preposition-which',
  category: '관계사',
  find: (view) =>
    listRelatives(view, /^(?:which|whom)$/u).flatMap((index) => {
      const preposition = view.at(index - 1);
      if (
        !/^(?:in|on|at|by|with|through|from|for|into|upon|to|during|under)$/u.test(preposition.lower) ||
        !isNoun(view.at(index - 2)) ||
        isPartOfOther(view, index - 2)
      )
        return [];
      const clause = readCompleteClause(view, index + 1);
      const subject = readSubject(view, skipAdverbs(view, index + 1));
      if (!clause && !subject) return [];
      return [
        {
          ...base,
          isAnswer: clause !== undefined,
          first: index - 1,
          end: index + 1,
          corrupted: view.at(index).lower,
          because: `뒤에 ${clause ? `${clause.reason} ` : ''}완전한 절이 이어지고 ${takesUp(view, index - 2)}`,
          form: '「전치사 + 관계대명사」',
          evidence: [index - 2],
        },
      ];
    }),
};

/** "more than change where people shopped", "test where one ends", "has real merit where": no noun, or one that names no place. */
function isBareNoun(view: SentenceView, noun: number): boolean {
  const first = view.tokens.findLastIndex(({ tag }, index) => index < noun && !/^(?:JJ.?|NN)$/u.test(tag));
  return view.at(noun).tag === 'NN' && !/^(?:DT|PRP\$|CD|POS|NNPS?|VB[NG])$/u.test(view.at(first).tag);
}

/** "high above the floor, where nobody could reach them": the place is told by the preposition as well. */
function standsOver(view: SentenceView, noun: number): boolean {
  let first = noun;
  while (/^(?:JJ|NN|NNS|DT|PRP\$|POS)$/u.test(view.at(first - 1).tag)) first -= 1;
  return /^(?:above|below|under|underneath|over|beneath|behind|beyond|between|beside)$/u.test(
    view.at(first - 1).lower,
  );
}

/** Noun + where/when + complete clause → which. */
const relativeAdverb: GrammarDetector = {
  rule: 'relative-adverb',
  category: '관계사',
  find: (view) =>
    listRelatives(view, /^(?:where|when|why)$/u).flatMap((index) => {
      const token = view.at(index);
      const isComma = view.at(index - 1).tag === ',';
      const antecedent = isComma ? index - 2 : index - 1;
      if (!isNoun(view.at(antecedent)) || (isComma && token.lower !== 'where')) return [];
      if (
        token.lower === 'when' &&
        !/^(?:day|days|time|times|year|years|moment|moments|period|age|era|century)$/u.test(
          view.at(antecedent).lower,
        )
      )
        return [];
      if (isListed(view, antecedent) || isPlaceOfObject(view, index)) return [];
      if (placeAdverbs.test(view.at(antecedent).lower)) return [];
      // "known from the beginning where it would fall"
      if (/^(?:beginning|start|outset)$/u.test(view.at(antecedent).lower)) return [];
      if (token.lower === 'where' && (!isPlaceFor(view, antecedent) || isBareNoun(view, antecedent)))
        return [];
      // "shave seconds off their times when a rival comes": a clause of its own.
      if (token.lower === 'when' && view.at(antecedent - 1).tag === 'PRP$') return [];
      if (token.lower === 'why' && !view.at(antecedent).lower.startsWith('reason')) return [];
      const clause = readCompleteClause(view, index + 1);
      if (!clause && !readSubject(view, skipAdverbs(view, index + 1))) return [];
      const name = standsOver(view, antecedent) ? undefined : nameAntecedent(view, antecedent);
      return [
        {
          ...base,
          isAnswer: clause !== undefined,
          first: index,
          end: index + 1,
          corrupted: 'which',
          because: `${name === undefined ? `앞에 나온 명사(구)를 ${isComma ? '덧붙여 설명하면서' : '꾸미면서'}` : `선행사가 ${name}이고`} 뒤에 ${clause ? `${clause.reason} ` : ''}완전한 절이 이어지므로`,
          form: '관계부사',
          evidence: [antecedent],
        },
      ];
    }),
};

/** Noun + whose + noun + verb → which/who. */
const whose: GrammarDetector = {
  rule: 'relative-whose',
  category: '관계사',
  find: (view) =>
    listRelatives(view, /^whose$/u).flatMap((index) => {
      const antecedent = view.at(index - 1).tag === ',' ? index - 2 : index - 1;
      const phrase = readNounPhrase(view, index);
      if (!/^(?:NN|NNS|CD|DT)$/u.test(view.at(antecedent).tag) || !phrase) return [];
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: 'which',
          because: nameOwner(view, antecedent, index + 1),
          form: '소유격 관계대명사',
          evidence: [antecedent, phrase.head],
        },
      ];
    }),
};

/** The owner and what is owned, each named only where it can be but one word. */
function nameOwner(view: SentenceView, antecedent: number, owned: number): string {
  const owner = nameAntecedent(view, antecedent);
  const isOne = isNoun(view.at(owned)) && isSureFinite(view.at(skipAdverbs(view, owned + 1)));
  const thing = isOne ? `뒤의 명사 ${view.at(owned).text}` : '뒤의 명사';
  const first = owner === undefined ? '앞에 나온 명사(구)와' : `선행사 ${withParticle(owner, '과')}`;
  return `${first} ${withParticle(thing, '이')} 소유 관계이므로`;
}

/** those who → those whom; a person who → whom */
const subjectWho: GrammarDetector = {
  rule: 'relative-who',
  category: '관계사',
  find: (view) =>
    listRelatives(view, /^who$/u).flatMap((index) => {
      const before = view.at(index - 1);
      const next = skipAdverbs(view, index + 1);
      const stress = readStress(view, index);
      const isStressed = stress === 'stressed';
      if (
        !(before.tag === 'NN' || before.tag === 'NNS' || before.lower === 'those' || isStressed) ||
        !isSureFinite(view.at(next)) ||
        stress === 'doubtful' ||
        followsPlace(view, index)
      )
        return [];
      const name = nameAntecedent(view, index - 1);
      return [
        {
          ...base,
          first: index,
          end: index + 1,
          corrupted: 'whom',
          because: isStressed
            ? `「It is … who」 강조 구문에서 강조된 ${withParticle(before.text, '이')} 뒤의 동사 ${textOf(view, next, next + 1)}의 주어 역할을 하므로`
            : `${name === undefined ? '앞에 나온 명사(구)를' : `선행사 ${withParticle(name, '을')}`} 꾸미면서 관계사절의 동사 ${textOf(view, next, next + 1)}의 주어 역할을 하므로`,
          form: '주격 관계대명사',
          evidence: [index - 1, next],
          value: 2,
        },
      ];
    }),
};

export const relativeDetectors: readonly GrammarDetector[] = [
  relativeAfterNoun,
  ...addedRelatives,
  prepositionWhich,
  relativeAdverb,
  whose,
  subjectWho,
];
