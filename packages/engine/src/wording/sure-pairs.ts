import { findAntonyms } from '@jadoo/lexicon';

import type { PassageAnalysis, Token } from '#passage/analysis.ts';
import type { AnswerSpot } from '#wording/choose-word-marks.ts';
import { findGround, findQuote, isWholeQuote } from '#wording/quote-clause.ts';
import type { Reason } from '#wording/reason.ts';
import type { Swap } from '#wording/swap.ts';

/** Words whose opposites nobody would write in the same frame ("die of the health"), or that go there as well ("miss the missing page"). */
const opposedInNameOnly = new Set(
  `health disease illness sickness knowledge awareness ignorance problem solution advocate supporter proponent opponent transmit improbability attention inattention conservation
  theory practice listener speaker copy afterward beforehand spend push pull finish
  dream reality freedom captivity liability asset miss demand supply sadness understood misunderstood misunderstand land sea heat imitation`.split(
    /\s+/u,
  ),
);

/** Whether a word and its opposite make a box or a planted error of which one word only can stand. */
export const isSurePair = ({ token, lemma }: Swap): boolean =>
  !opposedInNameOnly.has(token.lemma) && !opposedInNameOnly.has(lemma);

/** Whether the right word stands in its own sentence once more, so that it is found without being understood. */
export const isPrintedBeside = ({ tokens }: PassageAnalysis, { token }: Pick<Swap, 'token'>): boolean =>
  tokens.some(
    ({ lemma, sentence, index }) =>
      lemma === token.lemma && sentence === token.sentence && index !== token.index,
  );

/** The answers of sure pairs, each with the reasons of which the explanation is always true. */
export function keepSureAnswers(analysis: PassageAnalysis, answers: readonly AnswerSpot[]): AnswerSpot[] {
  return answers.flatMap((answer): AnswerSpot[] => {
    const clues = answer.evidence.clues.filter(
      (clue) => isPlainReason(answer.swap, clue) && isQuotable(analysis, answer.swap, clue),
    );
    return isSurePair(answer.swap) && clues.length > 0
      ? [{ ...answer, evidence: { ...answer.evidence, clues } }]
      : [];
  });
}

/**
 * What is only akin shows the direction but settles nothing that can be said in one line, and a contrast shows
 * itself only where the opposite stands there: "needy" is none of "need not", and what is more than one thing is not less of another.
 */
function isPlainReason(swap: Swap, { sense, token, link }: Reason): boolean {
  if (sense === 'same' || sense === 'partner' || sense === 'company') return false;
  if (link.words.toLowerCase() === 'than') return false;
  // "the larger bill … they ask for large bills": of more and less the plain word tells nothing.
  if (sense === 'echo' && isCompared(swap.token) && isPlainTrait(token)) return false;
  if (sense === 'echo' && token.sentence > swap.token.sentence + 1) return false;
  return sense !== 'contrast' || listOpposites(swap).has(toBase(token.lemma));
}

const isPlainTrait = ({ tag }: Token): boolean => tag === 'JJ' || tag === 'RB';

const isCompared = ({ tag }: Token): boolean => /^(?:JJ|RB)[RS]$/u.test(tag);

/** Whether what is quoted for the reason is a clause that can be read by itself. */
const isQuotable = (analysis: PassageAnalysis, swap: Swap, { sense, token }: Reason): boolean =>
  !/^(?:echo|contrast|denied)$/u.test(sense) ||
  (isWholeQuote(analysis, findGround(analysis, token, swap.token)) &&
    !(sense === 'echo' && (isSaidByTheWay(analysis, token) || isAddedTo(analysis, swap.token, token))));

/** "gave it at regular hours, before the pain could come back": when something was done is said of another matter. */
const isSaidByTheWay = (analysis: PassageAnalysis, token: Token): boolean =>
  /^(?:before|after|until)$/u.test(analysis.tokens[findQuote(analysis, token).first]?.lower ?? '');

/** "First, the edge sticks. Second, it dries at the edge": each is said for itself. */
const isAddedTo = ({ sentences }: PassageAnalysis, word: Token, clue: Token): boolean =>
  word.sentence !== clue.sentence &&
  /^(?:second|third|finally|another|moreover|in addition|besides|furthermore)\b/iu.test(
    sentences[Math.max(word.sentence, clue.sentence)]?.text ?? '',
  );

const listOpposites = ({ token, lemma, pos }: Swap): ReadonlySet<string> =>
  new Set([lemma, ...findAntonyms(token.lemma, pos).map(({ word }) => word)].map(toBase));

/** slowly as slow */
const toBase = (word: string): string => word.replace(/ly$/u, '');
