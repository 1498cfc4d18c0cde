import { areNearInMeaning, compareCompany, findAntonyms } from '@jadoo/lexicon';

import type { PassageSource } from '#exercise/exercise.ts';
import { namesMeaning } from '#meaning/same-sense.ts';
import { sensesOf } from '#meaning/option-sets.ts';
import type { SummaryBlank } from '#meaning/summary/summary-blanks.ts';
import { listBonds } from '#meaning/summary/summary-fit.ts';
import type { PassageAnalysis, Sentence, Token } from '#passage/analysis.ts';
import { hasToldSense } from '#passage/told-sense.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';
import { getConcept, isFamily, relate, sharesNarrowScale } from '#wording/concepts.ts';
import { getWordClass, isWordClass, type WordClass } from '#wording/word-class.ts';

/** The passage with its translation and 요지, and its summary. */
export interface Summarised {
  source: PassageSource;
  analysis: PassageAnalysis;
  summary: PassageAnalysis;
}

/** So much of what stands around the blank a sentence has as well that says a deed, says another word, has but its family, or tells it in Korean alone. */
const leastOfVeryWord = 0.4;
const leastOfDeed = 0.5;
const leastBeside = 0.5;
const leastOfWord = 0.7;
const leastOfFamily = 1;
const leastOfTold = 1.4;
/** So many words away from the blank a word of the summary counts half. */
const halfReach = 4;
/** What the sentences beside it have counts so much, where the very word is said. */
const shareOfContext = 0.5;
const akinCompany = 0.4;
/** So near a quality or a thing stands to what it is said of. */
const besideReach = 4;
const denial =
  /^(?:not|n[’']t|never|no|nothing|nobody|none|without|nor|neither|cannot|less|than|instead|rather)$/u;
const denialReach = 4;
/** A question or a speech need not tell what is so. */
const isAskedOrQuoted = ({ text }: Sentence): boolean => /\?|^[“"]|[“"][^”"]{25}/u.test(text);
const view =
  /^(?:believe|think|assume|suppose|expect|hope|fear|claim|argue|seem|disagree|criticize|appear|attribute|blame|describe|consider|regard|view|imagine|conclude|whether)$/u;
const viewReach = 4;
const general = /^(?:change|create|produce|cause|affect|influence)$/u;

/** What somebody thinks, hopes or says need not be so; but what only seems so in the summary as well is shown by it. */
function isViewed(tokens: readonly Token[], index: number): boolean {
  const before = tokens.slice(0, index);
  const start = before.findLastIndex(
    ({ text }, at) =>
      /^[,;]$/u.test(text) && /^(?:but|yet|and|so|while|whereas)$/u.test(before[at + 1]?.lower ?? ''),
  );
  return before.slice(start + 1).some(({ lemma }) => view.test(lemma));
}

/** Whether the 요지 has the meaning of the word or of one of its side: then it says by itself what stands in the blank. */
export function isInGist({ gist }: PassageSource, { token, pos }: SummaryBlank): boolean {
  // Of qualities the twins shade too much: what is hasty is not only quick.
  const twins = pos === 'v' ? listTwins(token.lemma, pos) : [];
  const senses = [token.lemma, ...twins].flatMap((lemma) => sensesOf(lemma, pos));
  return hasToldSense(senses, gist ?? '');
}

/** Words with a contrary in common that stand on one side of a narrow scale: reduce and lower. */
const listTwins = (lemma: string, pos: SummaryBlank['pos']): readonly string[] =>
  findAntonyms(lemma, pos)
    .flatMap(({ word }) => findAntonyms(word, pos).map((own) => own.word))
    .filter((word) => word !== lemma && isOfSide(word, pos, lemma, pos));

const isOfSide = (left: string, own: SummaryBlank['pos'], right: string, pos: SummaryBlank['pos']): boolean =>
  isWordClass(own) && isWordClass(pos) && sharesNarrowScale(getConcept(left, own), getConcept(right, pos));

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
  const isHedged = summary.tokens
    .slice(Math.max(0, token.index - viewReach), token.index)
    .some(({ lemma }) => view.test(lemma));
  const weighShared = (isShared: (word: Token) => boolean): number =>
    others
      .filter(isShared)
      .reduce((sum, { index }) => sum + halfReach / (halfReach + Math.abs(index - token.index)), 0);
  const rated = analysis.sentences
    .filter((sentence) => !isAskedOrQuoted(sentence))
    .flatMap((sentence) => {
      const own = analysis.tokens.slice(sentence.firstToken, sentence.endToken);
      const line = lines[sentence.index] ?? '';
      // "지도의 방향이 자연의 사실이 아님" does not tell what feels natural.
      const isTold =
        namesMeaning(line, senses) && !/아니|아님|않|못|없/u.test(line) && !isViewed(own, own.length);
      const isNamed = hasToldSense(senses, line);
      const isNearBond = (index: number): boolean =>
        own
          .slice(Math.max(0, index - besideReach), index + besideReach + 1)
          .some(({ lemma }) => bonds.some((bond) => isAkin(lemma, bond)));
      const isSaidAt = (word: Token, index: number): boolean =>
        isMeant(word, token, pos, isNamed) ||
        (getWordClass(word) === pos && isOfSide(word.lemma, pos, token.lemma, pos) && isNearBond(index));
      const said: readonly number[] = own.flatMap((word, index) =>
        isSaidAt(word, index) && !isDenied(own, index) && (isHedged || !isViewed(own, index)) ? [index] : [],
      );
      if (said.length === 0 && !isTold) return [];
      const isShared = ({ lemma }: Token): boolean => own.some((word) => isAkin(word.lemma, lemma));
      // "High temperatures" say nothing of "high humidity", nor familiar roads of a familiar melody.
      const qualified =
        pos === 'adj' ? said.flatMap((index) => own.slice(index + 1, index + 2).filter(isNoun)) : [];
      const isOfOther = qualified.some((noun) => !others.some(({ lemma }) => isAkin(noun.lemma, lemma)));
      if (isOfOther && !(named !== undefined && isShared(named))) return [];
      const isBeside = said.some(isNearBond);
      const isVeryWord = said.some((index) => own[index]?.lemma === token.lemma);
      const isOfClass = said.some((index) => getWordClass(own[index] as Token) === pos);
      // What changes one thing changes no other for that.
      if (said.length > 0 && general.test(token.lemma) && !isBeside) return [];
      // "Interpreted as harm" does not tell of harmful expectations.
      if (said.length > 0 && !isOfClass && bonds.length > 0 && !isBeside) return [];
      const context = isVeryWord ? readContext(analysis, sentence) : [];
      const ownNearness = weighShared(isShared);
      // Trains that reduce noise do not show that kitchens reduce costs, whatever stands in the next sentence.
      if (pos === 'v' && ownNearness === 0) return [];
      const nearness =
        ownNearness +
        shareOfContext *
          weighShared((word) => !isShared(word) && context.some(({ lemma }) => isFamily(lemma, word.lemma)));
      const least = said.length === 0 ? leastOfTold : pickLeast(pos, { isVeryWord, isOfClass, isBeside });
      return nearness >= least ? [{ sentence, rank: nearness + (said.length > 0 ? 1 : 0) }] : [];
    });
  return rated.sort((a, b) => b.rank - a.rank)[0]?.sentence;
}

/** How the word is said in a sentence. */
interface Saying {
  isVeryWord: boolean;
  isOfClass: boolean;
  isBeside: boolean;
}

/** So much of what stands around the blank a sentence has to share that says the word. */
function pickLeast(pos: SummaryBlank['pos'], { isVeryWord, isOfClass, isBeside }: Saying): number {
  if (isVeryWord) return leastOfVeryWord;
  if (!isOfClass) return leastOfFamily;
  if (pos === 'v') return leastOfDeed;
  return isBeside ? leastBeside : leastOfWord;
}

/** The sentences on either side. */
const readContext = ({ tokens, sentences }: PassageAnalysis, { index }: Sentence): readonly Token[] =>
  [index - 1, index + 1].flatMap((at) => {
    const sentence = sentences[at];
    return sentence === undefined ? [] : tokens.slice(sentence.firstToken, sentence.endToken);
  });

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
