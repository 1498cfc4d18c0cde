import { findEntry } from '@jadoo/lexicon';

import type { PassageSource } from '#exercise/exercise.ts';
import { readBlankWord, sensesOf, type BlankWord } from '#meaning/option-sets.ts';
import { namesMeaning } from '#meaning/same-sense.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { hasRivalFor } from '#passage/first-letter-rivals.ts';
import { findIdiomTokens } from '#passage/idioms.ts';
import { findOwnMeaning, posLabels } from '#passage/key-words.ts';
import { isUsedOnce, standsOnce } from '#passage/occurrences.ts';
import { readPassageOnce } from '#passage/read-passage-once.ts';
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
  return analysis.tokens.flatMap((token) => {
    const isFree =
      token.sentence > 0 &&
      // "nobody taught them": a pronoun that was read as a noun.
      findEntry(token.lemma, 'pron') === undefined &&
      !isInPhrase(analysis, token) &&
      !mayBeAdverb(analysis, token) &&
      isUsedOnce(analysis, token) &&
      standsOnce(analysis, token);
    const word = isFree ? readBlankWord(analysis, token) : undefined;
    const gloss = word && findSureGloss(source, word, translations[token.sentence] ?? '');
    return word && gloss && isTaught(word) ? [{ word, gloss, isTold: toldAt.has(token.index) }] : [];
  });
});

/** "made his excuses", "took her leave": what a thing of one's own means behind such a verb, it means nowhere else. */
const isInPhrase = (analysis: PassageAnalysis, { index }: Token): boolean =>
  findIdiomTokens(analysis).has(index) ||
  (analysis.tokens[index - 1]?.tag === 'PRP$' &&
    /^(?:make|take|pay|give|have|keep|hold|lose)$/u.test(analysis.tokens[index - 2]?.lemma ?? ''));

/** "deteriorated further": the gloss would be that of the adjective. */
const mayBeAdverb = ({ tokens }: PassageAnalysis, { index, lemma }: Token): boolean =>
  findEntry(lemma, 'adv') !== undefined &&
  findEntry(lemma, 'adj') !== undefined &&
  tokens[index - 1]?.tag.startsWith('VB') === true;

const firstLessons = 1000;
const rarest = 9000;

/** Neither a word of the first lessons, nor a rarer one of the highest band that no student need write. */
function isTaught({ token, pos }: BlankWord): boolean {
  const { band = 1, rank = 0 } = findEntry(token.lemma, pos) ?? {};
  return band === 1 ? rank > firstLessons : band < 4 || rank <= rarest;
}

/** The meaning as used here: the teacher's own, the one that the translation has, or the only one. */
function findSureGloss(
  source: PassageSource,
  { token, pos }: BlankWord,
  translation: string,
): string | undefined {
  const own = findOwnMeaning(source, token.lemma, posLabels[pos] ?? '');
  if (own !== undefined) return own;
  const senses = sensesOf(token.lemma, pos);
  const used = senses.flatMap((sense) => listUsedMeanings(sense, translation));
  const sure = used.length > 0 ? [used.join(', ')] : senses.length === 1 ? senses : [];
  return sure
    .map((sense) => getPlainGloss([sense]))
    .find((gloss) => gloss !== undefined && gloss !== '' && !hasRivalFor(token.lemma, pos, gloss));
}

/** Of ‘방송국, 기지’ only what the translation says: 기지. */
const listUsedMeanings = (sense: string, translation: string): string[] =>
  sense.split(/, ?/u).filter((meaning) => namesMeaning(translation, [meaning]));
