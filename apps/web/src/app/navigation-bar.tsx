import { useNavigation } from 'react-router';

/** A thin line at the top while the next screen is on its way. */
export function NavigationBar() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden print:hidden">
      <div className="h-full w-full animate-pulse-soft bg-plum" />
    </div>
  );
}
