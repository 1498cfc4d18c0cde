import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#db/client.ts';

/** Whether new requests are welcome; a stopping server turns it off before it stops listening. */
export interface Readiness {
  isReady: boolean;
}

/** /healthz: the process answers. /readyz: it may also be sent work. */
export function registerHealth(app: FastifyInstance, db: Db, readiness: Readiness): void {
  app.get('/healthz', { config: { isPublic: true } }, (_request, reply) => reply.send({ status: 'ok' }));
  app.get('/readyz', { config: { isPublic: true } }, async (request, reply) => {
    if (!readiness.isReady) return reply.status(503).send({ status: 'stopping' });
    try {
      await db.execute(sql`select 1`);
      return await reply.send({ status: 'ok' });
    } catch (error) {
      request.log.error({ err: error }, 'database does not answer');
      return reply.status(503).send({ status: 'database' });
    }
  });
}
