import { areNearInMeaning, compareCompany } from '@jadoo/lexicon';

import type { PassageSource } from '#exercise/exercise.ts';
import { namesMeaning } from '#meaning/same-sense.ts';
import { sensesOf } from '#meaning/option-sets.ts';
import type { SummaryBlank } from '#meaning/summary/summary-blanks.ts';
import { listBonds } from '#meaning/summary/summary-fit.ts';
import type { PassageAnalysis, Sentence, Token } from '#passage/analysis.ts';
import { findToldSenses } from '#passage/told-sense.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';
import { getConcept, isFamily, relate } from '#wording/concepts.ts';
import { getWordClass, type WordClass } from '#wording/word-class.ts';

/** The passage with its translation and 요지, and its summary. */
export interface Summarised {
  source: PassageSource;
  analysis: PassageAnalysis;
  summary: PassageAnalysis;
}

/** So much of what stands around the blank a sentence has as well that says a deed, says another word, or tells it in Korean alone. */
const leastOfDeed = 0.5;
const leastBeside = 0.5;
const leastOfWord = 0.7;
const leastOfTold = 1.4;
/** So many words away from the blank a word of the summary counts half. */
const halfReach = 4;
const akinCompany = 0.4;
/** So near a quality or a thing stands to what it is said of. */
const besideReach = 4;
const denial = /^(?:not|n[’']t|never|no|without|nor|neither|cannot|less|than|instead|rather)$/u;
const denialReach = 4;
/** A question, or what somebody thinks, hopes or says, need not be so. */
const isView = ({ text }: Sentence): boolean =>
  /\?|^[“"]|[“"][^”"]{25}|\b(?:believe|think|thought|assume|suppose|expect|hope|fear|claim|argue|seem|disagree|criticize|appear|attribute|blame|describe|consider|regard|view|imagine)(?:s|ed|d)?\b|\bwhether\b/u.test(
    text,
  );

/** Whether the 요지 has the meaning of the word: then it says by itself what stands in the blank. */
export function isInGist({ gist }: PassageSource, { token, pos }: SummaryBlank): boolean {
  return findToldSenses(sensesOf(token.lemma, pos), gist ?? '').length > 0;
}

/** The sentence of the passage that has the right word, or one of its meaning, of what the summary says it of. */
export function findBacking(
  { source, analysis, summary }: Summarised,
  blank: SummaryBlank,
): Sentence | undefined {
  const { token, pos } = blank;
  const others = summary.tokens.filter((one) => one !== token && isContent(one));
  const bonds = listBonds(summary, blank).map(({ lemma }) => lemma);
  const lines = alignTranslations({ source, analysis });
  const senses = sensesOf(token.lemma, pos);
  const [named] = pos === 'adj' ? summary.tokens.slice(token.index + 1, token.index + 2).filter(isNoun) : [];
  const rated = analysis.sentences
    .filter((sentence) => !isView(sentence))
    .flatMap((sentence) => {
      const own = analysis.tokens.slice(sentence.firstToken, sentence.endToken);
      const line = lines[sentence.index] ?? '';
      // "지도의 방향이 자연의 사실이 아님" does not tell what feels natural.
      const isTold = namesMeaning(line, senses.slice(0, 1)) && !/아니|아님|않|못|없/u.test(line);
      const isNamed = findToldSenses(senses, line).length > 0;
      const said: readonly number[] = own.flatMap((word, index) =>
        isMeant(word, token, pos, isNamed) && !isDenied(own, index) ? [index] : [],
      );
      if (said.length === 0 && !isTold) return [];
      const isShared = ({ lemma }: Token): boolean => own.some((word) => isAkin(word.lemma, lemma));
      // "High temperatures" say nothing of "high humidity"; what "keeps it modern" is told of its life.
      const isOfOther = said.some((index) => own[index + 1] !== undefined && isNoun(own[index + 1] as Token));
      if (named !== undefined && isOfOther && !isShared(named)) return [];
      const nearness = others
        .filter(isShared)
        .reduce((sum, { index }) => sum + halfReach / (halfReach + Math.abs(index - token.index)), 0);
      const isBeside = said.some((index) =>
        own
          .slice(Math.max(0, index - besideReach), index + besideReach + 1)
          .some(({ lemma }) => bonds.some((bond) => isAkin(lemma, bond))),
      );
      const least =
        said.length === 0 ? leastOfTold : pos === 'v' ? leastOfDeed : isBeside ? leastBeside : leastOfWord;
      return nearness >= least ? [{ sentence, rank: nearness + (said.length > 0 ? 1 : 0) }] : [];
    });
  return rated.sort((a, b) => b.rank - a.rank)[0]?.sentence;
}

/** One family, or words that mean nearly the same. */
const isAkin = (left: string, right: string): boolean =>
  isFamily(left, right) ||
  (areNearInMeaning(left, right) && (compareCompany(left, right) ?? 0) >= akinCompany);

const isNoun = ({ tag }: Token): boolean => tag.startsWith('NN');

/** The word itself or of its family, or one that means nearly the same where the Korean of the sentence says so, too. */
function isMeant(word: Token, { lemma }: Token, pos: SummaryBlank['pos'], isNamed: boolean): boolean {
  const own = getWordClass(word);
  if (own === undefined) return false;
  const relation = relate(getConcept(lemma, pos as WordClass), getConcept(word.lemma, own));
  if (relation === 'family') return true;
  const company = compareCompany(word.lemma, lemma) ?? 0;
  const isNear = own === pos && company >= akinCompany;
  return (
    isNamed &&
    (relation === 'synonym' || (isNear && (relation === 'same' || areNearInMeaning(word.lemma, lemma))))
  );
}

const isDenied = (tokens: readonly Token[], index: number): boolean =>
  tokens.slice(Math.max(0, index - denialReach), index).some(({ lower }) => denial.test(lower));

const isContent = (token: Token): boolean =>
  getWordClass(token) !== undefined &&
  !/^(?:be|have|do|make|more|other|many|much|very|can|only)$/u.test(token.lemma);
