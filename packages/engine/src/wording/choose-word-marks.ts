import { findEntry } from '@jadoo/lexicon';

import { drawByAnswer } from '#exercise/draw-answer.ts';
import type { Difficulty } from '#exercise/exercise.ts';
import type { Random } from '#random.ts';
import { readOnce } from '#read-once.ts';
import { getConcept, relate } from '#wording/concepts.ts';
import { readFillerWorth } from '#wording/filler-worth.ts';
import type { Decision } from '#wording/reason.ts';
import type { Swap } from '#wording/swap.ts';
import { classLabels } from '#wording/word-class.ts';
import type { WordSpot } from '#wording/word-spots.ts';

/** Five marked words in the order of the text, one of them replaced. */
export interface MarkSet {
  spots: WordSpot[];
  /** 0–4 */
  answer: number;
  swap: Swap;
  evidence: Decision;
}

/** A word that can be replaced so that the passage contradicts it. */
export interface AnswerSpot {
  spot: WordSpot;
  swap: Swap;
  evidence: Decision;
  difficulty: Difficulty;
}

/** What the teacher or the paper asks for. */
interface MarkWishes {
  lockedIds: ReadonlySet<string>;
  focus: ReadonlySet<string>;
  difficulty: Difficulty | undefined;
  minSentences: number;
  isExcluded: (set: MarkSet) => boolean;
}

const markCount = 5;
const minGapTokens = 4;
const maxOfOneClass = 3;
const trialCount = 40;

/** Whether two marked words stand far enough from each other. */
export function isApart(left: WordSpot, right: WordSpot): boolean {
  return Math.abs(left.token.index - right.token.index) > minGapTokens;
}

/** Picks the word to replace and four more; undefined when no set keeps every rule. */
export function chooseWordMarks(
  answers: readonly AnswerSpot[],
  spots: readonly WordSpot[],
  wishes: MarkWishes,
  random: Random,
): MarkSet | undefined {
  const byPosition = new Map<number, { set: MarkSet; score: number }>();
  for (const answer of narrow(answers, wishes)) {
    const fillers = spots.filter(
      (spot) =>
        isFairFiller(spot, answer) && (wishes.lockedIds.has(spot.id) || readFillerWorth(spot) !== 'none'),
    );
    for (let trial = 0; trial < trialCount; trial += 1) {
      const set = pickFive(answer, fillers, wishes, random);
      if (set === undefined || wishes.isExcluded(set)) continue;
      const score = scoreSet(set, wishes) + random.next() * 2;
      if (score > (byPosition.get(set.answer)?.score ?? -Infinity))
        byPosition.set(set.answer, { set, score });
    }
  }
  return drawByAnswer(byPosition, random);
}

/** The sum of its reasons from which a word is asked before others. */
const plainStrength = 1.5;
const minPlainCount = 2;

/** Keeps to the wished part of speech and difficulty where there is any such answer, then to the plainest reasons. */
function narrow(answers: readonly AnswerSpot[], { focus, difficulty, lockedIds }: MarkWishes): AnswerSpot[] {
  const tests: ((one: AnswerSpot) => boolean)[] = [
    ({ spot }) => isWished(spot, focus),
    (one) => one.difficulty === difficulty,
    ({ spot }) => lockedIds.has(spot.id),
  ];
  const wished = tests.reduce(
    (left, test) => {
      const kept = left.filter(test);
      return kept.length > 0 ? kept : left;
    },
    [...answers],
  );
  const plain = wished.filter(({ evidence }) => evidence.strength >= plainStrength);
  return plain.length >= minPlainCount ? plain : wished;
}

const isWished = ({ pos }: WordSpot, focus: ReadonlySet<string>): boolean =>
  focus.has(pos) || focus.has(classLabels[pos]);

/** No evidence for the answer and nothing that could be mended instead of it. */
function isFairFiller({ token, pos, rivals }: WordSpot, { spot, evidence, swap }: AnswerSpot): boolean {
  // "to deny that it is useless": of two words of one sentence that have opposites either may be mended.
  if (token.sentence === spot.token.sentence && rivals.some((one) => one.swap.source === 'antonym'))
    return false;
  if (token.index === spot.token.index || token.lemma === spot.token.lemma) return false;
  if (token.lemma === swap.lemma) return false;
  // What speaks against a right word invites the reader to take it for the wrong one.
  if (rivals.some((one) => one.swap.source === 'antonym' && one.evidence.strength < 0)) return false;
  if (evidence.clues.some((clue) => clue.token.index === token.index || clue.helper?.index === token.index))
    return false;
  if (Math.abs(token.sentence - spot.token.sentence) > 1) return true;
  const concept = getConcept(token.lemma, pos);
  return (
    relate(getConcept(spot.token.lemma, spot.pos), concept) === undefined &&
    relate(getConcept(swap.lemma, swap.pos), concept) === undefined
  );
}

/** A right word that its opposite could replace as well: nothing in the passage tells that it is right. */
function isOpen({ rivals }: WordSpot): boolean {
  return !rivals.some(({ swap, evidence }) => swap.source === 'antonym' && evidence.strength > 0);
}

const focusWorth = 0.8;
const bandWorth = 0.4;
const middleBand = 2;
const costs = { weak: 2, open: 0.6, common: 0.4 } as const;

/** Before all others words that the passage bears out, and of these the less common. */
const readCost = readOnce((spot: WordSpot): number => {
  if (readFillerWorth(spot) !== 'sure') return costs.weak;
  const isCommon = (findEntry(spot.token.lemma, spot.pos)?.band ?? 1) < middleBand;
  return (isOpen(spot) ? costs.open : 0) + (isCommon ? costs.common : 0);
});

/** What the teacher's wishes add to the worth of a right word: its part of speech, and everyday words for 하, rarer ones for 상. */
function readWish(spot: WordSpot, { focus, difficulty }: MarkWishes): number {
  const rarity = (findEntry(spot.token.lemma, spot.pos)?.band ?? middleBand) - middleBand;
  const turn = difficulty === 'high' ? 1 : difficulty === 'low' ? -1 : 0;
  return (isWished(spot, focus) ? focusWorth : 0) + turn * rarity * bandWorth;
}

/** Of five marks two at most may be right words that nobody doubts much. */
const maxWeak = 2;

const isWeakBeside = (answer: AnswerSpot) => (spot: WordSpot) =>
  spot !== answer.spot && readFillerWorth(spot) !== 'sure';

function pickFive(
  answer: AnswerSpot,
  fillers: readonly WordSpot[],
  wishes: MarkWishes,
  random: Random,
): MarkSet | undefined {
  const picked: WordSpot[] = [answer.spot];
  const rank = (spot: WordSpot) =>
    wishes.lockedIds.has(spot.id) ? -2 : random.next() + readCost(spot) - readWish(spot, wishes);
  const order = fillers.map((spot) => ({ spot, key: rank(spot) })).sort((a, b) => a.key - b.key);
  for (const { spot } of order) {
    if (picked.length === markCount) break;
    const isFresh = picked.every((other) => isApart(spot, other) && other.token.lemma !== spot.token.lemma);
    const ofClass = picked.filter(({ pos }) => pos === spot.pos).length;
    const inSentence = picked.filter(({ token }) => token.sentence === spot.token.sentence).length;
    const isPlausible =
      readFillerWorth(spot) === 'sure' || picked.filter(isWeakBeside(answer)).length < maxWeak;
    if (isFresh && isPlausible && ofClass < maxOfOneClass && inSentence < 2) picked.push(spot);
  }
  if (picked.length < markCount) return undefined;
  if (new Set(picked.map(({ token }) => token.sentence)).size < wishes.minSentences) return undefined;
  picked.sort((a, b) => a.token.index - b.token.index);
  return { spots: picked, answer: picked.indexOf(answer.spot), swap: answer.swap, evidence: answer.evidence };
}

/** Sure evidence, many sentences, many classes, words that no opposite could replace, and locked ones. */
function scoreSet({ spots, evidence }: MarkSet, wishes: MarkWishes): number {
  const sentences = new Set(spots.map(({ token }) => token.sentence)).size;
  const classes = new Set(spots.map(({ pos }) => pos)).size;
  const locked = spots.filter(({ id }) => wishes.lockedIds.has(id)).length;
  const cost = spots.reduce((sum, spot) => sum + readCost(spot) - readWish(spot, wishes), 0);
  return Math.min(evidence.strength, 3) * 1.5 + sentences + classes - cost * 2 + locked * 20;
}
