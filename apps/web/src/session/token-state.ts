import type { AuthTokens } from '#session/auth-store.ts';

export type TokenOutcome = 'missing-tokens' | 'access-expired' | 'invalid-tokens' | 'both-valid';

/** What the stored tokens are good for. */
export interface TokenState {
  outcome: TokenOutcome;
  isValid: boolean;
  accessTokenExpired: boolean;
}

/** EXP of a product token in epoch seconds. Throws when the token cannot be decoded. */
export function decodeExpiry(token: unknown): number {
  if (typeof token !== 'string') throw new TypeError('a token is a string');
  const part = token.split('.')[1];
  if (part === undefined || !/^[\w-]+$/u.test(part)) throw new TypeError('no base64url part');
  const binary = atob(part.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  const payload: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  if (typeof payload !== 'object' || payload === null || !('EXP' in payload)) throw new TypeError('no EXP');
  if (typeof payload.EXP !== 'number' || !Number.isFinite(payload.EXP))
    throw new TypeError('EXP is no number');
  return payload.EXP;
}

/** Tells which of the four states the tokens are in at `nowMs`. */
export function validateTokens(tokens: AuthTokens, nowMs: number = Date.now()): TokenState {
  if (!tokens.JADOO_TOKEN || !tokens.REFRESH_TOKEN) return describe('missing-tokens');
  try {
    return describe(decodeExpiry(tokens.JADOO_TOKEN) * 1000 < nowMs ? 'access-expired' : 'both-valid');
  } catch (error) {
    console.error('토큰 검증 오류', error);
    return describe('invalid-tokens');
  }
}

function describe(outcome: TokenOutcome): TokenState {
  return { outcome, isValid: outcome === 'both-valid', accessTokenExpired: outcome === 'access-expired' };
}
