/** What a visit amounts to. */
export interface Visit {
  durationSeconds: number;
  pageViews: number;
  interactions: number;
}

export type EngagementLevel = 'high' | 'medium' | 'low';

const bounceSeconds = 10;
const maxScore = 100;

// The first row whose limit is exceeded gives the points.
const lengthPoints = [
  [300, 40],
  [120, 30],
  [30, 20],
] as const;
const viewPoints = [
  [5, 30],
  [3, 25],
  [1, 20],
] as const;
const ratePoints = [
  [1, 30],
  [0.5, 25],
  [0.1, 20],
] as const;

function grade(
  value: number,
  rows: readonly (readonly [limit: number, points: number])[],
  otherwise: number,
): number {
  return rows.find(([limit]) => value > limit)?.[1] ?? otherwise;
}

/** Points of a visit, at most 100: its length, its page views and its interactions per second. */
export function getQualityScore({ durationSeconds, pageViews, interactions }: Visit): number {
  const rate = durationSeconds > 0 ? interactions / durationSeconds : 0;
  const score =
    grade(durationSeconds, lengthPoints, 10) + grade(pageViews, viewPoints, 5) + grade(rate, ratePoints, 5);
  return Math.min(score, maxScore);
}

/** High above 80, medium above 50, else low. */
export function getEngagementLevel(score: number): EngagementLevel {
  if (score > 80) return 'high';
  return score > 50 ? 'medium' : 'low';
}

/** A visit of under ten seconds. */
export function isBounce(durationSeconds: number): boolean {
  return durationSeconds < bounceSeconds;
}
