import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { index, indexText, instant, nothing, pageOf, pageQuery } from './envelope.ts';

/** Largest attachment of an inquiry, in bytes, and how many it may have. */
export const inquiryFileMaxBytes = 10 * 1024 * 1024;
export const inquiryMaxFiles = 3;
/** Endings of the files that an inquiry takes. */
export const inquiryFileEndings = ['jpg', 'jpeg', 'png', 'pdf', 'hwp', 'hwpx', 'docx'] as const;

export const inquiryCategory = z.enum(
  ['making', 'point', 'account', 'error', 'suggestion', 'other'],
  '분류를 골라 주세요.',
);
export type InquiryCategory = z.infer<typeof inquiryCategory>;

/** 답변대기, 답변완료 */
export const inquiryStatus = z.enum(['waiting', 'answered']);
export type InquiryStatus = z.infer<typeof inquiryStatus>;

/** A database holds no NUL, and nobody writes one. */
// eslint-disable-next-line no-control-regex -- it is what is to be refused
const withoutNul = /^[^\u0000]*$/u;

const inquiryFields = {
  PI_CATEGORY: inquiryCategory,
  PI_TITLE: z
    .string()
    .trim()
    .min(1, '제목을 적어 주세요.')
    .max(100, '제목은 100자까지 적을 수 있어요.')
    .regex(withoutNul, '쓸 수 없는 글자가 있어요.'),
  PI_CONTENT: z
    .string()
    .trim()
    .min(1, '내용을 적어 주세요.')
    .max(5000, '내용은 5,000자까지 적을 수 있어요.')
    .regex(withoutNul, '쓸 수 없는 글자가 있어요.'),
  /** Files that were sent before, in no certain order. */
  FILE_IDXS: z.array(index).max(inquiryMaxFiles, `파일은 ${inquiryMaxFiles}개까지 붙일 수 있어요.`),
};
export const inquiryInput = z.strictObject(inquiryFields);
export type InquiryInput = z.infer<typeof inquiryInput>;

export const inquiryFile = z.strictObject({
  PF_IDX: index,
  PF_NM: z.string(),
  PF_SIZE: z.int().min(1),
});
export type InquiryFile = z.infer<typeof inquiryFile>;

export const inquirySummary = z.strictObject({
  PI_IDX: index,
  PI_CATEGORY: inquiryCategory,
  PI_TITLE: z.string(),
  STATUS: inquiryStatus,
  FILE_COUNT: z.int().min(0),
  REG_DT: instant,
});
export type InquirySummary = z.infer<typeof inquirySummary>;

export const inquiry = inquirySummary.omit({ FILE_COUNT: true }).extend({
  PI_CONTENT: z.string(),
  FILES: z.array(inquiryFile),
  /** Null while it waits. */
  ANSWER: z.strictObject({ CONTENT: z.string(), REG_DT: instant }).nullable(),
  UPD_DT: instant,
});
export type Inquiry = z.infer<typeof inquiry>;

const inquiryParams = z.strictObject({ PI_IDX: indexText });

export const listInquiries = endpoint({
  method: 'GET',
  path: '/personalInquiry',
  auth: 'bearer',
  summary: '1:1 문의 목록',
  query: z.strictObject({ status: inquiryStatus.optional(), ...pageQuery }),
  output: pageOf(inquirySummary),
});
export const createInquiry = endpoint({
  method: 'POST',
  path: '/personalInquiry',
  auth: 'bearer',
  summary: '문의하기',
  body: inquiryInput,
  output: inquiry,
});
export const getInquiry = endpoint({
  method: 'GET',
  path: '/personalInquiry/:PI_IDX',
  auth: 'bearer',
  summary: '문의 보기',
  params: inquiryParams,
  output: inquiry,
});
export const updateInquiry = endpoint({
  method: 'PUT',
  path: '/personalInquiry/:PI_IDX',
  auth: 'bearer',
  summary: '문의 고치기 (답변 전까지)',
  params: inquiryParams,
  body: inquiryInput,
  output: inquiry,
});
export const removeInquiry = endpoint({
  method: 'DELETE',
  path: '/personalInquiry/:PI_IDX',
  auth: 'bearer',
  summary: '문의 삭제 (답변 전까지)',
  params: inquiryParams,
  output: nothing,
});

/** One file in the part `FILE`; forgotten after a day unless an inquiry names it. */
export const uploadInquiryFile = endpoint({
  method: 'POST',
  path: '/personalInquiryFile',
  auth: 'bearer',
  summary: '문의에 붙일 파일 올리기',
  multipart: true,
  output: inquiryFile,
});
export const getInquiryFile = endpoint({
  method: 'GET',
  path: '/personalInquiryFile',
  auth: 'bearer',
  summary: '문의에 붙인 파일 내려받기',
  query: z.strictObject({ PF_IDX: indexText }),
  answer: 'blob',
});
