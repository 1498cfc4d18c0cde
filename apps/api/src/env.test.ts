import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { EnvError, readEnv, settingNames } from './env.ts';

const folder = mkdtempSync(join(tmpdir(), 'jadoo-env-'));
afterAll(() => rmSync(folder, { recursive: true }));

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://jadoo.example',
  DATABASE_URL: 'postgresql://jadoo@db/jadoo',
  TOKEN_SECRET: 'a'.repeat(32),
  TICKET_SECRET: 'b'.repeat(32),
  NAVER_CLIENT_ID: 'n',
  NAVER_CLIENT_SECRET: 'ns',
  GOOGLE_CLIENT_ID: 'g',
  GOOGLE_CLIENT_SECRET: 'gs',
  TOSS_CLIENT_KEY: 'live_gck_1',
  TOSS_SECRET_KEY: 'live_gsk_1',
  S3_ENDPOINT: 'https://s3.ap-northeast-2.amazonaws.com',
  S3_BUCKET: 'jadoo-files',
  S3_REGION: 'ap-northeast-2',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};
const s3Names = Object.keys(production).filter((name) => name.startsWith('S3_'));
const fail = (change: Record<string, string | undefined>): string => {
  try {
    readEnv({ ...production, ...change });
  } catch (error) {
    if (error instanceof EnvError) return error.message;
  }
  return 'started';
};

describe('development', () => {
  test('needs nothing: the sandbox of the same process plays every provider', () => {
    const env = readEnv({ DATA_DIR: folder });
    expect(env).toMatchObject({
      port: 3000,
      host: 'localhost',
      role: 'all',
      publicEnv: 'DEV',
      usesSandbox: true,
    });
    expect(env.naver.authBase).toBe('http://localhost:3000/sandbox/naver');
    expect(env.google.issuer).toBe('http://localhost:3000/sandbox/google');
    expect(env.databaseUrl).toBeUndefined();
  });

  test('keeps the secrets that it made, readable by their owner only', () => {
    const first = readEnv({ DATA_DIR: folder }).secrets;
    expect(readEnv({ DATA_DIR: folder }).secrets).toEqual(first);
    expect(first.token).not.toBe(first.ticket);
    expect(statSync(join(folder, 'secrets.json')).mode & 0o777).toBe(0o600);
  });

  test('says so when the secrets cannot be read, instead of signing everybody out', () => {
    const broken = mkdtempSync(join(tmpdir(), 'jadoo-env-'));
    writeFileSync(join(broken, 'secrets.json'), '{');
    expect(() => readEnv({ DATA_DIR: broken })).toThrow('지우면 새로 만들어요');
    rmSync(broken, { recursive: true });
  });

  test('uses a real provider as soon as its keys are there', () => {
    const env = readEnv({ DATA_DIR: folder, NAVER_CLIENT_ID: 'n', NAVER_CLIENT_SECRET: 's' });
    expect(env.naver).toMatchObject({
      authBase: 'https://nid.naver.com',
      apiBase: 'https://openapi.naver.com',
    });
    expect(env.google.issuer).toContain('/sandbox/google');
  });
});

describe('production', () => {
  test('starts with everything set', () => {
    const env = readEnv(production);
    expect(env).toMatchObject({
      isProduction: true,
      publicEnv: 'PROD',
      usesSandbox: false,
      secrets: { token: 'a'.repeat(32) },
    });
    expect(env.google).toMatchObject({
      issuer: 'https://accounts.google.com',
      revokeUrl: 'https://oauth2.googleapis.com/revoke',
    });
  });

  test.each(Object.keys(production).filter((name) => name !== 'NODE_ENV' && !s3Names.includes(name)))(
    'refuses to start without %s',
    (name) => {
      expect(fail({ [name]: undefined })).toContain(`${name}:`);
      expect(fail({ [name]: '' })).toContain(`${name}:`);
    },
  );

  test.each([
    ['NAVER_AUTH_BASE', 'http://localhost:3000/sandbox/naver'],
    ['NAVER_API_BASE', 'https://jadoo.example/sandbox/naver'],
    ['GOOGLE_ISSUER', 'https://127.0.0.1:3000/google'],
    ['GOOGLE_REVOKE_URL', 'http://accounts.google.com/revoke'],
    ['TOSS_API_BASE', 'https://localhost/toss'],
    ['TOSS_SDK_URL', 'https://[::1]/sdk'],
  ])('refuses the sandbox address in %s', (name, url) => {
    expect(fail({ [name]: url })).toContain(`${name}: 샌드박스 주소`);
  });

  test('refuses short or equal secrets and an address without TLS', () => {
    expect(fail({ TOKEN_SECRET: 'short' })).toContain('TOKEN_SECRET: must hold at least 32 characters');
    expect(fail({ TICKET_SECRET: production.TOKEN_SECRET })).toContain('TICKET_SECRET:');
    expect(fail({ PUBLIC_URL: 'http://jadoo.example' })).toContain('PUBLIC_URL:');
  });

  test('does not go without rate limits', () => {
    expect(fail({ RATE_LIMITS: 'off' })).toContain('RATE_LIMITS:');
  });

  test('keeps files in the data folder only when told so', () => {
    const withoutStorage = Object.fromEntries(s3Names.map((name) => [name, undefined]));
    expect(fail(withoutStorage)).toContain('S3_ENDPOINT:');
    expect(fail({ ...withoutStorage, ALLOW_FILE_FOLDER: 'true' })).toBe('started');
    for (const name of s3Names) expect(fail({ [name]: undefined })).toContain('S3_');
    expect(fail({ S3_BUCKET: 'No Bucket' })).toContain('S3_BUCKET:');
  });

  test('takes the embedded database only when told so', () => {
    expect(fail({ DATABASE_URL: undefined, ALLOW_EMBEDDED_DATABASE: 'true' })).toBe('started');
  });
});

test('all problems are named at once', () => {
  const message = fail({ TOKEN_SECRET: undefined, GOOGLE_CLIENT_ID: undefined, S3_BUCKET: undefined });
  for (const name of ['TOKEN_SECRET', 'GOOGLE_CLIENT_ID', 'S3_*']) expect(message).toContain(name);
});

test.each([
  ['PORT', 'abc'],
  ['ROLE', 'boss'],
  ['PUBLIC_URL', 'jadoo'],
  ['DATABASE_URL', 'mysql://x'],
  ['TRUST_PROXY', 'yes'],
])('a wrong %s is refused by name', (name, value) => {
  expect(() => readEnv({ DATA_DIR: folder, [name]: value })).toThrow(`${name}:`);
});

test('.env.example names every setting, and nothing else', () => {
  const text = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
  const named = [...text.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gmu)].map(([, name]) => name);
  expect(named.toSorted()).toEqual([...settingNames].sort());
});
