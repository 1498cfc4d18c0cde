import { clearOwnMeanings, listOwnMeanings, type OwnMeaning, removeOwnMeaning } from '@jadoo/contract';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#db/client.ts';
import { readPage } from '#plugins/page.ts';
import { route } from '#plugins/route.ts';
import * as meanings from './own-meanings.service.ts';

const toOwnMeaning = ({ idx, word, part, meaning, updatedAt }: meanings.OwnMeaningRow): OwnMeaning => ({
  OM_IDX: idx,
  WORD: word,
  PART: part,
  MEANING: meaning,
  UPD_DT: updatedAt.toISOString(),
});

/** 내가 고친 뜻: seen and forgotten here; they come from edits of papers. */
export function registerOwnMeaningRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  route(app, listOwnMeanings, async ({ user, query }) => {
    const place = readPage(query);
    const { rows, total } = await meanings.listOwnMeanings(db, user.userIdx, place);
    return { items: rows.map(toOwnMeaning), total, ...place };
  });
  route(
    app,
    removeOwnMeaning,
    async ({ user, params }) => {
      await meanings.removeOwnMeaning(db, user.userIdx, Number(params.OM_IDX));
      return null;
    },
    { message: '고친 뜻을 지웠어요.' },
  );
  route(
    app,
    clearOwnMeanings,
    async ({ user }) => {
      await meanings.clearOwnMeanings(db, user.userIdx);
      return null;
    },
    { message: '고친 뜻을 모두 지웠어요.' },
  );
}
