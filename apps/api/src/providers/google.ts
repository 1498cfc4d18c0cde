import * as client from 'openid-client';
import type { Env } from '#env.ts';
import { AppError } from '#errors.ts';
import type { ProviderAccount, SignInAttempt, SignInProvider } from './sign-in-provider.ts';

const timeoutSeconds = 10;

/** Google refuses the code, or what it sent does not fit what we asked for: that is no outage. */
function toRefusal(cause: unknown): AppError {
  const isRefusal =
    cause instanceof client.ResponseBodyError ||
    cause instanceof client.AuthorizationResponseError ||
    (cause instanceof client.ClientError && cause.code !== 'OAUTH_TIMEOUT' && cause.code !== 'OAUTH_ABORT');
  return new AppError(isRefusal ? 'login-refused' : 'provider-unavailable', { cause });
}

function toText(value: unknown, maxChars: number): string {
  return typeof value === 'string' ? value.slice(0, maxChars) : '';
}

/** The provider's own description of itself: asked once, and again after a failure. */
function makeDiscovery({
  issuer,
  clientId,
  clientSecret,
}: Env['google']): () => Promise<client.Configuration> {
  let discovered: Promise<client.Configuration> | undefined;
  // Only the sandbox is reached without TLS, and production refuses its address.
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- the library marks it only to make it stand out
  const execute = issuer.startsWith('http:') ? [client.allowInsecureRequests] : [];
  return () => {
    discovered ??= client
      .discovery(new URL(issuer), clientId, clientSecret, undefined, { timeout: timeoutSeconds, execute })
      .catch((cause: unknown) => {
        discovered = undefined;
        throw new AppError('provider-unavailable', { cause });
      });
    return discovered;
  };
}

async function exchange(
  configuration: client.Configuration,
  answer: URL,
  attempt: SignInAttempt,
): Promise<ProviderAccount> {
  const checks = {
    pkceCodeVerifier: attempt.codeVerifier,
    expectedNonce: attempt.nonce,
    expectedState: attempt.state,
    idTokenExpected: true,
  };
  const tokens = await client
    .authorizationCodeGrant(configuration, answer, checks)
    .catch((cause: unknown) => {
      throw toRefusal(cause);
    });
  const claims = tokens.claims();
  if (!claims) throw new AppError('login-refused', { cause: new Error('google sent no id token') });
  return {
    providerId: claims.sub,
    name: toText(claims['name'], 30),
    email: claims['email_verified'] === false ? '' : toText(claims['email'], 200),
    revocableToken: tokens.refresh_token ?? tokens.access_token,
  };
}

/** Google 로그인: OpenID Connect with PKCE; issuer, audience, nonce and expiry are checked by the library. */
export function createGoogle(settings: Env['google'], redirectUri: string): SignInProvider {
  const getConfiguration = makeDiscovery(settings);
  return {
    getAuthorizeUrl: async (attempt) =>
      client.buildAuthorizationUrl(await getConfiguration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(attempt.codeVerifier),
        code_challenge_method: 'S256',
        access_type: 'offline',
      }),
    getAccount: async (code, attempt) => {
      const configuration = await getConfiguration();
      const answer = new URL(redirectUri);
      // Google may also name itself in its answer; who it is already follows from the address and the state.
      const { issuer: iss } = configuration.serverMetadata();
      answer.search = new URLSearchParams({ code, state: attempt.state, iss }).toString();
      return exchange(configuration, answer, attempt);
    },
    revoke: async (token) => {
      const response = await fetch(settings.revokeUrl, {
        method: 'POST',
        body: new URLSearchParams({ token }),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutSeconds * 1000),
      });
      if (!response.ok) throw new Error(`google answered ${response.status} to a revocation`);
    },
  };
}
