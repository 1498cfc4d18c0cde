// @vitest-environment node
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
  ['month', '2026-11-21T12:00+09:00', { from: '2026-10-21', to: '2026-11-21' }],
  ['month', '2026-03-31T12:00+09:00', { from: '2026-02-28', to: '2026-03-31' }],
  ['quarter', '2026-01-05T12:00+09:00', { from: '2025-10-05', to: '2026-01-05' }],
  ['year', '2028-02-29T12:00+09:00', { from: '2027-02-28', to: '2028-02-29' }],
  ['month', '2026-11-21T15:00:00Z', { from: '2026-10-22', to: '2026-11-22' }],
  ['month', '2026-11-21T14:59:59Z', { from: '2026-10-21', to: '2026-11-21' }],
  ['all', '2026-01-05T12:00+09:00', {}],
] as const)('a %s ends on the day in Seoul at %s', (period, now, expected) => {
  expect(getPeriod(period, new Date(now))).toEqual(expected);
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
