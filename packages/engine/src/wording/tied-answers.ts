import { findEntry } from '@jadoo/lexicon';

import type { PassageSource } from '#exercise/exercise.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import { isSenseOpen } from '#passage/choose-sense.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';
import { rankSwap } from '#wording/answer-spots.ts';
import type { AnswerSpot } from '#wording/choose-word-marks.ts';
import { findClauseReason } from '#wording/clause-logic.ts';
import { lightWords } from '#wording/evidence.ts';
import type { Swap } from '#wording/swap.ts';
import { tells } from '#wording/settle-sense.ts';
import { frequencyAdverbs, vagueAdverbs } from '#wording/vague-adverbs.ts';
import { isStated, type WordSpot } from '#wording/word-spots.ts';
import type { Reason } from '#wording/reason.ts';

const leastWeight = 0.7;

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
      if (swap.source !== 'antonym' || !swap.isFull || evidence.strength < 0) return [];
      if (!isStated(analysis, swap) || !isSettled(analysis, swap, line)) return [];
      const reason = findClauseReason(analysis, swap);
      if (reason === undefined || reason.weight < leastWeight || isLoose(spot, reason)) return [];
      const strength = reason.weight + Math.min(evidence.strength, 1) / 2;
      return [{ spot, swap, evidence: { clues: [reason], strength }, difficulty: 'middle' }];
    });
    const [chosen] = fitting.sort((a, b) => rankSwap(a.swap) - rankSwap(b.swap));
    return chosen === undefined ? [] : [chosen];
  });
}

const isVague = ({ token, pos }: WordSpot): boolean =>
  (pos === 'adv' && vagueAdverbs.has(token.lower) && !frequencyAdverbs.has(token.lower)) ||
  (pos !== 'v' && lightWords.has(token.lemma) && token.tag === 'JJ') ||
  relations.has(token.lemma);

/** What is like or unlike something may be either, whatever is said beside it. */
const relations = new Set('similar different separate ordinary'.split(' '));

/** How something is done, a condition seldom decides; how often, only a whole clause beside it. */
const isLoose = ({ pos, token }: WordSpot, { sense, link }: Reason): boolean =>
  pos === 'adv' &&
  (/^(?:condition|outcome|means)$/u.test(sense) || (frequencyAdverbs.has(token.lower) && link.sentences > 0));

/** Whether it is told which meaning the word has here: by the translation, else by the word itself. */
function isSettled({ tokens }: PassageAnalysis, { token, pos, meaning, otherMeaning }: Swap, line: string): boolean {
  // Of several meanings the opposite belongs to the first.
  const [first = ''] = meaning.split('; ');
  if (line !== '') return tells(line, first) && !tells(line, otherMeaning.split('; ')[0] ?? '');
  const entry = findEntry(token.lemma, pos);
  return entry !== undefined && !isSenseOpen(tokens, token, entry);
}
