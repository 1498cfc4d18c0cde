import { refreshTokens, resultCode, type TokenSet } from '@jadoo/contract';
import ky from 'ky';
import { getUrl } from '#request/address.ts';
import { RequestError } from '#request/request-error.ts';
import type { AuthTokens } from '#session/auth-store.ts';
import { runtimeConfig } from '#session/runtime-config.ts';

const timeoutMs = 300_000;
const retryLimit = 2;

/** Exchanges the stored tokens for new ones. Asks again only when no answer came or the server was shedding load. */
export async function requestTokens(tokens: AuthTokens): Promise<TokenSet> {
  const answer: unknown = await ky
    .post(getUrl(runtimeConfig.API_BASE, refreshTokens), {
      json: tokens,
      credentials: 'include',
      timeout: timeoutMs,
      retry: { limit: retryLimit, methods: ['post'], statusCodes: [503], delay: (attempt) => 500 * attempt },
    })
    .json();
  const renewed = readTokens(answer);
  if (!renewed) throw new RequestError('로그인을 이어 가지 못했어요.', { data: answer });
  return renewed;
}

function readTokens(answer: unknown): TokenSet | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const { code, data } = answer as { code?: unknown; data?: unknown };
  if (code !== resultCode.success || typeof data !== 'object' || data === null) return null;
  const { ACCESS_TOKEN, REFRESH_TOKEN, JADOO_TOKEN } = data as Partial<Record<keyof TokenSet, unknown>>;
  if (
    typeof ACCESS_TOKEN !== 'string' ||
    typeof REFRESH_TOKEN !== 'string' ||
    typeof JADOO_TOKEN !== 'string'
  )
    return null;
  return { ACCESS_TOKEN, REFRESH_TOKEN, JADOO_TOKEN };
}
