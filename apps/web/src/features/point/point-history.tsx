import { listPointEntries, type PointEntry } from '@jadoo/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ReceiptButton } from '#features/point/receipt-button.tsx';
import { getPeriod, periods, readPointQuery, type PointTab } from '#features/point/point-query.ts';
import { RefundButton } from '#features/point/refund-dialog.tsx';
import { callForData } from '#request/call.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { formatCount, formatDateTime, formatPoints } from '#text/format.ts';
import { Badge } from '#ui/badge.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Pagination } from '#ui/pagination.tsx';
import { ListSkeleton } from '#ui/skeleton.tsx';
import { Tabs } from '#ui/tabs.tsx';

const tabs: readonly { value: PointTab; label: string }[] = [
  { value: 'all', label: '전체' },
  { value: 'charge', label: '충전' },
  { value: 'spend', label: '사용' },
  { value: 'other', label: '환불·적립' },
];

const kindNames: Record<PointEntry['PT_KIND'], string> = {
  charge: '충전',
  bonus: '적립',
  spend: '사용',
  compensation: '되돌림',
  refund: '환불',
  expiry: '소멸',
  grant: '지급',
  deduct: '차감',
};

function EntryRow({ entry }: { entry: PointEntry }) {
  const isPlus = entry.AMOUNT > 0;
  return (
    <li className="flex items-center gap-4 px-4 py-3.5">
      <span className="hidden w-16 shrink-0 sm:block">
        <Badge tone={isPlus ? 'leaf' : 'plain'}>{kindNames[entry.PT_KIND]}</Badge>
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{entry.PT_TITLE}</span>
        <span className="numbers block text-sm text-ink-faint">
          <span className="sm:hidden">{kindNames[entry.PT_KIND]} · </span>
          <time dateTime={entry.REG_DT}>{formatDateTime(entry.REG_DT)}</time>
          {entry.ORDER_ID !== undefined && (
            <>
              <ReceiptButton orderId={entry.ORDER_ID} look="link" />
              <RefundButton orderId={entry.ORDER_ID} />
            </>
          )}
        </span>
      </span>
      <span className="numbers shrink-0 text-right">
        <span className={joinClasses('block font-bold', isPlus && 'text-leaf')}>
          {isPlus && '+'}
          {formatPoints(entry.AMOUNT)}
        </span>
        <span className="block text-sm text-ink-faint">잔액 {formatPoints(entry.BALANCE)}</span>
      </span>
    </li>
  );
}

/** The history of points: tabs, period, pages of ten. All of it stands in the address. */
export function PointHistory() {
  const [search, setSearch] = useSearchParams();
  const { tab, period, page } = readPointQuery(search);
  const size = 10;
  const { data, error, refetch } = useQuery({
    queryKey: ['pointList', tab, period, page],
    queryFn: ({ signal }) =>
      callForData(listPointEntries, {
        query: { tab, ...getPeriod(period, new Date()), page: String(page), size: String(size) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  const change = (next: Record<string, string>) => {
    setSearch({ tab, period, ...next });
  };

  return (
    <Tabs
      label="내역 나누기"
      tabs={tabs}
      value={tab}
      onChange={(value) => {
        change({ tab: value });
      }}
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-soft" aria-live="polite">
          {data && `${formatCount(data.total)}건`}
        </p>
        <div role="group" aria-label="기간" className="flex gap-1 print:hidden">
          {periods.map(({ value, label }) => (
            <button
              key={value}
              type="button"
              aria-pressed={value === period}
              className="h-9 rounded-full border border-line px-3 text-sm font-semibold text-ink-soft hover:border-line-strong aria-pressed:border-plum aria-pressed:bg-plum-tint aria-pressed:text-plum"
              onClick={() => {
                change({ period: value });
              }}
            >
              {label}
            </button>
          ))}
        </div>
      </div>
      {error && <ErrorState message={getErrorMessage(error)} onRetry={refetch} />}
      {!error && !data && <ListSkeleton rows={6} />}
      {data?.items.length === 0 && <EmptyState title="이 기간에는 내역이 없어요." />}
      {data && data.items.length > 0 && (
        <ul className="divide-y divide-line rounded-lg border border-line bg-paper">
          {data.items.map((entry) => (
            <EntryRow key={entry.PT_IDX} entry={entry} />
          ))}
        </ul>
      )}
      {data && (
        <Pagination
          page={page}
          size={size}
          total={data.total}
          onChange={(next) => {
            change({ page: String(next) });
          }}
        />
      )}
    </Tabs>
  );
}
