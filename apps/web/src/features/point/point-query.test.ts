import { listPointEntries } from '@jadoo/contract';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getPeriod, readPointQuery } from '#features/point/point-query.ts';

it('reads the address and falls back on anything strange', () => {
  const read = (search: string) => readPointQuery(new URLSearchParams(search));
  expect(read('')).toEqual({ tab: 'all', period: 'quarter', page: 1 });
  expect(read('tab=spend&period=year&page=3')).toEqual({ tab: 'spend', period: 'year', page: 3 });
  for (const strange of ['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=9999999', 'tab=x&period=y']) {
    expect(read(strange)).toEqual({ tab: 'all', period: 'quarter', page: 1 });
  }
});

it.each([
  ['month', new Date(2026, 10, 21), { from: '2026-10-21', to: '2026-11-21' }],
  ['month', new Date(2026, 2, 31), { from: '2026-02-28', to: '2026-03-31' }],
  ['quarter', new Date(2026, 0, 5), { from: '2025-10-05', to: '2026-01-05' }],
  ['year', new Date(2028, 1, 29), { from: '2027-02-28', to: '2028-02-29' }],
  ['all', new Date(2026, 0, 5), {}],
] as const)('a %s ends today', (period, today, expected) => {
  expect(getPeriod(period, today)).toEqual(expected);
});

it('every period is one that the server takes', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('month', 'quarter', 'year', 'all'),
      fc.date({ min: new Date(2020, 0, 1), max: new Date(2040, 0, 1), noInvalidDate: true }),
      (period, today) => {
        const query = getPeriod(period, today);
        expect(listPointEntries.query.safeParse(query).success).toBe(true);
        if (query.from !== undefined && query.to !== undefined) expect(query.from < query.to).toBe(true);
      },
    ),
  );
});
