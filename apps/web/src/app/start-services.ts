import type { createBrowserRouter } from 'react-router';
import { getPageTitle } from '#app/page-title.ts';
import { setNavigation } from '#session/navigation.ts';
import { watchOtherTabs } from '#session/other-tabs.ts';
import { watchResize } from '#shell/layout-refresh.ts';
import { watchChunkFailures } from '#telemetry/chunk-load.ts';
import { watchDeployment } from '#telemetry/deployment-watch.ts';
import { startErrorReporting } from '#telemetry/error-reporting.ts';
import { startTagService } from '#telemetry/tag-events.ts';
import { trackVisit } from '#telemetry/visit-tracking.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Starts what runs beside the screens for as long as the page is open. */
export function startServices(router: Router): void {
  setNavigation({
    go: (path) => {
      void router.navigate(path, { replace: true });
    },
  });
  startErrorReporting();
  watchChunkFailures();
  watchOtherTabs();
  watchDeployment();
  watchResize();
  recordPageViews(router);
  // The tag service comes after everything that the screen needs.
  if (document.readyState === 'complete') startTagService();
  else {
    addEventListener('load', () => {
      startTagService();
    });
  }
}

function recordPageViews(router: Router): void {
  const visit = trackVisit();
  let shownPath = '';
  const record = () => {
    const { location, initialized, matches } = router.state;
    if (!initialized || location.pathname === shownPath) return;
    shownPath = location.pathname;
    visit.recordPageView(shownPath, getPageTitle(matches.map(({ route }) => route.handle as unknown)));
  };
  record();
  router.subscribe(record);
}
