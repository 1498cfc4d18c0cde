// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getEngagementLevel, getQualityScore, isBounce } from '#telemetry/engagement.ts';

// With one page view and no interaction, everything but the length gives five points each.
const lengthOf = (durationSeconds: number) =>
  getQualityScore({ durationSeconds, pageViews: 1, interactions: 0 }) - 10;
const viewsOf = (pageViews: number) =>
  getQualityScore({ durationSeconds: 0, pageViews, interactions: 0 }) - 15;
const rateOf = (rate: number) =>
  getQualityScore({ durationSeconds: 1000, pageViews: 0, interactions: rate * 1000 }) - 45;

describe('points', () => {
  it.each([
    [301, 40],
    [300.01, 40],
    [300, 30],
    [120.01, 30],
    [120, 20],
    [30.01, 20],
    [30, 10],
    [0, 10],
  ])('a visit of %d seconds gives %d', (seconds, points) => {
    expect(lengthOf(seconds)).toBe(points);
  });

  it.each([
    [6, 30],
    [5, 25],
    [4, 25],
    [3, 20],
    [2, 20],
    [1, 5],
    [0, 5],
  ])('%d page views give %d', (views, points) => {
    expect(viewsOf(views)).toBe(points);
  });

  it.each([
    [1.001, 30],
    [1, 25],
    [0.501, 25],
    [0.5, 20],
    [0.101, 20],
    [0.1, 5],
    [0, 5],
  ])('%d interactions a second give %d', (rate, points) => {
    expect(rateOf(rate)).toBe(points);
  });
});

it('the score stays within 20 and 100', () => {
  fc.assert(
    fc.property(fc.nat(5000), fc.nat(100), fc.nat(10_000), (durationSeconds, pageViews, interactions) => {
      const score = getQualityScore({ durationSeconds, pageViews, interactions });
      expect(score).toBeGreaterThanOrEqual(20);
      expect(score).toBeLessThanOrEqual(100);
    }),
  );
  expect(getQualityScore({ durationSeconds: 301, pageViews: 6, interactions: 302 })).toBe(100);
});

it.each([
  [100, 'high'],
  [81, 'high'],
  [80, 'medium'],
  [51, 'medium'],
  [50, 'low'],
  [20, 'low'],
] as const)('a score of %d is %s', (score, level) => {
  expect(getEngagementLevel(score)).toBe(level);
});

it('a visit under ten seconds is a bounce', () => {
  expect(isBounce(9.99)).toBe(true);
  expect(isBounce(10)).toBe(false);
});
