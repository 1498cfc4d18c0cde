import { drawByAnswer } from '#exercise/draw-answer.ts';
import type { Difficulty } from '#exercise/exercise.ts';
import type { Random } from '#random.ts';
import { getConcept, relate } from '#wording/concepts.ts';
import type { Evidence } from '#wording/evidence.ts';
import type { Swap } from '#wording/swap.ts';
import { classLabels } from '#wording/word-class.ts';
import type { WordSpot } from '#wording/word-spots.ts';

/** Five marked words in the order of the text, one of them replaced. */
export interface MarkSet {
  spots: WordSpot[];
  /** 0–4 */
  answer: number;
  swap: Swap;
  evidence: Evidence;
}

/** A word that can be replaced so that the passage contradicts it. */
export interface AnswerSpot {
  spot: WordSpot;
  swap: Swap;
  evidence: Evidence;
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
    const fillers = spots.filter((spot) => isFairFiller(spot, answer));
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

/** Keeps to the wished part of speech and difficulty where there is any such answer. */
function narrow(answers: readonly AnswerSpot[], { focus, difficulty, lockedIds }: MarkWishes): AnswerSpot[] {
  const tests: ((one: AnswerSpot) => boolean)[] = [
    ({ spot }) => focus.has(spot.pos) || focus.has(classLabels[spot.pos]),
    (one) => one.difficulty === difficulty,
    ({ spot }) => lockedIds.has(spot.id),
  ];
  return tests.reduce(
    (left, test) => {
      const kept = left.filter(test);
      return kept.length > 0 ? kept : left;
    },
    [...answers],
  );
}

/** No evidence for the answer and nothing that could be mended instead of it. */
function isFairFiller({ token, pos }: WordSpot, { spot, evidence, swap }: AnswerSpot): boolean {
  if (token.index === spot.token.index || token.lemma === spot.token.lemma) return false;
  if (evidence.clues.some((clue) => clue.token.index === token.index || clue.helper?.index === token.index))
    return false;
  if (Math.abs(token.sentence - spot.token.sentence) > 1) return true;
  const concept = getConcept(token.lemma, pos);
  return (
    relate(getConcept(spot.token.lemma, spot.pos), concept) === undefined &&
    relate(getConcept(swap.lemma, swap.pos), concept) === undefined
  );
}

function pickFive(
  answer: AnswerSpot,
  fillers: readonly WordSpot[],
  wishes: MarkWishes,
  random: Random,
): MarkSet | undefined {
  const picked: WordSpot[] = [answer.spot];
  const rank = (spot: WordSpot) =>
    wishes.lockedIds.has(spot.id) ? -1 : random.next() + (spot.rivals.length === 0 ? 0.6 : 0);
  const order = fillers.map((spot) => ({ spot, key: rank(spot) })).sort((a, b) => a.key - b.key);
  for (const { spot } of order) {
    if (picked.length === markCount) break;
    const isFresh = picked.every((other) => isApart(spot, other) && other.token.lemma !== spot.token.lemma);
    const ofClass = picked.filter(({ pos }) => pos === spot.pos).length;
    const inSentence = picked.filter(({ token }) => token.sentence === spot.token.sentence).length;
    if (isFresh && ofClass < maxOfOneClass && inSentence < 2) picked.push(spot);
  }
  if (picked.length < markCount) return undefined;
  if (new Set(picked.map(({ token }) => token.sentence)).size < wishes.minSentences) return undefined;
  picked.sort((a, b) => a.token.index - b.token.index);
  return { spots: picked, answer: picked.indexOf(answer.spot), swap: answer.swap, evidence: answer.evidence };
}

/** Sure evidence, many sentences, many classes, words with an opposite of their own, and locked ones. */
function scoreSet({ spots, evidence }: MarkSet, { lockedIds }: MarkWishes): number {
  const sentences = new Set(spots.map(({ token }) => token.sentence)).size;
  const classes = new Set(spots.map(({ pos }) => pos)).size;
  const locked = spots.filter(({ id }) => lockedIds.has(id)).length;
  const rich = spots.filter(({ rivals }) => rivals.length > 0).length;
  return Math.min(evidence.strength, 3) * 1.5 + sentences + classes + rich / 2 + locked * 20;
}
