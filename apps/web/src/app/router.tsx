import { webRoutes, type Layout, type WebRoute } from '@jadoo/contract';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { AppRoot } from '#app/app-root.tsx';
import { ErrorPage, FramelessErrorPage } from '#app/error-page.tsx';
import { checkParams, guardRoute, isAuthPath, makeNavigationStep } from '#app/guards.ts';
import { layouts } from '#app/layouts/layouts.ts';
import { PageError } from '#app/page-error.ts';
import { pageTable } from '#app/page-table.ts';
import { isDevelopment } from '#session/runtime-config.ts';
import { loadOrReload } from '#telemetry/chunk-load.ts';
import { Splash } from '#ui/splash.tsx';

// The screens before signing in hold no server data and do without its cache.
async function loadPage(path: string, page: () => Promise<ComponentType>): Promise<ComponentType> {
  if (path === '/login' || isAuthPath(path)) return page();
  const [Page, { withServerData }] = await Promise.all([page(), import('#app/with-server-data.tsx')]);
  return withServerData(Page);
}

// Never seen: the loader of the route always throws.
function NoPage() {
  return null;
}

function toRouteObject({ path, isGuarded, title }: WebRoute): RouteObject {
  const page = pageTable[path];
  if (!page) throw new TypeError(`no page for ${path}`);
  return {
    path,
    caseSensitive: true,
    handle: { title },
    middleware: isGuarded ? [checkParams, guardRoute] : [checkParams],
    lazy: async () => ({ Component: await loadOrReload(() => loadPage(path, page)) }),
  };
}

/** Every route of the app under its layout; what matches nothing is a page that is not there. */
export function createRoutes(isDiagnosticShown: boolean = isDevelopment()): RouteObject[] {
  const shown = webRoutes.filter((route) => !route.isDiagnostic || isDiagnosticShown);
  const names = Object.keys(layouts) as Layout[];
  return [
    {
      id: 'root',
      Component: AppRoot,
      ErrorBoundary: FramelessErrorPage,
      HydrateFallback: Splash,
      middleware: [makeNavigationStep()],
      children: [
        ...names.map((name) => ({
          id: `layout-${name}`,
          Component: layouts[name],
          children: shown.filter((route) => route.layout === name).map(toRouteObject),
        })),
        {
          id: 'not-found-frame',
          Component: layouts.default,
          children: [
            {
              path: '*',
              ErrorBoundary: ErrorPage,
              Component: NoPage,
              loader: ({ request }) => {
                throw new PageError(new URL(request.url).pathname, false);
              },
            },
          ],
        },
      ],
    },
  ];
}
