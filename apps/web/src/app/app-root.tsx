import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { NavigationBar } from '#app/navigation-bar.tsx';
import { usePageTitle } from '#app/page-title.ts';
import { Overlays } from '#shell/overlays.tsx';
import { Splash } from '#ui/splash.tsx';
import { ToastArea } from '#ui/toast.tsx';

/** Everything that stays while screens change. */
export function AppRoot() {
  usePageTitle();
  return (
    <>
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-plum px-4 py-2 font-semibold text-white focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        본문 바로가기
      </a>
      <NavigationBar />
      <Suspense fallback={<Splash />}>
        <Outlet />
      </Suspense>
      <Overlays />
      <ToastArea />
      <ScrollRestoration />
    </>
  );
}
