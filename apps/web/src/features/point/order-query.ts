import { unsettledOrderStatuses, type PointOrder } from '@jadoo/contract';
import { queryOptions } from '@tanstack/react-query';
import type { Payment } from '#features/point/payment-address.ts';
import { fetchOrder, settlePayment } from '#features/point/settle-payment.ts';
import { RequestError } from '#request/request-error.ts';

const pollMs = 2000;
const depositPollMs = 15_000;

/** No answer, too many questions or a fault of the server: nobody knows yet, so asking goes on. */
export function isOutcomeOpen(error: unknown): boolean {
  return error instanceof RequestError && (error.status === 0 || error.status === 429 || error.status >= 500);
}

function getPollMs(order: PointOrder | undefined, error: unknown): number | false {
  if (error) return isOutcomeOpen(error) && pollMs;
  if (order && unsettledOrderStatuses.includes(order.STATUS)) return pollMs;
  return order?.STATUS === 'waiting' && depositPollMs;
}

/** Brings a payment to its end and keeps asking until then. Two screens or two effects share one request. */
export function settlingQuery(orderId: string, payment: Payment | null) {
  return queryOptions({
    queryKey: ['pointSettling', orderId, payment?.paymentKey ?? ''],
    queryFn: () => (payment ? settlePayment(payment) : fetchOrder(orderId)),
    refetchInterval: ({ state }) => getPollMs(state.data, state.error),
    refetchIntervalInBackground: true,
    staleTime: Infinity,
    retry: false,
    retryOnMount: false,
  });
}

/** One order as it stands now. */
export function orderQuery(orderId: string) {
  return queryOptions({
    queryKey: ['pointOrder', orderId],
    queryFn: () => fetchOrder(orderId),
    staleTime: 0,
  });
}
