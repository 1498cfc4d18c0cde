import { compareCompany, findConfusables } from '@jadoo/lexicon';

import type { PassageAnalysis } from '#passage/analysis.ts';
import { readOnce } from '#read-once.ts';
import { settleSense, tells } from '#wording/settle-sense.ts';
import { isPrintedBeside } from '#wording/sure-pairs.ts';
import type { Swap } from '#wording/swap.ts';
import { getWordClass } from '#wording/word-class.ts';
import { isSaidHere } from '#wording/tied-answers.ts';
import type { WordSpot } from '#wording/word-spots.ts';

/** A word and another one that it is taken for, of which its sentence tells the meaning. */
export interface LookAlike {
  spot: WordSpot;
  swap: Swap;
  /** The other word is foreign to such a text, or to the matter of the passage: plain nonsense in its place. */
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
      if (pair.source !== 'confusable' || isPrintedBeside(analysis, pair)) return [];
      if (analysis.tokens.some(({ lemma }) => lemma === pair.lemma)) return [];
      const line = lines[spot.token.sentence] ?? '';
      const { swap, isOpen } = settleSense(analysis, pair, line);
      const isDoubtful = isOpen && swap.meaning.includes(';');
      if (isDoubtful || tells(line, swap.otherMeaning)) return [];
      // What is said beside the words of the place may stand there.
      if (isSaidHere(analysis, swap)) return [];
      return [{ spot, swap, isStrange: isStrange(analysis, swap) }];
    }),
  );
}

/** How near a word has to be to the matter of the passage. */
const leastNearness = 0.22;

const isStrange = (analysis: PassageAnalysis, { token, pos, lemma }: Swap): boolean =>
  !findConfusables(token.lemma, pos).some(({ word, isNear }) => word === lemma && isNear) ||
  measureNearness(analysis, token.lemma, lemma) < leastNearness;

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
