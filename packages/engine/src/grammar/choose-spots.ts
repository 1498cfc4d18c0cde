import { drawByAnswer } from '#exercise/draw-answer.ts';
import type { Difficulty } from '#exercise/exercise.ts';
import type { GrammarSpot } from '#grammar/spot.ts';
import type { Random } from '#random.ts';
import { softRules } from '#grammar/soft-rules.ts';

/** Five spots of five categories, in the order of the text, one of them the answer. */
export interface SpotSet {
  spots: GrammarSpot[];
  /** 0–4 */
  answer: number;
}

/** What the teacher or the paper asks of a set. */
interface SpotWishes {
  lockedIds: ReadonlySet<string>;
  /** Categories of which the answer must be one; none means any. */
  focus: ReadonlySet<string>;
  difficulty: Difficulty;
  /** Sentences over which the five must be spread. */
  minSentences: number;
  isExcluded: (set: SpotSet) => boolean;
}

const markCount = 5;
const minGapTokens = 4;
const trialCount = 240;

/** Tells whether `next` stands far enough behind `before`. */
export function isApart(before: GrammarSpot, next: GrammarSpot): boolean {
  return next.firstToken - before.endToken >= minGapTokens;
}

/** Picks five spots; undefined when there is no set that keeps every rule. */
export function chooseSpots(
  spots: readonly GrammarSpot[],
  wishes: SpotWishes,
  random: Random,
): SpotSet | undefined {
  const byAnswer = new Map<number, { set: SpotSet; score: number }>();
  const found: GrammarSpot[][] = [];
  const ranked = spots.map((spot) => ({ spot, rank: readRank(spot, wishes), key: 0 }));
  for (let trial = 0; trial < trialCount; trial += 1) {
    const picked = pickFive(ranked, wishes, random);
    if (picked) found.push(picked);
  }
  if (found.length === 0) found.push(...searchFives(spots, wishes));
  for (const picked of found) {
    const worth = scoreSpots(picked, wishes);
    for (const [answer, spot] of picked.entries()) {
      if (!isPossibleAnswer(spot, wishes)) continue;
      const set = { spots: picked, answer };
      if (wishes.isExcluded(set)) continue;
      const score = worth + spot.value * answerWeight[wishes.difficulty] + random.next();
      if (score > (byAnswer.get(answer)?.score ?? -Infinity)) byAnswer.set(answer, { set, score });
    }
  }
  return drawByAnswer(byAnswer, random);
}

function isPossibleAnswer(spot: GrammarSpot, { focus }: SpotWishes): boolean {
  return spot.isAnswer && (focus.size === 0 || focus.has(spot.category));
}

function pickFive(
  spots: RankedSpot[],
  { minSentences }: SpotWishes,
  random: Random,
): GrammarSpot[] | undefined {
  const picked: GrammarSpot[] = [];
  for (const { spot } of orderSpots(spots, random)) {
    if (fitsBeside(picked, spot)) picked.push(spot);
    if (picked.length === markCount) break;
  }
  if (picked.length < markCount) return undefined;
  picked.sort((a, b) => a.start - b.start);
  return new Set(picked.map(({ sentence }) => sentence)).size >= minSentences ? picked : undefined;
}

function fitsBeside(picked: readonly GrammarSpot[], spot: GrammarSpot): boolean {
  for (const other of picked) {
    const isFar = spot.start < other.start ? isApart(spot, other) : isApart(other, spot);
    if (!isFar || other.category === spot.category) return false;
  }
  return true;
}

const maxSearched = 400;

/** Every set there is, from left to right, for passages in which few fit. */
function searchFives(spots: readonly GrammarSpot[], wishes: SpotWishes): GrammarSpot[][] {
  const found: GrammarSpot[][] = [];
  const extend = (picked: GrammarSpot[], from: number): void => {
    if (found.length >= maxSearched) return;
    if (picked.length === markCount) {
      const isSpread = new Set(picked.map(({ sentence }) => sentence)).size >= wishes.minSentences;
      if (isSpread) found.push(picked);
      return;
    }
    for (let next = from; next < spots.length; next += 1) {
      const spot = spots[next] as GrammarSpot;
      const last = picked.at(-1);
      const fits =
        picked.every(({ category }) => category !== spot.category) && (!last || isApart(last, spot));
      if (fits) extend([...picked, spot], next + 1);
    }
  };
  extend([], 0);
  return found;
}

/** A spot among those to order; where it has a rank, chance does not place it. */
interface RankedSpot {
  spot: GrammarSpot;
  rank: number | undefined;
  /** Where it comes in this trial. */
  key: number;
}

function readRank({ id, category }: GrammarSpot, { lockedIds, focus }: SpotWishes): number | undefined {
  if (lockedIds.has(id)) return -2;
  return focus.has(category) ? -1 : undefined;
}

/** Locked spots first, then better and surer ones more often early. */
function orderSpots(spots: RankedSpot[], random: Random): RankedSpot[] {
  for (const one of spots) one.key = one.rank ?? random.next() / (one.spot.value - softnessOf(one.spot));
  return spots.toSorted((a, b) => a.key - b.key);
}

const softnessOf = ({ rule, value }: GrammarSpot): number => (softRules.has(rule) ? value / 2 : 0);

const lockedWeight = 100;
/** How much an answer as in 수능 counts; an easy paper wants a plain one. */
const answerWeight: Readonly<Record<Difficulty, number>> = { low: -3, middle: 2, high: 6 };

/** Prefers spots as in 수능 and an even spread over the passage. */
function scoreSpots(spots: readonly GrammarSpot[], { lockedIds }: SpotWishes): number {
  const value = spots.reduce((sum, spot) => sum + spot.value - softnessOf(spot), 0);
  const sentences = new Set(spots.map(({ sentence }) => sentence)).size;
  const locked = spots.filter(({ id }) => lockedIds.has(id)).length;
  return value / 2 + sentences + locked * lockedWeight;
}
