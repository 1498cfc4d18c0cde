import { listNotices } from '@jadoo/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#db/client.ts';
import { route } from '#plugins/route.ts';
import { getPopupNotices } from './notices.service.ts';

export function registerNoticeRoutes(app: FastifyInstance, context: { db: Db; now: () => Date }): void {
  route(app, listNotices, () => getPopupNotices(context.db, context.now()));
}
