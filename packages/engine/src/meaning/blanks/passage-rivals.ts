import { areNearInMeaning, compareCompany, findEntry, findNounClass } from '@jadoo/lexicon';

import { isTelling } from '#meaning/blanks/backing.ts';
import { areNear, type OptionWord } from '#meaning/option-sets.ts';
import { isHollowNoun } from '#meaning/subject-noun.ts';
import type { SummaryBlank } from '#meaning/summary/summary-blanks.ts';
import { listNeighbours, rateFit } from '#meaning/summary/summary-fit.ts';
import { listPlaces } from '#meaning/summary/summary-places.ts';
import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import { findIdiomTokens } from '#passage/idioms.ts';
import { inflect } from '#passage/inflect.ts';
import { findSetTokens } from '#passage/set-phrases.ts';
import { getConcept, getValence, isFamily, relate, type Concept } from '#wording/concepts.ts';
import { takesAn } from '#wording/swap-form.ts';
import { getWordClass } from '#wording/word-class.ts';

const minLetters = 4;
/** What keeps so like company might do in the place of the right word. */
const mostCompany = 0.35;
/** What the passage says of so near a thing, it may say of the thing itself. */
const mostShared = 0.4;

/** They tell when, how much or how large, and nothing of the point. */
const measures =
  /^(?:long|short|large|small|great|whole|single|last|first|second|next|past|high|average|mere|present|other|particular|main|relative)$/u;

/** Nouns and qualities that the passage has elsewhere, of another thing, in the form and the place of the right one; verbs seldom go with the words of another one. */
export function listPassageRivals(
  analysis: PassageAnalysis,
  alone: PassageAnalysis,
  blank: SummaryBlank,
  token: Token,
): OptionWord[] {
  const { pos } = blank;
  if (pos !== 'n' && pos !== 'adj') return [];
  const neighbours = listNeighbours(alone, blank.token);
  const [place] = listPlaces(alone, blank);
  const own = alone.tokens.filter(isTelling);
  const found = analysis.tokens.filter(
    (one) =>
      one.sentence !== token.sentence &&
      getWordClass(one) === pos &&
      isPlain(analysis, one) &&
      !measures.test(one.lemma) &&
      rateFit(one.lemma, token.lemma, neighbours) === 'well' &&
      listPlaces(analysis, { ...blank, token: one })[0] === place &&
      (pos !== 'n' || isLikeNoun(analysis, one, blank)) &&
      (pos !== 'adj' || /^JJ$/u.test(one.tag)) &&
      !own.some(({ lemma }) => isFamily(lemma, one.lemma)) &&
      !isKin(one.lemma, token.lemma, pos) &&
      !isSaidOfSame(analysis, one, neighbours),
  );
  const texts = new Map(found.map(({ lemma }) => [lemma, inflect(lemma, token.tag)] as const));
  return [...texts].flatMap(([lemma, text]) => {
    const agrees =
      text !== undefined &&
      /^\p{Ll}+$/u.test(text) &&
      (blank.article === undefined || takesAn(text) === (blank.article === 'an'));
    return agrees ? [{ lemma, text }] : [];
  });
}

function isKin(lemma: string, right: string, pos: 'n' | 'adj'): boolean {
  return (
    areNear(lemma, right, pos) ||
    areNearInMeaning(lemma, right) ||
    isAsGood(getConcept(lemma, pos), getConcept(right, pos)) ||
    /^(?:family|synonym|same)$/u.test(relate(getConcept(right, pos), getConcept(lemma, pos)) ?? '') ||
    (compareCompany(lemma, right) ?? 1) > mostCompany
  );
}

/** "on the side of truth", where accuracy is asked for: both are praised. */
const isAsGood = (one: Concept, other: Concept): boolean =>
  getValence(one) !== 0 && getValence(one) === getValence(other);

/** By itself, known to be what it is, and no part of something said as a whole. */
const isPlain = (analysis: PassageAnalysis, token: Token): boolean =>
  token.isSure &&
  token.text.length >= minLetters &&
  /^\p{Ll}+$/u.test(token.text) &&
  isTelling(token) &&
  !findSetTokens(analysis).has(token.index) &&
  !findIdiomTokens(analysis).has(token.index) &&
  findEntry(token.lemma, getWordClass(token) ?? 'n') !== undefined &&
  ![analysis.tokens[token.index - 1], analysis.tokens[token.index + 1]].some((one) => one?.text === '-');

const articleOf = ({ tokens }: PassageAnalysis, { index }: Token): boolean =>
  /^an?$/u.test(tokens[index - 1]?.lower ?? '');

/** A noun of the same number and kind that does not belong to the noun beside it. */
const isLikeNoun = (analysis: PassageAnalysis, one: Token, { token, article }: SummaryBlank): boolean =>
  one.tag === token.tag &&
  !isHollowNoun(one.lemma) &&
  !/(?:body|thing|one)$/u.test(one.text) &&
  findNounClass(one.lemma) === findNounClass(token.lemma) &&
  ![analysis.tokens[one.index - 1], analysis.tokens[one.index + 1]].some((beside) =>
    /^(?:NN|VBG|POS)/u.test(beside?.tag ?? ''),
  ) &&
  (token.tag === 'NNS' || (article !== undefined) === articleOf(analysis, one));

/** "the behavior of the referees", where "the ___ of the officials" is asked for. */
const isSaidOfSame = (analysis: PassageAnalysis, one: Token, neighbours: readonly string[]): boolean =>
  analysis.tokens
    .filter(({ lemma }) => lemma === one.lemma)
    .flatMap((use) => listNeighbours(analysis, use))
    .some((other) =>
      neighbours.some((lemma) => isFamily(lemma, other) || (compareCompany(lemma, other) ?? 0) >= mostShared),
    );
