import { findLinks, listCues } from '#cohesion/list-cues.ts';
import type { Cue } from '#cohesion/cue.ts';
import { isNamed, turns, type Fault, type Rival } from '#cohesion/measure-faults.ts';
import { findForms } from '#cohesion/pronoun-cues.ts';
import { areFamily, emptyWords, isNoun } from '#cohesion/words.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';

/** The sentence that comes after a gap; the rest counts on without the one that was taken out. */
export const readNext = (gap: number, given: number): number => (gap + 1 < given ? gap + 1 : gap + 2);

/** What tells that the gap is wrong. What "however" turns against may stand before the gap as well: then the gap must part two neighbours, or all of it must come later. */
export function listReasons(
  analysis: PassageAnalysis,
  { decisive, strained }: Rival,
  given: number,
  gap: number,
): readonly Fault[] {
  const telling = decisive.filter(
    (fault) =>
      isTelling(fault, given) &&
      !canWait(analysis, fault, given) &&
      !isNamedBy(analysis, fault, given) &&
      !isStillMeant(analysis, fault, given, gap),
  );
  const lostTurns = decisive.filter(
    ({ sentence, cue, isLost }) => turns(cue) && isLost && (sentence === given || sentence === given + 1),
  );
  if (telling.length + lostTurns.length === 0) return telling;
  // Just after its place the talk is still of the same.
  const parted =
    gap === given
      ? []
      : strained.filter(
          (fault) =>
            fault.sentence === readNext(gap, given) &&
            isParted(fault) &&
            !isNamedBy(analysis, fault, given) &&
            !goesOn(analysis, fault, given) &&
            !isStillMeant(analysis, fault, given, gap),
        );
  // "For this reason" may follow many a statement: only what the gap parts tells that it is wrong.
  if (telling.some(({ cue }) => !turns(cue)))
    return telling.some(
      ({ sentence, cue }) => sentence !== given || isNamed(cue) || cue.type !== 'demonstrative',
    )
      ? telling
      : parted.filter(({ cue }) => tellsParting(cue));
  if (parted.length > 0) return parted;
  if (telling.length > 0) return telling;
  const lastBefore = Math.min(gap, given - 1);
  return lostTurns.filter(
    ({ sentence }) =>
      lastBefore < findStartOfTalk(analysis, sentence - 1) && !speaksOfSame(analysis, sentence, lastBefore),
  );
}

/** Words that take up words, or an answer that lost its question, close a gap; of those that take up a statement, which may be another, it takes two. */
export const areFirm = (reasons: readonly Fault[], given: number): boolean =>
  reasons.some(
    ({ cue, isLost, sentence }) =>
      (isNamed(cue) && (isLost || !canReachBack(cue, sentence - given))) ||
      cue.type === 'question' ||
      (cue.type === 'connective' &&
        isLost &&
        sentence === given &&
        !turns(cue) &&
        !followsDay.test(cue.words) &&
        cue.relation !== '이어받음'),
  ) || new Set(reasons.map(({ sentence }) => sentence)).size > 1;

/** "The next morning" and "two minutes later" may follow whatever happened. */
const followsDay = /^(?:(?:in |on )?the (?:following|next)|then)\b|\blater$/iu;

/** Past a sentence the next one may still speak of "those tribes", and drivers may be "them" wherever they drive. */
const canReachBack = ({ type, words }: Cue, place: number): boolean =>
  (type === 'demonstrative' && (place === 1 || /^(?:these|those|such)\b/iu.test(words))) ||
  (type === 'pronoun' && /^(?:they|them|their)$/iu.test(words));

/** "A question of this kind": the sentence put in speaks of a question as well, so that it parts nothing. */
function isNamedBy(analysis: PassageAnalysis, { sentence, cue }: Fault, given: number): boolean {
  if (cue.type !== 'demonstrative' || sentence === given || sentence === given + 1) return false;
  const ends = [cue.words.split(' ').at(-1)?.toLowerCase(), ...listMeant(cue)];
  const meant = analysis.tokens.filter((token) => token.sentence === sentence && ends.includes(token.lower));
  return analysis.tokens.some(
    (token) =>
      token.sentence === given &&
      (ends.includes(token.lower) || (isNoun(token) && meant.some((noun) => areFamily(noun, token)))),
  );
}

/** The text there still speaks of whom "she" means, or the sentence parts two such neighbours in its own place as well. */
function isStillMeant(
  analysis: PassageAnalysis,
  { sentence, cue, isLost }: Fault,
  given: number,
  gap: number,
): boolean {
  if (isLost) return false;
  const rest = analysis.sentences.map(({ index }) => index).filter((index) => index !== given);
  const order = [...rest.slice(0, gap + 1), given, ...rest.slice(gap + 1)];
  const at = order.indexOf(sentence);
  if (cue.type === 'demonstrative')
    return isKeptByPronoun(analysis, cue, order[at - 1]) || isNamedAgain(analysis, cue, order[at - 1]);
  const forms = findForms(cue);
  if (forms === undefined) return false;
  if (sentence !== given && order[at - 1] === given)
    return (listCues(analysis)[given + 1] ?? []).some(
      (other) => findForms(other) === forms && !other.antecedents.has(given),
    );
  const meant = new Set([...forms, ...listMeant(cue)]);
  const speaks = (index: number | undefined): boolean =>
    analysis.tokens.some((token) => token.sentence === index && meant.has(token.lower));
  // Of whom the sentence put in is the first to speak, nothing else does.
  if (sentence !== given && !rest.some((index) => index < given && speaks(index))) return false;
  // A person stays in mind past a sentence; the next one may speak on.
  const near = [order[at - 1], ...(forms.has('they') || forms.has('it') ? [] : [order[at - 2]])];
  return [...near, ...(sentence === given ? [order[at + 1]] : [])].some(speaks);
}

/** "It is rather a choice": what "this presumption" takes up is still spoken of. */
function isKeptByPronoun(analysis: PassageAnalysis, { words }: Cue, before: number | undefined): boolean {
  const pronouns = /^(?:these|those|such)\b.*s$/iu.test(words) ? /^(?:they|them|their)$/u : /^(?:it|its)$/u;
  return analysis.tokens.some(({ sentence, lower }) => sentence === before && pronouns.test(lower));
}

/** "The same students" behind a sentence that speaks of students. */
const isNamedAgain = (analysis: PassageAnalysis, { words }: Cue, before: number | undefined): boolean => {
  const noun = words.split(' ').at(-1)?.toLowerCase();
  return analysis.tokens.some((token) => token.sentence === before && isNoun(token) && token.lower === noun);
};

/** The last words of its mentions. */
const listMeant = ({ antecedents }: Fault['cue']): string[] =>
  [...antecedents.values()].flatMap(({ words }) => words.split(' ').at(-1)?.toLowerCase() || []);

/** The first of the sentences up to this one of which each goes on from the one before. */
const findStartOfTalk = (analysis: PassageAnalysis, sentence: number): number =>
  sentence > 0 && findLinks(analysis, { first: sentence - 1, end: sentence }, sentence).length > 0
    ? findStartOfTalk(analysis, sentence - 1)
    : sentence;

/** A noun of the sentence was met by the end of `last`. */
const speaksOfSame = (analysis: PassageAnalysis, sentence: number, last: number): boolean =>
  analysis.tokens.some(
    (token) =>
      token.sentence === sentence &&
      isNoun(token) &&
      !emptyWords.has(token.lemma) &&
      analysis.tokens.some((earlier) => earlier.sentence <= last && areFamily(earlier, token)),
  );

/** "They", "One reason", "for example": not "this", which may take up the sentence put in, nor "too", which may add to its own. */
const tellsParting = ({ type, relation }: Fault['cue']): boolean =>
  type !== 'demonstrative' && relation !== '첨가';

const minParted = 0.5;

const several = /\b(?:they|them|their|both|either|neither|each|the two)\b/iu;

/** "Either of them … Both": what is put in speaks of the same two. */
const goesOn = (analysis: PassageAnalysis, { cue }: Fault, given: number): boolean =>
  /^(?:both|each|neither|they|their)\b/iu.test(cue.words) &&
  several.test(analysis.sentences[given]?.text ?? '');

/** "Such loans", "so": the next sentence takes up the one that stood before it. "The conclusion, then" may be drawn from the one put in as well, and "The reason" be one for it. */
const isParted = ({ cue, cost, isLost }: Fault): boolean =>
  cost >= minParted &&
  !isLost &&
  !turns(cue) &&
  cue.relation !== '결과' &&
  !/^the (?:reason|result|problem|answer|effect|difference)$/iu.test(cue.words) &&
  /^(?:demonstrative|pronoun|connective|comparison|question)$/u.test(cue.type);

/** Between two others, the sentence may be what a mere connective of the second takes up; further on, "this habit" may sum up more than one sentence. */
function isTelling({ sentence, cue, isLost }: Fault, given: number): boolean {
  // Who was named long before is still "she" past another sentence.
  if (cue.type === 'pronoun' && sentence !== given && !isLost) return false;
  // Of "such music" in the next sentence any mention of music will do.
  if (isSuch(cue)) return isNamed(cue) && (isLost || sentence === given);
  if (cue.type === 'question' || isNamed(cue)) return true;
  if (takesAnything(cue)) return false;
  if (turns(cue)) return sentence === given && !isLost;
  if (isBareThis(cue)) return sentence === given + 1 && isLost;
  if (sentence === given) return isLost || cue.type !== 'demonstrative';
  return sentence === given + 1;
}

const finite = /^(?:VB[DPZ]|MD)$/u;

/** "His advice is", "The answer is": what somebody holds, or what it all comes to, may be told some sentences further on as well; what he did next may not. */
function canWait(analysis: PassageAnalysis, { sentence, cue, isLost }: Fault, given: number): boolean {
  if (sentence !== given || isLost) return false;
  if (cue.relation === '이어받음') return true;
  if (!/^(?:he|him|his|she|her)$/iu.test(cue.words)) return false;
  const tokens = analysis.tokens.filter((token) => token.sentence === sentence);
  const at = tokens.findIndex(({ text }) => text === cue.words);
  const verb = tokens.slice(at).find(({ tag }) => finite.test(tag));
  return verb !== undefined && verb.tag !== 'VBD' && !/^(?:could|would)$/u.test(verb.lower);
}

/** "Such a thing": what stood earlier may be meant as well. */
const isSuch = ({ type, words }: Fault['cue']): boolean =>
  type === 'demonstrative' && /^such\b/iu.test(words);

/** "Therefore" may conclude from what stood earlier, too; "for example" suits any claim, and "of course" grants anything. */
const takesAnything = ({ relation }: Fault['cue']): boolean =>
  /^(?:결과|재진술|실제|강조|요약|예시|양보)$/u.test(relation);

/** "This is true of children" can be said of many a statement. */
const isBareThis = ({ type, words }: Fault['cue']): boolean =>
  type === 'demonstrative' && /^(?:this|that)$/iu.test(words);
