import { listExpiringPoints, type OutputOf } from '@jadoo/contract';
import { useQuery } from '@tanstack/react-query';
import { callForData } from '#request/call.ts';
import { Link } from 'react-router';
import { formatDateTime, formatMonthDay, formatPoints } from '#text/format.ts';

type Lot = OutputOf<typeof listExpiringPoints>['items'][number];

const kindNames: Record<Lot['KIND'], string> = { paid: '유료 포인트', bonus: '보너스 포인트' };
const shownLines = 3;

/** Lots of one kind that end in the same minute as one line, soonest first. */
function toLines(lots: readonly Lot[]): { name: string; points: number }[] {
  const lines = new Map<string, number>();
  for (const { KIND, POINT, EXPIRE_DT } of lots) {
    const name = `${formatDateTime(EXPIRE_DT)} ${kindNames[KIND]}`;
    lines.set(name, (lines.get(name) ?? 0) + POINT);
  }
  return [...lines].map(([name, points]) => ({ name, points }));
}

function useExpiringPoints() {
  return useQuery({
    queryKey: ['pointExpiry'],
    queryFn: ({ signal }) => callForData(listExpiringPoints, { signal }),
  });
}

/** One line for the home screen: the day on which points run out next. Shows nothing when there are none. */
export function ExpiryNotice() {
  const { data } = useExpiringPoints();
  const [first] = data?.items ?? [];
  if (!data || !first) return null;
  const day = formatMonthDay(first.EXPIRE_DT);
  const sameDay = data.items.filter(({ EXPIRE_DT }) => formatMonthDay(EXPIRE_DT) === day);
  const points = sameDay.reduce((sum, { POINT }) => sum + POINT, 0);
  const isMore = sameDay.length < data.items.length;
  return (
    <Link
      to="/point/list"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg bg-desk-deep px-4 py-3 hover:bg-line"
    >
      <span>
        {day}에 <b className="numbers">{formatPoints(points)}</b>가 소멸합니다.
        {isMore && ' 그 뒤로 소멸할 포인트가 더 있습니다.'}
      </span>
      <span className="text-sm font-semibold text-plum">포인트 내역</span>
    </Link>
  );
}

/** Tells of points that run out soon. Shows nothing when there are none. */
export function ExpiringPoints() {
  const { data } = useExpiringPoints();
  if (!data || data.items.length === 0) return null;
  const lines = toLines(data.items);
  const total = data.items.reduce((sum, { POINT }) => sum + POINT, 0);
  return (
    <section aria-label="소멸 예정 포인트" className="mb-5 rounded-lg bg-desk-deep px-4 py-3">
      <p className="font-medium">
        <b className="numbers">{formatPoints(total)}</b>가 30일 안에 소멸합니다.
      </p>
      <ul className="mt-1 text-sm text-ink-soft">
        {lines.slice(0, shownLines).map(({ name, points }) => (
          <li key={name} className="numbers">
            {name} {formatPoints(points)}
          </li>
        ))}
        {lines.length > shownLines && <li>그 뒤로 {lines.length - shownLines}건이 더 있습니다.</li>}
      </ul>
    </section>
  );
}
