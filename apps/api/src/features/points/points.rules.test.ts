import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeShortage, getExpiry, getPeriod, planReturn, planSpend } from './points.rules.ts';

const lotsOf = fc
  .array(fc.integer({ min: 0, max: 500 }), { maxLength: 8 })
  .map((amounts) => amounts.map((remaining, idx) => ({ idx: idx + 1, remaining })));

describe('planSpend', () => {
  test('takes from the first lots first', () => {
    const lots = [
      { idx: 7, remaining: 30 },
      { idx: 3, remaining: 50 },
      { idx: 9, remaining: 100 },
    ];
    expect(planSpend(lots, 60)).toEqual([
      { lot: 7, delta: -30 },
      { lot: 3, delta: -30 },
    ]);
  });

  test('takes exactly the amount, never more than a lot holds, and leaves no earlier lot half used', () => {
    fc.assert(
      fc.property(lotsOf, fc.integer({ min: 1, max: 3000 }), (lots, amount) => {
        const held = lots.reduce((sum, lot) => sum + lot.remaining, 0);
        const moves = planSpend(lots, amount);
        if (amount > held) return moves === undefined;
        if (!moves) return false;
        const left = lots.map(
          (lot) => lot.remaining + (moves.find((move) => move.lot === lot.idx)?.delta ?? 0),
        );
        const firstFull = left.findIndex((value, at) => value > 0 && value < (lots[at]?.remaining ?? 0));
        return (
          moves.reduce((sum, move) => sum - move.delta, 0) === amount &&
          left.every((value) => value >= 0) &&
          (firstFull < 0 || left.slice(0, firstFull).every((value) => value === 0))
        );
      }),
    );
  });
});

describe('planReturn', () => {
  test('gives back first what was taken last', () => {
    const spent = [
      { lot: 1, taken: 30, returned: 0 },
      { lot: 2, taken: 30, returned: 10 },
    ];
    expect(planReturn(spent, 25)).toEqual([
      { lot: 2, delta: 20 },
      { lot: 1, delta: 5 },
    ]);
  });

  test('never gives back more than was taken', () => {
    expect(planReturn([{ lot: 1, taken: 30, returned: 20 }], 11)).toBeUndefined();
  });

  test('returning a spend in any number of parts puts every lot back to where it was', () => {
    fc.assert(
      fc.property(
        lotsOf,
        fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 6 }),
        (lots, parts) => {
          const amount = parts.reduce((sum, part) => sum + part, 0);
          const moves = planSpend(lots, amount);
          if (!moves) return;
          const spent = moves.map((move) => ({ lot: move.lot, taken: -move.delta, returned: 0 }));
          for (const part of parts) {
            for (const move of planReturn(spent, part) ?? []) {
              const lot = spent.find((entry) => entry.lot === move.lot);
              if (lot) lot.returned += move.delta;
            }
          }
          expect(spent.map((lot) => lot.returned)).toEqual(spent.map((lot) => lot.taken));
          expect(planReturn(spent, 1)).toBeUndefined();
        },
      ),
    );
  });
});

test('paid points live five years, bonus points one', () => {
  const from = new Date('2028-02-29T03:00:00Z');
  expect(getExpiry('paid', from).toISOString()).toBe('2033-03-01T03:00:00.000Z');
  expect(getExpiry('bonus', from).toISOString()).toBe('2029-03-01T03:00:00.000Z');
  expect(getExpiry('bonus', new Date('2026-11-21T00:00:00Z')).toISOString()).toBe('2027-11-21T00:00:00.000Z');
});

test('a shortage says how much is missing', () => {
  expect(describeShortage(120)).toBe('포인트가 120P 부족해요. 충전하고 이어서 만들까요?');
  expect(describeShortage(12_000)).toContain('12,000P');
});

test('a period is whole Korean days', () => {
  expect(getPeriod('2026-11-01', '2026-11-21')).toEqual({
    from: new Date('2026-10-31T15:00:00Z'),
    to: new Date('2026-11-21T15:00:00Z'),
  });
  expect(getPeriod(undefined, undefined)).toEqual({});
});
