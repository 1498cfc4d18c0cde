import { areNearInMeaning, compareCompany } from '@jadoo/lexicon';

import { isTelling } from '#meaning/backing.ts';
import { areNear, type BlankWord, type OptionWord } from '#meaning/option-sets.ts';
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
const mostCompany = 0.38;
const drawnFrom = 14;
const minLetters = 3;

/**
 * Words that one might expect in the place of the answer, of its part of speech and form, and of which neither the
 * passage nor the opposites have the meaning. The nearest are drawn from first.
 */
export function listNearOptions(word: BlankWord, { tokens }: PassageAnalysis, random: Random): OptionWord[] {
  const { pos, token, opposites } = word;
  const lemmas = [...new Set(tokens.map(({ lemma }) => lemma.toLowerCase()))].filter(
    (lemma) => lemma.length >= minLetters,
  );
  const said = new Set(lemmas.flatMap((lemma) => listSenseKeys(lemma, pos)));
  const isSaid = (lemma: string) =>
    lemmas.some((other) => isFamily(lemma, other)) || listSenseKeys(lemma, pos).some((key) => said.has(key));
  const isNear = (lemma: string, other: string) =>
    areNear(lemma, other, pos) || areNearInMeaning(lemma, other);
  const least = opposites.length > 0 ? leastBesideOpposite : leastCompany;
  const known = [token.lemma, ...opposites.map(({ lemma }) => lemma)];
  const rated = listWords(word)
    .flatMap((lemma) => {
      const company = compareCompany(lemma, token.lemma) ?? 0;
      const text = inflect(lemma, token.tag);
      const isFit =
        text !== undefined &&
        company >= least &&
        company <= mostCompany &&
        (word.article === undefined || takesAn(text) === (word.article === 'an')) &&
        !known.some((other) => isNear(lemma, other)) &&
        !isSaid(lemma);
      return isFit ? [{ lemma, text, company }] : [];
    })
    .sort((a, b) => b.company - a.company);
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
