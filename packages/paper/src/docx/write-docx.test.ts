import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { beforeAll, describe, expect, test } from 'vitest';
import { composeExamPaper } from '#compose/compose.ts';
import { composeBundle } from '#compose/passages.ts';
import { writeDocx } from '#docx/write-docx.ts';
import { defaultLayout } from '#layout.ts';
import { readLogo } from '#logo.ts';
import type { Paper, PaperCopy, PaperStyle } from '#paper.ts';
import { makeLongPaper } from '#test-fixtures/long-paper.ts';
import { paperPassages } from '#test-fixtures/passages.ts';
import { canReadPdf, readPdfText, squeeze } from '#test-fixtures/pdf-text.ts';
import { pngPicture } from '#test-fixtures/pictures.ts';
import { findQuestions, getShareOfEqualPlaces, type PlacedText } from '#test-fixtures/question-places.ts';
import { questionExercises } from '#test-fixtures/question-exercises.ts';
import { worksheetExercises } from '#test-fixtures/worksheet-exercises.ts';
import { createCompiler, placePaper } from '#typst/compile.ts';

const compiler = createCompiler();
const everything = [...worksheetExercises, ...questionExercises];

function compose(copy: PaperCopy, style: PaperStyle = 'exam-b4', title = '1과 자료'): Paper {
  const layout = { ...defaultLayout(style), hasAnswerSheet: true, school: 'A&B "고" <1>' };
  return composeExamPaper({ title, layout, copy, form: 'A', exercises: everything, passages: paperPassages });
}

const write = (paper: Paper): Promise<Uint8Array> => writeDocx(paper, placePaper(compiler, paper));

const getDocument = (file: Uint8Array): string =>
  strFromU8(unzipSync(file)['word/document.xml'] ?? new Uint8Array());

const readDocument = async (paper: Paper): Promise<string> => getDocument(await write(paper));

const getText = (xml: string): string =>
  squeeze(
    [...xml.matchAll(/<w:t[ >][^<]*/gu)]
      .map(([text]) => text.slice(text.indexOf('>') + 1))
      .join('')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&apos;', "'")
      .replaceAll('&amp;', '&'),
  );

const canConvert = spawnSync('soffice', ['--version']).status === 0 && canReadPdf;
// The tests below this block check the same breaks in the file itself, with or without LibreOffice.
if (!canConvert) console.warn('SKIPPED: DOCX is not laid out, because LibreOffice or pdftotext is missing');

/** The files as LibreOffice prints them: all at once, because it takes longer to start than to print. */
function convert(files: readonly Uint8Array[]): Uint8Array[] {
  const folder = mkdtempSync(join(tmpdir(), 'docx-'));
  try {
    const paths = files.map((_, index) => join(folder, `paper-${index}.docx`));
    for (const [index, file] of files.entries()) writeFileSync(paths[index] ?? '', file);
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    const args = [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...paths];
    const { status } = spawnSync('soffice', args, { timeout: 240_000 });
    if (status !== 0) throw new Error(`soffice ended with ${String(status)}`);
    return files.map((_, index) => readFileSync(join(folder, `paper-${index}.pdf`)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readWords(pdf: Uint8Array): PlacedText[] {
  const { stdout } = spawnSync('pdftotext', ['-bbox', '-', '-'], { input: pdf, maxBuffer: 200_000_000 });
  const words: PlacedText[] = [];
  let [page, width] = [0, 1];
  for (const [, pageWidth, xMin, text = ''] of stdout
    .toString()
    .matchAll(/<page width="([\d.]+)"|<word xMin="([\d.]+)"[^>]*>([^<]*)/gu)) {
    if (pageWidth !== undefined) [page, width] = [page + 1, Number(pageWidth)];
    else words.push({ text, page, x: Number(xMin) / width });
  }
  return words;
}

const styles = ['exam-b4', 'academy-a4', 'workbook-a4'] as const;
/** About ten pages each, and fifty of the style that has the most to lose. */
const longPapers = { 'exam-b4': [50, 250], 'academy-a4': [45], 'workbook-a4': [36] };
const longTeacherPaper = 9;

const places = new Map<string, ReturnType<typeof placePaper>>();
/** A long paper takes longer to place than to write. */
function placeOnce(style: PaperStyle, count: number) {
  const paper = makeLongPaper(style, count);
  const marks = places.get(`${style} ${count}`) ?? placePaper(compiler, paper);
  places.set(`${style} ${count}`, marks);
  return { paper, marks };
}

describe.runIf(canConvert)('as LibreOffice prints it', () => {
  const printed = new Map<string, Uint8Array>();
  beforeAll(async () => {
    const files = new Map<string, Uint8Array>();
    for (const style of styles) {
      for (const count of longPapers[style]) {
        const { paper, marks } = placeOnce(style, count);
        files.set(`${style} ${count}`, await writeDocx(paper, marks));
      }
      files.set(`${style} teacher`, await write(makeLongPaper(style, longTeacherPaper, 'teacher')));
    }
    const pdfs = convert([...files.values()]);
    for (const [index, name] of [...files.keys()].entries())
      printed.set(name, pdfs[index] ?? new Uint8Array());
  }, 300_000);

  test.each(styles.flatMap((style) => longPapers[style].map((count) => [style, count] as const)))(
    '%s has at least 95 of 100 questions of %i in the page and column of the PDF',
    (style, count) => {
      const { paper, marks } = placeOnce(style, count);
      const words = readWords(printed.get(`${style} ${count}`) ?? new Uint8Array());
      const found = findQuestions(words, paper.parts[0]?.layout.columns ?? 1);
      expect(getShareOfEqualPlaces(marks, found)).toBeGreaterThanOrEqual(0.95);
    },
  );

  test.each(styles)('%s prints all of its text', (style) => {
    const text = squeeze(readPdfText(printed.get(`${style} teacher`) ?? new Uint8Array()));
    const options = questionExercises
      .flatMap((exercise) => exercise.options.flat())
      .flatMap((option) => (option.type === 'text' ? [squeeze(option.text)] : []))
      // What a machine without Korean fonts prints instead of them is no fault of the file.
      .filter((option) => /^[\x20-\x7e]+$/u.test(option));
    expect(options.length).toBeGreaterThan(8);
    for (const option of options) expect(text).toContain(option);
  });
});

describe('the document', () => {
  test('of a student copy holds no answer, of a teacher copy every explanation', async () => {
    const student = getText(await readDocument(compose('student')));
    const teacher = getText(await readDocument(compose('teacher')));
    const explanations = questionExercises.flatMap(({ explanation }) => explanation.map(squeeze));
    expect(explanations.length).toBeGreaterThan(5);
    expect(explanations.filter((line) => student.includes(line))).toEqual([]);
    expect(explanations.filter((line) => !teacher.includes(line))).toEqual([]);
    expect(student).toContain('A&B"고"<1>');
  });

  test.each([
    ['exam-b4', 250],
    ['academy-a4', 45],
  ] as const)(
    'of %s breaks where the PDF starts a column or page, and nowhere else',
    async (style, count) => {
      const { paper, marks } = placeOnce(style, count);
      const xml = getDocument(await writeDocx(paper, marks));
      const starts = marks.filter(({ page, column }, index) => {
        const before = marks[index - 1];
        return before !== undefined && (before.page !== page || before.column !== column);
      });
      const inColumn = (column: number) => starts.filter((start) => start.column === column).length;
      expect(xml.match(/<w:br w:type="column"\/>/gu)).toHaveLength(inColumn(2));
      expect(xml.match(/<w:pageBreakBefore\/>/gu)).toHaveLength(inColumn(1));
    },
  );

  test('of worksheets breaks before the row with which the PDF starts a column', async () => {
    const xml = await readDocument(compose('student'));
    const rows = placePaper(compiler, compose('student')).filter(
      ({ of, number }) => of === 'piece' && number > 0,
    );
    expect(rows.length).toBeGreaterThan(40);
    expect((xml.match(/<w:br w:type="column"\/>|<w:pageBreakBefore\/>/gu) ?? []).length).toBeGreaterThan(3);
  });

  test('has its masthead over two columns with a rule between them', async () => {
    const xml = await readDocument(makeLongPaper('exam-b4', 4));
    const columns = [...xml.matchAll(/<w:cols [^>]*w:num="(\d)"/gu)].map(([, count]) => count);
    expect(columns).toEqual(['1', '2']);
    expect(xml).toMatch(/<w:cols [^>]*w:sep="(?:1|true)"/u);
  });

  test('frames given text by the borders of its paragraphs, and repeats the heads of tables', async () => {
    const xml = await readDocument(compose('student'));
    expect(xml).toContain('<w:pBdr>');
    expect(xml).toContain('<w:tblHeader/>');
    expect(xml).toContain('<w:cantSplit/>');
  });

  test('names a font for every script, and puts no gap between Korean and English', async () => {
    const files = unzipSync(await write(makeLongPaper('academy-a4', 2)));
    const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array());
    for (const [fonts] of xml.matchAll(/<w:rFonts[^>]*>/gu)) {
      for (const script of ['ascii', 'hAnsi', 'eastAsia']) expect(fonts).toContain(`w:${script}=`);
    }
    const styles = strFromU8(files['word/styles.xml'] ?? new Uint8Array());
    expect(styles).toContain('<w:autoSpaceDE w:val="0"/><w:autoSpaceDN w:val="0"/>');
  });

  test('has no two tables without a paragraph between them', async () => {
    for (const copy of ['student', 'teacher', 'answers'] as const) {
      expect(await readDocument(compose(copy, 'workbook-a4'))).not.toContain('</w:tbl><w:tbl>');
    }
  });
});

test('two frames in a row stay two', async () => {
  const exercise = questionExercises.find(({ kind }) => kind === 'order');
  if (!exercise) throw new Error('no fixture');
  const box = (line: string) => ({
    type: 'box' as const,
    paragraphs: [[{ type: 'text' as const, text: line }]],
  });
  const paper = composeExamPaper({
    title: '',
    layout: defaultLayout('academy-a4'),
    copy: 'student',
    form: 'A',
    exercises: [{ ...exercise, body: [box('FIRST'), box('SECOND')] }],
    passages: [],
  });
  const xml = await readDocument(paper);
  const between = xml.slice(xml.indexOf('FIRST'), xml.indexOf('SECOND'));
  const paragraphs = between.split('<w:p>').slice(1);
  expect(paragraphs.map((paragraph) => paragraph.includes('<w:pBdr>'))).toEqual([false, true]);
});

const logo = readLogo(pngPicture);

test('the masthead has the logo of the teacher, but that of 모의고사 has no place for it', async () => {
  const pictures = async (style: PaperStyle) => {
    const files = unzipSync(await write({ ...makeLongPaper(style, 2), ...(logo ? { logo } : {}) }));
    const xml = strFromU8(files['word/document.xml'] ?? new Uint8Array());
    return { count: xml.match(/<pic:pic /gu)?.length ?? 0, files };
  };
  const { count, files } = await pictures('academy-a4');
  expect(count).toBe(1);
  expect(Object.entries(files).find(([name]) => /\.png$/u.test(name))?.[1]).toEqual(pngPicture);
  expect((await pictures('workbook-a4')).count).toBe(1);
  expect((await pictures('exam-b4')).count).toBe(0);
});

test('the same paper gives the same bytes, with a logo, too', async () => {
  const paper = { ...makeLongPaper('academy-a4', 9, 'teacher'), ...(logo ? { logo } : {}) };
  expect(Buffer.from(await write(paper)).equals(await write(paper))).toBe(true);
});

test('a bundle keeps the paper size of each part', async () => {
  const parts = [compose('student', 'exam-b4', '하나'), compose('student', 'workbook-a4', '둘')];
  const xml = await readDocument(composeBundle(parts, '교재'));
  const widths = [...xml.matchAll(/<w:pgSz w:w="(\d+)"/gu)].map(([, width]) => width);
  expect(new Set(widths)).toEqual(new Set(['14570', '11906']));
  expect(getText(xml)).toContain('차례');
});
