import { listOpenPointOrders } from '@jadoo/contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { toPaymentPath } from '#features/point/payment-path.ts';
import { callForData } from '#request/call.ts';
import { formatWon } from '#text/format.ts';

/** Charges that are not through yet, each with the way to its state. Shows nothing when there are none. */
export function OpenOrders() {
  const { data } = useQuery({
    queryKey: ['pointOrder', 'open'],
    queryFn: ({ signal }) => callForData(listOpenPointOrders, { signal }),
  });
  if (!data || data.items.length === 0) return null;
  return (
    <ul aria-label="진행 중인 충전" className="mb-5 flex flex-col gap-2">
      {data.items.map(({ orderId, AMOUNT, STATUS }) => (
        <li
          key={orderId}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-lg bg-amber-tint px-4 py-3"
        >
          <span className="numbers font-medium text-amber">
            {formatWon(AMOUNT)} 충전 {STATUS === 'waiting' ? '입금을 기다려요' : '결제를 확인하고 있어요'}
          </span>
          <Link
            to={toPaymentPath('/point/process', { orderId })}
            className="inline-flex min-h-8 items-center font-semibold text-ink underline underline-offset-2"
          >
            {STATUS === 'waiting' ? '입금 계좌 보기' : '상태 보기'}
          </Link>
        </li>
      ))}
    </ul>
  );
}
