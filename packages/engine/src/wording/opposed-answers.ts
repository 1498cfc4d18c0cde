import { findEntry } from '@jadoo/lexicon';

import type { PassageSource } from '#exercise/exercise.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import { splitMeanings } from '#passage/split-meanings.ts';
import { readToldSenses } from '#passage/told-sense.ts';
import { alignTranslations } from '#syntax/aligned-translations.ts';
import { findAnswers } from '#wording/answer-spots.ts';
import type { AnswerSpot } from '#wording/choose-word-marks.ts';
import { isGivenAway } from '#wording/giveaway.ts';
import { listNamedSpots, type NamedSpot } from '#wording/named-words.ts';
import { isOfAnySubject, listPointSpots } from '#wording/point-words.ts';
import { findOpposedMeanings } from '#wording/opposed-senses.ts';
import { isPrintedBeside, isSurePair, keepSureAnswers } from '#wording/sure-pairs.ts';
import type { Swap } from '#wording/swap.ts';
import { listTiedAnswers } from '#wording/tied-answers.ts';
import { findWordSpots } from '#wording/word-spots.ts';

/** Words whose opposite the passage contradicts, each once: what a word nearby, a tied clause or only the whole passage shows. */
export interface OpposedAnswers {
  told: AnswerSpot[];
  tied: AnswerSpot[];
  meant: AnswerSpot[];
}

/** The words that can be asked by their opposite, by how plainly the passage settles them. */
export function listOpposedAnswers(source: PassageSource, analysis: PassageAnalysis): OpposedAnswers {
  const spots = findWordSpots(analysis);
  const lines = alignTranslations({ analysis, source });
  const keep = keepEachOnce(analysis);
  return {
    told: keep(keepSureAnswers(analysis, findAnswers(analysis))).filter(
      ({ spot: { token, pos }, swap }) =>
        isMeantSo(swap, lines[token.sentence] ?? '') && !(pos === 'adj' && isOfAnySubject(analysis, token)),
    ),
    tied: keep(listTiedAnswers(source, analysis, spots)),
    meant: keep(listPointSpots(source, analysis, spots)).filter(({ swap }) =>
      isMeantSo(swap, lines[swap.token.sentence] ?? ''),
    ),
  };
}

/** A drop of water has no rise: where the translation tells a meaning, it is the one to which the opposite belongs. */
function isMeantSo({ token, pos, lemma }: Swap, line: string): boolean {
  const fitting = findOpposedMeanings(token.lemma, lemma);
  if (fitting.length === 0) return true;
  const told = readToldSenses(findEntry(token.lemma, pos)?.senses ?? [], line);
  if (told.length === 0) return true;
  return told.some(({ sense }) => splitMeanings(sense).some((meaning) => fitting.includes(meaning)));
}

/** Further ones, which can be asked where the opposite is shown beside the word. */
export interface ShownAnswers extends OpposedAnswers {
  named: NamedSpot[];
}

/** The words that can be asked beside their opposite. */
export function listShownAnswers(source: PassageSource, analysis: PassageAnalysis): ShownAnswers {
  const spots = findWordSpots(analysis);
  const opposed = listOpposedAnswers(source, analysis);
  const taken = Object.values(opposed).flatMap((answers: AnswerSpot[]) => answers.map(({ spot }) => spot.id));
  const keep = keepEachOnce(analysis, taken);
  return {
    ...opposed,
    named: keep(listNamedSpots(source, analysis, spots)),
  };
}

function keepEachOnce(analysis: PassageAnalysis, taken: readonly string[] = []) {
  const seen = new Set(taken);
  return <Answer extends AnswerSpot>(answers: readonly Answer[]): Answer[] =>
    answers.filter(({ spot, swap }) => {
      const isNew = !seen.has(spot.id);
      // Where the plainest opposite cannot stand, another one is far-fetched.
      seen.add(spot.id);
      return isNew && isSurePair(swap) && !isGivenAway(analysis, swap) && !isPrintedBeside(analysis, swap);
    });
}
