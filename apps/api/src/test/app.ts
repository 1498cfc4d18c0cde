import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as joinPath } from 'node:path';
import { apiBasePath, getConsentVersion, type TokenSet, type UserRecord } from '@jadoo/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { type AppParts, buildApp } from '#app.ts';
import type { Database } from '#db/client.ts';
import { readEnv } from '#env.ts';
import type { ProviderAccount } from '#providers/sign-in-provider.ts';
import { createTestDatabase } from './database.ts';
import { createPaymentCompany, type PaymentCompany } from './payment-company.ts';
import { createTestProvider, type TestProvider } from './people.ts';

/** An answer of the API as a client sees it. */
export interface Answer<T = unknown> {
  status: number;
  code: string;
  message: string;
  reason: string | undefined;
  data: T;
  headers: Record<string, unknown>;
  cookies: { name: string; value: string; [attribute: string]: unknown }[];
}

/** Somebody who has joined, with everything that their browser holds. */
export interface TestUser {
  userIdx: number;
  user: UserRecord;
  tokens: TokenSet;
  sessionCookie: string;
  headers: { authorization: string };
}

export interface TestApp {
  app: FastifyInstance;
  database: Database;
  provider: TestProvider;
  company: PaymentCompany;
  clock: { now: Date };
  /** Lines of the log, parsed. */
  log: Record<string, unknown>[];
  /** One call; `path` is below the base path. */
  call: <T = unknown>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    options?: CallOptions,
  ) => Promise<Answer<T>>;
  /** Signs somebody up from the first click to the first token. */
  join: (options?: { account?: Partial<ProviderAccount>; referralCode?: string }) => Promise<TestUser>;
  close: () => Promise<void>;
}

export interface CallOptions {
  as?: TestUser | undefined;
  body?: unknown;
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
}

export const loginCookie = '__Host-jadoo-login';
export const sessionCookie = '__Host-jadoo-session';
export const consents = (['age', 'terms', 'privacy', 'marketing'] as const).map((TYPE) => ({
  TYPE,
  VERSION: getConsentVersion(TYPE),
  AGREED: true,
}));
export const joinFields = {
  UM_NM: '김자두',
  UM_PHONE: '010-1234-5678',
  UM_JOB: 'school',
  UM_SCHOOL: '자두고등학교',
};

async function inject<T>(app: FastifyInstance, options: InjectOptions): Promise<Answer<T>> {
  const response = await app.inject(options);
  const isJson = (response.headers['content-type'] ?? '').toString().startsWith('application/json');
  const body = (isJson ? response.json() : { data: response.rawPayload }) as Partial<Answer<T>>;
  return {
    status: response.statusCode,
    code: body.code ?? '',
    message: body.message ?? '',
    reason: body.reason,
    data: body.data as T,
    headers: response.headers,
    cookies: response.cookies,
  };
}

/** The cookie that an answer set, or undefined when it was not set or was cleared. */
export function getCookie(answer: Answer, name: string): string | undefined {
  return answer.cookies.find((cookie) => cookie.name === name && cookie.value !== '')?.value;
}

/** Goes to the provider and comes back: what the callback page has in its hands. */
export async function comeBack(test: TestApp, account: Partial<ProviderAccount> = {}, next?: string) {
  const query = next === undefined ? '' : `?next=${encodeURIComponent(next)}`;
  const start = await test.call('GET', `/userLogin/start/naver${query}`);
  const cookie = getCookie(start, loginCookie) ?? '';
  if (start.status !== 302)
    throw new Error(`starting failed: ${JSON.stringify([start.data, test.log.at(-1), test.log.at(-2)])}`);
  const { code, state } = test.provider.agree(String(start.headers['location']), account);
  return { code, state, cookies: { [loginCookie]: cookie } };
}

async function joinSomebody(
  test: TestApp,
  { account = {}, referralCode }: { account?: Partial<ProviderAccount>; referralCode?: string } = {},
): Promise<TestUser> {
  const { code, state, cookies } = await comeBack(test, account);
  const query = new URLSearchParams({ UM_OAUTH_CD: 'naver', code, state }).toString();
  const login = await test.call<{ JOIN_TICKET: string }>('GET', `/userLogin?${query}`, { cookies });
  const joined = await test.call<{ USER: UserRecord; TOKENS: TokenSet }>('POST', '/userJoinInfo', {
    cookies,
    body: {
      JOIN_TICKET: login.data.JOIN_TICKET,
      ...joinFields,
      AGREEMENTS: consents,
      ...(referralCode === undefined ? {} : { REFERRAL_CODE: referralCode }),
    },
  });
  if (joined.status !== 200) {
    const bugs = test.log.filter(({ level }) => Number(level) >= 50);
    throw new Error(
      `joining failed: ${joined.reason ?? ''} ${JSON.stringify(bugs.at(-1) ?? joined.data, null, 2)}`,
    );
  }
  const { USER: user, TOKENS: tokens } = joined.data;
  return {
    userIdx: Number(user.UM_IDX),
    user,
    tokens,
    sessionCookie: getCookie(joined, sessionCookie) ?? '',
    headers: { authorization: `Bearer ${tokens.JADOO_TOKEN}` },
  };
}

/**
 * The whole application on a database in memory (or the given one), with people who sign in at a provider
 * in memory. The clock starts at the present and moves only by hand; rate limits are off unless asked for.
 */
export async function createTestApp(
  parts: Partial<AppParts> & { hasRateLimits?: boolean } = {},
): Promise<TestApp> {
  const database = parts.database ?? (await createTestDatabase());
  const env = readEnv({
    NODE_ENV: 'test',
    DATA_DIR: mkdtempSync(joinPath(tmpdir(), 'jadoo-test-')),
    RATE_LIMITS: parts.hasRateLimits ? 'on' : 'off',
    TOKEN_SECRET: 'test-token-secret-of-at-least-32-letters',
    TICKET_SECRET: 'test-ticket-secret-of-at-least-32-letters',
  });
  const provider = createTestProvider();
  const clock = { now: new Date() };
  const company = createPaymentCompany(() => clock.now);
  const log: Record<string, unknown>[] = [];
  const app = await buildApp({
    env,
    database,
    providers: provider.providers,
    payments: company.provider,
    now: () => clock.now,
    // Tests share their processor with others: a slow moment must not look like overload.
    shedsLoad: false,
    logStream: { write: (line) => void log.push(JSON.parse(line) as Record<string, unknown>) },
    ...parts,
  });
  await app.ready();
  const test: TestApp = {
    app,
    database,
    provider,
    company,
    clock,
    log,
    call: (method, path, { as, body, cookies = {}, headers = {} } = {}) =>
      inject(app, {
        method,
        url: apiBasePath + path,
        headers: { ...as?.headers, ...headers },
        cookies,
        ...(body === undefined ? {} : { payload: body as object }),
      }),
    join: (options) => joinSomebody(test, options),
    close: async () => {
      await app.close();
      if (!parts.database) await database.close();
    },
  };
  return test;
}
