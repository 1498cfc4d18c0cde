import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  type JadooTokenPayload,
  jadooTokenLifeSeconds,
  jadooTokenPayload,
  type TokenSet,
} from '@jadoo/contract';
import { CompactEncrypt, compactDecrypt, jwtVerify, SignJWT } from 'jose';
import type { Secrets } from '#env.ts';

/** What the tokens of a session are made from; `seed` is in the database, the secret is not. */
export interface TokenSource {
  sessionId: string;
  generation: number;
  seed: string;
}

/** A random word that nobody can guess, fit for addresses and cookies. */
export function makeSecretWord(): string {
  return randomBytes(32).toString('base64url');
}

/** Tokens are kept as hashes: they are long and random, so one round is enough. */
export function hashWord(word: string): string {
  return createHash('sha256').update(word).digest('base64url');
}

/** Recognises an account of a provider without naming it. */
export function hashAccount(provider: string, providerId: string): string {
  return hashWord(`${provider}:${providerId}`);
}

/** Compares without telling by the time taken where the two begin to differ. */
export function isSameWord(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function derive(secrets: Secrets, purpose: 'access' | 'refresh', source: TokenSource): string {
  const name = `${source.sessionId}.${source.generation}`;
  const mark = createHmac('sha256', secrets.token)
    .update(`${purpose}.${source.seed}.${name}`)
    .digest('base64url');
  return `${name}.${mark}`;
}

/**
 * The opaque tokens of one generation of a session. They follow from the session, its generation and the
 * server's secret, so that a repeated refresh (a second tab, a lost answer) gets the very same ones.
 */
export function makeOpaqueTokens(secrets: Secrets, source: TokenSource) {
  return {
    ACCESS_TOKEN: derive(secrets, 'access', source),
    REFRESH_TOKEN: derive(secrets, 'refresh', source),
  };
}

/** Session and generation that a refresh token claims; undefined when it has another form. */
export function readRefreshToken(token: string): { sessionId: string; generation: number } | undefined {
  const match = /^([\w-]{20,64})\.(\d{1,9})\.[\w-]{43}$/u.exec(token);
  const [, sessionId, generation] = match ?? [];
  return sessionId === undefined ? undefined : { sessionId, generation: Number(generation) };
}

const algorithm = 'HS256';
const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The product token: who, which session, until when. */
export async function signJadooToken(
  secrets: Secrets,
  user: { userIdx: number; sessionId: string },
  nowAt: Date,
): Promise<string> {
  const expiresAtSeconds = Math.floor(nowAt.getTime() / 1000) + jadooTokenLifeSeconds;
  const payload: JadooTokenPayload = {
    UM_IDX: String(user.userIdx),
    SID: user.sessionId,
    EXP: expiresAtSeconds,
  };
  return new SignJWT({ ...payload })
    .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
    .sign(encode(secrets.token));
}

/** Payload of a product token that we signed, whether or not it is still valid; undefined for any other text. */
export async function readJadooToken(
  secrets: Secrets,
  token: string,
): Promise<JadooTokenPayload | undefined> {
  try {
    const { payload } = await jwtVerify(token, encode(secrets.token), { algorithms: [algorithm] });
    return jadooTokenPayload.safeParse(payload).data;
  } catch {
    return undefined;
  }
}

/** Tells whether the product token may still be used. */
export function isExpired(payload: JadooTokenPayload, nowAt: Date): boolean {
  return payload.EXP * 1000 <= nowAt.getTime();
}

/** The three tokens of a session as the client gets them. */
export async function makeTokenSet(
  secrets: Secrets,
  source: TokenSource & { userIdx: number },
  nowAt: Date,
): Promise<TokenSet> {
  return { ...makeOpaqueTokens(secrets, source), JADOO_TOKEN: await signJadooToken(secrets, source, nowAt) };
}

function getSealingKey(secrets: Secrets): Uint8Array {
  return createHash('sha256').update(`provider-token.${secrets.ticket}`).digest();
}

/** Encrypts a provider's token for keeping; it never leaves the server. */
export function sealProviderToken(secrets: Secrets, token: string): Promise<string> {
  return new CompactEncrypt(encode(token))
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .encrypt(getSealingKey(secrets));
}

/** Undefined when the secret has changed since the token was sealed. */
export async function openProviderToken(secrets: Secrets, sealed: string): Promise<string | undefined> {
  try {
    const { plaintext } = await compactDecrypt(sealed, getSealingKey(secrets));
    return new TextDecoder().decode(plaintext);
  } catch {
    return undefined;
  }
}
