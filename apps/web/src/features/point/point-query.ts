import type { InputOf, listPointEntries } from '@jadoo/contract';
import { toSeoulDateText } from '#text/local-date.ts';

type Query = InputOf<typeof listPointEntries, 'query'>;
export type PointTab = NonNullable<Query['tab']>;
export type PeriodName = 'month' | 'quarter' | 'year' | 'all';

export const periods: readonly { value: PeriodName; label: string }[] = [
  { value: 'month', label: '1개월' },
  { value: 'quarter', label: '3개월' },
  { value: 'year', label: '1년' },
  { value: 'all', label: '모두' },
];

const months: Record<PeriodName, number> = { month: 1, quarter: 3, year: 12, all: 0 };
const tabNames: readonly PointTab[] = ['all', 'charge', 'spend', 'other'];

/** Tab, period and page out of the address; anything else there counts as absent. */
export function readPointQuery(search: URLSearchParams): { tab: PointTab; period: PeriodName; page: number } {
  const page = Number(search.get('page') ?? 1);
  return {
    tab: tabNames.find((name) => name === search.get('tab')) ?? 'all',
    period: periods.find(({ value }) => value === search.get('period'))?.value ?? 'quarter',
    page: Number.isInteger(page) && page >= 1 && page < 1_000_000 ? page : 1,
  };
}

/** First and last day, in Seoul, of a period that ends now; no borders for the whole time. */
export function getPeriod(period: PeriodName, now: Date): { from?: string; to?: string } {
  if (months[period] === 0) return {};
  const to = toSeoulDateText(now);
  const from = new Date(to);
  const day = from.getUTCDate();
  from.setUTCMonth(from.getUTCMonth() - months[period]);
  // The 31st of a month that has fewer days is its last one.
  if (from.getUTCDate() !== day) from.setUTCDate(0);
  return { from: from.toISOString().slice(0, to.length), to };
}
