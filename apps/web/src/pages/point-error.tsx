import { PaymentErrorScreen } from '#features/point/payment-error-screen.tsx';

/** /point/error */
export function PointErrorPage() {
  return <PaymentErrorScreen />;
}
