import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeShortage, getExpiry, getPeriod, planReturn } from './points.rules.ts';

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
    const takings = fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(takings, fc.array(fc.integer({ min: 1, max: 200 }), { maxLength: 30 }), (taken, parts) => {
        const spent = taken.map((amount, at) => ({ lot: at + 1, taken: amount, returned: 0 }));
        const giveBack = (amount: number) => {
          for (const { lot, delta } of planReturn(spent, amount) ?? []) {
            const entry = spent.find((one) => one.lot === lot);
            if (entry) entry.returned += delta;
          }
        };
        parts.forEach(giveBack);
        giveBack(spent.reduce((sum, one) => sum + one.taken - one.returned, 0));
        return spent.every((one) => one.returned === one.taken);
      }),
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
