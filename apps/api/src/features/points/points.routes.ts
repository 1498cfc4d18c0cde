import { getPoints, listPointEntries } from '@jadoo/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#db/client.ts';
import { AppError } from '#errors.ts';
import { listNeededConsents } from '#features/profile/consents.service.ts';
import { readPage } from '#plugins/page.ts';
import { route } from '#plugins/route.ts';
import { getBalance, listEntries } from './points.service.ts';

/** Balance and history of one's own points. */
export function registerPointRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  route(app, getPoints, async ({ user, body }) => {
    if (body.UM_IDX !== String(user.userIdx)) throw new AppError('not-found');
    const [{ totalPoints }, consents] = await Promise.all([
      getBalance(db, user.userIdx),
      listNeededConsents(db, user.userIdx),
    ]);
    return { UM_POINT: totalPoints, ...(consents.length > 0 && { CONSENTS: consents }) };
  });
  route(app, listPointEntries, async ({ user, query }) => {
    const place = readPage(query);
    const { tab = 'all', from, to } = query;
    const { rows, total } = await listEntries(db, user.userIdx, { tab, from, to, ...place });
    const items = rows.map((row) => ({
      PT_IDX: row.idx,
      PT_KIND: row.kind,
      PT_TITLE: row.title,
      AMOUNT: row.amount,
      BALANCE: row.balanceAfter,
      REG_DT: row.createdAt.toISOString(),
      ...(row.kind === 'charge' ? { ORDER_ID: row.reference.replace(/^order:/u, '') } : {}),
    }));
    return { items, total, ...place };
  });
}
