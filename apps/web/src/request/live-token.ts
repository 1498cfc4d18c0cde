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
    return await withBrowserLock((hasWaited) => refreshUnlessDone(stale, hasWaited));
  } catch (error) {
    endSession();
    throw error;
  }
}

// Another tab may have renewed the tokens while this one waited for the lock: then there is nothing left to do.
async function refreshUnlessDone(stale: AuthTokens, hasWaited: boolean): Promise<string> {
  const stored = hasWaited ? await readAfterOtherTab(stale) : rereadTokens();
  if (stored.JADOO_TOKEN !== stale.JADOO_TOKEN && validateTokens(stored).isValid) return stored.JADOO_TOKEN;
  if (!stored.REFRESH_TOKEN) throw new RequestError(authenticationRequired);
  const { requestTokens } = await loadOrReload(() => import('#request/request-tokens.ts'));
  const renewed = await requestTokens(stored);
  storeTokens(renewed);
  return renewed.JADOO_TOKEN;
}

const storageLagMs = 1000;

/** Browsers hand what one tab stores to the others a moment later, often after the lock is free. */
function readAfterOtherTab(stale: AuthTokens): Promise<AuthTokens> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer);
      removeEventListener('storage', look);
      resolve(rereadTokens());
    };
    const look = () => {
      if (rereadTokens().JADOO_TOKEN !== stale.JADOO_TOKEN) finish();
    };
    const timer = setTimeout(finish, storageLagMs);
    addEventListener('storage', look);
    look();
  });
}

async function withBrowserLock(work: (hasWaited: boolean) => Promise<string>): Promise<string> {
  // Absent where the page is not served securely; one tab still refreshes once.
  if (!('locks' in navigator)) return work(false);
  const token = await navigator.locks.request(lockName, { ifAvailable: true }, (lock) =>
    lock === null ? null : work(false),
  );
  return token ?? navigator.locks.request(lockName, () => work(true));
}
