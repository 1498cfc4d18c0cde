import { withParticle } from '#korean.ts';
import type { SentenceView } from '#grammar/sentence-view.ts';
import {
  isAdverb,
  isFinite,
  isHave,
  isNoun,
  isSureFinite,
  skipAdverbs,
  subordinators,
  textOf,
} from '#grammar/sentence-view.ts';
import { readNounPhrase } from '#grammar/noun-phrase.ts';
import { hasObjectGap } from '#grammar/relatives.ts';
import { participleModifierDetectors } from '#grammar/participle-modifiers.ts';
import { readSubject, readVerbGroup } from '#grammar/subject.ts';
import { intransitiveVerbs } from '#grammar/verb-lists.ts';
import { drawPhrase, type PhraseDraft } from '#syntax/draw-pattern.ts';
import { findExtent, listClauseSubjects, readAntecedent } from '#syntax/extent.ts';
import type { Pattern } from '#syntax/pattern.ts';

const fixedParticiples =
  /^(?:including|according|regarding|concerning|following|given|compared|based|depending|considering|provided|during|speaking|judging|owing)$/u;
const adjectival =
  /^(?:interest|concern|involve|relate|suppose|bear|do|know|tire|please|use|accustom|expect|marry|finish|go|make|name|call|destine|focus|tempt|worry|satisfy|surprise|disappoint|excite|confuse|incline)$/u;

/** Participle phrases that are surely that: at the head of a sentence, after a comma, or behind their noun in a subject. */
export function findParticiples(view: SentenceView): Pattern[] {
  const patterns: Pattern[] = [];
  for (let index = 0; index < view.length - 2; index += 1) {
    const token = view.at(index);
    if (!/^VB[GN]$/u.test(token.tag) || !token.isSure || fixedParticiples.test(token.lower)) continue;
    const draft = index === 0 ? readOpeningParticiple(view) : readLaterParticiple(view, index);
    if (draft) patterns.push(drawPhrase('분사구', { first: index, headEnd: index + 1, value: 3, ...draft }));
  }
  return patterns;
}

type Draft = Pick<PhraseDraft, 'end' | 'role'>;

function readOpeningParticiple(view: SentenceView): Draft | undefined {
  const end = view.tokens.findIndex(({ text }) => text === ',');
  // "Calling loudly costs energy, and …": a clause of its own.
  if (end < 3 || view.at(end + 1).tag === 'CC' || view.tokens.slice(0, end).some(isSureFinite))
    return undefined;
  // "Making failure visible, it turns out, does not …"
  if (readSubject(view, 0)?.type === 'gerund') return undefined;
  const subject = listClauseSubjects(view).find(({ first }) => first > end);
  if (!subject || subject.type === 'gerund') return undefined;
  const name = textOf(view, subject.first, subject.head + 1);
  return { end, role: `분사구문 (의미상 주어: ${name})` };
}

function readLaterParticiple(view: SentenceView, index: number): Draft | undefined {
  const token = view.at(index);
  const before = view.at(index - 1);
  const end = findExtent(view, index, 0);
  if (before.text === ',') {
    // ", existing roads might carry more": the subject of what follows.
    const noun = readNounPhrase(view, index + 1);
    if (noun && isFinite(view.at(noun.end)) && isNoun(view.at(index + 1))) return undefined;
    const isAfterOpening = subordinators.has(view.at(0).lower) || view.at(0).tag === 'IN';
    if (isAfterOpening && readSubject(view, index)?.type === 'gerund') return undefined;
    const isClause =
      token.tag === 'VBG' &&
      !isInList(view, index) &&
      view.tokens.slice(0, index).some(isFinite) &&
      !view.tokens
        .slice(0, index)
        .some(
          ({ lemma, tag }) =>
            /^V/u.test(tag) && /^(?:find|see|watch|hear|notice|observe|feel|catch)$/u.test(lemma),
        );
    const isPerfect = isHave(token) && view.at(skipAdverbs(view, index + 1)).tag === 'VBN';
    const relation = isPerfect ? '완료 분사구문, 주절보다 앞선 일' : '동시 동작 또는 결과';
    return isClause ? { end, role: `앞 절에 이어지는 분사구문 (${relation})` } : undefined;
  }
  const antecedent = readAntecedent(view, index);
  if (antecedent === undefined || !isNoun(before)) return undefined;
  const isInSubject = listClauseSubjects(view).some(
    ({ head, verb }) => head === index - 1 && verb > index + 1,
  );
  const isByPhrase = token.tag === 'VBN' && view.at(index + 1).lower === 'by';
  const isDetermined = /^(?:a|an|the|its|their|his|her|our)\b/iu.test(antecedent);
  if (!isInSubject && !(isByPhrase && isDetermined) && !isModifier(view, index)) return undefined;
  const isPassive = token.tag === 'VBN';
  return {
    end,
    role: `${isPassive ? '과거분사구' : '현재분사구'}, 앞의 명사 ${withParticle(antecedent, '을')} 수식 (${isPassive ? '수동' : '능동'})`,
  };
}

/** The detectors of participles are certain that it modifies the noun before it. */
const isModifier = (view: SentenceView, index: number): boolean =>
  participleModifierDetectors.some(({ find }) =>
    find(view).some(({ first, isAnswer }) => isAnswer && first === index),
  );

/** ", pushing and lifting": one of several, or after a form of be. */
function isInList(view: SentenceView, index: number): boolean {
  for (let back = index - 2; back >= 0; back -= 1) if (view.at(back).tag === 'VBG') return true;
  return false;
}

/** Gerund phrases as subjects. */
export function findGerunds(view: SentenceView): Pattern[] {
  return listClauseSubjects(view).flatMap((subject): Pattern[] => {
    if (
      subject.type !== 'gerund' ||
      subject.verb - subject.first < 3 ||
      view.at(subject.first - 1).text === ','
    )
      return [];
    const role = `동명사구, 동사 ${view.at(subject.verb).text}의 주어 (단수 취급)`;
    return [
      {
        category: '동명사구',
        first: subject.first,
        end: trimAdverbs(view, subject.verb),
        role,
        isWhole: true,
        value: 3,
      },
    ];
  });
}

function trimAdverbs(view: SentenceView, verb: number): number {
  let end = verb;
  while (isAdverb(view.at(end - 1))) end -= 1;
  // "set forth here", "practicing slowly": only such adverbs belong to the participle.
  if (!/^VB[NG]$/u.test(view.at(end - 1).tag)) return end;
  return /^(?:also|often|usually|always|thus|still|now|then|never|rarely)$/u.test(view.at(verb - 1).lower)
    ? verb - 1
    : verb;
}

/** Gerund phrases after prepositions: without saying a word. */
export function findPrepositionGerunds(view: SentenceView): Pattern[] {
  const patterns: Pattern[] = [];
  for (let index = 1; index < view.length - 2; index += 1) {
    const token = view.at(index);
    const preposition = view.at(index - 1);
    if (
      token.tag !== 'VBG' ||
      !token.isSure ||
      preposition.tag !== 'IN' ||
      fixedParticiples.test(token.lower)
    )
      continue;
    if (
      !/^(?:by|without|of|from|for|in|about|after|before|instead|despite|on|at|with|through)$/u.test(
        preposition.lower,
      )
    )
      continue;
    if (!/^(?:DT|PRP|PRP\$|NNS|IN|RB|WP|TO)$/u.test(view.at(index + 1).tag)) continue;
    // "from beginning to end", "a way of thinking that nobody has found"
    const isNounLike =
      token.lower === 'beginning' || isDescribed(view, index + 1) || isAttribute(view, index);
    if (isNounLike) continue;
    const end = findExtent(view, index, 0);
    const role = `동명사구, 전치사 ${preposition.lower}의 목적어`;
    patterns.push(drawPhrase('동명사구', { first: index, end, headEnd: index + 1, role, value: 2 }));
  }
  return patterns;
}

/** "a waste of working hours" */
const isAttribute = (view: SentenceView, index: number): boolean =>
  (intransitiveVerbs.has(view.at(index).lemma) || /^(?:living|working)$/u.test(view.at(index).lower)) &&
  isNoun(view.at(index + 1));

function isDescribed(view: SentenceView, that: number): boolean {
  const subject = view.at(that).lower === 'that' ? readSubject(view, skipAdverbs(view, that + 1)) : undefined;
  return subject !== undefined && hasObjectGap(view, subject.verb);
}

/** Long subjects with the verb they belong to. */
export function findLongSubjects(view: SentenceView): Pattern[] {
  return listClauseSubjects(view).flatMap((subject): Pattern[] => {
    if (
      subject.type !== 'noun' ||
      view.at(subject.head).tag.startsWith('NNP') ||
      subject.number === undefined ||
      view.at(subject.head).tag === 'VBG' ||
      /^(?:those|these)$/u.test(view.at(subject.head - 1).lower) ||
      // "a message that costs nothing to send can"
      /^(?:no|any|every|some)thing$/u.test(view.at(subject.head).lower) ||
      (!subject.hasClause && !subject.hasPreposition)
    )
      return [];
    // "flora and fauna in the book have": only one of two subjects.
    const isJoined =
      view.at(subject.first - 1).tag === 'CC' && !view.tokens.slice(0, subject.first).some(isFinite);
    const end = trimAdverbs(view, subject.verb);
    if (isJoined || end - subject.first < 4 || end - subject.head < 3) return [];
    const role = `주어 (핵심 명사: ${view.at(subject.head).text}, 동사: ${readVerb(view, subject.verb)})`;
    return [{ category: '주어와 동사', first: subject.first, end, role, isWhole: true, value: 2 }];
  });
}

/** A modal is printed with the verb that it helps. */
function readVerb(view: SentenceView, index: number): string {
  const { text, tag } = view.at(index);
  if (tag !== 'MD') return text;
  const main = skipAdverbs(view, index + 1);
  return view.at(main).tag === 'VB' ? `${text} ${view.at(main).text}` : text;
}

/** "The leaves are said to provide energy", "It is thought that …": the subject is not what is said or thought. */
const tellsOpinion = (view: SentenceView, main: number, end: number): boolean =>
  /^(?:say|think|believe|know|report|expect|suppose|consider|claim|find|rumor|estimate)$/u.test(
    view.at(main).lemma,
  ) && /^(?:to|that)$/u.test(view.at(end).lower);

const twoObjects =
  /^(?:give|offer|teach|show|tell|ask|pay|send|grant|award|deny|call|name|make|elect|consider|appoint|promise|charge|allow|cost)$/u;

/** Finite passives. */
export function findPassives(view: SentenceView): Pattern[] {
  const patterns: Pattern[] = [];
  for (let index = 0; index < view.length - 1; index += 1) {
    if (!isSureFinite(view.at(index))) continue;
    const group = readVerbGroup(view, index);
    if (view.tokens.slice(index, group.end).some(({ lower }) => /^(?:very|so|too)$/u.test(lower))) continue;
    const main = view.at(group.main);
    if (!group.isPassive || !main.isSure || adjectival.test(main.lemma) || view.at(group.end).tag === 'JJ')
      continue;
    if (/['’]/u.test(view.at(index).text) || tellsOpinion(view, group.main, group.end)) continue;
    // "are not failed attempts": the participle belongs to the noun, unless the verb has two objects.
    if (isNoun(view.at(group.end)) && !twoObjects.test(main.lemma)) continue;
    patterns.push({
      category: '수동태',
      first: index,
      end: withParticleWord(view, group.end),
      role: namePassive(view, group.first, group.main),
      isWhole: true,
      value: 2,
    });
  }
  return patterns;
}

/** booked out, cleared away */
const withParticleWord = (view: SentenceView, end: number): number =>
  view.at(end).tag === 'RP' || /^(?:out|up|off|away|down)$/u.test(view.at(end).lower) ? end + 1 : end;

function namePassive(view: SentenceView, first: number, main: number): string {
  const words = view.tokens.slice(first, main).map(({ lower }) => lower);
  const form =
    view.at(first).tag === 'MD'
      ? '조동사가 쓰인 수동태'
      : words.includes('been')
        ? '완료 시제의 수동태'
        : words.includes('being')
          ? '진행 시제의 수동태'
          : '수동태';
  return `${form} (주어가 동작(${view.at(main).lemma})의 대상)`;
}
