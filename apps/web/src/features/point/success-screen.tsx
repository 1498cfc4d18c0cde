import type { PointOrder } from '@jadoo/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { SummaryLine } from '#features/point/charge-summary.tsx';
import { orderQuery } from '#features/point/order-query.ts';
import { readOrderId } from '#features/point/payment-address.ts';
import { readNext, toPaymentPath } from '#features/point/payment-path.ts';
import { PaymentNotice } from '#features/point/payment-notice.tsx';
import { ReceiptButton } from '#features/point/receipt-button.tsx';
import { getErrorMessage } from '#request/request-error.ts';
import { setPoint } from '#session/user-store.ts';
import { formatDateTime, formatPoints, formatWon } from '#text/format.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { ListSkeleton } from '#ui/skeleton.tsx';

function Charged({ order, next }: { order: PointOrder; next: string | null }) {
  const { orderId, AMOUNT, VAT_AMOUNT, BONUS_POINT, METHOD, APPROVED_DT, UM_POINT, HAS_RECEIPT } = order;
  useEffect(() => setPoint(UM_POINT), [UM_POINT]);
  return (
    <PaymentNotice
      title={`${formatPoints(AMOUNT + BONUS_POINT)}를 충전했어요`}
      actions={
        <>
          {HAS_RECEIPT && <ReceiptButton orderId={orderId} look="button" />}
          <LinkButton to="/point/list" variant="secondary">
            포인트 내역
          </LinkButton>
          <LinkButton to={next ?? '/'} replace>
            {next === null ? '홈으로 가기' : '이어서 하기'}
          </LinkButton>
        </>
      }
    >
      <dl className="mt-3 flex flex-col gap-2 rounded-lg bg-desk-deep p-4 text-left text-ink">
        <SummaryLine term="결제 금액">
          {formatWon(AMOUNT)}
          <span className="block text-sm font-normal text-ink-soft">부가세 {formatWon(VAT_AMOUNT)} 포함</span>
        </SummaryLine>
        {BONUS_POINT > 0 && <SummaryLine term="보너스 포인트">+{formatPoints(BONUS_POINT)}</SummaryLine>}
        {METHOD && <SummaryLine term="결제 방법">{METHOD}</SummaryLine>}
        {APPROVED_DT !== null && (
          <SummaryLine term="결제 일시">
            <time dateTime={APPROVED_DT}>{formatDateTime(APPROVED_DT)}</time>
          </SummaryLine>
        )}
        <SummaryLine term="지금 잔액">
          <b className="text-plum">{formatPoints(UM_POINT)}</b>
        </SummaryLine>
      </dl>
    </PaymentNotice>
  );
}

function Success({ orderId, next }: { orderId: string; next: string | null }) {
  const { data: order, error, refetch } = useQuery(orderQuery(orderId));
  if (error) return <ErrorState message={getErrorMessage(error)} onRetry={refetch} />;
  if (!order) return <ListSkeleton rows={4} />;
  // An order that is not through has a page of its own.
  if (order.STATUS !== 'done')
    return <Navigate replace to={toPaymentPath('/point/process', { orderId, next })} />;
  return <Charged order={order} next={next} />;
}

/** The charge came about: what was paid, the receipt, and the way on. */
export function SuccessScreen() {
  const [search] = useSearchParams();
  const orderId = readOrderId(search);
  const next = readNext(search);
  if (orderId === null)
    return <Navigate replace to={toPaymentPath('/point/error', { reason: 'no-payment', next })} />;
  return <Success orderId={orderId} next={next} />;
}
