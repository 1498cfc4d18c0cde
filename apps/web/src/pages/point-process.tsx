import { ProcessScreen } from '#features/point/process-screen.tsx';

/** /point/process */
export function PointProcessPage() {
  return <ProcessScreen />;
}
