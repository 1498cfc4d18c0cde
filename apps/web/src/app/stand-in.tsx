import { webRoutes } from '@jadoo/contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { layouts } from '#app/layouts/layouts.ts';
import { pageTable } from '#app/page-table.ts';
import { emptyUser, useUserStore } from '#session/user-store.ts';
import { initialHeader, useHeaderStore } from '#shell/header-store.ts';
import { formatPoints } from '#text/format.ts';

const makerHeader = { step: 1, showBackButton: true, backButtonText: '자료 만들기' };

/** The screens that are the same for everybody until their data come, each with what it does to the header. */
const screens: Readonly<Record<string, Partial<typeof initialHeader>>> = {
  '/login': {},
  '/': {},
  '/data': {},
  '/data/basic': makerHeader,
  '/data/advanced': makerHeader,
  '/data/transform': makerHeader,
  '/quick': {},
  '/point/charge': {},
  '/passageStorage': {},
  '/myStorage': {},
  '/myStorage/:ed_idx': {},
};

// What only the browser of a member knows is marked, and the marks become places to fill.
const initial = '\uE000';
const name = `${initial}\uE001`;
const points = 987_654_321;
const places: readonly [mark: string, place: string][] = [
  [formatPoints(points), 'point'],
  [name, 'name'],
  [initial, 'initial'],
];

function toPlaces(page: string): string {
  return places.reduce(
    (left, [mark, place]) =>
      left
        .replaceAll(new RegExp(`(?<=>[^<>]*)${mark}(?=[^<>]*<)`, 'gu'), `<span data-user="${place}"></span>`)
        .replaceAll(mark, ''),
    page,
  );
}

async function render(path: string, header: Partial<typeof initialHeader>): Promise<string> {
  const route = webRoutes.find((one) => one.path === path);
  const page = await pageTable[path]?.();
  if (!route || !page) throw new TypeError(`no screen at ${path}`);
  const isMember = path !== '/login';
  const user = isMember ? { ...emptyUser, UM_IDX: '1', UM_NM: name, POINT: points } : emptyUser;
  // Without a browser, stores show the state that they began with.
  Object.assign(useUserStore.getInitialState(), { user });
  Object.assign(useHeaderStore.getInitialState(), initialHeader, header);
  const handler = createStaticHandler([
    { Component: layouts[route.layout], children: [{ path, Component: page }] },
  ]);
  const address = `http://localhost${path.replace(':ed_idx', '1')}`;
  const context = await handler.query(new Request(address));
  if (context instanceof Response) throw new TypeError(`${path} leads elsewhere`);
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </QueryClientProvider>,
  );
  // The footer names the operator, whom the build does not know; it is below the first view.
  const [above = ''] = markup.split('<footer');
  return `<div data-stand-in="${isMember ? 'member' : 'visitor'}" inert>${toPlaces(above)}</div></div>`;
}

/** The screens as they are before any script or answer, as HTML by their route. */
export async function renderStandIns(): Promise<Record<string, string>> {
  const pages: Record<string, string> = {};
  for (const [path, header] of Object.entries(screens)) pages[path] = await render(path, header);
  return pages;
}
