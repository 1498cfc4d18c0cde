import type { PassageAnalysis } from '#passage/analysis.ts';
import type { KeyWord } from '#passage/key-words.ts';
import type { Random } from '#random.ts';

/** How much a band is worth learning from a reading passage. */
const bandWorth: readonly number[] = [0, 0, 2, 3, 2.7];
const repeatWorth = 0.4;
const derivedCost = 1.2;
const phraseWorth = 0.4;
const variationWorth = 1.2;
/** Of two words of one level the one whose meaning here is certain comes first. */
const openCost = 1;
/** What the lack of other senses in the glossary counts against a level. */
const doubtCost = 2;
/** By so many words a list may rather be shorter than show a word of which the translation does not tell the only sense. */
const untoldGap = 3;
/** The same of a word of several senses. */
const unsettledGap = 5;
/** More than any other merit can outweigh. */
const doubtfulCost = 6;

/** How many words are wanted. */
interface WordWish {
  count: number;
  /** Doubtful words and those below `leastBand` are taken only up to this number. */
  enough: number;
  leastBand?: number;
  /** 0 gives the best choice; higher values let others in, for another try. */
  variation: number;
}

/** The most useful words by first appearance. */
export function pickKeyWords(
  words: readonly KeyWord[],
  analysis: PassageAnalysis,
  { count, enough, leastBand = 0, variation }: WordWish,
  random: Random,
): KeyWord[] {
  const uses = new Map<string, number>();
  for (const token of analysis.tokens) uses.set(token.lemma, (uses.get(token.lemma) ?? 0) + 1);
  const scored = words.map((word) => ({
    word,
    worth: getWorth(word, uses) + random.next() * variationWorth * variation,
  }));
  scored.sort((left, right) => right.worth - left.worth || left.word.start - right.word.start);
  return scored
    .slice(0, count)
    .filter(
      ({ word }, index) =>
        (word.isDoubtful !== true && !isCommon(word, leastBand)) || index < enough - getGap(word),
    )
    .map(({ word }) => word)
    .sort((left, right) => left.start - right.start);
}

function getGap(word: KeyWord): number {
  if (word.isUntold !== true) return 0;
  return isUnsettled(word) ? unsettledGap : untoldGap;
}

/** The translation tells none of its senses, so that the first may well be wrong, and of a thing it would tell its name. */
const isUnsettled = ({ senses, entry, isPhrase }: KeyWord): boolean =>
  (entry !== undefined && (senses.length > 1 || entry.pos === 'n')) || isPhrase === true;

/** A phrase of common words is no common word. */
const isCommon = ({ band, entry }: KeyWord, leastBand: number): boolean =>
  entry !== undefined && band < leastBand;

function getWorth(word: KeyWord, uses: ReadonlyMap<string, number>): number {
  if (word.isDoubtful === true) return getUsefulness(word, uses) - doubtfulCost;
  return getUsefulness(word, uses);
}

function getUsefulness(word: KeyWord, uses: ReadonlyMap<string, number>): number {
  const doubt = (word.doubt ?? 0) * doubtCost;
  if (word.isPhrase === true) return (bandWorth[word.band] ?? 0) + phraseWorth - doubt;
  if (word.entry === undefined) return 10;
  const repeats = Math.min(3, (uses.get(word.lemma) ?? 1) - 1);
  return (
    (bandWorth[word.band] ?? 0) +
    repeats * repeatWorth -
    (word.entry.base === undefined ? 0 : derivedCost) -
    (word.isOpen === true ? openCost : 0) -
    doubt
  );
}
