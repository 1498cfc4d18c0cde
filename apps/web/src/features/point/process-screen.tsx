import type { PointOrder } from '@jadoo/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { DepositView } from '#features/point/deposit-view.tsx';
import { isOutcomeOpen, settlingQuery } from '#features/point/order-query.ts';
import { readOrderId, readPayment, type Payment } from '#features/point/payment-address.ts';
import { readNext, toPaymentPath } from '#features/point/payment-path.ts';
import { RequestError } from '#request/request-error.ts';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Spinner } from '#ui/spinner.tsx';

const longWaitMs = 20_000;

/** Where the page goes once the order has come to its end; null while it has not. */
export function getEndPath(order: PointOrder, next: string | null): string | null {
  const { orderId, STATUS } = order;
  if (STATUS === 'done') return toPaymentPath('/point/success', { orderId, next });
  if (STATUS === 'failed' || STATUS === 'canceled') return toPaymentPath('/point/fail', { orderId, next });
  if (STATUS === 'ready') return toPaymentPath('/point/charge', { next });
  return null;
}

function getErrorPath(error: unknown, orderId: string, next: string | null): string {
  const reason =
    error instanceof RequestError ? (error.status === 404 ? 'not-found' : error.reason) : undefined;
  return toPaymentPath('/point/error', { reason: reason ?? null, orderId, next });
}

function Waiting() {
  const [isLong, setIsLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLong(true), longWaitMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Card className="flex flex-col items-center gap-4 py-16 text-center text-plum">
      <Spinner sizePx={36} />
      <h1 className="text-2xl text-ink">결제를 확인하고 있어요</h1>
      <div role="status" className="text-ink-soft">
        <p>창을 닫지 마세요.</p>
        {isLong && (
          <p className="mt-2 max-w-100">
            결제사의 답이 늦어지고 있어요. 나가도 확인은 이어지고, 끝나면 포인트 내역에 나타나요. 두 번
            결제하지 마세요.
          </p>
        )}
      </div>
      {isLong && (
        <LinkButton to="/point/list" variant="secondary">
          포인트 내역 보기
        </LinkButton>
      )}
    </Card>
  );
}

function Settling({
  orderId,
  payment,
  next,
}: {
  orderId: string;
  payment: Payment | null;
  next: string | null;
}) {
  const { data: order, error } = useQuery(settlingQuery(orderId, payment));
  if (error && !isOutcomeOpen(error)) return <Navigate replace to={getErrorPath(error, orderId, next)} />;
  const end = order ? getEndPath(order, next) : null;
  // The way back must not lead to a payment that is through.
  if (end !== null) return <Navigate replace to={end} />;
  if (order?.STATUS === 'waiting') return <DepositView order={order} nextAction={next} />;
  return <Waiting />;
}

/** Has the payment of the address approved once and follows it to its end. */
export function ProcessScreen() {
  const [search] = useSearchParams();
  const payment = readPayment(search);
  const orderId = payment?.orderId ?? readOrderId(search);
  const next = readNext(search);
  if (orderId === null)
    return <Navigate replace to={toPaymentPath('/point/error', { reason: 'no-payment', next })} />;
  return <Settling orderId={orderId} payment={payment} next={next} />;
}
