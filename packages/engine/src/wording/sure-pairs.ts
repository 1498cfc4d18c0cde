import { findAntonyms } from '@jadoo/lexicon';

import type { PassageAnalysis } from '#passage/analysis.ts';
import type { AnswerSpot } from '#wording/choose-word-marks.ts';
import { findGround, isWholeQuote } from '#wording/quote-clause.ts';
import type { Reason } from '#wording/reason.ts';
import type { Swap } from '#wording/swap.ts';

const readPairs = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .trim()
      .split(/\s+/u)
      .map((pair) => pairOf(...(pair.split('/') as [string, string]))),
  );

const pairOf = (left: string, right: string): string => [left, right].sort().join('/');

/** Words whose opposites nobody would write in the same frame ("die of the health"), or that go there as well. */
const opposedInNameOnly = new Set(
  `health disease illness sickness knowledge awareness ignorance problem solution advocate supporter proponent opponent attention inattention
  theory practice listener speaker copy afterward beforehand spend push pull finish
  dream reality freedom captivity liability asset demand supply sadness understood misunderstood misunderstand land sea`.split(
    /\s+/u,
  ),
);

/** Pairs of look-alikes of which both go in many frames, or of which one asks for a frame of its own. */
const unsureLookAlikes = readPairs(`
  effort/effect successful/successive define/confine custom/costume impression/expression outcome/income
  contribution/distribution psychology/physiology affective/effective assistance/resistance
  economic/economical perform/reform interpret/interrupt entity/identity convention/invention
  intention/invention tradition/transition pleasure/pressure credible/credulous imitation/limitation
  population/pollution relative/relevant national/rational tropical/typical contemporary/temporary
  protective/productive consequence/sequence perception/reception perceive/deceive conceive/deceive
  responsible/responsive region/religion roughly/thoroughly spatial/special valuable/variable
  evolution/revolution offer/suffer provide/provoke ascribe/describe raise/rise break/brake
  inspect/respect inquire/require permanent/prominent attach/attack aggressive/progressive admit/emit
  conscious/conscientious combine/confine expand/expend precious/precise inference/interference
  promise/premise role/rule decision/division natural/neutral introduce/produce experience/experiment
  efficient/sufficient acquire/require opinion/option belief/relief formal/normal healthy/wealthy
  absorb/observe argument/agreement observe/preserve contain/sustain attain/contain contain/obtain
  divide/provide competition/repetition collect/connect collect/correct strangely/strongly
  advantage/adventure ancestor/successor careless/carefree maintain/obtain sight/site
  exception/expectation satisfy/specify convenient/conventional allocate/locate native/naive
  confuse/refuse acquire/admire imitate/initiate president/resident express/suppress elect/select
  election/selection generic/generous organ/origin reaction/relation institution/intuition
  cancel/conceal eliminate/illuminate prediction/production advice/device magnify/modify
  deliberately/delicately prevent/present translate/transmit sensible/sensitive poverty/property
  attention/tension waist/waste profit/prophet commodity/community position/possession
  organism/organization vision/version vanity/variety conservation/conversation manual/mutual
  repetition/reputation conclusion/confusion erase/raise exploration/explosion basis/bias
  approve/improve approval/arrival massive/passive ideal/idle desperate/separate disaster/disorder
  deference/difference deploy/destroy flaw/flow`);

/** Whether a pair of words makes a box or a planted error of which one word only can stand. */
export function isSurePair({ token, lemma, source }: Swap): boolean {
  return source === 'antonym'
    ? !opposedInNameOnly.has(token.lemma) && !opposedInNameOnly.has(lemma)
    : !unsureLookAlikes.has(pairOf(token.lemma, lemma));
}

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
  return sense !== 'contrast' || listOpposites(swap).has(toBase(token.lemma));
}

/** Whether what is quoted for the reason is a clause that can be read by itself. */
const isQuotable = (analysis: PassageAnalysis, swap: Swap, { sense, token }: Reason): boolean =>
  !/^(?:echo|contrast|denied)$/u.test(sense) ||
  isWholeQuote(analysis, findGround(analysis, token, swap.token));

const listOpposites = ({ token, lemma, pos }: Swap): ReadonlySet<string> =>
  new Set([lemma, ...findAntonyms(token.lemma, pos).map(({ word }) => word)].map(toBase));

/** slowly as slow */
const toBase = (word: string): string => word.replace(/ly$/u, '');
