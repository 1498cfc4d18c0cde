import { authKey, clearTokens } from '#session/auth-store.ts';
import { navigateTo, reloadPage } from '#session/navigation.ts';
import { clearSessionStorage } from '#session/reload-note.ts';
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

/** Ends the session in this browser: clears, goes to /login and reloads shortly after. Once, however often it is called. */
export function endSession(): void {
  if (isEnding) return;
  isEnding = true;
  clearStoredAuth();
  navigateTo('/login');
  setTimeout(() => {
    isEnding = false;
    reloadPage();
  }, reloadAfterMs);
}
