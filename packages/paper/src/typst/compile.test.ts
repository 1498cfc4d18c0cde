import type { Exercise } from '@jadoo/engine';
import { describe, expect, test } from 'vitest';
import { composeExamPaper } from '#compose/compose.ts';
import { composeBundle, composePassagesPaper } from '#compose/passages.ts';
import { curlQuotes } from '#compose/quotes.ts';
import { defaultLayout } from '#layout.ts';
import type { LayoutOptions, Paper, PaperCopy, PaperStyle } from '#paper.ts';
import { makeExercise, paragraph, text } from '#test-fixtures/exercise-parts.ts';
import { fixturePassages, getText, paperPassages } from '#test-fixtures/passages.ts';
import { canReadPdf, readPdfText, readInkRange, squeeze } from '#test-fixtures/pdf-text.ts';
import { questionExercises, topicExercise, wordOrderExercise } from '#test-fixtures/question-exercises.ts';
import { lineTranslationExercise, worksheetExercises } from '#test-fixtures/worksheet-exercises.ts';
import { compilePaper, createCompiler, placePaper } from '#typst/compile.ts';

const compiler = createCompiler();
const everything = [...worksheetExercises, ...questionExercises];
const styles: PaperStyle[] = ['exam-b4', 'academy-a4', 'workbook-a4'];
const copies: PaperCopy[] = ['student', 'teacher', 'answers'];
const marginPt = { 'exam-b4': 48, 'academy-a4': 39, 'workbook-a4': 53 };
const widthPt = { 'exam-b4': 728.6, 'academy-a4': 595.3, 'workbook-a4': 595.3 };

interface Changes {
  style?: PaperStyle;
  copy?: PaperCopy;
  exercises?: Exercise[];
  layout?: Partial<LayoutOptions>;
  title?: string;
}

function compose({
  style = 'exam-b4',
  copy = 'student',
  exercises = everything,
  layout,
  title = '1과 자료',
}: Changes): Paper {
  return composeExamPaper({
    title,
    layout: { ...defaultLayout(style), ...layout },
    copy,
    form: 'A',
    exercises,
    passages: paperPassages,
  });
}

const compile = (changes: Changes) => compilePaper(compiler, compose(changes), false);

function expectInsideMargins(pdf: Uint8Array, style: PaperStyle): void {
  const { leftPt, rightPt } = readInkRange(pdf);
  expect(leftPt).toBeGreaterThanOrEqual(marginPt[style] - 1);
  expect(rightPt).toBeLessThanOrEqual(widthPt[style] - marginPt[style] + 1);
}

describe.each(styles)('%s', (style) => {
  test.each(copies)('the %s copy prints every block type, in the margins', (copy) => {
    const { pdf, pageCount } = compile({ style, copy, layout: { hasAnswerSheet: true } });
    expect(pageCount).toBeGreaterThan(1);
    if (canReadPdf) expectInsideMargins(pdf, style);
  });

  test('teacher and student copies have every exercise at the same place', () => {
    const student = compile({ style });
    const teacher = compile({ style, copy: 'teacher' });
    expect(teacher.placements).toEqual(student.placements);
    expect(student.placements.map(({ exerciseId }) => exerciseId)).toEqual(everything.map(({ id }) => id));
  });

  test('places ascend by page, column and height', () => {
    const keys = compile({ style }).placements.map(
      ({ page, column, yPt }) => page * 1e6 + column * 1e5 + yPt,
    );
    expect(keys).toEqual([...keys].sort((a, b) => a - b));
    expect(keys.length).toBe(everything.length);
  });
});

describe.runIf(canReadPdf)('the text of the file', () => {
  test('holds the passages, options and footnotes word for word', () => {
    const printed = squeeze(readPdfText(compile({}).pdf));
    const passage = fixturePassages[2] ?? fixturePassages[0];
    if (!passage) throw new Error('no fixture');
    expect(printed).toContain(squeeze(getText(passage)));
    for (const option of topicExercise.options.flat()) {
      if (option.type === 'text') expect(printed).toContain(squeeze(option.text));
    }
    expect(printed).toContain('*resolution:결심');
    expect(printed).toContain('[3점]');
  });

  test('of a student copy holds no translation and no written answer', () => {
    const printed = squeeze(readPdfText(compile({}).pdf));
    const rows = lineTranslationExercise.answer.type === 'rows' ? lineTranslationExercise.answer.rows : [];
    expect(rows.filter((row) => printed.includes(squeeze(row)))).toEqual([]);
    expect(printed).not.toContain('정답');
  });

  test('of a teacher copy holds the written answers on the lines', () => {
    const printed = squeeze(readPdfText(compile({ exercises: [wordOrderExercise], copy: 'teacher' }).pdf));
    expect(printed.split(squeeze('Still, good intentions can be held too cheaply.'))).toHaveLength(3);
  });

  test('keeps old Hangul, IPA, hanja and enclosed letters', () => {
    const strange = 'ᄒᆞᆫ글 [ɪˈfɛkt] 漢字 ⓐ ㉠ ❶ café';
    const body = [paragraph([text(strange)])];
    const printed = readPdfText(compile({ exercises: [{ ...topicExercise, body }] }).pdf);
    expect(squeeze(printed)).toContain(squeeze(strange));
  });

  test('shows a box for what no font can draw', () => {
    const body = [paragraph([text('one 😀 two 👨‍👩‍👧 three \uD800 four')])];
    const printed = readPdfText(compile({ exercises: [{ ...topicExercise, body }] }).pdf);
    expect(squeeze(printed)).toContain('one□two□three□four');
  });

  test('keeps each 어절 on one line when asked to', () => {
    const words = '우리말은띄어쓰기가중요하다 '.repeat(30).trim();
    const body = [paragraph([text(words)], false)];
    const lines = readPdfText(
      compile({ exercises: [{ ...topicExercise, body }], layout: { keepWords: true } }).pdf,
    )
      .replaceAll('\u2060', '')
      .split('\n')
      .filter((line) => line.includes('띄어쓰기'));
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) expect(line.replaceAll('우리말은띄어쓰기가중요하다', '').trim()).toBe('');
  });
});

describe('texts that no teacher types', () => {
  const long = 'x'.repeat(150);
  const hangul = '가'.repeat(400);
  const rough: Exercise = {
    ...topicExercise,
    body: [paragraph([text(`${long} ${hangul} \u0000\u001B[31m \uDC00`)])],
    options: Array.from({ length: 5 }, () => [text(long)]),
    footnotes: [{ word: long, meaning: hangul }],
  };

  test.each(styles)('stay inside the margins of %s', (style) => {
    const word = '가나다라마바사아자차';
    const { pdf } = compile({
      style,
      copy: 'teacher',
      exercises: [rough, ...questionExercises],
      title: word.repeat(10),
      layout: {
        school: word.repeat(5),
        heading: word.repeat(10),
        subheading: word.repeat(10),
        period: word.repeat(2),
        formName: word.repeat(2),
        footer: word.repeat(10),
        keepWords: true,
      },
    });
    if (canReadPdf) expectInsideMargins(pdf, style);
  });

  test('are never read as markup', () => {
    const code = '#panic("x") $x^2$ *bold* _it_ <label> @ref \\u{41} // comment';
    const { pdf } = compile({
      exercises: [{ ...topicExercise, body: [paragraph([text(code)])] }],
      title: code,
    });
    if (canReadPdf) expect(squeeze(readPdfText(pdf))).toContain(squeeze(curlQuotes(code)));
  });

  test('a question taller than a column runs on instead of vanishing', () => {
    const passage = fixturePassages[0];
    if (!passage) throw new Error('no fixture');
    const giant = makeExercise(passage, {
      kind: 'topic',
      instruction: [text('긴 글')],
      body: [paragraph([text(`${getText(passage)} `.repeat(20)), text('THE END')])],
      answer: { type: 'none' },
    });
    const { pdf, pageCount } = compile({ exercises: [giant] });
    expect(pageCount).toBeGreaterThan(1);
    if (canReadPdf) expect(squeeze(readPdfText(pdf))).toContain('THEEND');
  });
});

test('a first question that does not fit below the masthead runs on instead of leaving its columns empty', () => {
  const passage = fixturePassages[0];
  if (!passage) throw new Error('no fixture');
  // Between the heights of a column below the masthead and of a whole one.
  const sentence = 'A sentence that is just about as long as a line here is. ';
  const tall = makeExercise(passage, {
    kind: 'topic',
    instruction: [text('긴 글')],
    body: [paragraph([text(sentence.repeat(72))])],
    answer: { type: 'none' },
  });
  const { placements, pageCount } = compile({ exercises: [tall, topicExercise] });
  const [first, second] = placements;
  expect(first).toMatchObject({ page: 1, column: 1 });
  // Below what has run on from the first column.
  expect(second).toMatchObject({ page: 1, column: 2 });
  expect((second?.yPt ?? 0) - (first?.yPt ?? 0)).toBeGreaterThan(20);
  expect(pageCount).toBe(1);
});

describe('the last page of the answers', () => {
  const getEnds = (exercises: Exercise[], layout: Partial<LayoutOptions> = {}) => {
    const marks = placePaper(compiler, compose({ copy: 'answers', exercises, layout }));
    const end = marks.findLast(({ of }) => of === 'end');
    const onPage = marks.filter(({ page, of }) => page === end?.page && of !== 'end');
    const top = onPage[0]?.yPt ?? 0;
    const left = onPage.filter(({ column }) => column === 1).at(-1)?.yPt ?? 0;
    return { leftPt: left - top, rightPt: (end?.yPt ?? 0) - top, column: end?.column };
  };

  test('has two columns of about the same length', () => {
    const { leftPt, rightPt, column } = getEnds(everything);
    expect(column).toBe(2);
    expect(Math.abs(leftPt - rightPt)).toBeLessThan(0.35 * Math.max(leftPt, rightPt));
  });

  test('has one column when there is but one, or only a few lines', () => {
    expect(getEnds(everything, { columns: 1 }).column).toBe(1);
    expect(getEnds([topicExercise]).column).toBe(1);
  });
});

test('the same paper gives the same bytes, tagged or not', () => {
  const paper = compose({ copy: 'teacher' });
  for (const isTagged of [true, false]) {
    const [first, second] = [
      compilePaper(compiler, paper, isTagged),
      compilePaper(createCompiler(), paper, isTagged),
    ];
    expect(Buffer.from(first.pdf).equals(second.pdf)).toBe(true);
  }
});

test('a tagged file says its title and language and has structure, an untagged one is smaller', () => {
  const paper = compose({ title: '제목 줄' });
  const [tagged, plain] = [compilePaper(compiler, paper, true).pdf, compilePaper(compiler, paper, false).pdf];
  expect(Buffer.from(tagged).includes('/StructTreeRoot')).toBe(true);
  expect(Buffer.from(tagged).includes('/Lang (ko')).toBe(true);
  expect(Buffer.from(plain).includes('/StructTreeRoot')).toBe(false);
  expect(plain.byteLength).toBeLessThan(tagged.byteLength);
});

test('a bundle starts with a contents page and numbers its pages through', () => {
  const parts = [compose({ style: 'workbook-a4' }), compose({ title: '둘째 자료' })];
  const { pdf, pageCount, placements } = compilePaper(compiler, composeBundle(parts), false);
  const second = placements.find(({ exerciseId }, index) => index > 0 && exerciseId === everything[0]?.id);
  expect(placements[0]?.page).toBe(2);
  if (!canReadPdf) return;
  const printed = readPdfText(pdf);
  expect(squeeze(printed)).toContain(`둘째자료${second?.page ?? ''}`);
  expect(printed).toContain(`${pageCount} / ${pageCount}`);
});

test('printed passages keep their paragraphs', () => {
  const paper = composePassagesPaper({
    title: '지문',
    layout: defaultLayout('academy-a4'),
    passages: [{ id: '1', title: '하나', text: 'First line.\nSecond line.' }],
  });
  const { pdf, placements } = compilePaper(compiler, paper, false);
  expect(placements.map(({ exerciseId }) => exerciseId)).toEqual(['passage:1']);
  if (canReadPdf) expect(readPdfText(pdf)).toMatch(/First line\.\s*\nSecond line\./u);
});
