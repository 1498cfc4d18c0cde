import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { choosePauses, type GapChances } from '#syntax/pauses/choose-pauses.ts';

const nobody = () => false;

const gaps = fc.array(
  fc.option(
    fc
      .tuple(fc.nat(100), fc.nat(100), fc.nat(100))
      .filter(([fault, possible, expected]) => fault + possible + expected > 0)
      .map(([fault, possible, expected]): GapChances => {
        const whole = fault + possible + expected;
        return { fault: fault / whole, possible: possible / whole, expected: expected / whole };
      }),
    { nil: undefined, freq: 5 },
  ),
  { minLength: 2, maxLength: 40 },
);
const grain = fc.constantFrom('fine' as const, 'usual' as const, 'coarse' as const);

const sure: GapChances = { fault: 0, possible: 0, expected: 1 };
const possible: GapChances = { fault: 0.02, possible: 0.98, expected: 0 };
const never: GapChances = { fault: 1, possible: 0, expected: 0 };

/** A sentence of so many words with these gaps, and no pause anywhere else. */
const sentence = (words: number, known: Readonly<Record<number, GapChances>>) =>
  Array.from({ length: words }, (_, index) => known[index] ?? (index === 0 ? undefined : never));

describe('choosePauses', () => {
  it('gives rising places, none where no space stands and none that is likely a fault', () => {
    fc.assert(
      fc.property(gaps, grain, (chances, fineness) => {
        const places = choosePauses(chances, fineness, nobody);
        expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
        for (const place of places) {
          expect(place).toBeGreaterThan(0);
          expect(chances[place]?.fault).toBeLessThanOrEqual(0.35);
        }
      }),
    );
  });

  it('always keeps what is locked, wherever a space stands', () => {
    fc.assert(
      fc.property(gaps, grain, fc.nat(), (chances, fineness, pick) => {
        const roomy = chances.flatMap((gap, index) => (gap !== undefined && index > 0 ? [index] : []));
        const locked = roomy[pick % Math.max(1, roomy.length)];
        const places = choosePauses(chances, fineness, (gap) => gap === locked);
        if (locked !== undefined) expect(places).toContain(locked);
      }),
    );
  });

  it('makes every pause that is surely expected', () => {
    expect(choosePauses(sentence(12, { 4: sure, 8: sure }), 'usual', nobody)).toEqual([4, 8]);
  });

  it('leaves a single word between two borders only behind a mark', () => {
    expect(choosePauses(sentence(12, { 5: sure, 6: sure }), 'usual', nobody)).toHaveLength(1);
    const marked = { ...sure, isMarked: true, isMajor: true };
    expect(choosePauses(sentence(12, { 5: marked, 6: sure }), 'usual', nobody)).toEqual([5, 6]);
  });

  it('makes a possible pause only where the chunk is long', () => {
    expect(choosePauses(sentence(8, { 4: possible }), 'usual', nobody)).toEqual([]);
    expect(choosePauses(sentence(18, { 9: possible }), 'usual', nobody)).toEqual([9]);
  });

  it('makes no pause that only may be made beside one that it passes over', () => {
    const doubtful: GapChances = { fault: 0.4, possible: 0, expected: 0.6 };
    expect(choosePauses(sentence(11, { 4: doubtful, 8: possible }), 'usual', nobody)).toEqual([]);
  });

  it('takes of several possible pauses the one that parts the stretch best', () => {
    expect(
      choosePauses(sentence(20, { 3: possible, 10: possible, 17: possible }), 'usual', nobody),
    ).toContain(10);
  });

  it('makes finer chunks for easy sheets and coarser ones for hard sheets', () => {
    const chances = sentence(16, { 4: possible, 8: sure, 12: possible });
    expect(choosePauses(chances, 'fine', nobody)).toEqual([4, 8, 12]);
    expect(choosePauses(chances, 'usual', nobody)).toEqual([8]);
    expect(choosePauses(chances, 'coarse', nobody)).toEqual([8]);
  });
});
