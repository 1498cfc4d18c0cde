import type {
  Answer,
  Block,
  Candidate,
  Change,
  Difficulty,
  Exercise,
  ExerciseItem,
  Inline,
  KindId,
  KindOptions,
  ToolId,
} from '@jadoo/engine';
import { z } from 'zod';

const kindNames = [
  'original',
  'line-translation',
  'chunk-reading',
  'vocabulary-list',
  'word-test',
  'cloze-word',
  'grammar-choice',
  'grammar-correction',
  'word-choice',
  'word-order',
  'conditional-writing',
  'cloze-sentence',
  'sentence-analysis',
  'order',
  'insertion',
  'irrelevant',
  'blank',
  'grammar-error',
  'word-error',
  'content-match',
  'topic',
  'title',
  'gist',
  'summary',
  'short-answer',
] as const satisfies readonly KindId[];

export const kindId = z.enum(kindNames);
export const toolId = z.enum(['basic', 'advanced', 'transform']) satisfies z.ZodType<ToolId>;
export const difficulty = z.enum(['low', 'middle', 'high']) satisfies z.ZodType<Difficulty>;

const shortText = z.string().max(6000);
const inline = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text: shortText }),
  z.strictObject({ type: z.literal('strong'), text: shortText }),
  z.strictObject({ type: z.literal('underline'), text: shortText, mark: z.string().max(4).optional() }),
  z.strictObject({
    type: z.literal('blank'),
    widthEm: z.number().min(0.5).max(60),
    label: z.string().max(6).optional(),
    hint: z.string().max(20).optional(),
  }),
  z.strictObject({ type: z.literal('choice'), left: shortText, right: shortText, label: z.string().max(6) }),
  z.strictObject({ type: z.literal('insertion-point'), mark: z.string().max(4) }),
  z.strictObject({ type: z.literal('slash') }),
]);
const inlines = z.array(inline).max(2000);

const item = z.strictObject({
  number: z.int().min(1),
  prompt: inlines,
  options: z.array(shortText).max(5).optional(),
});

const block = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('paragraph'), inlines, isIndented: z.boolean() }),
  z.strictObject({
    type: z.literal('box'),
    heading: shortText.optional(),
    paragraphs: z.array(inlines).max(50),
  }),
  z.strictObject({ type: z.literal('labelled'), label: z.string().max(6), inlines }),
  z.strictObject({
    type: z.literal('table'),
    columns: z
      .array(z.strictObject({ heading: shortText, weight: z.number().positive() }))
      .min(1)
      .max(8),
    rows: z.array(z.array(inlines).max(8)).max(300),
  }),
  z.strictObject({
    type: z.literal('sentence-rows'),
    rows: z.array(z.strictObject({ number: z.int().min(1), inlines })).max(300),
  }),
  z.strictObject({
    type: z.literal('items'),
    columnCount: z.union([z.literal(1), z.literal(2)]),
    items: z.array(item).max(200),
  }),
  z.strictObject({ type: z.literal('word-bank'), words: z.array(shortText).max(100) }),
  z.strictObject({ type: z.literal('writing-lines'), count: z.int().min(1).max(40) }),
]);

const answer = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('none') }),
  z.strictObject({ type: z.literal('option'), number: z.int().min(1).max(5) }),
  z.strictObject({ type: z.literal('text'), text: shortText, accepted: z.array(shortText).max(20) }),
  z.strictObject({ type: z.literal('list'), items: z.array(shortText).max(300) }),
  z.strictObject({ type: z.literal('rows'), rows: z.array(shortText).max(300) }),
]);

const offset = z.int().min(0);
/** The one shape of an exercise, as the engine makes it and as the editor sends it back. */
export const exercise = z.strictObject({
  id: z.string().min(1).max(100),
  kind: kindId,
  passageId: z.string().min(1).max(100),
  seed: z.int().min(0),
  instruction: inlines,
  body: z.array(block).max(200),
  options: z
    .array(inlines)
    .refine((list) => list.length === 0 || list.length === 5, '선택지는 다섯 개여야 해요.'),
  answer,
  explanation: z.array(shortText).max(50),
  changes: z
    .array(z.strictObject({ start: offset, end: offset, original: shortText, shown: shortText }))
    .max(100),
  sourceSpans: z.array(z.strictObject({ start: offset, end: offset })).max(300),
  candidates: z
    .array(
      z.strictObject({
        id: z.string().max(100),
        start: offset,
        end: offset,
        category: shortText,
        isUsed: z.boolean(),
      }),
    )
    .max(500),
  signature: z.string().max(2000),
  points: z.int().min(0).max(100),
  difficulty,
  footnotes: z.array(z.strictObject({ word: shortText, meaning: shortText })).max(30),
});

const mode = z.enum(['en-ko', 'ko-en', 'first-letter', 'choice', 'written', 'context', 'translation']);
const layout = z.enum(['paragraph', 'sentences']);

/** Options of a kind, as a maker sends them. What the kind does not have is refused with 422. */
export const kindOptions = z.strictObject({
  count: z.int().min(1).max(60).optional(),
  difficulty: difficulty.optional(),
  focus: z.array(z.string().max(40)).max(20).optional(),
  mode: mode.optional(),
  minBand: z.int().min(1).max(4).optional(),
  maxBand: z.int().min(1).max(4).optional(),
  layout: layout.optional(),
});

/** What can be set for a kind; an empty list or null means that there is nothing to choose. */
export const kindChoices = z.strictObject({
  /** INITIAL is null where the kind goes by the length of the passage. */
  COUNT: z
    .strictObject({ MIN: z.int(), MAX: z.int(), INITIAL: z.int().nullable(), UNIT: z.string() })
    .nullable(),
  DIFFICULTIES: z.array(difficulty),
  FOCUSES: z.array(z.string()),
  MODES: z.array(mode),
  LAYOUTS: z.array(layout),
  HAS_BANDS: z.boolean(),
});
export type KindChoices = z.infer<typeof kindChoices>;

// The schemas and the engine's types must say the same, in both directions.
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
type Hold<T extends true[]> = T;
type Loose<T> = T extends readonly (infer E)[]
  ? Loose<E>[]
  : T extends object
    ? { [K in keyof T]: Loose<Exclude<T[K], undefined>> }
    : T;
/** Does not compile once a schema and its type differ. */
export type SchemasFitTypes = Hold<
  [
    Same<Loose<z.infer<typeof inline>>, Loose<Inline>>,
    Same<Loose<z.infer<typeof item>>, Loose<ExerciseItem>>,
    Same<Loose<z.infer<typeof block>>, Loose<Block>>,
    Same<Loose<z.infer<typeof answer>>, Loose<Answer>>,
    Same<Loose<z.infer<typeof exercise>>['changes'][number], Loose<Change>>,
    Same<Loose<z.infer<typeof exercise>>['candidates'][number], Loose<Candidate>>,
    Same<keyof z.infer<typeof exercise>, keyof Exercise>,
    Same<keyof z.infer<typeof kindOptions>, Exclude<keyof KindOptions, 'excludedSignatures' | 'lockedSpots'>>,
    Same<(typeof kindNames)[number], KindId>,
  ]
>;
