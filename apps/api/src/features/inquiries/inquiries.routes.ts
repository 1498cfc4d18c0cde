import {
  createInquiry,
  getInquiry,
  getInquiryFile,
  type Inquiry,
  type InquiryFile,
  inquiryFileMaxBytes,
  type InquiryInput,
  type InquirySummary,
  listInquiries,
  removeInquiry,
  updateInquiry,
  uploadInquiryFile,
} from '@jadoo/contract';
import type { FastifyInstance } from 'fastify';
import { type FileRow, keepInquiryFile, openInquiryFile } from '#features/files/files.service.ts';
import { readPage } from '#plugins/page.ts';
import { makeDisposition, route } from '#plugins/route.ts';
import { readUpload } from '#plugins/upload.ts';
import * as inquiries from './inquiries.service.ts';

const toFile = (row: FileRow): InquiryFile => ({ PF_IDX: row.idx, PF_NM: row.name, PF_SIZE: row.sizeBytes });
const toStatus = (answeredAt: Date | null): InquirySummary['STATUS'] =>
  answeredAt === null ? 'waiting' : 'answered';

const toSummary = (row: inquiries.InquirySummaryRow): InquirySummary => ({
  PI_IDX: row.idx,
  PI_CATEGORY: row.category,
  PI_TITLE: row.title,
  STATUS: toStatus(row.answeredAt),
  FILE_COUNT: row.fileCount,
  REG_DT: row.createdAt.toISOString(),
});

function toInquiry({ inquiry, files }: inquiries.WholeInquiry): Inquiry {
  const { answer, answeredAt } = inquiry;
  return {
    PI_IDX: inquiry.idx,
    PI_CATEGORY: inquiry.category,
    PI_TITLE: inquiry.title,
    PI_CONTENT: inquiry.content,
    STATUS: toStatus(answeredAt),
    FILES: files.map(toFile),
    ANSWER:
      answer === null || answeredAt === null ? null : { CONTENT: answer, REG_DT: answeredAt.toISOString() },
    REG_DT: inquiry.createdAt.toISOString(),
    UPD_DT: inquiry.updatedAt.toISOString(),
  };
}

const toChange = (body: InquiryInput): inquiries.InquiryChange => ({
  category: body.PI_CATEGORY,
  title: body.PI_TITLE,
  content: body.PI_CONTENT,
  fileIdxs: body.FILE_IDXS,
});

function registerFileRoutes(app: FastifyInstance, deps: inquiries.InquiryDeps): void {
  route(
    app,
    uploadInquiryFile,
    async ({ user, request }) =>
      toFile(await keepInquiryFile(deps, user.userIdx, await readUpload(request, inquiryFileMaxBytes))),
    { rateLimit: 'inquiry' },
  );
  route(app, getInquiryFile, async ({ user, query, reply }) => {
    const { file, stream } = await openInquiryFile(deps, user.userIdx, Number(query.PF_IDX));
    return (
      reply
        .header('content-type', file.contentType)
        .header('content-length', file.sizeBytes)
        .header('content-disposition', makeDisposition(file.name))
        // Should a browser open it after all, it is nobody's page and may do nothing.
        .header('content-security-policy', "default-src 'none'; sandbox")
        .send(stream)
    );
  });
}

/** 1:1 문의 with its attachments. */
export function registerInquiryRoutes(app: FastifyInstance, deps: inquiries.InquiryDeps): void {
  const { db } = deps;
  route(app, listInquiries, async ({ user, query }) => {
    const place = readPage(query);
    const isAnswered = query.status === undefined ? undefined : query.status === 'answered';
    const { rows, total } = await inquiries.listInquiries(db, { userIdx: user.userIdx, isAnswered }, place);
    return { items: rows.map(toSummary), total, ...place };
  });
  route(app, getInquiry, async ({ user, params }) =>
    toInquiry(await inquiries.getInquiry(db, user.userIdx, Number(params.PI_IDX))),
  );
  route(
    app,
    createInquiry,
    async ({ user, body }) => toInquiry(await inquiries.createInquiry(deps, user.userIdx, toChange(body))),
    { rateLimit: 'inquiry', message: '문의를 남겼어요.' },
  );
  route(
    app,
    updateInquiry,
    async ({ user, params, body }) =>
      toInquiry(await inquiries.updateInquiry(deps, user.userIdx, Number(params.PI_IDX), toChange(body))),
    { message: '문의를 고쳤어요.' },
  );
  route(
    app,
    removeInquiry,
    async ({ user, params }) => {
      await inquiries.removeInquiry(deps, user.userIdx, Number(params.PI_IDX));
      return null;
    },
    { message: '문의를 삭제했어요.' },
  );
  registerFileRoutes(app, deps);
}
