import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { exercise as exerciseSchema, paperCopy, paperForm, paperStyle } from '@jadoo/contract';
import type { Exercise } from '@jadoo/engine';
import { makeFormB } from '@jadoo/engine';
import { composeExamPaper, createDirectRenderer, defaultLayout, PaperError, writeGift } from '@jadoo/paper';
import { z } from 'zod';

const formB = { seed: 1 };

const passage = z.object({
  id: z.string(),
  title: z.string().optional(),
  text: z.string(),
  translations: z.array(z.string()).optional(),
});

/** An exercise itself, or what `make --full` prints for it; refusals are passed over. */
const entry = z.union([
  exerciseSchema,
  z.object({ exercise: exerciseSchema }).transform(({ exercise }) => exercise),
  z.object({ refused: z.literal(true) }).transform(() => undefined),
]);
const entries = z.array(entry);
const input = z.union([
  entries.transform((exercises) => ({ title: undefined, exercises, passages: [] })),
  z.object({ title: z.string().optional(), exercises: entries, passages: z.array(passage).default([]) }),
]);

const usage =
  '사용법: npm run -s engine -- paper --in exercises.json --out x.pdf [--format pdf|hwpx|docx|gift] ' +
  '[--style exam-b4|academy-a4|workbook-a4] [--copy student|teacher|answers] [--form A|B] [--title 제목] ' +
  '[--school 학교] [--columns 1|2] [--answer-sheet] [--untagged]';

function parseOptions(argv: string[]) {
  const { values } = parseArgs({
    args: argv,
    options: {
      in: { type: 'string' },
      out: { type: 'string' },
      format: { type: 'string', default: 'pdf' },
      style: { type: 'string', default: 'exam-b4' },
      copy: { type: 'string', default: 'student' },
      form: { type: 'string', default: 'A' },
      title: { type: 'string' },
      school: { type: 'string', default: '' },
      columns: { type: 'string' },
      'answer-sheet': { type: 'boolean', default: false },
      untagged: { type: 'boolean', default: false },
    },
  });
  return z
    .object({
      in: z.string(),
      out: z.string(),
      format: z.enum(['pdf', 'hwpx', 'docx', 'gift']),
      style: paperStyle,
      copy: paperCopy,
      form: paperForm,
      title: z.string().optional(),
      school: z.string(),
      columns: z.enum(['1', '2']).optional(),
      'answer-sheet': z.boolean(),
      untagged: z.boolean(),
    })
    .parse(values);
}

type Options = ReturnType<typeof parseOptions>;

async function readInput(path: string) {
  const parsed: unknown = JSON.parse(await readFile(path, 'utf8'));
  const { title, exercises, passages } = input.parse(parsed);
  // The schema and the type differ only in how they write an absent field.
  const present = exercises.filter((exercise) => exercise !== undefined) as Exercise[];
  return { title, exercises: present, passages };
}

function makeLayout(options: Options) {
  const layout = defaultLayout(options.style);
  return {
    ...layout,
    school: options.school,
    hasAnswerSheet: options['answer-sheet'],
    columns:
      options.columns === undefined ? layout.columns : options.columns === '1' ? (1 as const) : (2 as const),
  };
}

async function writePaper(options: Options): Promise<void> {
  const { title, exercises, passages } = await readInput(options.in);
  if (options.format === 'gift') {
    const text = writeGift(exercises);
    if (text === '') throw new PaperError('empty-paper');
    await writeFile(options.out, text);
    console.log(JSON.stringify({ out: options.out, bytes: Buffer.byteLength(text) }));
    return;
  }
  const paper = composeExamPaper({
    title: options.title ?? title ?? '자두 문제지',
    layout: makeLayout(options),
    copy: options.copy,
    form: options.form,
    exercises: options.form === 'B' ? makeFormB(exercises, formB.seed) : exercises,
    passages: passages.map(({ id, title: passageTitle, text, translations }) => ({
      id,
      title: passageTitle ?? id,
      text,
      ...(translations === undefined ? {} : { translations }),
    })),
  });
  const renderer = createDirectRenderer();
  if (options.format !== 'pdf') {
    const file = await renderer.renderDocument(paper, options.format);
    await writeFile(options.out, file);
    console.log(JSON.stringify({ out: options.out, bytes: file.byteLength }));
    return;
  }
  const { pdf, pageCount, placements } = renderer.renderPdf(paper, { isTagged: !options.untagged });
  await writeFile(options.out, pdf);
  console.log(
    JSON.stringify({ out: options.out, bytes: pdf.byteLength, pageCount, exercises: placements.length }),
  );
}

const reasons: Partial<Record<string, string>> = {
  'empty-paper': '문제가 하나도 없어요.',
  'compile-failed': '문서를 만들지 못했어요.',
};

/** Makes a file of exercises: `paper --in exercises.json --format pdf --style exam-b4 --copy student --out x.pdf`. */
export async function runPaperCommand(argv: string[]): Promise<void> {
  let options: Options;
  try {
    options = parseOptions(argv);
  } catch {
    console.error(usage);
    process.exitCode = 2;
    return;
  }
  try {
    await writePaper(options);
  } catch (error) {
    if (error instanceof PaperError) console.error(reasons[error.code] ?? error.code);
    else if (error instanceof z.ZodError) console.error(`입력을 읽을 수 없어요.\n${z.prettifyError(error)}`);
    else throw error;
    process.exitCode = 1;
  }
}
