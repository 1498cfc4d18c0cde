import { ProcessFailScreen } from '#features/point/process-fail-screen.tsx';

/** /point/process-fail */
export function PointProcessFailPage() {
  return <ProcessFailScreen />;
}
