import { authKey, clearTokens } from '#session/auth-store.ts';
import { forgetWork, hasKeptWork, keepWork } from '#session/kept-work.ts';
import { navigateTo, reloadPage } from '#session/navigation.ts';
import { clearSessionStorage } from '#session/reload-note.ts';
import { saveUnsavedWork } from '#session/unsaved-work.ts';
import { clearUser, userKey } from '#session/user-store.ts';

const userCookieName = 'user';
const reloadAfterMs = 200;
let isEnding = false;

/** Clears everything about the user in this browser: cookie, both keys, session storage and both stores. */
export function clearStoredAuth(): void {
  // The stores go first: resetting them writes to storage.
  clearTokens();
  clearUser();
  document.cookie = `${userCookieName}=; path=/; max-age=0`;
  localStorage.removeItem(authKey);
  localStorage.removeItem(userKey);
  clearSessionStorage();
}

/** Why a session ends: its time ran out, the user asked for it, or another tab of the browser ended it. */
export type SessionEnd = 'expired' | 'asked' | 'other-tab';

function settleWork(why: SessionEnd): void {
  if (why === 'asked') forgetWork();
  // The other tab knows whether it was asked to.
  else if (why === 'expired' || hasKeptWork()) {
    saveUnsavedWork();
    keepWork();
  }
}

/** Ends the session in this browser: clears, goes to /login and reloads shortly after. Once, however often it is called. */
export function endSession(why: SessionEnd = 'expired'): void {
  if (isEnding) return;
  isEnding = true;
  settleWork(why);
  clearStoredAuth();
  navigateTo('/login');
  setTimeout(() => {
    isEnding = false;
    reloadPage();
  }, reloadAfterMs);
}
