import { z } from 'zod';
import type { Env } from '#env.ts';
import { AppError } from '#errors.ts';
import type { ProviderAccount, SignInProvider } from './sign-in-provider.ts';

const timeoutMs = 10_000;

/** Naver answers an error with status 200 too, so both forms are read from every answer. */
const failure = z.object({ error: z.string(), error_description: z.string().optional() });
const tokens = z.object({ access_token: z.string().min(1), refresh_token: z.string().min(1).optional() });
const profile = z.object({
  resultcode: z.literal('00'),
  response: z.object({
    id: z.string().min(1).max(200),
    name: z.string().optional(),
    nickname: z.string().optional(),
    email: z.string().optional(),
  }),
});

async function requestJson(url: URL, init: RequestInit): Promise<unknown> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    if (response.status >= 500) throw new Error(`naver answered ${response.status}`);
    return await response.json();
  } catch (cause) {
    throw new AppError('provider-unavailable', { cause });
  }
}

function parseAnswer<T>(schema: z.ZodType<T>, answer: unknown): T {
  const refused = failure.safeParse(answer);
  if (refused.success) {
    throw new AppError('login-refused', { cause: new Error(`naver refused: ${refused.data.error}`) });
  }
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new AppError('login-refused', { cause: parsed.error });
  return parsed.data;
}

/** 네이버 로그인: plain OAuth 2.0 with a state; no PKCE and no id token. */
export function createNaver(settings: Env['naver'], redirectUri: string): SignInProvider {
  const { clientId, clientSecret, authBase, apiBase } = settings;
  const keys = { client_id: clientId, client_secret: clientSecret };
  const post = (path: string, fields: Record<string, string>): Promise<unknown> =>
    requestJson(new URL(authBase + path), {
      method: 'POST',
      body: new URLSearchParams({ ...keys, ...fields }),
    });

  const getAccount = async (code: string, state: string): Promise<ProviderAccount> => {
    const answer = await post('/oauth2.0/token', { grant_type: 'authorization_code', code, state });
    const { access_token: accessToken, refresh_token: refreshToken } = parseAnswer(tokens, answer);
    const headers = { authorization: `Bearer ${accessToken}` };
    const { response } = parseAnswer(
      profile,
      await requestJson(new URL(`${apiBase}/v1/nid/me`), { headers }),
    );
    return {
      providerId: response.id,
      name: (response.name ?? response.nickname ?? '').slice(0, 30),
      email: (response.email ?? '').slice(0, 200),
      revocableToken: refreshToken ?? accessToken,
    };
  };

  return {
    getAuthorizeUrl: ({ state }) => {
      const url = new URL(`${authBase}/oauth2.0/authorize`);
      url.search = new URLSearchParams({
        response_type: 'code',
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
      }).toString();
      return Promise.resolve(url);
    },
    getAccount: (code, { state }) => getAccount(code, state),
    revoke: async (token) => {
      parseAnswer(z.unknown(), await post('/oauth2.0/revoke', { token }));
    },
  };
}
