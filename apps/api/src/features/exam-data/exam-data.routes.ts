import {
  duplicateExam,
  type ExamDetail,
  type ExamSummary,
  getExam,
  getExamStatus,
  getKinds,
  type KindChoices,
  listExams,
  makeExam,
  quoteExam,
  removeExam,
  rerollExercise as rerollEndpoint,
  restoreExam,
  updateExam,
} from '@jadoo/contract';
import type { Exercise, KindChoices as EngineChoices } from '@jadoo/engine';
import type { FastifyInstance } from 'fastify';
import { requireConsents } from '#features/profile/consents.service.ts';
import { readPage } from '#plugins/page.ts';
import { route } from '#plugins/route.ts';
import { streamStatus, toStatus } from './exam-data.events.ts';
import * as exams from './exam-data.service.ts';
import { rerollExercise } from './rerolling.service.ts';

/** A whole paper with every edited exercise. */
const editLimitBytes = 24 * 1024 * 1024;

const toSummary = (row: exams.ExamSummaryRow): ExamSummary => ({
  ED_IDX: row.idx,
  ED_TITLE: row.title,
  ED_TOOL: row.tool,
  STATUS: row.status,
  PROGRESS: row.progress,
  PASSAGE_COUNT: row.passageCount,
  EXERCISE_COUNT: row.exerciseCount,
  USED_POINT: row.usedPoints,
  REFUND_POINT: row.refundPoints,
  VERSION: row.version,
  REG_DT: row.createdAt.toISOString(),
  UPD_DT: row.updatedAt.toISOString(),
});

const toDetail = (row: exams.ExamRow): ExamDetail => ({
  ...toSummary(row),
  LAYOUT: row.layout,
  EXERCISES: row.exercises,
  REFUSALS: row.refusals.map((refusal) => ({
    PS_IDX: refusal.passageIdx,
    PS_TITLE: refusal.passageTitle,
    KIND: refusal.kind,
    REASON: refusal.reason,
    REFUND_POINT: refusal.refundPoints,
  })),
  WARNINGS: exams.getWarnings(row),
  PASSAGES: row.passages.map(({ title, source }) => ({
    id: source.id,
    PS_TITLE: title,
    PS_TEXT: source.text,
  })),
});

const toChoices = ({
  count,
  difficulties,
  focuses,
  modes,
  layouts,
  hasBands,
}: EngineChoices): KindChoices => ({
  COUNT: count ? { MIN: count.min, MAX: count.max, INITIAL: count.initial ?? null, UNIT: count.unit } : null,
  DIFFICULTIES: [...difficulties],
  FOCUSES: [...focuses],
  MODES: [...modes],
  LAYOUTS: [...layouts],
  HAS_BANDS: hasBands,
});

function registerMakingRoutes(app: FastifyInstance, deps: exams.ExamDeps): void {
  const { db } = deps;
  const closing = new AbortController();
  app.addHook('preClose', (done) => {
    closing.abort();
    done();
  });
  route(app, getKinds, () => {
    const { kinds, packages } = exams.listKinds();
    return Promise.resolve({
      KINDS: kinds.map(({ id, tool, name, pricePoints, isReady, choices }) => ({
        KIND: id,
        TOOL: tool,
        NAME: name,
        PRICE: pricePoints,
        IS_READY: isReady,
        OPTIONS: toChoices(choices),
      })),
      PACKAGES: packages.map((pack) => ({ ID: pack.id, NAME: pack.name, KINDS: pack.kinds })),
    });
  });
  route(app, quoteExam, async ({ user, body }) => {
    const { lines, totalPoints, balancePoints, warnings } = await exams.quoteExam(deps, user.userIdx, body);
    return {
      LINES: lines.map(({ kind, name, count, pricePoints, amountPoints }) => ({
        KIND: kind,
        NAME: name,
        COUNT: count,
        PRICE: pricePoints,
        AMOUNT: amountPoints,
      })),
      TOTAL: totalPoints,
      BALANCE_BEFORE: balancePoints,
      BALANCE_AFTER: balancePoints - totalPoints,
      WARNINGS: warnings,
    };
  });
  route(
    app,
    makeExam,
    async ({ user, body, idempotencyKey }) => {
      await requireConsents(deps.db, user.userIdx);
      return exams.makeExam(deps, user.userIdx, idempotencyKey, body);
    },
    { rateLimit: 'make', message: '자료를 만들고 있어요.' },
  );
  route(app, getExamStatus, async ({ user, params, request, reply }) => {
    const idx = Number(params.ED_IDX);
    const status = toStatus(await exams.getExamStatus(db, user.userIdx, idx));
    if (!request.headers.accept?.includes('text/event-stream')) return status;
    const read = async () => toStatus(await exams.getExamStatus(db, user.userIdx, idx));
    return streamStatus(reply, closing.signal, status, read);
  });
}

function registerEditRoutes(app: FastifyInstance, deps: exams.ExamDeps): void {
  const { db } = deps;
  route(app, getExam, async ({ user, params }) =>
    toDetail(await exams.getExam(db, user.userIdx, Number(params.ED_IDX))),
  );
  route(
    app,
    updateExam,
    async ({ user, params, body }) =>
      toDetail(
        await exams.updateExam(db, user.userIdx, Number(params.ED_IDX), {
          ...body,
          EXERCISES: body.EXERCISES as Exercise[] | undefined,
        }),
      ),
    { bodyLimitBytes: editLimitBytes, message: '자료를 고쳤어요.' },
  );
  route(
    app,
    rerollEndpoint,
    async ({ user, params, body }) =>
      toDetail(await rerollExercise(deps, user.userIdx, Number(params.ED_IDX), body)),
    { rateLimit: 'make', message: '문항을 다시 만들었어요.' },
  );
  route(
    app,
    removeExam,
    async ({ user, params }) => {
      await exams.removeExam(db, user.userIdx, Number(params.ED_IDX));
      return null;
    },
    { message: '삭제했어요. 휴지통에서 30일 안에 되살릴 수 있어요.' },
  );
  route(
    app,
    duplicateExam,
    async ({ user, params }) => toDetail(await exams.duplicateExam(db, user.userIdx, Number(params.ED_IDX))),
    { message: '자료를 복제했어요.' },
  );
  route(
    app,
    restoreExam,
    async ({ user, params }) => toDetail(await exams.restoreExam(db, user.userIdx, Number(params.ED_IDX))),
    { message: '자료를 되살렸어요.' },
  );
}

/** 자료: kinds, quote, making with progress, 내 보관함, editing. */
export function registerExamRoutes(app: FastifyInstance, deps: exams.ExamDeps): void {
  registerMakingRoutes(app, deps);
  registerEditRoutes(app, deps);
  route(app, listExams, async ({ user, query }) => {
    const place = readPage(query);
    const { rows, total } = await exams.listExams(deps.db, user.userIdx, {
      text: query.q,
      tool: query.tool,
      isBin: query.trash === 'true',
      sort: query.sort ?? 'new',
      ...place,
    });
    return { items: rows.map(toSummary), total, ...place };
  });
}
