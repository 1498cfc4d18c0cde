import { readFileSync } from 'node:fs';
import type { Exercise } from '@jadoo/engine';
import { makeSampleExercises, readyKinds, sampleBook } from '@jadoo/engine';
import type { Paper, PdfRenderer } from '@jadoo/paper';
import { composeExamPaper, createDirectRenderer, createPdfRenderer, defaultLayout } from '@jadoo/paper';
import type { Figure } from './run.ts';

const pageCounts = [1, 10, 50];
const repeats = 3;

const passages = sampleBook.units.flatMap(({ passages: rows }) =>
  rows.map(({ title, source }) => ({ ...source, title })),
);

/** Everything that the engine makes of the sample book now. */
const makeExercises = (): Exercise[] =>
  readyKinds.flatMap((kind) => makeSampleExercises(kind, passages.length));

/** `mark` stands in every exercise: no compile may live on the cached lines of another document. */
function composePaper(exercises: Exercise[], count: number, mark: string): Paper {
  const repeated = Array.from({ length: count }, (_, index): Exercise => {
    const exercise = exercises[index % exercises.length];
    if (!exercise) throw new Error('no exercise');
    const label = {
      type: 'paragraph',
      isIndented: false,
      inlines: [{ type: 'text', text: `${mark} ${index}` }],
    } as const;
    const body = exercise.body.map((block) =>
      block.type === 'paragraph'
        ? { ...block, inlines: [{ type: 'text' as const, text: `${mark} ${index}. ` }, ...block.inlines] }
        : block,
    );
    return {
      ...exercise,
      id: `${exercise.id}:${index}`,
      body: [...body, { ...label, inlines: [...label.inlines] }],
    };
  });
  const layout = defaultLayout('exam-b4');
  return composeExamPaper({ title: mark, layout, copy: 'student', form: 'A', exercises: repeated, passages });
}

async function measureMs(work: () => unknown): Promise<number> {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
}

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The number of exercises that fills so many pages. */
function findCount(exercises: Exercise[], pages: number, countPages: (paper: Paper) => number): number {
  const sample = 60;
  const perPage = sample / countPages(composePaper(exercises, sample, 'size'));
  let count = Math.max(1, Math.round(perPage * pages));
  while (count > 1 && countPages(composePaper(exercises, count, 'size')) > pages) count -= 1;
  return count;
}

interface Timing {
  cold: number[];
  warm: number[];
}

async function time(
  render: (paper: Paper) => unknown,
  exercises: Exercise[],
  count: number,
  name: string,
): Promise<Timing> {
  const timing: Timing = { cold: [], warm: [] };
  for (let round = 0; round < repeats; round += 1) {
    const paper = composePaper(exercises, count, `${name}${round}`);
    timing.cold.push(await measureMs(() => render(paper)));
    const edited = composePaper(exercises, count, `${name}${round}`);
    const entry = edited.parts[0]?.sections[0];
    if (entry?.type === 'questions')
      entry.groups.at(-1)?.entries[0]?.stem.push({ type: 'text', text: ' 고침' });
    timing.warm.push(await measureMs(() => render(edited)));
  }
  return timing;
}

async function benchPool(renderer: PdfRenderer, exercises: Exercise[]): Promise<Figure[]> {
  const direct = createDirectRenderer();
  const options = { isTagged: false };
  const countPages = (paper: Paper) => direct.renderPdf(paper, options).pageCount;
  const figures: Figure[] = [];
  await renderer.renderPdf(composePaper(exercises, 1, 'start'), options);
  for (const pages of pageCounts) {
    const count = findCount(exercises, pages, countPages);
    const inProcess = await time((paper) => direct.renderPdf(paper, options), exercises, count, `a${pages}-`);
    const pooled = await time((paper) => renderer.renderPdf(paper, options), exercises, count, `b${pages}-`);
    const [ours, theirs] = [median(pooled.cold), median(inProcess.cold)];
    figures.push(
      { name: `PDF, ${pages} pages, new document`, value: ours, unit: 'ms' },
      { name: `PDF, ${pages} pages, new document, direct Typst`, value: theirs, unit: 'ms' },
      { name: `PDF, ${pages} pages, ratio to direct Typst`, value: ours / theirs, unit: '×' },
      { name: `PDF, ${pages} pages, after one edit`, value: median(pooled.warm), unit: 'ms' },
    );
  }
  return figures;
}

const largePages = 200;

/** A book: chunks of it are laid out side by side. */
async function benchLarge(renderer: PdfRenderer, exercises: Exercise[]): Promise<Figure[]> {
  const direct = createDirectRenderer();
  const options = { isTagged: false };
  const count = findCount(exercises, largePages, (paper) => direct.renderPdf(paper, options).pageCount);
  const starts = [1, 2].map((number) => composePaper(exercises, number, `start${number}`));
  await Promise.all(starts.map((paper) => renderer.renderPdf(paper, options)));
  let pageCount = 0;
  const ms = await measureMs(async () => {
    pageCount = (await renderer.renderPdf(composePaper(exercises, count, 'large'), options)).pageCount;
  });
  const directMs = await measureMs(() => direct.renderPdf(composePaper(exercises, count, 'alone'), options));
  return [
    { name: `PDF, ${pageCount} pages, new document, two processes`, value: ms, unit: 'ms' },
    { name: `PDF, ${pageCount} pages, new document, direct Typst`, value: directMs, unit: 'ms' },
  ];
}

const paperCount = 500;
const pagesKb = 4;

/** Resident memory of the processes that this one has started, where the system tells it. */
function readChildrenMb(): number {
  const children = readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ');
  const sizes = children.map((id) => {
    const [, resident = '0'] = id === '' ? [] : readFileSync(`/proc/${id}/statm`, 'utf8').split(' ');
    return (Number(resident) * pagesKb) / 1024;
  });
  return sizes.reduce((sum, mb) => sum + mb, 0);
}

async function benchMemory(renderer: PdfRenderer, exercises: Exercise[]): Promise<Figure[]> {
  let mostMb = 0;
  for (let index = 0; index < paperCount; index += 2) {
    const papers = [0, 1].map((offset) => composePaper(exercises, 12, `memory ${index + offset}`));
    await Promise.all(papers.map((paper) => renderer.renderPdf(paper, { isTagged: index % 4 === 0 })));
    mostMb = Math.max(mostMb, readChildrenMb());
  }
  return [{ name: `Memory of two processes over ${paperCount} papers, at most`, value: mostMb, unit: 'MB' }];
}

async function withRenderer<T>(processCount: number, use: (renderer: PdfRenderer) => Promise<T>): Promise<T> {
  const renderer = createPdfRenderer({ processCount });
  try {
    return await use(renderer);
  } finally {
    await renderer.close();
  }
}

/** PDF of 1 to 200 pages through the pool, beside the same compile in one process, and the memory of the pool. */
export async function benchPaper(): Promise<Figure[]> {
  const exercises = makeExercises();
  return [
    ...(await withRenderer(1, (renderer) => benchPool(renderer, exercises))),
    ...(await withRenderer(2, (renderer) => benchLarge(renderer, exercises))),
    ...(await withRenderer(2, (renderer) => benchMemory(renderer, exercises))),
  ];
}
