import { useSearchParams } from 'react-router';
import { readNext, toPaymentPath } from '#features/point/payment-path.ts';
import { PaymentNotice, RetryActions } from '#features/point/payment-notice.tsx';
import { describePaymentError } from '#features/point/payment-words.ts';

/** Something about the payment did not fit: why, by our own reason, and how to try again. */
export function PaymentErrorScreen() {
  const [search] = useSearchParams();
  return (
    <PaymentNotice
      title="결제에 문제가 있었어요"
      actions={<RetryActions chargePath={toPaymentPath('/point/charge', { next: readNext(search) })} />}
    >
      <p role="alert">{describePaymentError(search.get('reason'))}</p>
    </PaymentNotice>
  );
}
