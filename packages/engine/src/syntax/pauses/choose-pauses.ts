/** How likely a pause before a token is a fault, may be made, and is expected; the three add up to 1. */
export interface GapChances {
  fault: number;
  possible: number;
  expected: number;
  /** A comma or another mark stands before it. */
  isMarked?: boolean;
  /** A border that every teacher marks, where one is there at all. */
  isMajor?: boolean;
}

/** How fine the chunks are. */
export type Grain = 'fine' | 'usual' | 'coarse';

interface Weights {
  /** What a pause is worth that is expected, and one that may be made. */
  expected: number;
  possible: number;
  /** Words and marks beyond which a chunk is long. */
  longest: number;
}

const weightsByGrain: Readonly<Record<Grain, Weights>> = {
  fine: { expected: 4, possible: 1.6, longest: 8 },
  usual: { expected: 0.9, possible: 0, longest: 10 },
  coarse: { expected: 0.3, possible: 0, longest: 14 },
};
/** A sheet that passes over one of these and cuts elsewhere misleads. */
const majorWorth = 10;
/** What the risk of a fault costs, and the risk of a missed pause: both weigh the logarithm of the chance that all is well. */
const faultCost = 30;
const missCost = 32;
/** A pause that is likelier a fault is never made, however long the chunk. */
const mostDoubt = 0.35;
/** What chunks of one word and of two cost; a word with its comma is two. */
const scrapCosts = [0, 6, 0.3];
/** ", || noticed || that": behind a mark a single word may stand between two borders. */
const markedScrapCost = 0.8;
const longCost = 0.04;
/** Of a longer sentence even a doubtful pause is better than none. */
export const longestWhole = 13;
const wholeCost = 3;

/** What has been paid for the best cuts up to a gap, and where the one before it stands. */
interface Best {
  cost: number;
  from: number;
}

/**
 * The pauses of a sentence that cost least together: each risks a fault and is worth what it may be expected, each chunk
 * risks that an expected pause within it is missed beside a lesser one, and chunks may be neither scraps nor too long.
 * Entry `index` of the chances is the gap before that token; `isLocked` pauses always stand.
 */
export function choosePauses(
  chances: readonly (GapChances | undefined)[],
  grain: Grain,
  isLocked: (gap: number) => boolean,
): number[] {
  const end = chances.length;
  const weights = weightsByGrain[grain];
  const best = new Map<number, Best>([[0, { cost: 0, from: -1 }]]);
  let lastLocked = 0;
  for (let gap = 1; gap <= end; gap += 1) {
    const own = gap === end ? 0 : costOf(chances[gap], weights, isLocked(gap));
    if (own === undefined) continue;
    let found: Best = { cost: Infinity, from: -1 };
    let noneExpected = 1;
    for (let from = gap - 1; from >= lastLocked; from -= 1) {
      const cost = best.get(from)?.cost;
      if (cost !== undefined) {
        const lesser = 1 - weightOf(chances, from) * weightOf(chances, gap);
        const keepsAll = Math.log(Math.max(leastChance, 1 - (1 - noneExpected) * lesser));
        const whole = gap - from === end && end > longestWhole ? wholeCost : 0;
        const chunk = whole + costOfChunk(gap - from, chances[from], weights);
        const sum = cost + own + chunk - missCost * keepsAll;
        if (sum < found.cost) found = { cost: sum, from };
      }
      noneExpected *= 1 - (chances[from]?.expected ?? 0);
    }
    best.set(gap, found);
    if (gap < end && isLocked(gap)) lastLocked = gap;
  }
  const pauses: number[] = [];
  for (let gap = best.get(end)?.from ?? -1; gap > 0; gap = best.get(gap)?.from ?? -1) pauses.unshift(gap);
  return pauses;
}

const leastChance = 1e-6;

/** How likely the border of a chunk is one that is expected; the ends of the sentence are. */
export const weightOf = (chances: readonly (GapChances | undefined)[], gap: number): number =>
  gap === 0 || gap === chances.length ? 1 : (chances[gap]?.expected ?? 0);

/** The cost of a pause; undefined where none may stand. */
function costOf(
  gap: GapChances | undefined,
  { expected, possible }: Weights,
  isLocked: boolean,
): number | undefined {
  if (gap === undefined) return undefined;
  if (isLocked) return 0;
  if (gap.fault > mostDoubt) return undefined;
  const worth = gap.isMajor ? majorWorth : expected;
  return -faultCost * Math.log(1 - gap.fault) - worth * gap.expected - possible * gap.possible;
}

function costOfChunk(tokens: number, start: GapChances | undefined, { longest }: Weights): number {
  if (tokens === 1 && start?.isMarked) return markedScrapCost;
  return scrapCosts[tokens] ?? longCost * Math.max(0, tokens - longest) ** 1.5;
}
