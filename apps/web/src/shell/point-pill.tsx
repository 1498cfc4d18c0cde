import { Link } from 'react-router';
import { usePoint } from '#session/user-store.ts';
import { formatPoints } from '#text/format.ts';

/** The balance, with the way to charge. */
export function PointPill() {
  const point = usePoint();
  return (
    <span className="inline-flex h-9 shrink-0 items-center rounded-full whitespace-nowrap border border-plum-line bg-plum-tint text-sm font-bold text-plum">
      <Link to="/point/list" className="numbers rounded-l-full py-1.5 pr-1.5 pl-3.5" title="포인트 내역">
        <span className="sr-only">내 포인트 </span>
        {formatPoints(point)}
      </Link>
      <Link
        to="/point/charge"
        className="mr-1 inline-flex size-7 items-center justify-center rounded-full hover:bg-plum hover:text-white"
        aria-label="포인트 충전"
        title="포인트 충전"
      >
        <svg width="14" height="14" viewBox="0 0 14 14" aria-hidden="true">
          <path d="M7 2v10M2 7h10" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
        </svg>
      </Link>
    </span>
  );
}
