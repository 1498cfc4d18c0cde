import { findEntry } from '@jadoo/lexicon';

import type { Difficulty } from '#exercise/exercise.ts';
import { viewSentence } from '#grammar/sentence-view.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import type { AnswerSpot } from '#wording/choose-word-marks.ts';
import { readOnce } from '#read-once.ts';
import { listReasons } from '#wording/deciding.ts';
import type { Decision } from '#wording/reason.ts';
import { isMarkable } from '#wording/swap.ts';
import { frequencyAdverbs } from '#wording/vague-adverbs.ts';
import { getWordClass } from '#wording/word-class.ts';
import { findBoundWords, findWordSpots, isStated, type WordSpot } from '#wording/word-spots.ts';

const margin = 0.7;

/** Every word whose opposite the passage contradicts for a reason that can be quoted, with the opposite that clashes most plainly. */
export const findAnswers = readOnce((analysis: PassageAnalysis): readonly AnswerSpot[] =>
  findWordSpots(analysis).flatMap((spot): AnswerSpot[] => {
    const sure = spot.rivals.flatMap(({ swap, evidence }) => {
      // Where more speaks against the word than for it, no single reason settles it.
      if (swap.source !== 'antonym' || evidence.strength < 0 || !isStated(analysis, swap)) return [];
      const clues = listReasons(analysis, swap);
      const strength = clues.reduce((sum, { weight }) => sum + weight, 0);
      return clues.length > 0 ? [{ swap, evidence: { clues, strength } }] : [];
    });
    const best = Math.max(...sure.map(({ evidence }) => evidence.strength));
    // Among opposites that clash about as much, the commoner word in full opposition.
    const [chosen] = sure
      .filter(({ evidence }) => evidence.strength >= best - margin && isSettled(spot, evidence))
      .sort((a, b) => rankSwap(a.swap) - rankSwap(b.swap));
    return chosen === undefined
      ? []
      : [{ spot, ...chosen, difficulty: getDifficulty(spot, chosen.evidence) }];
  }),
);

/** How often something happens is settled by a contrast alone. */
const isSettled = ({ token }: WordSpot, { clues }: Decision): boolean =>
  !frequencyAdverbs.has(token.lower) || clues.some(({ sense }) => sense === 'contrast');

const nearPenalty = 2500;
const bandPenalty = 5000;

/** An everyday word first, then a full opposite, then a common one. */
export function rankSwap({ lemma, pos, isFull }: WordSpot['rivals'][number]['swap']): number {
  const entry = findEntry(lemma, pos);
  return (entry?.band ?? 4) * bandPenalty + (entry?.rank ?? nearPenalty) + (isFull ? 0 : nearPenalty);
}

/** The farther the evidence and the less it is spelt out, the harder. */
function getDifficulty({ token }: WordSpot, { clues }: Decision): Difficulty {
  const [first] = clues;
  if (first === undefined) return 'high';
  const isNear = first.token.sentence === token.sentence;
  if (isNear && first.link.words !== '') return 'low';
  return isNear || first.link.words !== '' ? 'middle' : 'high';
}

const minFillerBand = 2;

/** Words without an opposite that are still worth a mark, to stand beside the answer. */
export const listPlainSpots = readOnce((analysis: PassageAnalysis): readonly WordSpot[] => {
  const taken = new Set(findWordSpots(analysis).map(({ token }) => token.index));
  return analysis.sentences.flatMap((sentence) => {
    const view = viewSentence(analysis, sentence);
    const bound = findBoundWords(view);
    return view.tokens.flatMap((token, index): WordSpot[] => {
      const pos = getWordClass(token);
      if (pos === undefined || taken.has(token.index) || bound.has(index) || !isMarkable(token)) return [];
      const band = findEntry(token.lemma, pos)?.band ?? 0;
      return band >= minFillerBand ? [{ id: `w${token.start}`, token, pos, rivals: [] }] : [];
    });
  });
});
