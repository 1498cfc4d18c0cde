import { ExpiringPoints } from '#features/point/expiring-points.tsx';
import { OpenOrders } from '#features/point/open-orders.tsx';
import { PointHistory } from '#features/point/point-history.tsx';
import { usePoint } from '#session/user-store.ts';
import { formatPoints } from '#text/format.ts';
import { LinkButton } from '#ui/link-button.tsx';

/** /point/list */
export function PointListPage() {
  const point = usePoint();
  return (
    <>
      <header className="mb-6 flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-2xl">포인트 내역</h1>
          <p className="mt-1 text-ink-soft">
            지금 <b className="numbers text-plum">{formatPoints(point)}</b>가 있어요.
          </p>
        </div>
        <LinkButton to="/point/charge">충전하기</LinkButton>
      </header>
      <ExpiringPoints />
      <OpenOrders />
      <PointHistory />
    </>
  );
}
