// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { emptyTokens } from '#session/auth-store.ts';
import { decodeExpiry, validateTokens } from '#session/token-state.ts';

const encode = (text: string) => Buffer.from(text).toString('base64url');
const tokenOf = (payload: unknown) => `head.${encode(JSON.stringify(payload))}.sign`;
const nowMs = 1_800_000_000_000;
const withToken = (JADOO_TOKEN: string) => ({ ...emptyTokens, REFRESH_TOKEN: 'r', JADOO_TOKEN });

afterEach(() => {
  vi.restoreAllMocks();
});

describe('validateTokens', () => {
  it.each([
    ['JADOO_TOKEN', { ...emptyTokens, REFRESH_TOKEN: 'r' }],
    ['REFRESH_TOKEN', { ...emptyTokens, JADOO_TOKEN: tokenOf({ EXP: 9e9 }) }],
    ['both', emptyTokens],
  ])('is missing-tokens without %s', (_, tokens) => {
    expect(validateTokens(tokens, nowMs)).toEqual({
      outcome: 'missing-tokens',
      isValid: false,
      accessTokenExpired: false,
    });
  });

  it('is access-expired only once EXP is earlier than now', () => {
    const at = (EXP: number) => validateTokens(withToken(tokenOf({ EXP })), nowMs).outcome;
    expect(at(nowMs / 1000 - 1)).toBe('access-expired');
    expect(at(nowMs / 1000)).toBe('both-valid');
    expect(at(nowMs / 1000 + 1)).toBe('both-valid');
    expect(validateTokens(withToken(tokenOf({ EXP: 1 })), nowMs)).toMatchObject({
      isValid: false,
      accessTokenExpired: true,
    });
  });

  it.each([
    ['no dot', 'abc'],
    ['nothing after the dot', 'abc.'],
    ['no base64url', 'head.a+b/c=.sign'],
    ['no JSON', `head.${encode('not json')}.sign`],
    ['bytes that are no text', `head.${Buffer.from([0xff, 0xfe]).toString('base64url')}.sign`],
    ['no EXP', tokenOf({ UM_IDX: '1' })],
    ['an EXP that is no number', tokenOf({ EXP: '9999999999' })],
  ])('is invalid-tokens for a token with %s, and says so in the console', (_, token) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(validateTokens(withToken(token), nowMs)).toEqual({
      outcome: 'invalid-tokens',
      isValid: false,
      accessTokenExpired: false,
    });
    expect(error).toHaveBeenCalledWith('토큰 검증 오류', expect.anything());
  });

  it('is both-valid with a live token', () => {
    expect(validateTokens(withToken(tokenOf({ EXP: nowMs / 1000 + 600 })), nowMs)).toEqual({
      outcome: 'both-valid',
      isValid: true,
      accessTokenExpired: false,
    });
  });
});

it('decoding asks for a string and reads non-ASCII payloads', () => {
  expect(() => decodeExpiry(undefined)).toThrow(TypeError);
  expect(decodeExpiry(tokenOf({ EXP: 5, NAME: '자두?>' }))).toBe(5);
});
