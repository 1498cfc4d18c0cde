import { lazy, Suspense } from 'react';
import { BusyOverlays } from '#shell/busy-overlays.tsx';
import { ConsentGate } from '#shell/consent-gate.tsx';
import { useAlertStore, useConfirmStore, useMessageBoxStore } from '#shell/dialog-stores.ts';
import { NoticeGate } from '#shell/notice-gate.tsx';
import { OfflineBanner } from '#shell/offline-banner.tsx';
import { useTermsStore } from '#shell/simple-stores.ts';

const Dialogs = lazy(async () => ({ default: (await import('#shell/dialogs.tsx')).Dialogs }));
const TermsModal = lazy(async () => ({ default: (await import('#shell/terms-modal.tsx')).TermsModal }));

/** Dialogs and overlays over the screen; the heavy ones load when they are first wanted. */
export function Overlays() {
  const isAlertOpen = useAlertStore((state) => state.isVisible);
  const isConfirmOpen = useConfirmStore((state) => state.isVisible);
  const isMessageBoxOpen = useMessageBoxStore((state) => state.isVisible);
  const isTermsOpen = useTermsStore((state) => state.isVisible);
  return (
    <>
      <NoticeGate />
      <ConsentGate />
      <Suspense>
        {isTermsOpen && <TermsModal />}
        {(isAlertOpen || isConfirmOpen || isMessageBoxOpen) && <Dialogs />}
      </Suspense>
      <BusyOverlays />
      <OfflineBanner />
    </>
  );
}
