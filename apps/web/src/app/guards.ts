import { redirect, type MiddlewareFunction } from 'react-router';
import { PageError } from '#app/page-error.ts';
import { clearStoredAuth } from '#session/end-session.ts';
import { isSignedIn } from '#session/sign-in-state.ts';
import { getUser } from '#session/user-store.ts';

const maxHoldMs = 1000;
const rowIndex = /^[1-9]\d{0,14}$/u;

/** Whether a path is /auth or below it. */
export function isAuthPath(path: string): boolean {
  return path === '/auth' || path.startsWith('/auth/');
}

/**
 * Before every route change: /auth and below forget the user; elsewhere the balance of the user is renewed. The
 * first screen has none before it to stay on and does not wait for the answer.
 */
export function makeNavigationStep(): MiddlewareFunction {
  let isFirst = true;
  return async ({ request }, next) => {
    const mayHold = !isFirst;
    isFirst = false;
    if (isAuthPath(new URL(request.url).pathname)) clearStoredAuth();
    else if (getUser().UM_IDX) {
      const update = updatePoints();
      if (mayHold) await holdAtMost(update, maxHoldMs);
    }
    await next();
  };
}

async function updatePoints(): Promise<void> {
  try {
    const update = await import('#request/update-points.ts');
    await update.updatePoints();
  } catch (error) {
    console.error('포인트 업데이트 실패', error);
  }
}

async function holdAtMost(work: Promise<void>, limitMs: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, limitMs);
  });
  await Promise.race([work, limit]);
  clearTimeout(timer);
}

/** The auth middleware: who is signed out goes to /login and comes back after; who is signed in has no business there. */
export const guardRoute: MiddlewareFunction = ({ request }) => {
  const { pathname, search } = new URL(request.url);
  const isLogin = pathname === '/login';
  if (isLogin !== isSignedIn()) return;
  const login = pathname === '/' ? '/login' : `/login?next=${encodeURIComponent(pathname + search)}`;
  // The router takes a thrown response for the order to go elsewhere.
  // eslint-disable-next-line @typescript-eslint/only-throw-error
  throw redirect(isLogin ? '/' : login);
};

/** Refuses a malformed row index in the path, whoever asks. */
export const checkParams: MiddlewareFunction = ({ params, request }) => {
  const isMalformed = ['ed_idx', 'idx'].some(
    (name) => params[name] !== undefined && !rowIndex.test(params[name]),
  );
  if (isMalformed) throw new PageError(new URL(request.url).pathname, true);
};
