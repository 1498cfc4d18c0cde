import {
  analysePassage,
  type Category,
  changePassages,
  createCategory,
  createPassages,
  getPassage,
  listCategories,
  listPassages,
  orderCategories,
  type Passage,
  removeCategory,
  removePassage,
  restorePassage,
  updateCategory,
  updatePassage,
} from '@jadoo/contract';
import type { FastifyInstance } from 'fastify';
import { readPage } from '#plugins/page.ts';
import { passageBodyLimitBytes, route } from '#plugins/route.ts';
import * as categories from './categories.service.ts';
import * as passages from './passages.service.ts';

const toCategory = (row: categories.CountedCategory): Category => ({
  PC_IDX: row.idx,
  PC_PARENT_IDX: row.parentIdx,
  PC_NM: row.name,
  PC_ORDER: row.sortOrder,
  PASSAGE_COUNT: row.passageCount,
});

const toPassage = (row: passages.PassageRow): Passage => ({
  PS_IDX: row.idx,
  PC_IDX: row.categoryIdx,
  PS_TITLE: row.title,
  PS_TEXT: row.text,
  PS_SENTENCES: row.sentences,
  PS_TRANSLATIONS: row.translations,
  PS_TOPIC: row.topic,
  PS_TITLE_LINE: row.titleLine,
  PS_GIST: row.gist,
  PS_SUMMARY: row.summary,
  PS_FOOTNOTES: row.footnotes,
  PS_TAGS: row.tags,
  PS_WORD_COUNT: row.wordCount,
  VERSION: row.version,
  REG_DT: row.createdAt.toISOString(),
  UPD_DT: row.updatedAt.toISOString(),
});

const toSummary = (row: passages.PassageSummaryRow) => ({
  PS_IDX: row.idx,
  PC_IDX: row.categoryIdx,
  PS_TITLE: row.title,
  PS_TAGS: row.tags,
  PS_WORD_COUNT: row.wordCount,
  VERSION: row.version,
  REG_DT: row.createdAt.toISOString(),
  PS_EXCERPT: row.excerpt,
  HAS_TRANSLATION: row.hasTranslation,
});

function registerCategoryRoutes(app: FastifyInstance, { db }: passages.PassageDeps): void {
  route(app, listCategories, async ({ user }) =>
    (await categories.listCategories(db, user.userIdx)).map(toCategory),
  );
  route(app, createCategory, async ({ user, body }) =>
    toCategory(
      await categories.createCategory(db, user.userIdx, { name: body.PC_NM, parentIdx: body.PC_PARENT_IDX }),
    ),
  );
  route(app, updateCategory, async ({ user, params, body }) =>
    toCategory(
      await categories.updateCategory(db, user.userIdx, Number(params.PC_IDX), {
        name: body.PC_NM,
        sortOrder: body.PC_ORDER,
      }),
    ),
  );
  route(
    app,
    orderCategories,
    async ({ user, body }) =>
      (await categories.orderCategories(db, user.userIdx, body.PC_PARENT_IDX, body.PC_IDXS)).map(toCategory),
    { message: '순서를 바꿨어요.' },
  );
  route(
    app,
    removeCategory,
    async ({ user, params }) => {
      await categories.removeCategory(db, user.userIdx, Number(params.PC_IDX));
      return null;
    },
    { message: '삭제했어요. 지문은 휴지통에서 30일 안에 되살릴 수 있어요.' },
  );
}

function registerReadingRoutes(app: FastifyInstance, deps: passages.PassageDeps): void {
  route(app, listPassages, async ({ user, query }) => {
    const place = readPage(query);
    const { rows, total } = await passages.listPassages(deps, user.userIdx, {
      categoryIdx: query.PC_IDX === undefined ? undefined : Number(query.PC_IDX),
      text: query.q,
      tag: query.tag,
      isBin: query.trash === 'true',
      ...place,
    });
    return { items: rows.map(toSummary), total, ...place };
  });
  route(app, getPassage, async ({ user, params }) =>
    toPassage(await passages.getPassage(deps, user.userIdx, Number(params.PS_IDX))),
  );
}

/** 지문 보관함: books and units, passages, bin, analysis. */
export function registerPassageRoutes(app: FastifyInstance, deps: passages.PassageDeps): void {
  registerCategoryRoutes(app, deps);
  registerReadingRoutes(app, deps);
  const bodyLimitBytes = passageBodyLimitBytes;
  route(
    app,
    createPassages,
    async ({ user, body }) =>
      (await passages.createPassages(deps, user.userIdx, body.PASSAGES, body.PC_IDX)).map(toPassage),
    { bodyLimitBytes, message: '지문을 저장했어요.' },
  );
  route(
    app,
    updatePassage,
    async ({ user, params, body }) =>
      toPassage(await passages.updatePassage(deps, user.userIdx, Number(params.PS_IDX), body)),
    { bodyLimitBytes, message: '지문을 고쳤어요.' },
  );
  route(app, changePassages, async ({ user, body }) => ({
    COUNT: await passages.changePassages(deps, user.userIdx, body),
  }));
  route(
    app,
    removePassage,
    async ({ user, params }) => {
      await passages.removePassage(deps, user.userIdx, Number(params.PS_IDX));
      return null;
    },
    { message: '삭제했어요. 휴지통에서 30일 안에 되살릴 수 있어요.' },
  );
  route(
    app,
    restorePassage,
    async ({ user, params }) =>
      toPassage(await passages.restorePassage(deps, user.userIdx, Number(params.PS_IDX))),
    { message: '지문을 되살렸어요.' },
  );
  route(
    app,
    analysePassage,
    async ({ body }) => {
      const found = await passages.analyseText(deps, body);
      return {
        SENTENCES: found.sentences,
        WORD_COUNT: found.wordCount,
        LEVEL: found.level,
        UNKNOWN_WORDS: found.unknownWords,
        KINDS: found.kinds.map(({ kind, isFeasible, reason }) => ({
          KIND: kind,
          IS_FEASIBLE: isFeasible,
          REASON: reason,
        })),
      };
    },
    { bodyLimitBytes, rateLimit: 'analyse' },
  );
}
