import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { SandboxClient } from '#grants.ts';
import { registerGoogle } from '#google.ts';
import { registerNaver } from '#naver.ts';
import { styleSheet } from '#page.ts';
import { registerToss, type TossShop } from './toss/toss.ts';

export interface SandboxOptions {
  /** Address under which the plugin is reached, with its prefix and without a slash at the end. */
  baseUrl: string;
  naver: SandboxClient;
  google: SandboxClient;
  toss: TossShop;
  /** Milliseconds since 1970; the real clock unless told. */
  now?: () => number;
}

/**
 * Local twins of the outside services as a Fastify plugin: register it under the path of `baseUrl`. Throws
 * in production, where nobody may sign in as anybody.
 */
export function createSandbox(options: SandboxOptions): (app: FastifyInstance) => Promise<void> {
  if (process.env['NODE_ENV'] === 'production') {
    throw new Error('샌드박스는 운영 환경에서 켤 수 없어요. (the sandbox refuses NODE_ENV=production)');
  }
  const { baseUrl, naver, google, toss, now = Date.now } = options;
  const basePath = new URL(baseUrl).pathname.replace(/\/$/u, '');
  return async (app) => {
    await app.register(formbody);
    app.setNotFoundHandler((_request, reply) =>
      reply.status(404).type('text/plain; charset=utf-8').send('없는 주소예요.'),
    );
    app.get('/style.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(styleSheet));
    registerNaver(app, { basePath, client: naver, now });
    await registerToss(app, { basePath, baseUrl, shop: toss, now });
    await registerGoogle(app, { basePath, baseUrl, client: google, now });
  };
}
