import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { isNoticeHidden, isNoticePath } from '#shell/notice-rules.ts';

const NoticePopup = lazy(async () => ({ default: (await import('#shell/notice-popup.tsx')).NoticePopup }));

/** Lets the notice popup in where it may show and nobody has put it away. */
export function NoticeGate() {
  const { pathname } = useLocation();
  const [isClosed, setIsClosed] = useState(isNoticeHidden);
  const isHere = isNoticePath(pathname) && !pathname.startsWith('/auth');
  if (isClosed || !isHere) return null;
  return (
    <Suspense>
      <NoticePopup
        onClose={() => {
          setIsClosed(true);
        }}
      />
    </Suspense>
  );
}
