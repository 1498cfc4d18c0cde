import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { index, indexText, instant, nothing } from './envelope.ts';
import { fileFormat, paperCopy, paperForm } from './exam-data.ts';
import { kindId } from './exercise.ts';

const examParams = z.strictObject({ ED_IDX: indexText });

export const downloadExam = endpoint({
  method: 'POST',
  path: '/examDataDownload',
  auth: 'bearer',
  summary: '자료 내려받기',
  body: z.strictObject({ ED_IDX: index, FORMAT: fileFormat, COPY: paperCopy, FORM: paperForm }),
  answer: 'blob',
});

/** Papers that are bound into one file; with KIND only their exercises of this kind. */
const bundle = z.strictObject({
  ED_IDXS: z.array(index).min(1).max(50),
  COPY: paperCopy,
  KIND: kindId.optional(),
});

export const downloadBundle = endpoint({
  method: 'POST',
  path: '/examBundleDownload',
  auth: 'bearer',
  summary: '여러 자료를 한 파일로 내려받기',
  body: bundle.extend({ FORMAT: fileFormat.exclude(['gift']) }),
  answer: 'blob',
});

/** The pages as the editor shows them; the same layout as the download. */
export const previewExam = endpoint({
  method: 'POST',
  path: '/examData/:ED_IDX/preview',
  auth: 'bearer',
  summary: '미리보기 PDF',
  params: examParams,
  body: z.strictObject({ COPY: paperCopy, FORM: paperForm }),
  answer: 'blob',
});

/** Where each exercise stands on the pages, for the links between list and page. */
export const getPlacements = endpoint({
  method: 'POST',
  path: '/examData/:ED_IDX/placement',
  auth: 'bearer',
  summary: '문항 위치',
  params: examParams,
  body: z.strictObject({ COPY: paperCopy, FORM: paperForm }),
  output: z.array(
    z.strictObject({ exerciseId: z.string(), page: z.int(), column: z.int(), yPt: z.number() }),
  ),
});

const examTarget = z.strictObject({
  WHAT: z.literal('exam'),
  ED_IDX: index,
  COPY: paperCopy,
  FORM: paperForm,
});
const passagesTarget = z.strictObject({
  WHAT: z.literal('passages'),
  PS_IDXS: z.array(index).min(1).max(100),
});
const bundleTarget = bundle.extend({ WHAT: z.literal('category') });
export const printTarget = z.discriminatedUnion('WHAT', [examTarget, passagesTarget, bundleTarget]);
export type PrintTarget = z.infer<typeof printTarget>;

/** Another copy or form of what a ticket of one's own opens. */
const ticketSwitch = z.strictObject({
  WHAT: z.literal('switch'),
  TICKET: z.string().min(1).max(1000),
  COPY: paperCopy,
  FORM: paperForm,
});

export const createPrintTicket = endpoint({
  method: 'POST',
  path: '/examPrintTicket',
  auth: 'bearer',
  summary: '인쇄 화면에 쓰는 10분짜리 표',
  body: z.discriminatedUnion('WHAT', [examTarget, passagesTarget, bundleTarget, ticketSwitch]),
  output: z.strictObject({ TICKET: z.string(), EXPIRES_DT: instant }),
});

/** With `Accept: application/pdf` the pages themselves, else what they are. */
export const getPrintable = endpoint({
  method: 'GET',
  path: '/getSingleExamData',
  auth: 'public',
  summary: '표로 여는 인쇄물',
  query: z.strictObject({ ticket: z.string().min(1).max(1000) }),
  output: z.strictObject({
    TITLE: z.string(),
    WHAT: z.enum(['exam', 'passages', 'category']),
    COPY: paperCopy,
    FORM: paperForm,
    FILE_NAME: z.string(),
    EXPIRES_DT: instant,
  }),
});

export const logPrint = endpoint({
  method: 'POST',
  path: '/statusExamDataWebPrint',
  auth: 'public',
  summary: '인쇄 기록',
  body: z.strictObject({
    ticket: z.string().min(1).max(1000),
    status: z.enum(['opened', 'printed', 'closed']),
  }),
  output: nothing,
});
