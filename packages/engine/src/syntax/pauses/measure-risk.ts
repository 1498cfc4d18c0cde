import { weightOf, type GapChances } from '#syntax/pauses/choose-pauses.ts';

/**
 * How likely a reader strikes the sentence with these pauses (gaps by token, as the chances have them): one is a fault, a
 * chunk misses an expected one beside a lesser one, or a main border is passed over. 0 where there is no pause.
 */
export function measureRisk(chances: readonly (GapChances | undefined)[], pauses: readonly number[]): number {
  if (pauses.length === 0) return 0;
  const end = chances.length;
  let allWell = 1;
  let from = 0;
  for (const gap of [...pauses, end]) {
    if (gap < end) allWell *= 1 - (chances[gap]?.fault ?? 0);
    let noneExpected = 1;
    for (const missed of chances.slice(from + 1, gap)) {
      noneExpected *= 1 - (missed?.expected ?? 0);
      if (missed?.isMajor) allWell *= 1 - missed.expected;
    }
    allWell *= 1 - (1 - noneExpected) * (1 - weightOf(chances, from) * weightOf(chances, gap));
    from = gap;
  }
  return 1 - allWell;
}
