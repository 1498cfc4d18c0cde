import { areNearInMeaning, compareCompany } from '@jadoo/lexicon';

import { isTelling } from '#meaning/backing.ts';
import { areNear, type BlankWord, type OptionWord } from '#meaning/option-sets.ts';
import { listCompanions, takesComplement, weighFit } from '#meaning/place-company.ts';
import { listSenseKeys } from '#meaning/same-sense.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { inflect } from '#passage/inflect.ts';
import type { Random } from '#random.ts';
import { isFamily } from '#wording/concepts.ts';
import { takesAn } from '#wording/swap-form.ts';
import rows from '../../data/blank-words.json' with { type: 'json' };

const lists = new Map(Object.entries(rows).map(([name, words]) => [name, words.split(' ')]));

/** Words that keep some company with the answer sound at home in its place; those that keep the same might do there. */
const leastCompany = 0.14;
/** Beside an opposite the others may lie farther off. */
const leastBesideOpposite = 0.09;
const mostCompany = 0.32;
/** Where the passage sets another word against the answer, words that keep like company are still wrong. */
const mostBesideContrast = 0.38;
const drawnFrom = 8;
const minLetters = 3;
/** With the words beside the blank a wrong word goes at least so well, and about as well as the right one. */
const leastFit = 0.16;
const leastFitWithOne = 0.2;
/** What goes with them much better than the right one, as truth with what is honest, might be taken for it. */
const mostOverFit = 0.15;
const shareOfFit = 0.75;
const mostNeeded = 0.28;

/**
 * Words that one might expect in the place of the answer, of its part of speech and form, that go with the words around
 * it and of which neither the passage nor the opposites have the meaning. Those that go best are drawn from first.
 */
export function listNearOptions(
  word: BlankWord,
  analysis: PassageAnalysis,
  random: Random,
  isContrasted = false,
): OptionWord[] {
  const { pos, token, opposites } = word;
  const { tokens } = analysis;
  const companions = listCompanions(analysis, token);
  const own = weighFit(token.lemma, companions) ?? 0;
  const least = companions.length === 1 ? leastFitWithOne : leastFit;
  const needed = companions.length > 0 ? Math.max(least, Math.min(mostNeeded, shareOfFit * own)) : 0;
  const isAtHome = (fit: number) =>
    companions.length === 0 || (fit >= needed && fit <= Math.max(own, mostNeeded) + mostOverFit);
  const most = isContrasted ? mostBesideContrast : mostCompany;
  const lemmas = [...new Set(tokens.map(({ lemma }) => lemma.toLowerCase()))].filter(
    (lemma) => lemma.length >= minLetters,
  );
  const said = new Set(lemmas.flatMap((lemma) => listSenseKeys(lemma, pos)));
  const isSaid = (lemma: string) =>
    lemmas.some((other) => isFamily(lemma, other)) || listSenseKeys(lemma, pos).some((key) => said.has(key));
  const isNear = (lemma: string, other: string) =>
    areNear(lemma, other, pos) || areNearInMeaning(lemma, other);
  const farthest = opposites.length > 0 ? leastBesideOpposite : leastCompany;
  const known = [token.lemma, ...opposites.map(({ lemma }) => lemma)];
  const rated = listWords(word)
    .flatMap((lemma) => {
      const company = compareCompany(lemma, token.lemma) ?? 0;
      const text = inflect(lemma, token.tag);
      const isFit =
        text !== undefined &&
        takesComplement(analysis, word, lemma) &&
        company >= farthest &&
        company <= most &&
        (word.article === undefined || takesAn(text) === (word.article === 'an')) &&
        !known.some((other) => isNear(lemma, other)) &&
        !isSaid(lemma);
      const fit = isFit ? (weighFit(lemma, companions) ?? 0) : 0;
      return isFit && isAtHome(fit) ? [{ lemma, text, rank: company + fit }] : [];
    })
    .sort((a, b) => b.rank - a.rank);
  const ordered = [...random.shuffle(rated.slice(0, drawnFrom)), ...rated.slice(drawnFrom)];
  return ordered.filter(({ lemma }, at) => !ordered.slice(0, at).some((other) => isNear(lemma, other.lemma)));
}

const supports = 4;

/** How near the matter of the other sentences lies to a word in the place of the token. */
export function weighSupport({ tokens }: PassageAnalysis, token: Token, lemma: string): number {
  const others = tokens.filter((one) => one.sentence !== token.sentence && isTelling(one));
  const companies = [...new Set(others.map((one) => one.lemma))]
    .map((other) => compareCompany(lemma, other) ?? 0)
    .sort((a, b) => b - a)
    .slice(0, supports);
  return companies.reduce((sum, company) => sum + company, 0) / supports;
}

const closeCompany = 0.35;
const leastRivals = 9;

/** Whether there are enough words like it that one could expect in its place: of "world" and "music" there are none. */
export const hasRivals = ({ pos, token }: BlankWord): boolean =>
  (lists.get(pos) ?? []).filter((lemma) => (compareCompany(lemma, token.lemma) ?? 0) >= closeCompany)
    .length >= leastRivals;

function listWords({ pos, token, frame, article, isOneOfMany }: BlankWord): readonly string[] {
  // "a stability" would be ruled out by its article.
  const isCounted = token.tag === 'NNS' || (pos === 'n' && (article !== undefined || isOneOfMany));
  const isIntransitive = pos === 'v' && frame === 'i';
  return lists.get(isCounted ? 'counted' : isIntransitive ? 'intransitive' : pos) ?? [];
}
