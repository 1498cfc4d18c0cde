import { getPointProducts } from '@jadoo/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { ChargeForm } from '#features/point/charge-form.tsx';
import { OpenOrders } from '#features/point/open-orders.tsx';
import { readNext } from '#features/point/payment-path.ts';
import { useWindowReport } from '#features/point/window-report.ts';
import { callForData } from '#request/call.ts';
import { getErrorMessage } from '#request/request-error.ts';
import { usePoint } from '#session/user-store.ts';
import { formatPoints } from '#text/format.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { ListSkeleton } from '#ui/skeleton.tsx';

/** Charging points: balance, amount, method, rules and consent. */
export function ChargeScreen() {
  const point = usePoint();
  const [search] = useSearchParams();
  const next = readNext(search);
  useWindowReport(next);
  const { data, error, refetch } = useQuery({
    queryKey: ['pointProduct'],
    queryFn: ({ signal }) => callForData(getPointProducts, { signal }),
    staleTime: Infinity,
  });
  return (
    <>
      <header className="mb-6">
        <h1 className="text-2xl">얼마를 충전할까요?</h1>
        <p className="mt-1 text-ink-soft">
          지금 <b className="numbers text-plum">{formatPoints(point)}</b>가 있어요.
        </p>
      </header>
      <OpenOrders />
      {error && <ErrorState message={getErrorMessage(error)} onRetry={refetch} />}
      {!error && !data && <ListSkeleton rows={5} />}
      {data && <ChargeForm products={data} next={next} />}
    </>
  );
}
