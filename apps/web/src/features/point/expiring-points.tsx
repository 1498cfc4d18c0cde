import { listExpiringPoints, type OutputOf } from '@jadoo/contract';
import { useQuery } from '@tanstack/react-query';
import { callForData } from '#request/call.ts';
import { formatDateTime, formatPoints } from '#text/format.ts';

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

/** Tells of points that run out soon. Shows nothing when there are none. */
export function ExpiringPoints() {
  const { data } = useQuery({
    queryKey: ['pointExpiry'],
    queryFn: ({ signal }) => callForData(listExpiringPoints, { signal }),
  });
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
