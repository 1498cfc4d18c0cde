import { clearTokens, setTokens } from '#session/auth-store.ts';
import { clearUser, setUser } from '#session/user-store.ts';

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A product token that expires so many seconds from now. */
export function makeToken(lifeSeconds = 600): string {
  const EXP = Math.floor(Date.now() / 1000) + lifeSeconds;
  return `${encode({ alg: 'HS256' })}.${encode({ UM_IDX: '7', SID: 's', EXP })}.signature`;
}

/** Signs somebody in, in storage and in the stores. */
export function signIn(token: string = makeToken()): void {
  setTokens({ UM_OAUTH_CD: 'naver', ACCESS_TOKEN: 'access', REFRESH_TOKEN: 'refresh', JADOO_TOKEN: token });
  setUser({ UM_IDX: '7', UM_NM: '김자두', UM_OAUTH_CD: 'naver', JADOO_TOKEN: token, POINT: 500 });
}

/** Nobody is signed in and nothing is stored. */
export function forgetEverything(): void {
  clearTokens();
  clearUser();
  localStorage.clear();
  sessionStorage.clear();
}
