import { authenticationRequired, RequestError } from '#request/request-error.ts';
import { getTokens, rereadTokens, type AuthTokens } from '#session/auth-store.ts';
import { endSession } from '#session/end-session.ts';
import { storeTokens } from '#session/store-session.ts';
import { validateTokens } from '#session/token-state.ts';
import { loadOrReload } from '#telemetry/chunk-load.ts';

const lockName = 'jadoo-token-refresh';
let refreshing: Promise<string> | null = null;

/** A product token that has not expired. Starts or joins the one refresh that runs when it has. */
export async function getLiveToken(): Promise<string> {
  const tokens = getTokens();
  const { isValid, accessTokenExpired } = validateTokens(tokens);
  if (isValid) return tokens.JADOO_TOKEN;
  if (!accessTokenExpired) throw new RequestError(authenticationRequired);
  refreshing ??= refresh(tokens).finally(() => {
    refreshing = null;
  });
  return refreshing;
}

async function refresh(stale: AuthTokens): Promise<string> {
  try {
    return await withBrowserLock(() => refreshUnlessDone(stale));
  } catch (error) {
    endSession();
    throw error;
  }
}

// Another tab may have renewed the tokens while this one waited for the lock: then there is nothing left to do.
async function refreshUnlessDone(stale: AuthTokens): Promise<string> {
  const stored = rereadTokens();
  if (stored.JADOO_TOKEN !== stale.JADOO_TOKEN && validateTokens(stored).isValid) return stored.JADOO_TOKEN;
  if (!stored.REFRESH_TOKEN) throw new RequestError(authenticationRequired);
  const { requestTokens } = await loadOrReload(() => import('#request/request-tokens.ts'));
  const renewed = await requestTokens(stored);
  storeTokens(renewed);
  return renewed.JADOO_TOKEN;
}

async function withBrowserLock(work: () => Promise<string>): Promise<string> {
  // Absent where the page is not served securely; one tab still refreshes once.
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(lockName, work);
}
