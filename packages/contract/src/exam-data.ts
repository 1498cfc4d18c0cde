import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { index, indexText, instant, nothing, pageOf, pageQuery, points } from './envelope.ts';
import { exercise, kindChoices, kindId, kindOptions, toolId } from './exercise.ts';

/** Styles of the paper. */
export const paperStyle = z.enum(['exam-b4', 'academy-a4', 'workbook-a4']);
export type PaperStyle = z.infer<typeof paperStyle>;
export const paperCopy = z.enum(['student', 'teacher', 'answers']);
export type PaperCopy = z.infer<typeof paperCopy>;
export const paperForm = z.enum(['A', 'B']);
export const fileFormat = z.enum(['pdf', 'hwpx', 'docx', 'gift']);

/** How a paper is laid out; header texts are empty when not wanted. */
export const paperLayout = z.strictObject({
  STYLE: paperStyle,
  COLUMNS: z.union([z.literal(1), z.literal(2)]),
  FONT_SIZE_PT: z.number().min(8).max(14),
  LINE_SPACING: z.number().min(1).max(2.4),
  /** Keeps each Korean 어절 on one line. */
  KEEP_WORDS: z.boolean(),
  SCHOOL: z.string().max(50),
  HEADING: z.string().max(100),
  SUBHEADING: z.string().max(100),
  PERIOD: z.string().max(20),
  FORM_NAME: z.string().max(20),
  FOOTER: z.string().max(100),
  HAS_NAME_BOX: z.boolean(),
  HAS_ANSWER_SHEET: z.boolean(),
});
export type PaperLayout = z.infer<typeof paperLayout>;

export const examStatus = z.enum(['queued', 'running', 'done', 'partly', 'failed']);

export const refusal = z.strictObject({
  PS_IDX: index,
  PS_TITLE: z.string(),
  KIND: kindId,
  REASON: z.string(),
  REFUND_POINT: points,
});

export const examSummary = z.strictObject({
  ED_IDX: index,
  ED_TITLE: z.string(),
  ED_TOOL: z.enum(['basic', 'advanced', 'transform', 'quick']),
  STATUS: examStatus,
  PROGRESS: z.int().min(0).max(100),
  PASSAGE_COUNT: z.int(),
  EXERCISE_COUNT: z.int(),
  USED_POINT: points,
  REFUND_POINT: points,
  VERSION: z.int(),
  REG_DT: instant,
  UPD_DT: instant,
});
export type ExamSummary = z.infer<typeof examSummary>;

export const examDetail = examSummary.extend({
  LAYOUT: paperLayout,
  EXERCISES: z.array(exercise),
  REFUSALS: z.array(refusal),
  /** Which of its exercises give each other's answers away. */
  WARNINGS: z.array(z.string()),
  /** What the paper was made from; `id` of a passage is its PS_IDX as text. */
  PASSAGES: z.array(z.strictObject({ id: z.string(), PS_TITLE: z.string(), PS_TEXT: z.string() })),
});
export type ExamDetail = z.infer<typeof examDetail>;

/** Passages × kinds. Passages must be one's own and at most 100. */
export const examSelection = z.strictObject({
  PS_IDXS: z.array(index).min(1, '지문을 골라 주세요.').max(100, '지문은 한 번에 100개까지 고를 수 있어요.'),
  KINDS: z
    .array(z.strictObject({ KIND: kindId, OPTIONS: kindOptions.optional() }))
    .min(1, '유형을 골라 주세요.')
    .max(25),
});
export type ExamSelection = z.infer<typeof examSelection>;

export const getKinds = endpoint({
  method: 'GET',
  path: '/examKind',
  auth: 'bearer',
  summary: '유형과 가격',
  output: z.strictObject({
    KINDS: z.array(
      z.strictObject({
        KIND: kindId,
        TOOL: toolId,
        NAME: z.string(),
        PRICE: points,
        IS_READY: z.boolean(),
        OPTIONS: kindChoices,
      }),
    ),
    PACKAGES: z.array(z.strictObject({ ID: z.string(), NAME: z.string(), KINDS: z.array(kindId) })),
  }),
});

export const quoteExam = endpoint({
  method: 'POST',
  path: '/examQuote',
  auth: 'bearer',
  summary: '견적',
  body: examSelection,
  output: z.strictObject({
    LINES: z.array(
      z.strictObject({ KIND: kindId, NAME: z.string(), COUNT: z.int(), PRICE: points, AMOUNT: points }),
    ),
    TOTAL: points,
    BALANCE_BEFORE: points,
    BALANCE_AFTER: points,
    /** Kinds that would give each other's answers away on one paper. */
    WARNINGS: z.array(z.string()),
  }),
});

export const makeExam = endpoint({
  method: 'POST',
  path: '/examData',
  auth: 'bearer',
  summary: '자료 만들기 (포인트 차감)',
  idempotent: true,
  body: z.strictObject({
    ...examSelection.shape,
    ED_TITLE: z.string().trim().min(1).max(100),
    ED_TOOL: z.enum(['basic', 'advanced', 'transform', 'quick']),
    LAYOUT: paperLayout.partial().optional(),
    SEED: z
      .int()
      .min(0)
      .max(2 ** 31 - 1)
      .optional(),
    /** The price that the user agreed to; another total is refused. */
    EXPECTED_TOTAL: points,
  }),
  output: z.strictObject({ ED_IDX: index, STATUS: examStatus, UM_POINT: points }),
});

const examParams = z.strictObject({ ED_IDX: indexText });

export const getExamStatus = endpoint({
  method: 'GET',
  path: '/statusExamData/:ED_IDX',
  auth: 'bearer',
  summary: '만들기 진행률 (Accept: text/event-stream 이면 이어서 전송)',
  params: examParams,
  output: z.strictObject({
    STATUS: examStatus,
    PROGRESS: z.int().min(0).max(100),
    MADE_COUNT: z.int(),
    REFUSED_COUNT: z.int(),
    REFUND_POINT: points,
  }),
});

export const listExams = endpoint({
  method: 'GET',
  path: '/examData',
  auth: 'bearer',
  summary: '내 보관함',
  query: z.strictObject({
    q: z.string().max(100).optional(),
    tool: z.enum(['basic', 'advanced', 'transform', 'quick']).optional(),
    sort: z.enum(['new', 'old', 'title']).optional(),
    trash: z.literal('true').optional(),
    ...pageQuery,
  }),
  output: pageOf(examSummary),
});
export const getExam = endpoint({
  method: 'GET',
  path: '/examData/:ED_IDX',
  auth: 'bearer',
  summary: '자료 한 개',
  params: examParams,
  output: examDetail,
});
export const updateExam = endpoint({
  method: 'PUT',
  path: '/examData/:ED_IDX',
  auth: 'bearer',
  summary: '자료 고치기',
  params: examParams,
  body: z.strictObject({
    VERSION: z.int().min(1),
    ED_TITLE: z.string().trim().min(1).max(100).optional(),
    LAYOUT: paperLayout.optional(),
    /** The whole list in its new order; exercises may be edited or left out, never added. */
    EXERCISES: z.array(exercise).max(2500).optional(),
  }),
  output: examDetail,
});
export const removeExam = endpoint({
  method: 'DELETE',
  path: '/examData/:ED_IDX',
  auth: 'bearer',
  summary: '자료 삭제 (30일 동안 휴지통)',
  params: examParams,
  output: nothing,
});
export const duplicateExam = endpoint({
  method: 'POST',
  path: '/examData/:ED_IDX/duplicate',
  auth: 'bearer',
  summary: '자료 복제',
  params: examParams,
  output: examDetail,
});
export const restoreExam = endpoint({
  method: 'POST',
  path: '/examData/:ED_IDX/restore',
  auth: 'bearer',
  summary: '자료 되살리기',
  params: examParams,
  output: examDetail,
});
export const rerollExercise = endpoint({
  method: 'POST',
  path: '/examData/:ED_IDX/reroll',
  auth: 'bearer',
  summary: '문항 하나 다시 만들기 (무료)',
  params: examParams,
  body: z.strictObject({
    EXERCISE_ID: z.string().min(1).max(100),
    VERSION: z.int().min(1),
    /** Candidates that the new exercise must use. */
    LOCKED_SPOTS: z.array(z.string().min(1).max(100)).max(60).optional(),
  }),
  output: examDetail,
});
