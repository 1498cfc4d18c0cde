import type { TokenSet, UserRecord } from '@jadoo/contract';
import { setTokens } from '#session/auth-store.ts';
import { takeUpWork } from '#session/kept-work.ts';
import { getUser, setUser } from '#session/user-store.ts';

/** Stores a user who has just signed in, with the tokens of the new session. */
export function storeSession({ UM_POINT, ...user }: UserRecord, tokens: TokenSet): void {
  setTokens({ ...tokens, UM_OAUTH_CD: user.UM_OAUTH_CD });
  setUser({ ...user, ...tokens, POINT: UM_POINT });
  takeUpWork();
}

/** Stores renewed tokens in both places that carry them. */
export function storeTokens(tokens: TokenSet): void {
  setTokens(tokens);
  if (getUser().UM_IDX) setUser(tokens);
}
