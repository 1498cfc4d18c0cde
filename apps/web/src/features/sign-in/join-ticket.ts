import type { OauthCode } from '@jadoo/contract';
import { pickStrings } from '#session/pick-strings.ts';

/** A sign-up that has begun at the provider; lives in this tab only. */
export interface PendingJoin {
  JOIN_TICKET: string;
  UM_NM: string;
  UM_EMAIL: string;
  UM_OAUTH_CD: string;
}

const key = 'jadoo-join';
const nothing = { JOIN_TICKET: '', UM_NM: '', UM_EMAIL: '', UM_OAUTH_CD: '' };

/** Keeps a begun sign-up for the sign-up page. */
export function keepPendingJoin(join: PendingJoin & { UM_OAUTH_CD: OauthCode }): void {
  sessionStorage.setItem(key, JSON.stringify(join));
}

/** The sign-up that has begun in this tab, if any. */
export function readPendingJoin(): PendingJoin | null {
  const text = sessionStorage.getItem(key);
  if (text === null) return null;
  const join = pickStrings(nothing, JSON.parse(text) as unknown);
  return join.JOIN_TICKET ? join : null;
}

/** Forgets it, once it is done or has run out. */
export function dropPendingJoin(): void {
  sessionStorage.removeItem(key);
}
