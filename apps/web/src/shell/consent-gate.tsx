import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useConsentStore } from '#session/consent-store.ts';
import { useUserStore } from '#session/user-store.ts';

const ConsentDialog = lazy(async () => ({
  default: (await import('#shell/consent-dialog.tsx')).ConsentDialog,
}));

const usePaths = /^\/(?:$|data(?:\/|$)|quick$|point\/charge$)/u;

/**
 * Asks for consent to texts that changed, on the screens where things are made or paid. One's own data, refunds,
 * inquiries, withdrawal and a payment on its way stay open.
 */
export function ConsentGate() {
  const { pathname } = useLocation();
  const needed = useConsentStore((state) => state.needed);
  const isSignedIn = useUserStore((state) => state.user.UM_IDX !== '');
  if (!isSignedIn || needed.length === 0 || !usePaths.test(pathname)) return null;
  return (
    <Suspense>
      <ConsentDialog needed={needed} />
    </Suspense>
  );
}
