import { afterAll, describe, expect, test } from 'vitest';
import { composeBundle } from '#compose/passages.ts';
import type { Paper, PaperCopy } from '#paper.ts';
import { makeLongPaper } from '#test-fixtures/long-paper.ts';
import { canReadPdf, readPdfText, squeeze } from '#test-fixtures/pdf-text.ts';
import { splitPaper } from '#typst/chunks.ts';
import { compilePaper, createCompiler } from '#typst/compile.ts';
import { RendererPool } from '#typst/renderer.ts';

const pool = new RendererPool({ processCount: 2 });
afterAll(() => pool.close());

const getGroups = (paper: Paper) =>
  paper.parts.flatMap(({ sections }) =>
    sections.flatMap((section) => (section.type === 'questions' ? section.groups : [])),
  );

describe('cutting', () => {
  test('leaves a short paper whole', () => {
    const paper = makeLongPaper('exam-b4', 100, 'teacher');
    expect(splitPaper(paper)).toEqual([{ paper, isContinued: false }]);
  });

  test('loses nothing and keeps the order', () => {
    const bundle = composeBundle([makeLongPaper('exam-b4', 300), makeLongPaper('academy-a4', 9, 'answers')]);
    const chunks = splitPaper(bundle);
    expect(chunks.length).toBeGreaterThan(1);
    expect(chunks.flatMap((chunk) => getGroups(chunk.paper))).toEqual(getGroups(bundle));
    expect(chunks.map(({ paper }) => paper.hasContents)).toEqual(chunks.map((_, index) => index === 0));
    expect(
      chunks.flatMap(({ paper }) => paper.parts.map(({ title }) => title)).length,
    ).toBeGreaterThanOrEqual(2);
  });

  test('is the same for student and teacher', () => {
    const cut = (copy: PaperCopy) =>
      splitPaper(makeLongPaper('exam-b4', 700, copy))
        .map((chunk) => getGroups(chunk.paper).map(({ entries }) => entries[0]?.exerciseId))
        .filter((ids) => ids.length > 0);
    expect(cut('teacher')).toEqual(cut('student'));
  });
});

describe('a paper in chunks', () => {
  const paper = makeLongPaper('academy-a4', 300);

  test('has the places and page numbers of a paper laid out as one', async () => {
    expect(splitPaper(paper).length).toBeGreaterThan(1);
    const [rendered, direct] = [
      await pool.renderPdf(paper, { isTagged: false }),
      compilePaper(createCompiler(), paper, false),
    ];
    expect(rendered.placements).toEqual(direct.placements);
    expect(rendered.pageCount).toBe(direct.pageCount);
    if (!canReadPdf) return;
    const printed = readPdfText(rendered.pdf);
    expect(squeeze(printed)).toBe(squeeze(readPdfText(direct.pdf)));
    const numbers = [...printed.matchAll(/^(\d+) \/ (\d+)$/gmu)].map(([line]) => line);
    const total = direct.pageCount;
    expect(numbers).toEqual(Array.from({ length: total }, (_, index) => `${index + 1} / ${total}`));
  }, 240_000);

  test('is the same file every time', async () => {
    // One process does all chunks here, and two did before.
    const single = new RendererPool({ processCount: 1 });
    const [first, second] = [
      await pool.renderPdf(paper, { isTagged: false }),
      await single.renderPdf(paper, { isTagged: false }),
    ];
    await single.close();
    expect(Buffer.from(first.pdf).equals(second.pdf)).toBe(true);
    expect(Buffer.from(first.pdf).includes('/Lang')).toBe(true);
  }, 240_000);

  test('of many parts has a contents page that knows where each of them starts', async () => {
    const parts = Array.from({ length: 6 }, (_, index) => ({
      ...makeLongPaper('academy-a4', 60),
      title: `자료 ${index}`,
    }));
    const bundle = composeBundle(parts, '교재 전체');
    const [rendered, direct] = [
      await pool.renderPdf(bundle, { isTagged: false }),
      compilePaper(createCompiler(), bundle, false),
    ];
    expect(splitPaper(bundle).length).toBeGreaterThan(1);
    expect(rendered.placements).toEqual(direct.placements);
    if (canReadPdf) expect(squeeze(readPdfText(rendered.pdf))).toBe(squeeze(readPdfText(direct.pdf)));
  }, 240_000);

  test('keeps its structure, title and language in the file for keeping', async () => {
    const tagged = await pool.renderPdf(paper, { isTagged: true });
    for (const mark of ['/StructTreeRoot', '/Lang (ko'])
      expect(Buffer.from(tagged.pdf).includes(mark)).toBe(true);
  }, 240_000);
});
