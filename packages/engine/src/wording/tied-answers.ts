import { findEntry } from '@jadoo/lexicon';

import type { PassageSource } from '#exercise/exercise.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import { isSenseOpen } from '#passage/choose-sense.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';
import { rankSwap } from '#wording/answer-spots.ts';
import type { AnswerSpot } from '#wording/choose-word-marks.ts';
import { findClauseReason } from '#wording/clause-logic.ts';
import type { Evidence } from '#wording/evidence.ts';
import type { Swap } from '#wording/swap.ts';
import { tells } from '#wording/settle-sense.ts';
import { measureSlotFit } from '#wording/slot-company.ts';
import { frequencyAdverbs, isVague } from '#wording/vague-adverbs.ts';
import { isStated, type WordSpot } from '#wording/word-spots.ts';
import type { Reason } from '#wording/reason.ts';

/** A tie alone has to be a plain one; a weaker one needs words nearby that speak for the right word, too. */
const leastWeights = { alone: 0.88, backed: 0.73 } as const;
const backing = 0.6;
/** Words nearby may say a little against the right word, but no more. */
const leastStrength = -0.5;

/** Words whose opposite the clause tied to their own does not bear, where the passage says nothing nearer to them. */
export function listTiedAnswers(
  source: PassageSource,
  analysis: PassageAnalysis,
  spots: readonly WordSpot[],
): AnswerSpot[] {
  const lines = alignTranslations({ analysis, source });
  return spots.flatMap((spot): AnswerSpot[] => {
    if (isVague(spot)) return [];
    const line = lines[spot.token.sentence] ?? '';
    const fitting = spot.rivals.flatMap(({ swap, evidence }): AnswerSpot[] => {
      if (swap.source !== 'antonym' || !swap.isFull || evidence.strength < leastStrength) return [];
      if (!isStated(analysis, swap) || !isSettled(analysis, swap, line)) return [];
      const reason = findClauseReason(analysis, swap);
      if (reason === undefined || reason.weight < readLeast(evidence) || isLoose(spot, reason)) return [];
      if (bareTraits.has(spot.token.lemma) && /^(?:cause|effect)$/u.test(reason.sense)) return [];
      const strength = reason.weight + Math.min(evidence.strength, 1) / 2;
      return [{ spot, swap, evidence: { clues: [reason], strength }, difficulty: 'middle' }];
    });
    const rank = ({ swap }: AnswerSpot) => rankSwap(swap) - (isSaidHere(analysis, swap) ? saidWorth : 0);
    const [chosen] = fitting.sort((a, b) => rank(a) - rank(b));
    return chosen === undefined ? [] : [chosen];
  });
}

const readLeast = ({ strength }: Evidence): number =>
  strength >= backing ? leastWeights.backed : leastWeights.alone;

/** What is known to stand beside the words of the place goes before a commoner word. */
const saidWorth = 5000;

/** Whether the other word is known to stand beside words of the place. */
export function isSaidHere({ tokens, sentences }: PassageAnalysis, { token, pos, lemma }: Swap): boolean {
  const { firstToken = 0, endToken = 0 } = sentences[token.sentence] ?? {};
  return measureSlotFit(tokens.slice(firstToken, endToken), token.index - firstToken, pos, lemma).kept > 0;
}

/** Whatever its size, most can be said of a thing. */
const sizes = new Set('tiny small little big large huge'.split(' '));

/** Which of them a thing has to be for what comes of it ("no wave breaks there because it is deeper") not the passage tells, but the world. */
const bareTraits = new Set(
  `deep shallow thick thin hot cold warm cool wet dry humid soft heavy light fast slow rough smooth sharp dull bright dark
  solid liquid sweet sour`.split(/\s+/u),
);

/**
 * How something is done, only a cause or what comes of it decides; how often, only a clause of its own sentence; how
 * much more, no turn: "it belongs to the camels, but is smaller than a camel".
 */
const isLoose = ({ pos, token }: WordSpot, { sense, link }: Reason): boolean =>
  (sense === 'turn' && /^(?:JJ|RB)R$/u.test(token.tag)) ||
  (sense !== 'degree' && sizes.has(token.lemma)) ||
  (pos === 'adv' &&
    (frequencyAdverbs.has(token.lower)
      ? link.sentences > 0
      : /^(?:condition|outcome|means|turn)$/u.test(sense)));

/** Whether it is told which meaning the word has here: by the translation, else by the word itself. */
function isSettled(
  { tokens }: PassageAnalysis,
  { token, pos, meaning, otherMeaning }: Swap,
  line: string,
): boolean {
  // Of several meanings the opposite belongs to the first.
  const [first = ''] = meaning.split('; ');
  const entry = findEntry(token.lemma, pos);
  if (line !== '')
    return (
      (tells(line, first) || entry?.senses.length === 1) && !tells(line, otherMeaning.split('; ')[0] ?? '')
    );
  return entry !== undefined && !isSenseOpen(tokens, token, entry);
}
