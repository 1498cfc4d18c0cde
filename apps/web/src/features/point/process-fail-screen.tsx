import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { readInterruption, readOrderId } from '#features/point/payment-address.ts';
import { readNext, toPaymentPath } from '#features/point/payment-path.ts';
import { PaymentNotice, RetryActions } from '#features/point/payment-notice.tsx';
import { describeStop, isCancelCode } from '#features/point/payment-words.ts';
import { reportToOpener } from '#features/point/window-report.ts';
import { LinkButton } from '#ui/link-button.tsx';

/** Where the payment window ends that stopped: a window of its own tells its opener and closes. */
export function ProcessFailScreen() {
  const [search] = useSearchParams();
  const next = readNext(search);
  const interruption = readInterruption(search);
  const code = interruption?.code ?? '';
  const orderId = readOrderId(search) ?? undefined;

  useEffect(() => {
    if (code !== '') reportToOpener({ code, ...(orderId !== undefined && { orderId }) });
  }, [code, orderId]);

  return (
    <PaymentNotice
      title={isCancelCode(code) ? '충전하지 않았어요' : '결제를 멈췄어요'}
      actions={
        interruption ? (
          <LinkButton to={toPaymentPath('/point/fail', { ...interruption, next })} replace>
            계속하기
          </LinkButton>
        ) : (
          <RetryActions chargePath={toPaymentPath('/point/charge', { next })} />
        )
      }
    >
      <p role="alert">{describeStop(code)}</p>
    </PaymentNotice>
  );
}
