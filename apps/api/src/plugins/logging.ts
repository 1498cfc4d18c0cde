import { randomUUID } from 'node:crypto';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { stdTimeFunctions } from 'pino';
import type { Env } from '#env.ts';
import { nameRoute } from '#plugins/web-app.ts';

const secretNames = [
  'authorization',
  'cookie',
  'ticket',
  'TICKET',
  'JOIN_TICKET',
  'ACCESS_TOKEN',
  'REFRESH_TOKEN',
  'JADOO_TOKEN',
  'code',
  'state',
  'access_token',
  'refresh_token',
  'id_token',
  'client_secret',
  'paymentKey',
];

/** Structured lines in UTC with a request id. Addresses carry tickets and codes, so only route patterns are logged. */
export function getLogging(env: Pick<Env, 'logLevel'>, stream?: { write: (line: string) => void }) {
  return {
    logger: {
      level: env.logLevel,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      redact: {
        paths: secretNames.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]),
        censor: '[redacted]',
      },
      ...(stream ? { stream } : {}),
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
  } satisfies FastifyServerOptions;
}

/** One line for each answer. */
export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const isProbe = request.routeOptions.url === '/healthz' || request.routeOptions.url === '/readyz';
    request.log[isProbe ? 'debug' : 'info'](
      {
        method: request.method,
        route: nameRoute(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        userIdx: request.signedInUser?.userIdx,
      },
      'answered',
    );
    done();
  });
}
