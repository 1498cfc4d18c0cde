import type { Difficulty } from '#exercise/exercise.ts';
import type { KindContext } from '#exercise/kind-context.ts';
import type { PassageAnalysis } from '#passage/analysis.ts';
import { isApart } from '#wording/choose-word-marks.ts';
import { areKin } from '#wording/concepts.ts';
import { listQuotes } from '#wording/explain-word.ts';
import type { Decision } from '#wording/reason.ts';
import type { Swap } from '#wording/swap.ts';
import type { WordSpot } from '#wording/word-spots.ts';

/** Three boxes make a question. */
export const minBoxes = 3;
/** Each further look-alike is one more that may be found to fit; who wants it easy asks for them. */
const maxLookAlikes: Readonly<Record<Difficulty, number>> = { low: 3, middle: 1, high: 1 };
/** Where the passage has no third box otherwise, and neither word is foreign to it. */
const maxNeeded = 2;
/** A word that is foreign to the passage is no choice: one may pass, two may not. */
const maxStrange = 1;
const strangeCost = 2;
/** What only a tied clause shows is asked after what a word nearby or the whole passage shows. */
const tiedCost = 1;
/** Opposites first, look-alikes fill up what is left. */
const opposedWorth: Readonly<Record<Difficulty, number>> = { low: -3, middle: 3, high: 4 };

/** A word that the passage tells from another one. */
export interface ShownPlace {
  spot: WordSpot;
  swap: Swap;
  evidence: Decision;
  isStrange?: boolean;
  isTied?: boolean;
  /** The line on the whole passage that names the word; the 요지 where none is given. */
  point?: string;
}

/** At most `wanted` places that give nothing of each other away: locked ones first, then opposites. */
export function pickShownPlaces(
  { analysis, options, random }: Pick<KindContext, 'analysis' | 'options' | 'random'>,
  places: readonly ShownPlace[],
  wanted: number,
): ShownPlace[] {
  const locked = new Set(options.lockedSpots ?? []);
  const rank = (place: ShownPlace): number => {
    const { spot, swap } = place;
    if (locked.has(spot.id)) return -20;
    const isOpposite = swap.source === 'antonym';
    const worth = opposedWorth[options.difficulty ?? 'middle'];
    const cost = (place.isStrange === true ? strangeCost : 0) + (place.isTied === true ? tiedCost : 0);
    return (isOpposite ? -worth : 0) + cost + random.next() * 2;
  };
  const order = places.map((place) => ({ place, key: rank(place) })).sort((a, b) => a.key - b.key);
  const picked: ShownPlace[] = [];
  for (const { place } of order) {
    if (picked.length === wanted) break;
    // Three sure boxes are better than four of which one is foreign to the passage.
    const isNeeded = picked.length < minBoxes || options.count !== undefined || locked.has(place.spot.id);
    const wished = maxLookAlikes[options.difficulty ?? 'middle'];
    // What the teacher holds fast is his own choice.
    const isPlain = [place, ...picked].every((one) => one.isStrange !== true || locked.has(one.spot.id));
    const most = isNeeded && isPlain ? Math.max(maxNeeded, wished) : wished;
    const isOver =
      (place.isStrange === true && !isNeeded) ||
      (isLookAlike(place) && picked.filter(isLookAlike).length >= most) ||
      (place.isStrange === true && picked.filter(({ isStrange }) => isStrange).length === maxStrange);
    if (!isOver && picked.every((other) => areIndependent(analysis, place, other))) picked.push(place);
  }
  return picked.sort((a, b) => a.spot.token.index - b.spot.token.index);
}

const isLookAlike = ({ swap }: ShownPlace): boolean => swap.source === 'confusable';

/** Apart, no word of one pair or its kin in the other, and neither the evidence for the other. */
function areIndependent(analysis: PassageAnalysis, left: ShownPlace, right: ShownPlace): boolean {
  // What the explanation quotes shows no other opposite.
  const isClueOf = (one: ShownPlace, { spot: { token }, swap }: ShownPlace) =>
    one.swap.source === 'antonym' &&
    swap.source === 'antonym' &&
    listQuotes(analysis, one.spot.token, one.evidence.clues).some(
      ({ first, end }) => first <= token.index && token.index < end,
    );
  return (
    isApart(left.spot, right.spot) &&
    !listWords(left).some((word) => listWords(right).some((other) => areKin(word, other))) &&
    !shareGround(left, right) &&
    !isClueOf(left, right) &&
    !isClueOf(right, left)
  );
}

/** "…, but the [big / small] one is more [useful / useless]": both turned round say the same again. */
const shareGround = (left: ShownPlace, right: ShownPlace): boolean =>
  [left, right].every(({ swap }) => swap.source === 'antonym') &&
  left.spot.token.sentence === right.spot.token.sentence &&
  [left, right].some(({ evidence }) => evidence.clues[0]?.sense === 'turn');

const listWords = ({ spot, swap }: ShownPlace): string[] => [spot.token.lemma, swap.lemma];
