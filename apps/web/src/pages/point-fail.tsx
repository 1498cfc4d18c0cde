import { FailScreen } from '#features/point/fail-screen.tsx';

/** /point/fail */
export function PointFailPage() {
  return <FailScreen />;
}
