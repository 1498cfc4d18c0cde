import { areNearInMeaning, compareCompany, findNounClass } from '@jadoo/lexicon';

import { areNear, type BlankWord, type OptionWord } from '#meaning/option-sets.ts';
import { listCompanions, takesComplement, weighFit } from '#meaning/place-company.ts';
import { isHollowNoun } from '#meaning/subject-noun.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import type { Random } from '#random.ts';
import { isFamily } from '#wording/concepts.ts';
import { takesAn } from '#wording/swap-form.ts';

const minLetters = 4;
/** What keeps like company with the answer, or is said of the same thing, might do in its place. */
const mostCompany = 0.3;
const mostShared = 0.4;
const leastFit = 0.15;
/** What goes with the place much better than the answer, as truth with what is honest, might be taken for it. */
const mostOverFit = 0.15;
const drawnFrom = 5;

/** Nouns that the passage uses elsewhere, of another thing, and that go with the words around the blank. */
export function listPassageOptions(word: BlankWord, analysis: PassageAnalysis, random: Random): OptionWord[] {
  const { pos, token, opposites } = word;
  const companions = listCompanions(analysis, token);
  if (pos !== 'n' || companions.length === 0) return [];
  const own = analysis.tokens.filter(({ sentence }) => sentence === token.sentence);
  const ownFit = weighFit(token.lemma, companions) ?? 0;
  const known = [token.lemma, ...opposites.map(({ lemma }) => lemma)];
  const rated = analysis.tokens
    .filter(
      (one) =>
        one.tag === token.tag &&
        one.sentence !== token.sentence &&
        isPlainNoun(analysis, one) &&
        isLikeArticle(analysis, one, word) &&
        isOfMind(one.lemma) === isOfMind(token.lemma) &&
        !own.some(({ lemma }) => isFamily(lemma, one.lemma)) &&
        !known.some((other) => isNear(one.lemma, other)) &&
        takesComplement(analysis, word, one.lemma) &&
        !isSaidOfSame(analysis, one, companions),
    )
    .map((one) => ({ lemma: one.lemma, text: one.lower, fit: weighFit(one.lemma, companions) ?? 0 }))
    .filter(
      ({ fit }, at, all) =>
        fit >= leastFit &&
        fit <= ownFit + mostOverFit &&
        all.findIndex(({ lemma }) => lemma === all[at]?.lemma) === at,
    )
    .sort((a, b) => b.fit - a.fit);
  const drawn = random.shuffle(rated.slice(0, drawnFrom));
  return drawn.filter(({ lemma }, at) => !drawn.slice(0, at).some((other) => isNear(lemma, other.lemma)));
}

const isNear = (lemma: string, other: string): boolean =>
  areNear(lemma, other, 'n') ||
  areNearInMeaning(lemma, other) ||
  isFamily(lemma, other) ||
  (compareCompany(lemma, other) ?? 0) > mostCompany;

const isOfMind = (noun: string): boolean => /^(?:idea|practice)$/u.test(findNounClass(noun) ?? '');

/** A noun in small letters, neither beside another one nor one that only points. */
const isPlainNoun = ({ tokens }: PassageAnalysis, { index, text, lemma, isSure }: Token): boolean =>
  isSure &&
  text.length >= minLetters &&
  /^\p{Ll}+$/u.test(text) &&
  !/(?:ing|body|thing|one)$/u.test(text) &&
  !isHollowNoun(lemma) &&
  ![tokens[index - 1], tokens[index + 1]].some(
    (one) => /^(?:NN|VBG|POS)/u.test(one?.tag ?? '') || one?.text === '-',
  );

const articleOf = ({ tokens }: PassageAnalysis, { index }: Token): boolean =>
  /^an?$/u.test(tokens[index - 1]?.lower ?? '');

/** What stands behind "a" here is counted there, too. */
const isLikeArticle = (analysis: PassageAnalysis, one: Token, { token, article }: BlankWord): boolean =>
  token.tag === 'NNS' ||
  (article === undefined
    ? !articleOf(analysis, one) ||
      articleOf(analysis, token) ||
      /^(?:the|its|their|our)$/u.test(analysis.tokens[token.index - 1]?.lower ?? '')
    : articleOf(analysis, one) && takesAn(one.lower) === (article === 'an'));

/** "the behavior of the referees", where "the ___ of the officials" is asked for. */
const isSaidOfSame = (analysis: PassageAnalysis, one: Token, companions: readonly Token[]): boolean =>
  analysis.tokens
    .filter(({ lemma }) => lemma === one.lemma)
    .flatMap((use) => listCompanions(analysis, use))
    .some((other) =>
      companions.some(
        ({ lemma }) =>
          isFamily(lemma, other.lemma) || (compareCompany(lemma, other.lemma) ?? 0) >= mostShared,
      ),
    );
