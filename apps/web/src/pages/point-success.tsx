import { SuccessScreen } from '#features/point/success-screen.tsx';

/** /point/success */
export function PointSuccessPage() {
  return <SuccessScreen />;
}
