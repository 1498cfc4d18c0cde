import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { emptyTokens, getTokens } from '#session/auth-store.ts';
import { clearStoredAuth, endSession, type SessionEnd } from '#session/end-session.ts';
import { setNavigation } from '#session/navigation.ts';
import { watchOtherTabs } from '#session/other-tabs.ts';
import { seal } from '#session/sealed-storage.ts';
import { isSignedIn } from '#session/sign-in-state.ts';
import { storeSession } from '#session/store-session.ts';
import { saveDraft } from '#session/temp-save.ts';
import { useUnsavedWork } from '#session/unsaved-work.ts';
import { emptyUser, getUser, useUserStore } from '#session/user-store.ts';
import { forgetEverything, makeToken, signIn } from '#test/sign-in.ts';

const go = vi.fn<(path: string) => void>();
const reload = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  go.mockReset();
  reload.mockReset();
  setNavigation({ go, reload });
  forgetEverything();
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

it('clearing forgets cookie, both keys, session storage and both stores', () => {
  signIn();
  saveDraft({ id: 'a', path: '/', title: 't', data: 1 });
  document.cookie = 'user=someone; path=/';
  sessionStorage.setItem('other', '1');
  clearStoredAuth();
  expect(document.cookie).not.toContain('user=');
  expect(localStorage.getItem('auth')).toBeNull();
  expect(localStorage.getItem('jadoo')).toBeNull();
  expect(sessionStorage).toHaveLength(0);
  expect(getTokens()).toEqual(emptyTokens);
  expect(getUser()).toEqual(emptyUser);
  expect(useUserStore.getState().tempSaveData).toEqual([]);
});

it('ending goes to /login at once and reloads 200 ms later, once for many calls', () => {
  signIn();
  endSession();
  endSession();
  expect(localStorage.getItem('auth')).toBeNull();
  expect(go.mock.calls).toEqual([['/login']]);
  vi.advanceTimersByTime(199);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledTimes(1);
});

const signInAs = (UM_IDX: string) => {
  const user = {
    UM_ID: '',
    UM_NM: '',
    UM_FLAG: 'A',
    UM_POWER: 'U',
    UM_OAUTH_CD: 'naver',
    UM_POINT: 0,
  } as const;
  storeSession({ ...user, UM_IDX }, { ACCESS_TOKEN: 'a', REFRESH_TOKEN: 'r', JADOO_TOKEN: makeToken() });
};
const getDraftTitles = () => useUserStore.getState().tempSaveData.map(({ title }) => title);
const draft = (title: string) => ({ id: title, path: '/', title, data: 1 });

it('unfinished work outlives a session that ran out and comes back to its own user', () => {
  signInAs('7');
  saveDraft(draft('만들던 자료'));
  const { unmount } = renderHook(() =>
    useUnsavedWork('exam-5', () => ({ path: '/', title: '고치던 자료', data: 2 })),
  );
  endSession();
  expect(getDraftTitles()).toEqual([]);
  signInAs('7');
  expect(getDraftTitles()).toEqual(['고치던 자료', '만들던 자료']);
  unmount();
});

it('unfinished work is nobody else’s, and gone after a week or a logout', () => {
  const leave = (why: SessionEnd) => {
    signInAs('7');
    saveDraft(draft('만들던 자료'));
    endSession(why);
    vi.advanceTimersByTime(200);
  };
  leave('expired');
  signInAs('8');
  expect(getDraftTitles()).toEqual([]);
  leave('asked');
  signInAs('7');
  expect(getDraftTitles()).toEqual([]);
  leave('expired');
  vi.setSystemTime(Date.now() + 8 * 86_400_000);
  signInAs('7');
  expect(getDraftTitles()).toEqual([]);
});

it('a draft of unsaved work goes when the work is saved', () => {
  signInAs('7');
  const read = () => ({ path: '/', title: '고치던 자료', data: 2 });
  const { rerender } = renderHook(
    ({ isSaved }) => {
      useUnsavedWork('exam-5', isSaved ? null : read);
    },
    { initialProps: { isSaved: false } },
  );
  dispatchEvent(new Event('pagehide'));
  expect(getDraftTitles()).toEqual(['고치던 자료']);
  rerender({ isSaved: true });
  expect(getDraftTitles()).toEqual([]);
});

it('a logout in another tab ends this one', () => {
  signIn();
  const stop = watchOtherTabs();
  // The other tab first resets its stores, which writes empty tokens, and then removes the key.
  const empty = seal(JSON.stringify({ state: { tokens: emptyTokens }, version: 0 }));
  localStorage.setItem('auth', empty);
  dispatchEvent(new StorageEvent('storage', { key: 'auth', newValue: empty }));
  localStorage.removeItem('auth');
  dispatchEvent(new StorageEvent('storage', { key: 'auth', newValue: null }));
  expect(go.mock.calls).toEqual([['/login']]);
  expect(isSignedIn()).toBe(false);
  stop();
});

it('a cleared storage ends a signed-in tab and leaves a signed-out one alone', () => {
  const stop = watchOtherTabs();
  dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
  expect(go).not.toHaveBeenCalled();
  signIn();
  localStorage.clear();
  dispatchEvent(new StorageEvent('storage', { key: null, newValue: null }));
  expect(go).toHaveBeenCalledTimes(1);
  stop();
});

it('a tab that hears late of a logout leaves the new sign-in of another tab alone', () => {
  signIn();
  const stop = watchOtherTabs();
  const tokens = { UM_OAUTH_CD: 'naver', ACCESS_TOKEN: 'a3', REFRESH_TOKEN: 'r3', JADOO_TOKEN: makeToken() };
  localStorage.setItem('auth', seal(JSON.stringify({ state: { tokens }, version: 0 })));
  dispatchEvent(new StorageEvent('storage', { key: 'auth', newValue: null }));
  expect(go).not.toHaveBeenCalled();
  expect(localStorage.getItem('auth')).not.toBeNull();
  expect(getTokens()).toEqual(tokens);
  stop();
});

it('a tab whose user has changed in another tab is loaded anew', () => {
  signIn();
  const stop = watchOtherTabs();
  const store = (UM_IDX: string) => {
    localStorage.setItem(
      'jadoo',
      seal(JSON.stringify({ state: { user: { ...getUser(), UM_IDX } }, version: 0 })),
    );
    dispatchEvent(new StorageEvent('storage', { key: 'jadoo', newValue: 'x' }));
  };
  store('7');
  expect(reload).not.toHaveBeenCalled();
  store('8');
  expect(reload).toHaveBeenCalledTimes(1);
  stop();
});

it('tokens that another tab has renewed are taken over', () => {
  signIn();
  const stop = watchOtherTabs();
  const tokens = { UM_OAUTH_CD: 'naver', ACCESS_TOKEN: 'a2', REFRESH_TOKEN: 'r2', JADOO_TOKEN: makeToken() };
  const newValue = seal(JSON.stringify({ state: { tokens }, version: 0 }));
  localStorage.setItem('auth', newValue);
  dispatchEvent(new StorageEvent('storage', { key: 'auth', newValue }));
  expect(getTokens()).toEqual(tokens);
  stop();
});

it('somebody with an expired product token is still signed in, with a broken one not', () => {
  signIn(makeToken(-5));
  expect(isSignedIn()).toBe(true);
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  signIn('broken');
  expect(isSignedIn()).toBe(false);
  error.mockRestore();
});
