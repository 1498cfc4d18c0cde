import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { readWriterSettings, type WriterSettings, writerVariables } from './env-writer.ts';
import { type Business, businessVariables, readBusiness } from './env-business.ts';
import { fileVariables, readS3Settings, type S3Settings } from './env-files.ts';

const port = z
  .string()
  .regex(/^\d{1,5}$/u, 'must be a port number / 포트 번호여야 해요')
  .transform(Number);
const address = z
  .url('must be an absolute URL / 전체 주소여야 해요')
  .transform((text) => text.replace(/\/$/u, ''));
const secret = z.string().min(32, 'must hold at least 32 characters / 32자 이상이어야 해요');
const flag = z.enum(['true', 'false']).transform((text) => text === 'true');

const variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PUBLIC_ENV: z.string().min(1).optional(),
  PORT: port.default(3000),
  METRICS_PORT: port.optional(),
  HOST: z.string().min(1).default('localhost'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:/u, 'must begin with postgresql://')
    .optional(),
  DATABASE_POOL_SIZE: z
    .string()
    .regex(/^[1-9]\d{0,2}$/u)
    .transform(Number)
    .default(10),
  ALLOW_EMBEDDED_DATABASE: flag.default(false),
  ALLOW_FILE_FOLDER: flag.default(false),
  ROLE: z.enum(['all', 'api', 'worker']).default('all'),
  PUBLIC_URL: address.optional(),
  API_BASE: z.string().default(''),
  TRUST_PROXY: flag.default(false),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TOKEN_SECRET: secret.optional(),
  TICKET_SECRET: secret.optional(),
  NAVER_CLIENT_ID: z.string().min(1).optional(),
  NAVER_CLIENT_SECRET: z.string().min(1).optional(),
  NAVER_AUTH_BASE: address.optional(),
  NAVER_API_BASE: address.optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: address.optional(),
  GOOGLE_REVOKE_URL: address.optional(),
  TOSS_CLIENT_KEY: z.string().min(1).optional(),
  TOSS_SECRET_KEY: z.string().min(1).optional(),
  TOSS_API_BASE: address.optional(),
  TOSS_SDK_URL: address.optional(),
  ...fileVariables,
  SENTRY_DSN: address.optional(),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/u, 'must look like GTM-ABC123 / GTM-으로 시작해야 해요')
    .optional(),
  WEB_DIR: z.string().min(1).optional(),
  ...writerVariables,
  ...businessVariables,
});
type Variables = z.infer<typeof variables>;

/** Names of all settings, for checking that each is documented. */
export const settingNames: readonly string[] = Object.keys(variables.shape);

/** Every setting of the process, read once at the start. */
export interface Env {
  nodeEnv: Variables['NODE_ENV'];
  isProduction: boolean;
  /** "DEV" opens the diagnostic pages; anything else counts as production for the web app. */
  publicEnv: string;
  port: number;
  metricsPort: number | undefined;
  host: string;
  /** Absolute folder of the embedded database, of files and of generated secrets. */
  dataDir: string;
  databaseUrl: string | undefined;
  databasePoolSize: number;
  role: Variables['ROLE'];
  publicUrl: string;
  apiBase: string;
  trustProxy: boolean;
  /** Off only for tests that sign in many people from one address; production refuses that. */
  hasRateLimits: boolean;
  logLevel: Variables['LOG_LEVEL'];
  /** True while the sandbox of the same process plays at least one provider. */
  usesSandbox: boolean;
  secrets: Secrets;
  naver: { clientId: string; clientSecret: string; authBase: string; apiBase: string };
  google: { clientId: string; clientSecret: string; issuer: string; revokeUrl: string };
  toss: { clientKey: string; secretKey: string; apiBase: string; sdkUrl: string };
  s3: S3Settings | undefined;
  /** Who writes suggestions; undefined: nobody. */
  writer: WriterSettings | undefined;
  sentryDsn: string | undefined;
  gtmId: string | undefined;
  /** Folder of the built web app, when it is not the one beside the sources. */
  webDir: string | undefined;
  business: Business;
}

/** Keys for signing: `token` for product tokens, `ticket` for print and join tickets. */
export interface Secrets {
  token: string;
  ticket: string;
}

/** A wrong or missing setting; the message lists every problem at once. */
export class EnvError extends Error {
  constructor(problems: readonly string[]) {
    super(
      `설정이 올바르지 않아 시작하지 않았어요. (invalid settings)\n${problems.map((line) => `  - ${line}`).join('\n')}`,
    );
    this.name = 'EnvError';
  }
}

const sandboxPath = '/sandbox';
const localHost = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|0\.0\.0\.0)$/u;

/** Where each provider lives when nothing else is said: the real one with keys, the sandbox without. */
function getProviders(values: Variables, publicUrl: string): Pick<Env, 'naver' | 'google' | 'toss'> {
  const sandbox = publicUrl + sandboxPath;
  const pick = (given: string | undefined, hasKeys: boolean, real: string, local: string): string =>
    given ?? (hasKeys ? real : sandbox + local);
  const hasNaver = values.NAVER_CLIENT_ID !== undefined;
  const hasGoogle = values.GOOGLE_CLIENT_ID !== undefined;
  const hasToss = values.TOSS_SECRET_KEY !== undefined;
  return {
    naver: {
      clientId: values.NAVER_CLIENT_ID ?? 'sandbox-naver-client',
      clientSecret: values.NAVER_CLIENT_SECRET ?? 'sandbox-naver-secret',
      authBase: pick(values.NAVER_AUTH_BASE, hasNaver, 'https://nid.naver.com', '/naver'),
      apiBase: pick(values.NAVER_API_BASE, hasNaver, 'https://openapi.naver.com', '/naver'),
    },
    google: {
      clientId: values.GOOGLE_CLIENT_ID ?? 'sandbox-google-client',
      clientSecret: values.GOOGLE_CLIENT_SECRET ?? 'sandbox-google-secret',
      issuer: pick(values.GOOGLE_ISSUER, hasGoogle, 'https://accounts.google.com', '/google'),
      revokeUrl: pick(
        values.GOOGLE_REVOKE_URL,
        hasGoogle,
        'https://oauth2.googleapis.com/revoke',
        '/google/revoke',
      ),
    },
    toss: {
      clientKey: values.TOSS_CLIENT_KEY ?? 'test_gck_sandbox',
      secretKey: values.TOSS_SECRET_KEY ?? 'test_gsk_sandbox',
      apiBase: pick(values.TOSS_API_BASE, hasToss, 'https://api.tosspayments.com', '/toss'),
      sdkUrl: pick(
        values.TOSS_SDK_URL,
        hasToss,
        'https://js.tosspayments.com/v2/standard',
        '/toss/v2/standard',
      ),
    },
  };
}

function isSandboxAddress(url: string): boolean {
  const { hostname, pathname, protocol } = new URL(url);
  return localHost.test(hostname) || protocol !== 'https:' || pathname.startsWith(sandboxPath);
}

function listProviderAddresses(env: Pick<Env, 'naver' | 'google' | 'toss'>): [name: string, url: string][] {
  return [
    ['NAVER_AUTH_BASE', env.naver.authBase],
    ['NAVER_API_BASE', env.naver.apiBase],
    ['GOOGLE_ISSUER', env.google.issuer],
    ['GOOGLE_REVOKE_URL', env.google.revokeUrl],
    ['TOSS_API_BASE', env.toss.apiBase],
    ['TOSS_SDK_URL', env.toss.sdkUrl],
  ];
}

const neededInProduction = [
  'TOKEN_SECRET',
  'TICKET_SECRET',
  'PUBLIC_URL',
  'NAVER_CLIENT_ID',
  'NAVER_CLIENT_SECRET',
  'GOOGLE_CLIENT_ID',
  'GOOGLE_CLIENT_SECRET',
  'TOSS_CLIENT_KEY',
  'TOSS_SECRET_KEY',
] as const satisfies readonly (keyof Variables)[];

function listProductionProblems(
  values: Variables,
  providers: Pick<Env, 'naver' | 'google' | 'toss'>,
): string[] {
  const problems: string[] = neededInProduction
    .filter((name) => values[name] === undefined)
    .map((name) => `${name}: 운영 환경에서는 꼭 있어야 해요. (required in production)`);
  if (values.DATABASE_URL === undefined && !values.ALLOW_EMBEDDED_DATABASE) {
    problems.push('DATABASE_URL: 운영 환경에는 PostgreSQL 주소가 있어야 해요. (required in production)');
  }
  if (values.S3_ENDPOINT === undefined && !values.ALLOW_FILE_FOLDER) {
    problems.push('S3_ENDPOINT: 운영 환경에는 파일 저장소가 있어야 해요. (required in production)');
  }
  if (values.PUBLIC_URL !== undefined && !values.PUBLIC_URL.startsWith('https://')) {
    problems.push('PUBLIC_URL: 운영 주소는 https://로 시작해야 해요. (must be https in production)');
  }
  if (values.RATE_LIMITS === 'off')
    problems.push('RATE_LIMITS: 운영 환경에서는 끌 수 없어요. (must be on in production)');
  if (values.TOKEN_SECRET !== undefined && values.TOKEN_SECRET === values.TICKET_SECRET) {
    problems.push('TICKET_SECRET: TOKEN_SECRET과 달라야 해요. (must differ from TOKEN_SECRET)');
  }
  for (const [name, url] of listProviderAddresses(providers)) {
    if (isSandboxAddress(url))
      problems.push(`${name}: 샌드박스 주소(${url})로는 운영할 수 없어요. (sandbox address)`);
  }
  return problems;
}

const storedSecrets = z.object({ token: secret, ticket: secret });

/** Development keeps its own random secrets in the data folder, so that a restart signs nobody out. */
function loadDevelopmentSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  try {
    return storedSecrets.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) {
      throw new EnvError([
        `${file}: 읽을 수 없어요. 지우면 새로 만들어요. (unreadable, delete it to make a new one)`,
      ]);
    }
  }
  const made = {
    token: randomBytes(48).toString('base64url'),
    ticket: randomBytes(48).toString('base64url'),
  };
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(file, JSON.stringify(made), { mode: 0o600 });
  return made;
}

function parseVariables(source: Record<string, string | undefined>): Variables {
  // An empty variable counts as absent: that is how shells and compose files leave one out.
  const given = Object.fromEntries(
    Object.entries(source).filter(
      ([name, value]) => settingNames.includes(name) && value !== undefined && value !== '',
    ),
  );
  const parsed = variables.safeParse(given);
  if (!parsed.success) {
    throw new EnvError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  return parsed.data;
}

/** Reads and checks the settings; throws `EnvError` naming every problem. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const values = parseVariables(source);
  const isProduction = values.NODE_ENV === 'production';
  const publicUrl = values.PUBLIC_URL ?? `http://localhost:${values.PORT}`;
  const dataDir = resolve(values.DATA_DIR);
  const providers = getProviders(values, publicUrl);
  const problems = isProduction ? listProductionProblems(values, providers) : [];
  const s3 = readS3Settings(values, problems);
  const writer = readWriterSettings(values, problems);
  if (problems.length > 0) throw new EnvError(problems);
  const { TOKEN_SECRET: token, TICKET_SECRET: ticket } = values;
  const secrets = token && ticket ? { token, ticket } : loadDevelopmentSecrets(dataDir);
  return {
    nodeEnv: values.NODE_ENV,
    isProduction,
    publicEnv: values.PUBLIC_ENV ?? (isProduction ? 'PROD' : 'DEV'),
    port: values.PORT,
    metricsPort: values.METRICS_PORT,
    host: values.HOST,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    role: values.ROLE,
    publicUrl,
    apiBase: values.API_BASE,
    trustProxy: values.TRUST_PROXY,
    hasRateLimits: values.RATE_LIMITS === 'on',
    logLevel: values.LOG_LEVEL,
    usesSandbox: listProviderAddresses(providers).some(([, url]) => url.startsWith(publicUrl + sandboxPath)),
    secrets,
    ...providers,
    s3,
    writer,
    sentryDsn: values.SENTRY_DSN,
    gtmId: values.GTM_ID,
    webDir: values.WEB_DIR,
    business: readBusiness(values),
  };
}
