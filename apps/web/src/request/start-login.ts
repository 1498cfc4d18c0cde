import { startLoginPath, type OauthCode } from '@jadoo/contract';
import { fillPath, getBaseUrl, toQueryString } from '#request/address.ts';
import { toLocalPath } from '#session/local-path.ts';

/** Where the browser goes to sign in with a provider, and from there back to `next`. */
export function getStartLoginUrl(apiBase: string, provider: OauthCode, next: string | null): string {
  const search = toQueryString({ next: next === null ? null : toLocalPath(next) });
  return getBaseUrl(apiBase) + fillPath(startLoginPath, { provider }) + (search ? `?${search}` : '');
}
