import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { index, indexText, instant, nothing, pageOf, pageQuery } from './envelope.ts';
import { kindId } from './exercise.ts';
import { passageMaxChars } from './passage-limits.ts';

const countText = (count: number): string => count.toLocaleString('ko-KR');
const text = z
  .string()
  .min(1, '지문을 넣어 주세요.')
  .max(passageMaxChars, {
    error: ({ input }) =>
      `지문은 ${countText(passageMaxChars)}자까지 넣을 수 있어요. 지금은 ${countText(typeof input === 'string' ? input.length : 0)}자예요.`,
  });
const line = z.string().trim().max(500, '500자까지 적을 수 있어요.');
const span = z.strictObject({ start: z.int().min(0), end: z.int().min(1) });

export const category = z.strictObject({
  PC_IDX: index,
  /** The book of a unit; null for a book. */
  PC_PARENT_IDX: index.nullable(),
  PC_NM: z.string(),
  PC_ORDER: z.int(),
  PASSAGE_COUNT: z.int(),
});
export type Category = z.infer<typeof category>;

/** Fields that a client may write. */
const passageFields = {
  PS_TITLE: z.string().trim().min(1, '제목을 적어 주세요.').max(100, '제목은 100자까지 적을 수 있어요.'),
  PS_TEXT: text,
  /** Sentence borders mended by the teacher; the engine's own when absent. */
  PS_SENTENCES: z.array(span).max(300).optional(),
  /** One Korean line for each sentence; empty lines where there is none yet. */
  PS_TRANSLATIONS: z.array(z.string().max(1000)).max(300).optional(),
  PS_TOPIC: line.optional(),
  PS_TITLE_LINE: line.optional(),
  PS_GIST: line.optional(),
  PS_SUMMARY: line.optional(),
  PS_FOOTNOTES: z
    .array(
      z.strictObject({ word: z.string().trim().min(1).max(50), meaning: z.string().trim().min(1).max(100) }),
    )
    .max(30)
    .optional(),
  PS_TAGS: z.array(z.string().trim().min(1).max(20)).max(10).optional(),
};

export const newPassage = z.strictObject(passageFields);
export type NewPassage = z.infer<typeof newPassage>;

export const passage = z.strictObject({
  PS_IDX: index,
  PC_IDX: index,
  PS_TITLE: z.string(),
  PS_TEXT: z.string(),
  PS_SENTENCES: z.array(span),
  PS_TRANSLATIONS: z.array(z.string()),
  PS_TOPIC: z.string(),
  PS_TITLE_LINE: z.string(),
  PS_GIST: z.string(),
  PS_SUMMARY: z.string(),
  PS_FOOTNOTES: z.array(z.strictObject({ word: z.string(), meaning: z.string() })),
  PS_TAGS: z.array(z.string()),
  PS_WORD_COUNT: z.int(),
  VERSION: z.int(),
  REG_DT: instant,
  UPD_DT: instant,
});
export type Passage = z.infer<typeof passage>;

export const passageSummary = passage
  .pick({
    PS_IDX: true,
    PC_IDX: true,
    PS_TITLE: true,
    PS_TAGS: true,
    PS_WORD_COUNT: true,
    VERSION: true,
    REG_DT: true,
  })
  .extend({ PS_EXCERPT: z.string(), HAS_TRANSLATION: z.boolean() });
export type PassageSummary = z.infer<typeof passageSummary>;

const categoryParams = z.strictObject({ PC_IDX: indexText });
const passageParams = z.strictObject({ PS_IDX: indexText });
const categoryName = z
  .string()
  .trim()
  .min(1, '이름을 적어 주세요.')
  .max(50, '이름은 50자까지 적을 수 있어요.');

export const listCategories = endpoint({
  method: 'GET',
  path: '/passageCategory',
  auth: 'bearer',
  summary: '교재와 단원',
  output: z.array(category),
});
export const createCategory = endpoint({
  method: 'POST',
  path: '/passageCategory',
  auth: 'bearer',
  summary: '교재나 단원 추가',
  body: z.strictObject({ PC_NM: categoryName, PC_PARENT_IDX: index.nullable() }),
  output: category,
});
export const updateCategory = endpoint({
  method: 'PUT',
  path: '/passageCategory/:PC_IDX',
  auth: 'bearer',
  summary: '교재나 단원 고치기',
  params: categoryParams,
  body: z.strictObject({ PC_NM: categoryName, PC_ORDER: z.int().min(0).max(10_000).optional() }),
  output: category,
});
export const orderCategories = endpoint({
  method: 'POST',
  path: '/passageCategory/order',
  auth: 'bearer',
  summary: '교재나 한 교재의 단원을 새 순서로',
  body: z.strictObject({
    /** The book whose units are ordered; null for the books themselves. */
    PC_PARENT_IDX: index.nullable(),
    /** All of them, in their new order. */
    PC_IDXS: z.array(index).min(1).max(500),
  }),
  output: z.array(category),
});
export const removeCategory = endpoint({
  method: 'DELETE',
  path: '/passageCategory/:PC_IDX',
  auth: 'bearer',
  summary: '교재나 단원 삭제 (지문은 휴지통으로)',
  params: categoryParams,
  output: nothing,
});

export const listPassages = endpoint({
  method: 'GET',
  path: '/passage',
  auth: 'bearer',
  summary: '지문 목록',
  query: z.strictObject({
    PC_IDX: indexText.optional(),
    q: z.string().max(100).optional(),
    tag: z.string().max(20).optional(),
    /** `true` lists what lies in the bin. */
    trash: z.literal('true').optional(),
    ...pageQuery,
  }),
  output: pageOf(passageSummary),
});
export const createPassages = endpoint({
  method: 'POST',
  path: '/passage',
  auth: 'bearer',
  summary: '지문 추가 (한 번에 50개까지)',
  body: z.strictObject({
    /** The unit or book; the default unit when absent. */
    PC_IDX: index.optional(),
    PASSAGES: z.array(newPassage).min(1).max(50),
    /** 직접 작성했거나 이용 허락을 받은 지문이에요. */
    RIGHTS_CONFIRMED: z.literal(true, '직접 작성했거나 이용 허락을 받은 지문인지 확인해 주세요.'),
  }),
  output: z.array(passage),
});
export const getPassage = endpoint({
  method: 'GET',
  path: '/passage/:PS_IDX',
  auth: 'bearer',
  summary: '지문 보기',
  params: passageParams,
  output: passage,
});
/** What a teacher writes over a stored passage, and the version that it was. */
export const passageInput = z.strictObject({
  ...passageFields,
  PC_IDX: index.optional(),
  VERSION: z.int().min(1),
});
export const updatePassage = endpoint({
  method: 'PUT',
  path: '/passage/:PS_IDX',
  auth: 'bearer',
  summary: '지문 고치기',
  params: passageParams,
  body: passageInput,
  output: passage,
});
export const removePassage = endpoint({
  method: 'DELETE',
  path: '/passage/:PS_IDX',
  auth: 'bearer',
  summary: '지문 삭제 (30일 동안 휴지통)',
  params: passageParams,
  output: nothing,
});
export const restorePassage = endpoint({
  method: 'POST',
  path: '/passage/:PS_IDX/restore',
  auth: 'bearer',
  summary: '지문 되살리기',
  params: passageParams,
  output: passage,
});

const manyPassages = z.array(index).min(1).max(500, '한 번에 500개까지 고를 수 있어요.');
/** Those that are somebody else's or gone meanwhile are left out; `COUNT` tells how many were there. */
export const changePassages = endpoint({
  method: 'POST',
  path: '/passageBulk',
  auth: 'bearer',
  summary: '여러 지문을 한꺼번에 옮기기, 삭제하기, 되살리기',
  body: z.discriminatedUnion('WHAT', [
    z.strictObject({ WHAT: z.literal('move'), PS_IDXS: manyPassages, PC_IDX: index }),
    z.strictObject({ WHAT: z.enum(['remove', 'restore']), PS_IDXS: manyPassages }),
  ]),
  output: z.strictObject({ COUNT: z.int() }),
});
export type PassageChange = z.infer<typeof changePassages.body>;

export const analysePassage = endpoint({
  method: 'POST',
  path: '/passageAnalysis',
  auth: 'bearer',
  summary: '지문 분석: 문장, 단어 수, 수준, 만들 수 있는 유형',
  /** Lines beside the text decide which kinds can be made from it. */
  body: z.strictObject({
    PS_TEXT: text,
    PS_SENTENCES: passageFields.PS_SENTENCES,
    PS_TRANSLATIONS: passageFields.PS_TRANSLATIONS,
    PS_TOPIC: passageFields.PS_TOPIC,
    PS_TITLE_LINE: passageFields.PS_TITLE_LINE,
    PS_GIST: passageFields.PS_GIST,
    PS_SUMMARY: passageFields.PS_SUMMARY,
  }),
  output: z.strictObject({
    SENTENCES: z.array(span),
    WORD_COUNT: z.int(),
    /** Mean level band of the glossed words, 1–4. */
    LEVEL: z.number(),
    UNKNOWN_WORDS: z.array(z.string()),
    KINDS: z.array(z.strictObject({ KIND: kindId, IS_FEASIBLE: z.boolean(), REASON: z.string() })),
  }),
});
/** A text, and what stands beside it, to be looked at without being stored. */
export type PassageAnalysisInput = z.infer<typeof analysePassage.body>;
