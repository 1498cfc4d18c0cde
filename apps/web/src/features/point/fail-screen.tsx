import { failPointOrder } from '@jadoo/contract';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { readInterruption, readOrderId, type Interruption } from '#features/point/payment-address.ts';
import { readNext, toPaymentPath } from '#features/point/payment-path.ts';
import { PaymentNotice, RetryActions } from '#features/point/payment-notice.tsx';
import { describePaymentError, describeStop, isCancelCode } from '#features/point/payment-words.ts';
import { fetchOrder } from '#features/point/settle-payment.ts';
import { callForData } from '#request/call.ts';
import { ListSkeleton } from '#ui/skeleton.tsx';
import { LinkButton } from '#ui/link-button.tsx';

interface Told {
  title: string;
  message: string;
  /** The order goes on although the window says that it stopped. */
  openOrderId: string | null;
}

const failedTitle = '결제를 마치지 못했어요';
const canceledTitle = '충전하지 않았어요';

async function tell(interruption: Interruption): Promise<Told> {
  const { MESSAGE, IS_CANCEL, ORDER } = await callForData(failPointOrder, { body: interruption });
  const isOver = !ORDER || ORDER.STATUS === 'failed' || ORDER.STATUS === 'canceled';
  return {
    title: isOver ? (IS_CANCEL ? canceledTitle : failedTitle) : '진행 중인 결제예요',
    message: MESSAGE,
    openOrderId: isOver ? null : ORDER.orderId,
  };
}

async function askHowItEnded(orderId: string): Promise<Told> {
  const { STATUS, MESSAGE } = await fetchOrder(orderId);
  const isOver = STATUS === 'failed' || STATUS === 'canceled';
  return {
    title: STATUS === 'canceled' ? canceledTitle : isOver ? failedTitle : '진행 중인 결제예요',
    message: MESSAGE,
    openOrderId: isOver ? null : orderId,
  };
}

function getOwnWords(interruption: Interruption | null): Told {
  const code = interruption?.code ?? '';
  return {
    title: isCancelCode(code) ? canceledTitle : failedTitle,
    message: describeStop(code),
    openOrderId: null,
  };
}

/** The payment did not come about: why, in our own words, and how to try again. */
export function FailScreen() {
  const [search] = useSearchParams();
  const interruption = readInterruption(search);
  const orderId = readOrderId(search);
  const chargePath = toPaymentPath('/point/charge', { next: readNext(search) });
  const { data, error, isEnabled } = useQuery({
    queryKey: ['pointFail', orderId, interruption?.code],
    queryFn: () => (interruption ? tell(interruption) : askHowItEnded(orderId ?? '')),
    enabled: interruption !== null || orderId !== null,
    staleTime: Infinity,
    retry: false,
  });
  if (!isEnabled)
    return (
      <PaymentNotice title="확인할 결제가 없어요" actions={<RetryActions chargePath={chargePath} />}>
        {describePaymentError('no-payment')}
      </PaymentNotice>
    );
  if (!data && !error) return <ListSkeleton rows={4} />;
  // Words for the code stand even when the server cannot be told; it closes unpaid orders by itself.
  const told = data ?? getOwnWords(interruption);
  return (
    <PaymentNotice
      title={told.title}
      actions={
        told.openOrderId === null ? (
          <RetryActions chargePath={chargePath} />
        ) : (
          <LinkButton to={toPaymentPath('/point/process', { orderId: told.openOrderId })}>
            결제 상태 보기
          </LinkButton>
        )
      }
    >
      <p role="alert">{told.message}</p>
    </PaymentNotice>
  );
}
