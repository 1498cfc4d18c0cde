import { getTokens } from '#session/auth-store.ts';
import { validateTokens } from '#session/token-state.ts';
import { getUser } from '#session/user-store.ts';

/** Whether somebody is signed in: an expired product token still is, for it can be renewed. */
export function isSignedIn(): boolean {
  const { isValid, accessTokenExpired } = validateTokens(getTokens());
  return getUser().UM_IDX !== '' && (isValid || accessTokenExpired);
}
