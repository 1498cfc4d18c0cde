import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
}

/** Says that the connection is gone, as long as it is. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 bottom-0 z-40 print:hidden">
      {!isOnline && (
        <p className="bg-ink px-4 py-2.5 text-center text-sm font-medium text-white">
          인터넷 연결이 끊겼어요. 고치던 내용은 그대로 있고, 다시 연결되면 이어서 저장해요.
        </p>
      )}
    </div>
  );
}
