import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Database, openDatabase } from './db/client.ts';
import { migrateDatabase } from './db/migrate.ts';
import type { Env } from './env.ts';

export interface ServerOptions {
  env: Env;
  webFolder?: string;
  /** Adds what the composition brings along, such as the sandbox, before the server listens. */
  attach?: (app: FastifyInstance) => Promise<void>;
}

/** A running process of the service. */
export interface Server {
  app: FastifyInstance;
  /** Where it listens. */
  url: string;
  /** Turns new work away, lets requests and jobs end, then closes everything. Safe to call twice. */
  stop: () => Promise<void>;
}

/** Another program listens where we should. */
export class PortInUseError extends Error {
  constructor(port: number, options: ErrorOptions) {
    super(
      `포트 ${port}번을 다른 프로그램이 쓰고 있어요. PORT로 다른 번호를 정해 주세요. (port in use)`,
      options,
    );
    this.name = 'PortInUseError';
  }
}

/** Load balancers look at /readyz now and then; this is how long they get to see it turn. */
const drainMs = 3000;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function listen(app: FastifyInstance, env: Env): Promise<string> {
  try {
    return await app.listen({ port: env.port, host: env.host });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new PortInUseError(env.port, { cause: error });
    }
    throw error;
  }
}

async function open(app: FastifyInstance, env: Env, attach: ServerOptions['attach']): Promise<string> {
  try {
    if (attach && env.role !== 'worker') await attach(app);
    return await listen(app, env);
  } catch (error) {
    await app.close();
    throw error;
  }
}

async function start(options: ServerOptions, database: Database): Promise<Server> {
  const { env, webFolder, attach } = options;
  await migrateDatabase(database);
  const readiness = { isReady: true };
  const app = await buildApp({ env, database, readiness, ...(webFolder === undefined ? {} : { webFolder }) });
  const url = await open(app, env, attach);
  let stopping: Promise<void> | undefined;
  const stop = async (): Promise<void> => {
    readiness.isReady = false;
    if (env.isProduction) await wait(drainMs);
    await app.close();
    await database.close();
  };
  return { app, url, stop: () => (stopping ??= stop()) };
}

/** Opens and migrates the database, builds the application and listens. */
export async function startServer(options: ServerOptions): Promise<Server> {
  const database = await openDatabase(options.env, (error) => {
    process.stderr.write(
      `${JSON.stringify({ level: 40, msg: 'idle database connection lost', error: error.message })}\n`,
    );
  });
  try {
    return await start(options, database);
  } catch (error) {
    await database.close();
    throw error;
  }
}

const forcedExitMs = 30_000;

/** Stops on SIGTERM and SIGINT; a second signal, or half a minute, ends the process at once. */
export function stopOnSignals(server: Server): void {
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals): void => {
    if (isStopping) process.exit(1);
    isStopping = true;
    server.app.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), forcedExitMs).unref();
    server.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        server.app.log.fatal({ err: error }, 'could not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
