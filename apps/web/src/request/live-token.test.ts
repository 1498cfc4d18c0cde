import { refreshTokens } from '@jadoo/contract';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { getLiveToken } from '#request/live-token.ts';
import { getTokens, setTokens } from '#session/auth-store.ts';
import { answer } from '#test/api.ts';
import { forgetEverything, makeToken, signIn } from '#test/sign-in.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  forgetEverything();
  signIn(makeToken(-1));
});
afterEach(() => {
  server.resetHandlers();
  vi.unstubAllGlobals();
});
afterAll(() => server.close());

type Work = (lock: object | null) => unknown;

/** A browser in which another tab holds the lock; `onFree` runs when it lets go. */
function holdLock(onFree: () => void): void {
  const request = (_name: string, ...rest: [Work] | [{ ifAvailable: boolean }, Work]) => {
    if (rest.length === 2) return Promise.resolve(rest[1](null));
    onFree();
    return Promise.resolve(rest[0]({}));
  };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { locks: { request } }));
}

/** What another tab has stored, as this one comes to know of it. */
function storeInOtherTab(token: string): void {
  const before = localStorage.getItem('auth');
  const stale = getTokens();
  setTokens({ JADOO_TOKEN: token, REFRESH_TOKEN: 'renewed' });
  const stored = localStorage.getItem('auth') ?? '';
  setTokens(stale);
  if (before !== null) localStorage.setItem('auth', before);
  queueMicrotask(() => {
    localStorage.setItem('auth', stored);
    dispatchEvent(new StorageEvent('storage', { key: 'auth', newValue: stored }));
  });
}

describe('a tab that waited for the refresh of another one', () => {
  it('takes the token that the other tab stored, even when it hears of it after the lock is free', async () => {
    const renewed = makeToken();
    holdLock(() => storeInOtherTab(renewed));
    expect(await getLiveToken()).toBe(renewed);
    expect(getTokens().REFRESH_TOKEN).toBe('renewed');
  });

  it('refreshes by itself when the other tab stored nothing', async () => {
    const renewed = makeToken();
    holdLock(() => undefined);
    server.use(
      answer(refreshTokens, {
        data: { ACCESS_TOKEN: 'access', REFRESH_TOKEN: 'own', JADOO_TOKEN: renewed },
      }),
    );
    expect(await getLiveToken()).toBe(renewed);
    expect(getTokens().REFRESH_TOKEN).toBe('own');
  });
});
