import type {
  Category,
  ExamDetail,
  ExamSummary,
  getKinds,
  OutputOf,
  Passage,
  PassageSummary,
} from '@jadoo/contract';

type Exercise = ExamDetail['EXERCISES'][number];
const now = '2026-11-21T05:30:00.000Z';

/** A stored passage of two sentences. */
export function makePassage(fields: Partial<Passage> = {}): Passage {
  return {
    PS_IDX: 1,
    PC_IDX: 11,
    PS_TITLE: '3과 본문',
    PS_TEXT: 'Bees dance. They choose a home.',
    PS_SENTENCES: [
      { start: 0, end: 11 },
      { start: 12, end: 31 },
    ],
    PS_TRANSLATIONS: ['벌은 춤춘다.', '그들은 집을 고른다.'],
    PS_TOPIC: '',
    PS_TITLE_LINE: '',
    PS_GIST: '',
    PS_SUMMARY: '',
    PS_FOOTNOTES: [],
    PS_TAGS: [],
    PS_WORD_COUNT: 6,
    VERSION: 1,
    REG_DT: now,
    UPD_DT: now,
    ...fields,
  };
}

/** The same as a row of a list. */
export function makePassageSummary(fields: Partial<PassageSummary> = {}): PassageSummary {
  const { PS_IDX, PC_IDX, PS_TITLE, PS_TAGS, PS_WORD_COUNT, VERSION, REG_DT, PS_TEXT } = makePassage();
  const own = { PS_IDX, PC_IDX, PS_TITLE, PS_TAGS, PS_WORD_COUNT, VERSION, REG_DT };
  return { ...own, PS_EXCERPT: PS_TEXT, HAS_TRANSLATION: true, ...fields };
}

/** A book with one unit. */
export const someCategories: Category[] = [
  { PC_IDX: 10, PC_PARENT_IDX: null, PC_NM: '고2 교재', PC_ORDER: 0, PASSAGE_COUNT: 2 },
  { PC_IDX: 11, PC_PARENT_IDX: 10, PC_NM: '3과', PC_ORDER: 0, PASSAGE_COUNT: 2 },
];

const text = (value: string): Exercise['instruction'] => [{ type: 'text', text: value }];

/** A five-option question with an underlined word. */
export function makeExercise(fields: Partial<Exercise> = {}): Exercise {
  return {
    id: '1:grammar-error:1',
    kind: 'grammar-error',
    passageId: '1',
    seed: 1,
    instruction: text('어법상 틀린 것은?'),
    body: [
      {
        type: 'paragraph',
        isIndented: true,
        inlines: [
          { type: 'text', text: 'Bees ' },
          { type: 'underline', mark: '①', text: 'dances' },
          { type: 'text', text: '.' },
        ],
      },
    ],
    options: ['가', '나', '다', '라', '마'].map(text),
    answer: { type: 'option', number: 1 },
    explanation: ['주어가 복수예요.'],
    changes: [],
    sourceSpans: [],
    candidates: [],
    signature: 's1',
    points: 2,
    difficulty: 'middle',
    footnotes: [],
    ...fields,
  };
}

/** A finished paper of two questions as a row of a list. */
export function makeExamSummary(fields: Partial<ExamSummary> = {}): ExamSummary {
  return {
    ED_IDX: 5,
    ED_TITLE: '3과 변형 문제',
    ED_TOOL: 'transform',
    STATUS: 'done',
    PROGRESS: 100,
    PASSAGE_COUNT: 1,
    EXERCISE_COUNT: 2,
    USED_POINT: 60,
    REFUND_POINT: 0,
    VERSION: 1,
    REG_DT: now,
    UPD_DT: now,
    ...fields,
  };
}

/** The same with everything in it. */
export function makeExam(fields: Partial<ExamDetail> = {}): ExamDetail {
  return {
    ...makeExamSummary(),
    LAYOUT: {
      STYLE: 'exam-b4',
      COLUMNS: 2,
      FONT_SIZE_PT: 10.5,
      LINE_SPACING: 1.46,
      KEEP_WORDS: false,
      SCHOOL: '',
      HEADING: '영어 영역',
      SUBHEADING: '',
      PERIOD: '',
      FORM_NAME: '',
      FOOTER: '',
      HAS_NAME_BOX: true,
      HAS_ANSWER_SHEET: false,
    },
    EXERCISES: [
      makeExercise(),
      makeExercise({
        id: '1:order:1',
        kind: 'order',
        signature: 's2',
        instruction: text('이어질 순서로 알맞은 것은?'),
        answer: { type: 'option', number: 3 },
      }),
    ],
    REFUSALS: [],
    WARNINGS: [],
    PASSAGES: [{ id: '1', PS_TITLE: '3과 본문', PS_TEXT: 'Bees dance. They choose a home.' }],
    ...fields,
  };
}

type Kind = OutputOf<typeof getKinds>['KINDS'][number];
/** A ready kind of 변형 with nothing to set. */
export function makeKind({
  OPTIONS,
  ...fields
}: Omit<Partial<Kind>, 'OPTIONS'> & { OPTIONS?: Partial<Kind['OPTIONS']> } = {}): Kind {
  const none = { COUNT: null, DIFFICULTIES: [], FOCUSES: [], MODES: [], LAYOUTS: [], HAS_BANDS: false };
  return {
    KIND: 'order',
    TOOL: 'transform',
    NAME: '글의 순서',
    PRICE: 30,
    IS_READY: true,
    ...fields,
    OPTIONS: { ...none, ...OPTIONS },
  };
}
