import { findEntry } from '@jadoo/lexicon';

import type { Difficulty, Inline } from '#exercise/exercise.ts';
import { isBe, isNoun, skipAdverbs, subordinators, type SentenceView } from '#grammar/sentence-view.ts';
import { withParticle } from '#korean.ts';
import { isQuality } from '#syntax/givable-words.ts';
import type { Pattern } from '#syntax/patterns/pattern.ts';

/** A sentence that students have to write from its Korean line. */
interface WrittenSentence {
  view: SentenceView;
  words: number;
  patterns: readonly Pattern[];
  translation: string;
}

/** The conditions of 조건 영작, numbered: the words, their number, a construction, and what the Korean line hides. */
export function listConditions(
  { view, words, patterns, translation }: WrittenSentence,
  difficulty?: Difficulty,
): Inline[][] {
  const pattern = difficulty === 'high' ? undefined : findNamed(patterns);
  const construction = pattern && nameCondition(pattern);
  const conditions = [
    '<보기>의 말을 모두 한 번씩 쓰고, 필요하면 어형을 바꿀 것',
    // A faithful student may write one word more or less than the author.
    `${difficulty === 'high' ? words : `${words - 1}~${words + 1}`}단어로 된 한 문장으로 쓸 것`,
    ...(construction === undefined ? [] : [construction]),
    ...(difficulty !== 'high' && construction !== passiveCondition && hidesPassive(view, translation)
      ? [passiveCondition]
      : []),
    // A Korean past may stand for either tense.
    ...(isUnrealNow(view) ? [unrealNowCondition] : []),
    ...(hasPastPerfect(view) ? [isUnreal(view) ? unrealCondition : perfectCondition] : []),
    ...(namesFirst(view, patterns, difficulty) ? [`첫 단어는 ${view.at(0).text}일 것`] : []),
  ];
  return conditions.map((text, index) => [{ type: 'text', text: `${index + 1}. ${text}` }]);
}

const passiveCondition = '수동태를 사용할 것';

/** "사람이 그 절차를 진행할 것을 권고한다" for "be run by someone": the Korean line leads to the active voice. */
const hidesPassive = (view: SentenceView, translation: string): boolean =>
  !translation.includes('의해') &&
  view.tokens.some(
    ({ lower }, index) =>
      lower === 'by' &&
      /^VBN?$/u.test(view.at(index - 1).tag) &&
      // "will be gone by the morning"
      view.at(index - 1).lower !== 'gone' &&
      isBe(view.at(index - 2)) &&
      view.at(index + 1).tag !== 'VBG',
  );

const perfectCondition = '과거완료 시제를 사용할 것';

const unrealCondition = '가정법 과거완료를 사용할 것';

/** "what would have happened if events had taken another course" */
const isUnreal = (view: SentenceView): boolean =>
  view.tokens.some(({ lower }) => lower === 'if') &&
  view.tokens.some(
    ({ lower }, index) =>
      /^(?:would|could|might|should)$/u.test(lower) && view.at(skipAdverbs(view, index + 1)).lower === 'have',
  );

const unrealNowCondition = '가정법 과거를 사용할 것';

/** "If we had no doubts, nobody would ask": a Korean line tells it as it tells what may be. */
function isUnrealNow(view: SentenceView): boolean {
  const start = view.tokens.findIndex(({ lower }) => lower === 'if');
  if (start < 0 || asking.test(view.at(start - 1).lemma) || hasPastPerfect(view)) return false;
  const verb = view.tokens.findIndex(({ tag }, index) => index > start && isFiniteTag.test(tag));
  return (
    view.at(verb).tag === 'VBD' &&
    view.tokens.some(
      ({ lower }, index) =>
        // "She asked her uncle if he knew a song that they could sing" supposes nothing.
        (start === 0 ? index > verb : index < start) &&
        // "If happiness were added up, she should be glad": with `should` only beside a singular `were`.
        (/^(?:would|could|might)$/u.test(lower) || (lower === 'should' && isSingularWere(view, verb))) &&
        isBareVerb(view, skipAdverbs(view, index + 1)),
    )
  );
}

/** "have the better memory", but not "have walked". */
const isBareVerb = (view: SentenceView, at: number): boolean =>
  view.at(at).tag === 'VB' &&
  !(view.at(at).lower === 'have' && view.at(skipAdverbs(view, at + 1)).tag === 'VBN');

const isSingularWere = (view: SentenceView, verb: number): boolean =>
  view.at(verb).lower === 'were' &&
  /^(?:NN|NNP|PRP)$/u.test(view.at(verb - 1).tag) &&
  !/^(?:we|you|they)$/u.test(view.at(verb - 1).lower);

const asking = /^(?:ask|wonder|know|see|test|check|decide|doubt|tell|sure|as|even)$/u;
const isFiniteTag = /^(?:VB[DPZ]|MD)$/u;

const hasPastPerfect = (view: SentenceView): boolean =>
  view.tokens.some(
    ({ lower }, index) => lower === 'had' && view.at(skipAdverbs(view, index + 1)).tag === 'VBN',
  );

/** The construction that a pattern asks for, in the words of a condition. */
function nameCondition({ category, role }: Pattern): string | undefined {
  const idiom = /「(?:so ~ that …|so that ~|too ~ to …|전치사 \+ 관계대명사|의문사 \+ to부정사)」/u.exec(
    role,
  )?.[0];
  if (idiom !== undefined)
    return `${idiom} ${idiom.startsWith('「전치사') || idiom.startsWith('「의문사') ? '형태를' : '구문을'} 사용할 것`;
  if (role.startsWith('진주어')) return '가주어 It과 진주어 to부정사를 사용할 것';
  if (role.startsWith('진목적어')) return '가목적어 it과 진목적어 to부정사를 사용할 것';
  if (role.includes('생략'))
    return `${role.includes('접속사') ? '접속사 that을' : '관계대명사를'} 생략하여 쓸 것`;
  const word = /(관계대명사|관계부사|접속사) ([a-z ]+?)(?:이|가) 이끄는/u.exec(role);
  if (word) return `${word[1] ?? ''} ${withParticle(word[2] ?? '', '을')} 사용할 것`;
  const cleft = /^「It ~ \w+」 강조 구문/u.exec(role)?.[0];
  if (cleft !== undefined) return `${cleft}을 사용할 것`;
  if (role.startsWith('「with')) return '「with + 목적어 + 분사」 구문을 사용할 것';
  if (role.startsWith('what')) return 'what이 이끄는 명사절을 사용할 것';
  if (category === '수동태') return passiveCondition;
  if (category === '분사구')
    return role.includes('분사구문') ? '분사구문을 사용할 것' : '명사를 수식하는 분사를 사용할 것';
  if (category === 'to부정사') return 'to부정사를 사용할 것';
  return category === '동명사구' ? '동명사를 사용할 것' : undefined;
}

/** "Leading experts deny it", "finding and preparing a word": no gerund, or half of one; "is complicated": no passive. */
export const isProven = (view: SentenceView, pattern: Pattern): boolean => {
  const { category, first, end } = pattern;
  // "centers of learning in Africa": a noun of its own.
  if (category === '동명사구')
    return !(
      isNoun(view.at(first + 1)) ||
      view.at(first - 1).tag === 'CC' ||
      (view.at(first + 1).tag === 'IN' && findEntry(view.at(first).lower, 'n') !== undefined)
    );
  // "is surprisingly little compared with that": no passive either.
  if (category === '수동태')
    return (
      !isQuality(view, end - 1) &&
      // "to be gone"
      view.at(end - 1).lower !== 'gone' &&
      !view.tokens.slice(first, end).some(({ tag }) => tag.startsWith('JJ'))
    );
  // "the first book Hana borrowed" is a clause; "a paddle, its fingers joined by sheets" says something of its noun and describes none.
  if (category === '분사구' && pattern.role.includes('수식'))
    return !(
      /^(?:NNPS?|PRP)$/u.test(view.at(first - 1).tag) ||
      (view.at(first - 2).tag === 'PRP$' && view.at(first - 3).text === ',')
    );
  return !hasDoubtfulVerb(view, pattern);
};

/** "what we call flavor depends on smell": a verb that was read as a noun may end the clause before. */
const hasDoubtfulVerb = (view: SentenceView, { category, first, end }: Pattern): boolean =>
  category.endsWith('절') &&
  view.tokens
    .slice(first, end)
    .some(
      ({ tag, isSure, lemma }, at) =>
        tag === 'NNS' &&
        !isSure &&
        view.at(first + at - 1).tag === 'NN' &&
        view.at(first + at + 1).tag === 'IN' &&
        findEntry(lemma, 'v') !== undefined,
    );

/** Openings that no translation leads to. */
const unforeseen = /^(?:nor|neither|not|only|seldom|rarely|hardly|little|few|had|were|should|so|such)$/u;

/** Whether the conditions tell the first word: on easy sheets, where no construction can be named, and before an inversion. */
export const namesFirst = (
  view: SentenceView,
  patterns: readonly Pattern[],
  difficulty: Difficulty = 'middle',
): boolean =>
  difficulty === 'low' ||
  unforeseen.test(view.at(0).lower) ||
  opensWithPlace(view) ||
  (view.at(0).tag === 'RB' && view.at(1).text === ',') ||
  (difficulty === 'middle' && findNamed(patterns) === undefined);

const phraseReach = 7;

/** "Beside the bridge stands a tower": a phrase in front that no comma sets off. */
const opensWithPlace = (view: SentenceView): boolean =>
  view.at(0).tag === 'IN' &&
  !subordinators.has(view.at(0).lower) &&
  !view.tokens.slice(0, phraseReach).some(({ text }) => text === ',');

/** The construction that the conditions name. */
export const findNamed = (patterns: readonly Pattern[]): Pattern | undefined =>
  patterns.find((one) => nameCondition(one) !== undefined);
