import { findEntry, type LexiconEntry } from '@jadoo/lexicon';

import type { PassageSource } from '#exercise/exercise.ts';
import { readBlankWord, type BlankWord } from '#meaning/option-sets.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { hasRivalFor } from '#passage/first-letter-rivals.ts';
import { glossToken } from '#passage/gloss.ts';
import { findIdiomTokens } from '#passage/idioms.ts';
import { findOwnMeaning, posLabels } from '#passage/key-words.ts';
import { isLoanword } from '#passage/loan-words.ts';
import { isUsedOnce, standsOnce } from '#passage/occurrences.ts';
import { readPassageOnce } from '#passage/read-passage-once.ts';
import { isToldInHangul, settleEntry } from '#passage/sense-certainty.ts';
import { getPlainGloss } from '#passage/word-distractors.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';
import { listBlankSpots } from '#wording/blank-spots.ts';

/** A word that students can be asked to write, from its first letter and its meaning. */
interface AskedWord {
  word: BlankWord;
  gloss: string;
  /** The passage or the teacher's lines point to it. */
  isTold: boolean;
}

/** Every such word of a passage. */
export const listAskedWords = readPassageOnce((source, analysis): readonly AskedWord[] => {
  const translations = alignTranslations({ analysis, source });
  const toldAt = new Set(listBlankSpots({ source, analysis }).map(({ word }) => word.token.index));
  const asked = analysis.tokens.flatMap((token) => {
    const isFree =
      token.sentence > 0 &&
      // "nobody taught them": a pronoun that was read as a noun.
      findEntry(token.lemma, 'pron') === undefined &&
      !isInPhrase(analysis, token) &&
      !mayBeOther(analysis, token) &&
      isUsedOnce(analysis, token) &&
      standsOnce(analysis, token);
    const word = isFree ? readBlankWord(analysis, token) : undefined;
    const sure = word && findSureGloss({ analysis, source }, word, translations[token.sentence] ?? '');
    return word && sure && isTaught(word) ? [{ word, ...sure, isTold: toldAt.has(token.index) }] : [];
  });
  const settled = asked.filter(({ isSettled }) => isSettled);
  return settled.length >= enoughSettled ? settled : asked;
});

/** With so many a word about whose meaning nothing is told is left out. */
const enoughSettled = 3;

/** "made his excuses", "took her leave": what a thing of one's own means behind such a verb, it means nowhere else. */
const isInPhrase = (analysis: PassageAnalysis, { index }: Token): boolean =>
  findIdiomTokens(analysis).has(index) ||
  (analysis.tokens[index - 1]?.tag === 'PRP$' &&
    /^(?:make|take|pay|give|have|keep|hold|lose)$/u.test(analysis.tokens[index - 2]?.lemma ?? ''));

/** "deteriorated further", "avoid confusing someone": the gloss would be that of the adjective. */
function mayBeOther({ tokens }: PassageAnalysis, { index, lemma, lower }: Token): boolean {
  const before = tokens[index - 1];
  if (findEntry(lemma, 'adj') === undefined || before?.tag.startsWith('VB') !== true) return false;
  return findEntry(lemma, 'adv') !== undefined || (lower.endsWith('ing') && before.lemma !== 'be');
}

const firstLessons = 1000;
const rarest = 9000;

/** Neither a word of the first lessons, nor a rarer one of the highest band that no student need write. */
function isTaught({ token, pos }: BlankWord): boolean {
  const { band = 1, rank = 0 } = findEntry(token.lemma, pos) ?? {};
  return band === 1 ? rank > firstLessons : band < 4 || rank <= rarest;
}

/** A meaning to print, and whether anything tells that it is the one used here. */
interface SureGloss {
  gloss: string;
  isSettled: boolean;
}

/** The meaning as used here: the teacher's own, the one that the translation has, or the only one. */
function findSureGloss(
  { analysis, source }: { analysis: PassageAnalysis; source: PassageSource },
  { token, pos }: BlankWord,
  translation: string,
): SureGloss | undefined {
  const own = findOwnMeaning(source, token.lemma, posLabels[pos] ?? '');
  if (own !== undefined) return { gloss: own, isSettled: true };
  const used = glossToken(analysis.tokens, token);
  if (used?.lemma !== token.lemma || used.pos !== pos) return undefined;
  const settled = settleEntry(analysis.tokens, token, used, translation);
  const { allTold, entry, isUntold, isSure } = settled;
  if (isToldInHangul(settled) || (isUntold !== true && allTold.length === 0 && translation !== ''))
    return undefined;
  const isTold = isUntold !== true && allTold.length > 0;
  if (!isTold && entry.senses.length > 1) return undefined;
  const gloss = isTold ? allTold[0] : getPlainGloss(entry.senses);
  if (gloss === undefined || gloss === '' || /[~…]/u.test(gloss) || isHalfInHangul(entry, gloss))
    return undefined;
  return hasRivalFor(token.lemma, pos, gloss)
    ? undefined
    : { gloss, isSettled: isTold || (translation === '' && isSure) };
}

/** ‘쪽, 페이지’ gives page away. */
const isHalfInHangul = (entry: LexiconEntry, gloss: string): boolean =>
  gloss.split(', ').some((meaning) => isLoanword({ ...entry, senses: [meaning] }));
