import { ChargeScreen } from '#features/point/charge-screen.tsx';

/** /point/charge */
export function PointChargePage() {
  return <ChargeScreen />;
}
