import { createExamShare, type ExamShare, getExamShare, removeExamShare } from '@jadoo/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#db/client.ts';
import { route } from '#plugins/route.ts';
import { createShare, endShare, getShare, getSharePath, type ShareRow } from './shares.service.ts';

const toShare = (row: ShareRow): ExamShare => ({
  PATH: getSharePath(row),
  REG_DT: row.createdAt.toISOString(),
});

/** Links to student copies. */
export function registerShareRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  route(app, getExamShare, async ({ user, params }) => {
    const share = await getShare(db, user.userIdx, Number(params.ED_IDX));
    return share ? toShare(share) : null;
  });
  route(
    app,
    createExamShare,
    async ({ user, body }) => toShare(await createShare(db, user.userIdx, body.ED_IDX)),
    { rateLimit: 'share', message: '공유 링크를 만들었어요.' },
  );
  route(
    app,
    removeExamShare,
    async ({ user, params }) => {
      await endShare(db, user.userIdx, Number(params.ED_IDX));
      return null;
    },
    { message: '공유를 끝냈어요.' },
  );
}
