import { findEntry } from '@jadoo/lexicon';

import type { Difficulty } from '#exercise/exercise.ts';
import { viewSentence } from '#grammar/sentence-view.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import type { AnswerSpot } from '#wording/choose-word-marks.ts';
import type { Evidence } from '#wording/evidence.ts';
import { isMarkable } from '#wording/swap.ts';
import { getWordClass } from '#wording/word-class.ts';
import { findBoundWords, type WordSpot } from '#wording/word-spots.ts';

/** Below this the passage does not contradict the other word surely enough. */
const minStrength = 0.95;
/** A word with as much evidence goes before any with less. */
const plainStrength = 1.4;
const margin = 0.7;

/** The words to replace in a question: those with plain evidence, all others only where these are few. */
export function listAnswerSpots(spots: readonly WordSpot[]): AnswerSpot[] {
  const answers = findAnswers(spots);
  const plain = answers.filter(({ evidence }) => evidence.strength >= plainStrength);
  return plain.length >= minPlainCount ? plain : answers;
}

const minPlainCount = 2;
const frequencyAdverbs =
  /^(?:usually|often|rarely|seldom|typically|frequently|normally|commonly|sometimes|occasionally|always|initially|finally|eventually)$/u;

/** How often something happens is seldom settled by one word nearby. */
const getLeast = ({ token }: WordSpot): number =>
  frequencyAdverbs.test(token.lower) ? plainStrength : minStrength;

/**
 * Every word whose opposite the passage contradicts, with the opposite that clashes most plainly. Where both words
 * are shown side by side, `share` of the usual evidence is enough.
 */
export function findAnswers(spots: readonly WordSpot[], share = 1): AnswerSpot[] {
  return spots.flatMap((spot): AnswerSpot[] => {
    const sure = spot.rivals.filter(
      ({ swap, evidence }) =>
        swap.source === 'antonym' &&
        evidence.strength >= share * getLeast(spot) &&
        // Winds are strong or weak: the company of an adjective goes with its opposite too easily to stand alone.
        (swap.pos !== 'adj' || evidence.clues.some(({ sense }) => sense !== 'company')),
    );
    const best = Math.max(...sure.map(({ evidence }) => evidence.strength));
    // Among opposites that clash about as much, the commoner word in full opposition.
    const [chosen] = sure
      .filter(({ evidence }) => evidence.strength >= best - margin)
      .sort((a, b) => rankSwap(a.swap) - rankSwap(b.swap));
    return chosen === undefined
      ? []
      : [{ spot, ...chosen, difficulty: getDifficulty(spot, chosen.evidence) }];
  });
}

const nearPenalty = 2500;
const bandPenalty = 5000;

/** An everyday word first, then a full opposite, then a common one. */
function rankSwap({ lemma, pos, isFull }: WordSpot['rivals'][number]['swap']): number {
  const entry = findEntry(lemma, pos);
  return (entry?.band ?? 4) * bandPenalty + (entry?.rank ?? nearPenalty) + (isFull ? 0 : nearPenalty);
}

/** The farther the evidence and the less it is spelt out, the harder. */
function getDifficulty({ token }: WordSpot, { clues }: Evidence): Difficulty {
  const [first] = clues;
  if (first === undefined) return 'high';
  const isNear = first.token.sentence === token.sentence;
  if (isNear && first.link.words !== '') return 'low';
  return isNear || first.link.words !== '' ? 'middle' : 'high';
}

const minFillerBand = 2;

/** Words without an opposite that are still worth a mark, to stand beside the answer. */
export function listPlainSpots(analysis: PassageAnalysis, known: readonly WordSpot[]): WordSpot[] {
  const taken = new Set(known.map(({ token }) => token.index));
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
}
