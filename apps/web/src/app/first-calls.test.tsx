import {
  apiBasePath,
  getExam,
  getKinds,
  getPointProducts,
  getPoints,
  listCategories,
  listExams,
  listExpiringPoints,
  listNotices,
  listOpenPointOrders,
  listPassages,
} from '@jadoo/contract';
import { act, cleanup, configure, render, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listFirstCalls, startFirstCalls } from '#app/first-calls.ts';
import { createRoutes } from '#app/router.tsx';
import { dropStarted } from '#request/head-start.ts';
import { queryClient } from '#request/query-client.ts';
import { answer } from '#test/api.ts';
import { installDialog } from '#test/dialog.ts';
import { someProducts } from '#test/payment-factories.ts';
import { makeExam, someCategories } from '#test/factories.ts';
import { forgetEverything, makeToken, signIn } from '#test/sign-in.ts';

const server = setupServer();
const emptyPage = { data: { items: [], page: 1, size: 10, total: 0 } };
let asked: string[] = [];
beforeAll(() => {
  // Chunks of the pages are compiled when they are first wanted.
  configure({ asyncUtilTimeout: 30_000 });
  installDialog();
  window.scrollTo = () => undefined;
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: true, media: query }) as unknown as MediaQueryList;
  server.listen({ onUnhandledRequest: 'bypass' });
});
beforeEach(() => {
  forgetEverything();
  queryClient.clear();
  window.dataLayer = [];
  asked = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    if (request.method === 'GET') asked.push(pathname.replace(apiBasePath, '') + search);
  });
  server.use(
    answer(listNotices, { data: [] }),
    answer(getPoints, { data: { UM_POINT: 4200 } }),
    answer(getKinds, { data: { KINDS: [], PACKAGES: [] } }),
    answer(getPointProducts, { data: someProducts }),
    answer(listOpenPointOrders, { data: { items: [] } }),
    answer(listExpiringPoints, { data: { items: [] } }),
    answer(listCategories, { data: someCategories }),
    answer(listExams, emptyPage),
    answer(listPassages, emptyPage),
    // Still being made: its pages need more of a browser than the test has.
    answer(getExam, { data: makeExam({ STATUS: 'running', PROGRESS: 10 }) }),
  );
});
afterEach(() => {
  cleanup();
  dropStarted();
  vi.restoreAllMocks();
  server.events.removeAllListeners();
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

const at = (path: string) => new URL(path, location.origin) as unknown as Location;

describe('the first calls of a screen', () => {
  it.each([
    '/',
    '/data/basic',
    '/data/advanced',
    '/data/transform',
    '/point/charge',
    '/passageStorage',
    '/myStorage/5',
  ])('are among those that %s makes by itself', async (path) => {
    signIn();
    const calls = listFirstCalls(path);
    expect(calls.length).toBeGreaterThan(0);
    render(<RouterProvider router={createMemoryRouter(createRoutes(false), { initialEntries: [path] })} />);
    await waitFor(() => expect(asked).toEqual(expect.arrayContaining([...calls])));
  });

  it('are made once: the screen takes over what was started for it', async () => {
    signIn();
    startFirstCalls(at('/passageStorage'));
    render(
      <RouterProvider
        router={createMemoryRouter(createRoutes(false), { initialEntries: ['/passageStorage'] })}
      />,
    );
    await waitFor(() => expect(queryClient.getQueryData(['categories'])).toEqual(someCategories));
    await act(async () => waitFor(() => expect(queryClient.isFetching()).toBe(0)));
    for (const call of listFirstCalls('/passageStorage'))
      expect([call, asked.filter((one) => one === call).length]).toEqual([call, 1]);
  });

  it.each([
    ['nobody is signed in', '/', () => undefined],
    ['the token has run out', '/', () => signIn(makeToken(-10))],
    ['the address says more', '/passageStorage?trash=true', () => signIn()],
    ['the screen has none', '/userinfo', () => signIn()],
  ])('stay away when %s', (_when, path, prepare) => {
    const sent = vi.spyOn(globalThis, 'fetch');
    prepare();
    startFirstCalls(at(path));
    expect(sent).not.toHaveBeenCalled();
  });
});
