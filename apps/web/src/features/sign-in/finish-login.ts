import { login, type OauthCode, type OutputOf } from '@jadoo/contract';
import { callForData } from '#request/call.ts';
import { RequestError } from '#request/request-error.ts';

export type LoginResult = OutputOf<typeof login>;

const running = new Map<OauthCode, Promise<LoginResult>>();

/**
 * Finishes the sign-in with what the provider put into the address, and takes it out of the address at once.
 * A code is good for one exchange only, so asking again gives the same promise.
 */
export function finishLogin(provider: OauthCode): Promise<LoginResult> {
  const started = running.get(provider);
  if (started) return started;
  const search = new URLSearchParams(location.search);
  history.replaceState(history.state, '', location.pathname);
  const result = exchange(provider, search);
  running.set(provider, result);
  return result;
}

async function exchange(provider: OauthCode, search: URLSearchParams): Promise<LoginResult> {
  const code = search.get('code');
  const state = search.get('state');
  if (search.get('error') === 'access_denied') throw new RequestError('로그인을 취소했어요.');
  if (!code || !state) throw new RequestError('로그인 정보가 올바르지 않아요. 다시 시도해 주세요.');
  return callForData(login, { query: { UM_OAUTH_CD: provider, code, state } });
}
