import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import type { Endpoint } from '@jadoo/contract';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '#db/client.ts';
import type { Env } from '#env.ts';
import { AppError } from '#errors.ts';
import { registerExamRoutes } from '#features/exam-data/exam-data.routes.ts';
import type { FileDeps } from '#features/files/files.service.ts';
import { registerLogoRoutes } from '#features/files/logos.routes.ts';
import { registerInquiryRoutes } from '#features/inquiries/inquiries.routes.ts';
import { registerNoticeRoutes } from '#features/notices/notices.routes.ts';
import { registerImportRoutes } from '#features/passages/imports.routes.ts';
import { registerOwnMeaningRoutes } from '#features/own-meanings/own-meanings.routes.ts';
import { registerPassageRoutes } from '#features/passages/passages.routes.ts';
import { registerPaymentRoutes } from '#features/payments/payments.routes.ts';
import { registerPointRoutes } from '#features/points/points.routes.ts';
import { registerPrintRoutes } from '#features/printing/printing.routes.ts';
import { registerShareRoutes } from '#features/printing/shares.routes.ts';
import { registerProfileRoutes } from '#features/profile/profile.routes.ts';
import { registerSessionRoutes } from '#features/session/session.routes.ts';
import { registerWritingRoutes } from '#features/writing/writing.routes.ts';
import { authenticate } from '#features/session/session.service.ts';
import { openWork, type Work } from '#jobs/work.ts';
import { registerAuthentication } from '#plugins/authentication.ts';
import { registerCookies } from '#plugins/cookies.ts';
import { registerCspReports } from '#plugins/csp-reports.ts';
import { replyWithError } from '#plugins/error-replies.ts';
import { type Readiness, registerHealth } from '#plugins/health.ts';
import { getLogging, registerRequestLog } from '#plugins/logging.ts';
import { registerMetrics, serveMetrics } from '#plugins/metrics.ts';
import { registerOpenApi } from '#plugins/open-api.ts';
import { getPageSettings } from '#plugins/page-settings.ts';
import { registerRateLimits } from '#plugins/rate-limits.ts';
import { registerSecurityHeaders } from '#plugins/security-headers.ts';
import { registerWebApp } from '#plugins/web-app.ts';
import type { FileStorage } from '#providers/file-storage.ts';
import { createGoogle } from '#providers/google.ts';
import { createNaver } from '#providers/naver.ts';
import { openStorage } from '#providers/open-storage.ts';
import { createToss } from '#providers/toss.ts';
import { createChatWriter } from '#providers/chat-writer.ts';
import type { PaymentProvider } from '#providers/payment-provider.ts';
import type { SignInProviders } from '#providers/sign-in-provider.ts';

/** What the application is made from. Whatever is left out is the real thing, as the settings say. */
export interface AppParts {
  env: Env;
  database: Database;
  /** Folder of the built web app; without one, only the API answers. */
  webFolder?: string;
  readiness?: Readiness;
  now?: () => Date;
  providers?: SignInProviders;
  payments?: PaymentProvider;
  storage?: FileStorage;
  /** Answers 503 at once while the process cannot keep up. */
  shedsLoad?: boolean;
  /** Closed with the application. */
  work?: Work;
  logStream?: { write: (line: string) => void };
}

const maxAnswerListeners = 32;

/** A route as it was registered, for whoever has to look at all of them. */
export interface RegisteredRoute {
  method: string;
  url: string;
  endpoint: Endpoint | undefined;
}

declare module 'fastify' {
  interface FastifyInstance {
    registeredRoutes: readonly RegisteredRoute[];
  }
}

const bodyLimitBytes = 64 * 1024;
const fileLimitBytes = 20 * 1024 * 1024;
/** As long as the client waits: a file of 20 MB takes minutes over a slow line. */
const requestTimeoutMs = 300_000;
const connectionTimeoutMs = 330_000;

/** The adapters of the real providers; by configuration alone they also reach the sandbox. */
export function createProviders(env: Env): SignInProviders {
  const callback = `${env.publicUrl}/auth/callback`;
  return {
    naver: createNaver(env.naver, `${callback}/naver`),
    google: createGoogle(env.google, `${callback}/google`),
  };
}

function createFastify({ env, logStream }: AppParts): FastifyInstance {
  const app = Fastify({
    ...getLogging(env, logStream),
    bodyLimit: bodyLimitBytes,
    trustProxy: env.trustProxy,
    exposeHeadRoutes: false,
    // The whole request must have arrived by then.
    requestTimeout: requestTimeoutMs,
    connectionTimeout: connectionTimeoutMs,
    forceCloseConnections: 'idle',
    routerOptions: { caseSensitive: true, maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => {
      void replyWithError(error, request, reply);
    },
  });
  const routes: RegisteredRoute[] = [];
  // Streams and plugins together listen for the end of one answer a dozen times; that is no leak.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.raw.setMaxListeners(maxAnswerListeners);
    done();
  });
  app.decorate('registeredRoutes', routes);
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const one of [method].flat()) routes.push({ method: one, url, endpoint: config?.endpoint });
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(replyWithError);
  return app;
}

async function registerLoadShedding(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: 2000,
    sampleInterval: 500,
    pressureHandler: () => {
      throw new AppError('unavailable');
    },
  });
}

async function registerPlugins(app: FastifyInstance, parts: AppParts, now: () => Date): Promise<void> {
  const { env, database } = parts;
  const { db } = database;
  registerRequestLog(app);
  if (env.metricsPort !== undefined) {
    await serveMetrics(app, registerMetrics(app), { host: env.host, port: env.metricsPort });
  }
  await registerSecurityHeaders(app, env);
  if (parts.shedsLoad ?? true) await registerLoadShedding(app);
  await app.register(compress, { threshold: 1024, encodings: ['br', 'gzip'] });
  await registerCookies(app);
  await app.register(multipart, {
    limits: { fileSize: fileLimitBytes, files: 5, fields: 20, fieldSize: 10_000, headerPairs: 100 },
  });
  registerAuthentication(app, (token) => authenticate({ db, env, now }, token));
  await registerRateLimits(app, db, env.hasRateLimits);
  await registerOpenApi(app, env.publicUrl);
}

/** The routes that need engine, renderer or queue. */
function registerWork(
  app: FastifyInstance,
  { env, database }: AppParts,
  work: Work,
  { files, now }: { files: FileDeps; now: () => Date },
): void {
  const { db } = database;
  const { engine, importer, queue, renderer } = work;
  registerPointRoutes(app, { db });
  registerOwnMeaningRoutes(app, { db });
  registerPassageRoutes(app, { db, engine });
  registerImportRoutes(app, { importer });
  registerExamRoutes(app, {
    db,
    engine,
    sendMakeJob: (tx, examIdx, jobId) => queue.send(tx, 'make-exam', { examIdx }, jobId),
  });
  registerShareRoutes(app, { db });
  registerLogoRoutes(app, { ...files, renderer });
  registerPrintRoutes(app, { db, storage: files.storage, renderer, ticketSecret: env.secrets.ticket, now });
}

/** A job follows each order and each refund, in case this process does not come to its end. */
const settleAfterSeconds = 10;

function registerPayments(
  app: FastifyInstance,
  { env, database }: AppParts,
  { payments, queue, now }: { payments: PaymentProvider; queue: Work['queue']; now: () => Date },
): void {
  const later = { startAfterSeconds: settleAfterSeconds };
  registerPaymentRoutes(app, {
    db: database.db,
    provider: payments,
    now,
    onTrouble: (orderId, message) => app.log.error({ orderId }, `payment: ${message}`),
    secret: env.secrets.ticket,
    toss: env.toss,
    sendSettleJob: (tx, orderIdx, jobId) => queue.send(tx, 'settle-order', { orderIdx }, jobId, later),
    sendRefundJob: (tx, refundIdx, jobId) => queue.send(tx, 'settle-refund', { refundIdx }, jobId, later),
  });
}

/** The whole application, not yet listening: every plugin and every route, in this order. Workers show their health only. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  z.config(z.locales.ko());
  const { env, database } = parts;
  const { db } = database;
  const now = parts.now ?? (() => new Date());
  const providers = parts.providers ?? createProviders(env);
  const payments = parts.payments ?? createToss(env.toss);
  const app = createFastify(parts);
  const files: FileDeps = {
    db,
    storage: parts.storage ?? openStorage(env),
    onLeftOver: (error, key) => app.log.error({ err: error, key }, 'bytes of a file not removed'),
  };
  // Before the plugins: one of them measures how busy the process is, and starting is no load.
  const work = parts.work ?? (await openWork(database, env, app.log, { payments, files }));
  app.addHook('onClose', () => work.close());
  await registerPlugins(app, parts, now);

  registerHealth(app, db, parts.readiness ?? { isReady: true });
  if (env.role === 'worker') return app;
  registerCspReports(app);
  registerSessionRoutes(app, { db, env, now, providers });
  registerProfileRoutes(app, {
    db,
    env,
    now,
    providers,
    onRevokeError: (error, userIdx) => app.log.error({ err: error, userIdx }, 'provider access not revoked'),
  });
  registerNoticeRoutes(app, { db, now });
  registerInquiryRoutes(app, { ...files, now });
  registerWork(app, parts, work, { files, now });
  registerWritingRoutes(app, {
    writer: env.writer && createChatWriter(env.writer),
    onFailure: (cause) => app.log.warn({ cause }, 'no suggestion'),
  });
  registerPayments(app, parts, { payments, queue: work.queue, now });

  await registerWebApp(app, {
    ...(parts.webFolder === undefined ? {} : { folder: parts.webFolder }),
    settings: getPageSettings(env),
  });
  return app;
}
