import type { Exercise } from '@jadoo/engine';
import { afterEach, describe, expect, test } from 'vitest';
import { composeExamPaper } from '#compose/compose.ts';
import { writeDocx } from '#docx/write-docx.ts';
import { writeHwpx } from '#hwpx/write-hwpx.ts';
import { defaultLayout } from '#layout.ts';
import type { Paper } from '#paper.ts';
import { paperPassages } from '#test-fixtures/passages.ts';
import { questionExercises } from '#test-fixtures/question-exercises.ts';
import { compilePaper, createCompiler, placePaper } from '#typst/compile.ts';
import { RendererPool } from '#typst/renderer.ts';

const pools: RendererPool[] = [];

function createPool(...[options]: ConstructorParameters<typeof RendererPool>): RendererPool {
  const pool = new RendererPool(options);
  pools.push(pool);
  return pool;
}

afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close();
});

function repeat(exercises: Exercise[], times: number): Exercise[] {
  return Array.from({ length: times }, (_, index) =>
    exercises.map((exercise) => ({ ...exercise, id: `${exercise.id}:${index}` })),
  ).flat();
}

function compose(times = 1, title = '모의고사'): Paper {
  const layout = defaultLayout('exam-b4');
  const exercises = repeat(questionExercises, times);
  return composeExamPaper({ title, layout, copy: 'student', form: 'A', exercises, passages: paperPassages });
}

const withCode = (code: string) => expect.objectContaining({ name: 'PaperError', code }) as Error;

test('a child process gives the bytes that a compile in this process gives', async () => {
  const paper = compose();
  const rendered = await createPool({}).renderPdf(paper, { isTagged: true });
  const direct = compilePaper(createCompiler(), paper, true);
  expect(Buffer.from(rendered.pdf).equals(direct.pdf)).toBe(true);
  expect(rendered.placements).toEqual(direct.placements);
  expect(rendered.pageCount).toBe(direct.pageCount);
});

test('more papers than processes all get their own pages', async () => {
  const pool = createPool({ processCount: 2 });
  const papers = [1, 2, 3, 4].map((times) => compose(times, `${times}`));
  const rendered = await Promise.all(papers.map((paper) => pool.renderPdf(paper, { isTagged: false })));
  expect(rendered.map(({ placements }) => placements.length)).toEqual([9, 18, 27, 36]);
  expect(pool.processIds.length).toBeLessThanOrEqual(2);
});

test('pages that are asked for again at once are made once, and a changed paper anew', async () => {
  const pool = createPool({ processCount: 2 });
  const [first, again] = await Promise.all(
    [compose(), compose()].map((paper) => pool.renderPdf(paper, { isTagged: false })),
  );
  expect(again).toBe(first);
  expect(pool.processIds).toHaveLength(1);
  expect(await pool.renderPdf(compose(1, '고친 자료'), { isTagged: false })).not.toBe(first);
});

describe('a job that takes too long', () => {
  test('is killed, and the next one gets its pages', async () => {
    const pool = createPool({ processCount: 1, jobTimeoutMs: 6000 });
    await expect(pool.renderPdf(compose(600), { isTagged: true })).rejects.toThrow(withCode('timed-out'));
    expect(pool.processIds).toEqual([]);
    await expect(pool.renderPdf(compose(), { isTagged: false })).resolves.toMatchObject({ pageCount: 2 });
  }, 60_000);

  test('can be given up by its caller, waiting or running', async () => {
    const pool = createPool({ processCount: 1 });
    const [running, waiting] = [new AbortController(), new AbortController()];
    const first = pool.renderPdf(compose(600), { isTagged: true, signal: running.signal });
    const second = pool.renderPdf(compose(), { isTagged: true, signal: waiting.signal });
    const third = pool.renderPdf(compose(), { isTagged: false });
    waiting.abort();
    running.abort();
    await expect(first).rejects.toThrow(withCode('aborted'));
    await expect(second).rejects.toThrow(withCode('aborted'));
    await expect(third).resolves.toMatchObject({ pageCount: 2 });
  });
});

test('a process beyond its memory limit is replaced after its job', async () => {
  const pool = createPool({ processCount: 1, maxRssMb: 1 });
  const first = pool.renderPdf(compose(), { isTagged: false });
  const [firstId] = pool.processIds;
  await first;
  expect(pool.processIds).toEqual([]);
  const second = pool.renderPdf(compose(1, '다른 자료'), { isTagged: false });
  expect(pool.processIds).not.toContain(firstId);
  await expect(second).resolves.toMatchObject({ pageCount: 2 });
});

test('a process that dies fails its own job only', async () => {
  const pool = createPool({ processCount: 1 });
  // Untagged it would be many jobs, and the next paper would wait for those that are left.
  const job = pool.renderPdf(compose(200), { isTagged: true });
  process.kill(pool.processIds[0] ?? 0, 'SIGKILL');
  await expect(job).rejects.toThrow(withCode('worker-lost'));
  await expect(pool.renderPdf(compose(), { isTagged: false })).resolves.toMatchObject({ pageCount: 2 });
});

test('a closed pool refuses, and what was waiting is refused too', async () => {
  const pool = createPool({ processCount: 1 });
  const running = pool.renderPdf(compose(50), { isTagged: false });
  const waiting = pool.renderPdf(compose(), { isTagged: false });
  const outcomes = Promise.allSettled([running, waiting]);
  await pool.close();
  for (const outcome of await outcomes)
    expect(outcome).toMatchObject({ reason: { code: 'renderer-closed' } });
  await expect(pool.renderPdf(compose(), { isTagged: false })).rejects.toThrow(withCode('renderer-closed'));
});

test('a paper beyond the size limit is refused before any process sees it', async () => {
  const pool = createPool({});
  const paper = compose();
  paper.title = 'x'.repeat(41_000_000);
  await expect(pool.renderPdf(paper, { isTagged: false })).rejects.toThrow(withCode('too-large'));
  expect(pool.processIds).toEqual([]);
});

test('an error carries a code and none of the text', async () => {
  const paper = compose(1, 'SECRET');
  // Layouts are checked long before; a broken one stands for any failure of the compiler.
  const [part] = paper.parts;
  if (part) part.layout = { ...part.layout, fontSizePt: 'SECRET' as unknown as number };
  const error: unknown = await createPool({})
    .renderPdf(paper, { isTagged: false })
    .catch((reason: unknown) => reason);
  expect(error).toMatchObject({ code: 'compile-failed', message: 'compile-failed' });
});

test.each(['hwpx', 'docx'] as const)(
  'a %s file made in the pool is the one that its writer makes',
  async (format) => {
    const paper = compose();
    const marks = placePaper(createCompiler(), paper);
    const expected = format === 'hwpx' ? writeHwpx(paper, marks) : await writeDocx(paper, marks);
    const made = await createPool({}).renderDocument(paper, format);
    expect(Buffer.from(made).equals(expected)).toBe(true);
  },
);
