import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearStoredAuth } from '#session/end-session.ts';
import { setNavigation } from '#session/navigation.ts';
import { watchResize } from '#shell/layout-refresh.ts';
import {
  handleChunkFailure,
  isChunkFailure,
  loadOrReload,
  onChunkFailure,
  reloadOnce,
  watchChunkFailures,
} from '#telemetry/chunk-load.ts';
import { hasNewBuild, watchDeployment } from '#telemetry/deployment-watch.ts';
import { getErrorSettings } from '#telemetry/error-settings.ts';

const reload = vi.fn<() => void>();
const server = setupServer();
beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  sessionStorage.clear();
  reload.mockReset();
  setNavigation({ reload });
});
afterEach(() => {
  // A reload that is due would leave the chunks of the next test open.
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

const chunkError = () => new TypeError('Failed to fetch dynamically imported module: /assets/home-1.js');

describe('reloading', () => {
  it('happens at most once every ten seconds over all paths', () => {
    expect(reloadOnce()).toBe(true);
    vi.advanceTimersByTime(9999);
    expect(reloadOnce()).toBe(false);
    expect(handleChunkFailure(chunkError())).toBe(false);
    vi.advanceTimersByTime(1);
    expect(handleChunkFailure(chunkError())).toBe(true);
    vi.advanceTimersByTime(1000);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('is not repeated when everything about the user is forgotten meanwhile, as under /auth', () => {
    sessionStorage.setItem('join-ticket', 'x');
    expect(reloadOnce()).toBe(true);
    clearStoredAuth();
    expect(sessionStorage.getItem('join-ticket')).toBeNull();
    expect(reloadOnce()).toBe(false);
  });

  it('comes about 100 ms after a failed load, which is told to those who listen', () => {
    const heard = vi.fn();
    const stop = onChunkFailure(heard);
    const error = chunkError();
    handleChunkFailure(error);
    expect(heard).toHaveBeenCalledWith(error);
    vi.advanceTimersByTime(99);
    expect(reload).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(reload).toHaveBeenCalledTimes(1);
    stop();
  });

  it('does not come without a connection: it would leave the app', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(handleChunkFailure(chunkError())).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(reload).not.toHaveBeenCalled();
    onLine.mockRestore();
  });
});

it.each([
  'Failed to fetch dynamically imported module: https://x/assets/a.js',
  'error loading dynamically imported module: https://x/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /assets/a.css',
  'Loading chunk 5 failed.',
])('knows "%s" for a failed chunk', (message) => {
  expect(isChunkFailure(new Error(message))).toBe(true);
});

it('knows other errors from it', () => {
  expect(isChunkFailure(new TypeError('x is not a function'))).toBe(false);
  expect(isChunkFailure('Loading chunk 5 failed.')).toBe(false);
});

it('a chunk that loads is given; one that fails leaves the promise open while the page reloads', async () => {
  expect(await loadOrReload(() => Promise.resolve(5))).toBe(5);
  const settled = vi.fn();
  void loadOrReload(() => Promise.reject(chunkError())).then(settled, settled);
  await vi.advanceTimersByTimeAsync(100);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(settled).not.toHaveBeenCalled();
  await expect(loadOrReload(() => Promise.reject(chunkError()))).rejects.toThrow('dynamically');
  await expect(loadOrReload(() => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
});

describe('a failed preload', () => {
  const failPreload = (error: Error) => {
    const event = Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload: error });
    dispatchEvent(event);
    return event;
  };

  it('reloads, and is thrown on to who awaits the chunk: prevented, the import would give undefined', () => {
    const stop = watchChunkFailures();
    expect(failPreload(chunkError()).defaultPrevented).toBe(false);
    vi.advanceTimersByTime(100);
    expect(reload).toHaveBeenCalledTimes(1);
    stop();
  });

  it('is told once, and every chunk awaited until the reload stays open: no screen breaks meanwhile', async () => {
    const heard = vi.fn();
    const stops = [watchChunkFailures(), onChunkFailure(heard)];
    const load = () => {
      const error = chunkError();
      failPreload(error);
      return Promise.reject(error);
    };
    const settled = vi.fn();
    void loadOrReload(load).then(settled, settled);
    void loadOrReload(load).then(settled, settled);
    await vi.advanceTimersByTimeAsync(100);
    expect(settled).not.toHaveBeenCalled();
    expect(heard).toHaveBeenCalledTimes(2);
    expect(reload).toHaveBeenCalledTimes(1);
    await expect(loadOrReload(load)).rejects.toThrow('dynamically');
    for (const stop of stops) stop();
  });
});

describe('the watch for a new build', () => {
  const serve = (latest: string, meta: string | null = latest) => {
    server.use(
      http.get('*/builds/latest.json', () => HttpResponse.json({ id: latest, timestamp: 1 })),
      http.get('*/builds/meta/:file', ({ params }) =>
        meta !== null && params['file'] === `${meta}.json`
          ? HttpResponse.json({ id: meta, timestamp: 1 })
          : new HttpResponse(null, { status: 404 }),
      ),
    );
  };
  it('sees a newer build only when it is all there', async () => {
    serve('old');
    expect(await hasNewBuild('old')).toBe(false);
    serve('new');
    expect(await hasNewBuild('old')).toBe(true);
    serve('new', null);
    expect(await hasNewBuild('old')).toBe(false);
    server.use(http.get('*/builds/latest.json', () => new HttpResponse(null, { status: 404 })));
    expect(await hasNewBuild('old')).toBe(false);
  });

  it('looks from time to time, reloads on a new one and survives a failure', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const stop = watchDeployment('old');
    server.use(http.get('*/builds/latest.json', () => HttpResponse.error()));
    await vi.advanceTimersByTimeAsync(300_000);
    await vi.waitUntil(() => warn.mock.calls.length === 1);
    serve('new');
    await vi.advanceTimersByTimeAsync(300_000);
    await vi.waitUntil(() => reload.mock.calls.length === 1);
    stop();
    warn.mockRestore();
  });

  it('does not watch in development', () => {
    const before = vi.getTimerCount();
    watchDeployment('');
    expect(vi.getTimerCount()).toBe(before);
  });
});

it('the layout is refreshed 150 ms after the last resize', () => {
  const read = () => document.documentElement.style.getPropertyValue('--viewport-height');
  const stop = watchResize();
  window.innerHeight = 500;
  dispatchEvent(new Event('resize'));
  vi.advanceTimersByTime(149);
  expect(read()).not.toBe('500px');
  vi.advanceTimersByTime(1);
  expect(read()).toBe('500px');
  stop();
});

it('development reports everything, any other environment a tenth, errors always with their replay', () => {
  expect(getErrorSettings('DEV')).toEqual({
    environment: 'development',
    tracesSampleRate: 1,
    replaysSessionSampleRate: 1,
    replaysOnErrorSampleRate: 1,
  });
  for (const other of ['', 'PROD', 'dev', 'production']) {
    expect(getErrorSettings(other)).toEqual({
      environment: 'production',
      tracesSampleRate: 0.1,
      replaysSessionSampleRate: 0.1,
      replaysOnErrorSampleRate: 1,
    });
  }
});
