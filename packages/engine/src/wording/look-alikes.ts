import { compareCompany } from '@jadoo/lexicon';

import type { PassageAnalysis } from '#passage/analysis.ts';
import { readOnce } from '#read-once.ts';
import { settleSense, tells } from '#wording/settle-sense.ts';
import { measureSlotFit } from '#wording/slot-company.ts';
import { isPrintedBeside, isSurePair } from '#wording/sure-pairs.ts';
import type { Swap } from '#wording/swap.ts';
import { areTaughtTogether } from '#wording/taught-pairs.ts';
import { getWordClass } from '#wording/word-class.ts';
import type { WordSpot } from '#wording/word-spots.ts';

/** A word and another one that it is taken for, of which its sentence tells the meaning. */
export interface LookAlike {
  spot: WordSpot;
  swap: Swap;
  /** The other word belongs to no matter of the passage and stands beside none of the words of its place. */
  isStrange: boolean;
}

/** Look-alikes of a word with one meaning, or of which the Korean line tells the meaning, where the passage does not speak of the other one. */
export function listLookAlikes(
  analysis: PassageAnalysis,
  spots: readonly WordSpot[],
  lines: readonly string[],
): LookAlike[] {
  return spots.flatMap((spot) =>
    spot.rivals.flatMap(({ swap: pair }): LookAlike[] => {
      if (pair.source !== 'confusable' || !isSurePair(pair) || isPrintedBeside(analysis, pair)) return [];
      if (analysis.tokens.some(({ lemma }) => lemma === pair.lemma)) return [];
      const line = lines[spot.token.sentence] ?? '';
      const { swap, isOpen } = settleSense(analysis, pair, line);
      const isDoubtful = isOpen && swap.meaning.includes(';');
      if (isDoubtful || tells(line, swap.otherMeaning)) return [];
      return [{ spot, swap, isStrange: isStrange(analysis, swap) }];
    }),
  );
}

/** How near a word has to be to the matter of the passage: less where readers do take it for the other one. */
const leastNearness = { taught: 0.22, other: 0.32 } as const;

function isStrange(analysis: PassageAnalysis, { token, pos, lemma }: Swap): boolean {
  const { tokens, sentences } = analysis;
  const { firstToken = 0, endToken = 0 } = sentences[token.sentence] ?? {};
  const fit = measureSlotFit(tokens.slice(firstToken, endToken), token.index - firstToken, pos, lemma);
  if (fit.kept > 0) return false;
  const least = areTaughtTogether(token.lemma, lemma) ? leastNearness.taught : leastNearness.other;
  return measureNearness(analysis, token.lemma, lemma) < least;
}

const nearestCount = 3;
const stemLength = 4;
const leastLength = 4;

/** How like the company of a word is to that of the words of the passage that are nearest to it, without the word itself. */
function measureNearness(analysis: PassageAnalysis, own: string, lemma: string): number {
  const nearest = listWords(analysis)
    .filter((word) => word !== own && word.slice(0, stemLength) !== lemma.slice(0, stemLength))
    .map((word) => compareCompany(lemma, word) ?? 0)
    .sort((a, b) => b - a)
    .slice(0, nearestCount);
  return nearest.reduce((sum, one) => sum + one, 0) / nearestCount;
}

const listWords = readOnce(({ tokens }: PassageAnalysis): readonly string[] => [
  ...new Set(
    tokens.flatMap((token) =>
      getWordClass(token) !== undefined && token.lemma.length >= leastLength ? [token.lemma] : [],
    ),
  ),
]);
