import { expect, test } from 'vitest';

import type { GapChances } from '#syntax/pauses/choose-pauses.ts';
import { measureRisk } from '#syntax/pauses/measure-risk.ts';

const never: GapChances = { fault: 1, possible: 0, expected: 0 };
const sure: GapChances = { fault: 0, possible: 0, expected: 1 };
const open = (fault: number, expected: number, isMajor = false): GapChances => ({
  fault,
  possible: 1 - fault - expected,
  expected,
  isMajor,
});
/** Eight words with these gaps. */
const gaps = (known: Readonly<Record<number, GapChances>>) =>
  Array.from({ length: 8 }, (_, index) => (index === 0 ? undefined : (known[index] ?? never)));

test('no pause has no risk, and sure pauses have none where nothing is missed', () => {
  expect(measureRisk(gaps({ 3: sure, 5: open(0, 0.9) }), [])).toBe(0);
  expect(measureRisk(gaps({ 3: sure, 6: sure }), [3, 6])).toBe(0);
});

test('the risk of a fault is that of its gap', () => {
  expect(measureRisk(gaps({ 4: open(0.25, 0.75) }), [4])).toBeCloseTo(0.25);
});

test('a border that may be missed counts beside a lesser pause, not between two sure ones', () => {
  const chances = gaps({ 2: sure, 4: open(0, 0.5), 6: open(0, 0) });
  expect(measureRisk(chances, [2, 6])).toBeCloseTo(0.5);
  expect(measureRisk(chances, [2])).toBe(0);
});

test('a main border that is passed over counts wherever it stands', () => {
  expect(measureRisk(gaps({ 2: sure, 5: open(0, 0.4, true) }), [2])).toBeCloseTo(0.4);
});
