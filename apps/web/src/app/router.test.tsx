import { getPoints, getProfile, indexText, listNotices, refreshTokens, webRoutes } from '@jadoo/contract';
import { act, cleanup, configure, render, screen } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { pageTable } from '#app/page-table.ts';
import { createRoutes } from '#app/router.tsx';
import { getUser } from '#session/user-store.ts';
import { answer } from '#test/api.ts';
import { installDialog } from '#test/dialog.ts';
import { forgetEverything, makeToken, signIn } from '#test/sign-in.ts';

const server = setupServer();
let pointCalls = 0;
beforeAll(() => {
  // Chunks of the pages are compiled when they are first wanted.
  configure({ asyncUtilTimeout: 10_000 });
  installDialog();
  window.scrollTo = () => undefined;
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), { matches: true, media: query }) as unknown as MediaQueryList;
  server.listen({ onUnhandledRequest: 'bypass' });
});
beforeEach(() => {
  pointCalls = 0;
  forgetEverything();
  window.dataLayer = [];
  server.use(
    answer(listNotices, { data: [] }),
    answer(getPoints, () => {
      pointCalls += 1;
      return { data: { UM_POINT: 4200 } };
    }),
  );
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

function open(path: string, isDevelopment = false) {
  const router = createMemoryRouter(createRoutes(isDevelopment), { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return router;
}

/** The balance is not told until the returned function says it. */
function delayPoints(): (reply: { data: { UM_POINT: number } }) => void {
  let settle: (reply: { data: { UM_POINT: number } }) => void = () => undefined;
  const reply = new Promise<{ data: { UM_POINT: number } }>((resolve) => (settle = resolve));
  server.use(answer(getPoints, () => reply));
  return (told) => settle(told);
}

describe('the route table', () => {
  it('has a page for each of the 34 routes and for nothing else', () => {
    expect(webRoutes).toHaveLength(34);
    expect(Object.keys(pageTable).sort()).toEqual(webRoutes.map(({ path }) => path).sort());
  });

  it('gives every route a title of its own', () => {
    const titles = webRoutes.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.every(Boolean)).toBe(true);
  });
});

describe('a path that is not there', () => {
  it.each(['/Data', '/nope', '/mystorage', '/Quick', '/data/basic/x'])(
    'shows the error page for %s, in its frame, and records it',
    async (path) => {
      signIn();
      open(path);
      expect(await screen.findByText('페이지를 찾을 수 없어요')).toBeDefined();
      expect(screen.getByText('주소가 바뀌었거나 삭제된 페이지예요. 아래 버튼을 눌러 주세요.')).toBeDefined();
      expect(screen.getByText('홈으로 가기').closest('a')?.getAttribute('href')).toBe('/');
      expect(document.querySelector('header')).not.toBeNull();
      // The screen stands before its effects have run.
      await vi.waitFor(() => expect(console.warn).toHaveBeenCalledWith(`Page not found: ${path}`));
      expect(window.dataLayer).toContainEqual(
        expect.objectContaining({
          event: 'error_page',
          UM_IDX: '7',
          date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/u) as string,
        }),
      );
    },
  );

  it.each([
    '/myStorage/abc',
    '/myStorage/0',
    '/passageStorage/-1',
    '/passageStorage/1e3',
    '/myStorage/1234567890123456',
  ])('is fatal for the malformed index in %s: no frame', async (path) => {
    signIn();
    open(path);
    expect(await screen.findByText('페이지를 찾을 수 없어요')).toBeDefined();
    expect(document.querySelector('header')).toBeNull();
    // The screen stands before its effects have run.
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalledWith(`Page Not Found: ${path}`));
    expect(indexText.safeParse(path.split('/').at(-1)).success).toBe(false);
  });

  it('is fatal for a malformed index also for who is signed out', async () => {
    open('/myStorage/abc');
    expect(await screen.findByText('페이지를 찾을 수 없어요')).toBeDefined();
    expect(document.querySelector('header')).toBeNull();
  });

  it('gives a bot no error page', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    );
    open('/nope');
    expect(await screen.findByText('404 Not Found')).toBeDefined();
    expect(screen.queryByText('페이지를 찾을 수 없어요')).toBeNull();
    expect(window.dataLayer).toEqual([]);
  });

  it('is what a diagnostic page is outside of development', async () => {
    open('/sentry-example-page');
    expect(await screen.findByText('페이지를 찾을 수 없어요')).toBeDefined();
    cleanup();
    open('/sentry-example-page', true);
    expect(await screen.findByText('Error reporting')).toBeDefined();
  });
});

describe('the auth middleware', () => {
  it.each(
    webRoutes
      .filter(({ isGuarded, path }) => isGuarded && path !== '/login' && path !== '/')
      .map(({ path }) => path),
  )('sends who is signed out from %s to /login with the way back', async (path) => {
    const at = path.replace(/:\w+/u, '5');
    const router = open(`${at}?page=2`);
    await screen.findByText('네이버로 시작하기');
    expect(router.state.location.pathname + router.state.location.search).toBe(
      `/login?next=${encodeURIComponent(`${at}?page=2`)}`,
    );
    expect(screen.getByText('네이버로 시작하기').closest('a')?.href).toContain(
      `next=${encodeURIComponent(at)}`,
    );
  });

  it('sends who is signed out from the home page to /login without one', async () => {
    const router = open('/');
    await screen.findByText('네이버로 시작하기');
    expect(router.state.location.search).toBe('');
    await vi.waitFor(() => expect(document.title).toBe('로그인 | 자두'));
  });

  it('sends who is signed in away from /login', async () => {
    signIn();
    const router = open('/login');
    await vi.waitUntil(() => router.state.location.pathname === '/');
  });

  it('lets who has an expired but renewable token pass', async () => {
    signIn(makeToken(-10));
    server.use(
      answer(refreshTokens, { data: { ACCESS_TOKEN: 'a', REFRESH_TOKEN: 'r', JADOO_TOKEN: makeToken() } }),
    );
    const router = open('/point/charge');
    await screen.findByText('얼마를 충전할까요?');
    expect(router.state.location.pathname).toBe('/point/charge');
    // A refresh that outlives the test would end the session of a later one.
    await vi.waitUntil(() => getUser().POINT === 4200);
  });
});

describe('before a route change', () => {
  it('renews the balance of who is signed in', async () => {
    signIn();
    open('/point/charge');
    await screen.findByText('얼마를 충전할까요?');
    await vi.waitUntil(() => getUser().POINT === 4200);
    expect((await screen.findAllByText('4,200P')).length).toBeGreaterThan(0);
    expect(pointCalls).toBe(1);
  });

  it('asks nothing for nobody', async () => {
    open('/event/promotion');
    await screen.findByText('받는 혜택');
    expect(pointCalls).toBe(0);
  });

  it('goes on when that fails, and says so in the console', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    signIn();
    server.use(answer(getPoints, { code: '500', message: '문제가 생겼어요.' }));
    open('/point/charge');
    await screen.findByText('얼마를 충전할까요?');
    await vi.waitFor(() => expect(error).toHaveBeenCalledWith('포인트 업데이트 실패', expect.anything()));
    expect(getUser().POINT).toBe(500);
  });

  it('does not hold the first screen back until the answer is there', async () => {
    signIn();
    const answerPoints = delayPoints();
    open('/point/charge');
    await screen.findByText('얼마를 충전할까요?');
    expect(getUser().POINT).toBe(500);
    answerPoints({ data: { UM_POINT: 900 } });
    await vi.waitUntil(() => getUser().POINT === 900);
  });

  it('does not wait for an answer that takes longer than a second', async () => {
    const router = open('/event/promotion');
    await screen.findByText('받는 혜택');
    signIn();
    const answerPoints = delayPoints();
    await act(() => router.navigate('/point/charge'));
    await screen.findByText('얼마를 충전할까요?');
    expect(getUser().POINT).toBe(500);
    answerPoints({ data: { UM_POINT: 900 } });
    await vi.waitUntil(() => getUser().POINT === 900);
  });

  it.each(['/auth', '/auth/callback/naver', '/auth/some-ticket'])(
    'forgets the user on the way to %s and asks for no points',
    async (path) => {
      signIn();
      document.cookie = 'user=someone; path=/';
      const router = open(path);
      await vi.waitUntil(() => router.state.initialized);
      expect(getUser().UM_IDX).toBe('');
      expect(localStorage.getItem('auth')).toBeNull();
      expect(localStorage.getItem('jadoo')).toBeNull();
      expect(document.cookie).not.toContain('user=');
      expect(pointCalls).toBe(0);
    },
  );
});

it('the screen after a change has its title and the focus in its content', async () => {
  signIn();
  server.use(answer(getProfile, { code: '500', message: '잠시 뒤에 다시 시도해 주세요.' }));
  const router = open('/point/charge');
  await screen.findByText('얼마를 충전할까요?');
  await vi.waitFor(() => expect(document.title).toBe('포인트 충전 | 자두'));
  await act(() => router.navigate('/userinfo'));
  await screen.findByText('내 정보', { selector: 'h1' });
  await vi.waitFor(() => expect(document.title).toBe('내 정보 | 자두'));
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('main'));
  expect(await screen.findByText('잠시 뒤에 다시 시도해 주세요.')).toBeDefined();
});
