import { HwpxReader } from '@ssabrojs/hwpxjs';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { composeExamPaper } from '#compose/compose.ts';
import { composeBundle } from '#compose/passages.ts';
import { writeHwpx } from '#hwpx/write-hwpx.ts';
import { defaultLayout } from '#layout.ts';
import { readLogo } from '#logo.ts';
import type { Paper, PaperCopy, PaperStyle } from '#paper.ts';
import { getSheet } from '#sheets.ts';
import { makeExercise, paragraph, text } from '#test-fixtures/exercise-parts.ts';
import { makeLongPaper } from '#test-fixtures/long-paper.ts';
import { fixturePassages, getText, paperPassages } from '#test-fixtures/passages.ts';
import { squeeze } from '#test-fixtures/pdf-text.ts';
import { pngPicture } from '#test-fixtures/pictures.ts';
import { findQuestions, getShareOfEqualPlaces } from '#test-fixtures/question-places.ts';
import { questionExercises } from '#test-fixtures/question-exercises.ts';
import { readHwpx, readHwpxWords } from '#test-fixtures/rhwp.ts';
import { worksheetExercises } from '#test-fixtures/worksheet-exercises.ts';
import { createCompiler, placePaper } from '#typst/compile.ts';

const compiler = createCompiler();
const everything = [...worksheetExercises, ...questionExercises];

function compose(copy: PaperCopy, style: PaperStyle = 'exam-b4', title = '1과 자료'): Paper {
  const layout = { ...defaultLayout(style), hasAnswerSheet: true, school: 'A&B "고" <1>' };
  return composeExamPaper({ title, layout, copy, form: 'A', exercises: everything, passages: paperPassages });
}

function write(paper: Paper): Uint8Array {
  return writeHwpx(paper, placePaper(compiler, paper));
}

function readParts(bytes: Uint8Array): Record<string, string> {
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]),
  );
}

/** Tags that do not close in order, and ampersands that start nothing. */
function findFaults(xml: string): string[] {
  const faults: string[] = xml.match(/&(?!(?:amp|lt|gt|quot|apos);)/gu) ?? [];
  const open: string[] = [];
  for (const [, close = '', name = '', rest = ''] of xml.matchAll(
    /<(\/?)([\w:]+)((?:[^<>"]|"[^"<]*")*)>/gu,
  )) {
    if (close === '/') {
      if (open.pop() !== name) faults.push(`</${name}>`);
    } else if (!rest.endsWith('/')) open.push(name);
  }
  const leftover = xml.replace(/<[?/]?[\w:]+(?:[^<>"]|"[^"<]*")*>/gu, '').match(/[<>]/gu) ?? [];
  return [...faults, ...open, ...leftover];
}

const getIds = (xml: string, name: string): number[] =>
  [...xml.matchAll(new RegExp(`<${name} id="(\\d+)"`, 'gu'))].map(([, id]) => Number(id));
const getRefs = (xml: string, name: string): Set<number> =>
  new Set([...xml.matchAll(new RegExp(` ${name}="(\\d+)"`, 'gu'))].map(([, id]) => Number(id)));
const countTo = (count: number, from = 0): number[] =>
  Array.from({ length: count }, (_, index) => from + index);

const copies: PaperCopy[] = ['student', 'teacher', 'answers'];
const styles: PaperStyle[] = ['exam-b4', 'academy-a4', 'workbook-a4'];

describe('the package', () => {
  const bytes = write(compose('teacher'));
  const parts = readParts(bytes);

  test('starts with the stored mimetype and holds the parts in the order of Hangul', () => {
    expect(strFromU8(bytes.subarray(30, 57))).toBe('mimetypeapplication/hwp+zip');
    expect(Object.keys(parts)).toEqual([
      'mimetype',
      'version.xml',
      'META-INF/container.xml',
      'META-INF/container.rdf',
      'META-INF/manifest.xml',
      'Contents/content.hpf',
      'Contents/header.xml',
      'Contents/section0.xml',
      'settings.xml',
      'Preview/PrvText.txt',
    ]);
    expect(parts['version.xml']).toContain(' tagetApplication="WORDPROCESSOR"');
  });

  test('numbers its shapes without a gap, counts them rightly and refers to none that is missing', () => {
    const header = parts['Contents/header.xml'] ?? '';
    const section = parts['Contents/section0.xml'] ?? '';
    const lists = [
      ['hh:charProperties', 'hh:charPr', 'charPrIDRef', 0],
      ['hh:paraProperties', 'hh:paraPr', 'paraPrIDRef', 0],
      ['hh:tabProperties', 'hh:tabPr', 'tabPrIDRef', 0],
      ['hh:borderFills', 'hh:borderFill', 'borderFillIDRef', 1],
    ] as const;
    for (const [list, item, reference, from] of lists) {
      const ids = getIds(header, item);
      expect(ids).toEqual(countTo(ids.length, from));
      expect(header).toContain(`<${list} itemCnt="${ids.length}">`);
      for (const id of getRefs(header + section, reference)) expect(ids).toContain(id);
    }
  });

  test('has the parts of a character shape in the order that Hangul demands', () => {
    const header = parts['Contents/header.xml'] ?? '';
    const order = 'fontRef ratio spacing relSz offset bold underline strikeout outline shadow'.split(' ');
    const shapes = [...header.matchAll(/<hh:charPr .*?<\/hh:charPr>/gu)].map(([shape]) =>
      [...shape.matchAll(/<hh:(\w+)/gu)].map(([, name]) => name).slice(1),
    );
    expect(shapes.length).toBeGreaterThan(5);
    for (const shape of shapes) expect(shape).toEqual(order.filter((name) => shape.includes(name)));
    expect(shapes.some((shape) => shape.includes('bold'))).toBe(true);
  });

  test('gives every length twice, and doubled for old versions of Hangul', () => {
    const header = parts['Contents/header.xml'] ?? '';
    const switches = [...header.matchAll(/<hp:case [^>]*>(.*?)<\/hp:case><hp:default>(.*?)<\/hp:default>/gu)];
    const read = (xml = ''): number[] =>
      [...xml.matchAll(/<(?:hc:\w+ value|hh:tabItem pos)="(-?\d+)"/gu)].map(([, value]) => Number(value));
    expect(switches.length).toBeGreaterThan(10);
    for (const [, now, old] of switches) expect(read(old)).toEqual(read(now).map((value) => 2 * value));
  });

  test('holds no cached lines: Hangul has to lay the text out itself', () => {
    expect(parts['Contents/section0.xml']).not.toContain('linesegarray');
  });
});

/** About ten pages each, and fifty of the style that has the most to lose. */
const longPapers = { 'exam-b4': [50, 250], 'academy-a4': [45], 'workbook-a4': [36] };
const columns = { 'exam-b4': 2, 'academy-a4': 2, 'workbook-a4': 1 } as const;

describe.each(styles)('%s', (style) => {
  test.each(copies)('the %s copy is well-formed in every part', (copy) => {
    const faults = Object.entries(readParts(write(compose(copy, style))))
      .filter(([name]) => /\.(xml|rdf|hpf)$/u.test(name))
      .map(([name, xml]) => [name, findFaults(xml)]);
    expect(faults.filter(([, list]) => list?.length !== 0)).toEqual([]);
  });

  test.each(longPapers[style])(
    'has at least 95 of 100 questions of %i in the page and column of the PDF',
    (count) => {
      const paper = makeLongPaper(style, count);
      const marks = placePaper(compiler, paper);
      const share = getShareOfEqualPlaces(
        marks,
        findQuestions(readHwpxWords(writeHwpx(paper, marks), style), columns[style]),
      );
      expect(share).toBeGreaterThanOrEqual(0.95);
    },
  );

  test('worksheets leave no column below its end', () => {
    const paper = composeExamPaper({
      title: '학습지',
      layout: defaultLayout(style),
      copy: 'teacher',
      form: 'A',
      exercises: [...worksheetExercises, ...worksheetExercises],
      passages: paperPassages,
    });
    const { pages } = readHwpx(write(paper));
    const { heightMm } = getSheet(style);
    const lowest = pages.flatMap((runs) => runs.map(({ y }) => y));
    // The page number stands lowest of all.
    expect(pages.length).toBeGreaterThan(2);
    expect(Math.max(...lowest)).toBeLessThan((heightMm * 96) / 25.4);
  });
});

describe('breaks', () => {
  test('stand where the PDF starts a column or page, and nowhere else', () => {
    const paper = makeLongPaper('exam-b4', 18);
    const real = placePaper(compiler, paper);
    const section = readParts(writeHwpx(paper, real))['Contents/section0.xml'] ?? '';
    const starts = real.filter(
      ({ page, column }, index) =>
        index > 0 && (real[index - 1]?.page !== page || real[index - 1]?.column !== column),
    );
    expect(section.match(/columnBreak="1"/gu)).toHaveLength(
      starts.filter(({ column }) => column === 2).length,
    );
    expect(section.match(/pageBreak="1"/gu)).toHaveLength(starts.filter(({ column }) => column === 1).length);
  });

  test('are left out when the places belong to another paper', () => {
    const paper = makeLongPaper('exam-b4', 18);
    const marks = placePaper(compiler, makeLongPaper('exam-b4', 1));
    const others = marks.map((mark) => ({ ...mark, exerciseId: 'other', page: 7 }));
    const section = readParts(writeHwpx(paper, others))['Contents/section0.xml'] ?? '';
    expect(section).not.toMatch(/(?:column|page)Break="1"/u);
  });

  test('the masthead spans the page, the questions stand in two columns with a rule', () => {
    const section = readParts(write(makeLongPaper('exam-b4', 4)))['Contents/section0.xml'] ?? '';
    const counts = [...section.matchAll(/colCount="(\d)"/gu)].map(([, count]) => count);
    expect(counts).toEqual(['2']);
    expect(section).toContain('<hp:colLine type="SOLID"');
    const onPage = section.slice(section.indexOf('vertRelTo="PAGE" horzRelTo="PAGE"'));
    expect(onPage.indexOf('영어 영역')).toBeGreaterThan(0);
    expect(onPage.indexOf('영어 영역')).toBeLessThan(onPage.indexOf('글의 순서로'));
  });
});

describe('the text of the file', () => {
  async function extract(bytes: Uint8Array): Promise<string> {
    const reader = new HwpxReader();
    await reader.loadFromArrayBuffer(new Uint8Array(bytes).buffer);
    return squeeze(await reader.extractText());
  }

  test('reads back word for word in another reader', async () => {
    const printed = await extract(write(compose('student')));
    for (const { body } of questionExercises) {
      for (const block of body) {
        const inlines = block.type === 'paragraph' ? block.inlines : [];
        for (const inline of inlines)
          if (inline.type === 'text') expect(printed).toContain(squeeze(inline.text));
      }
    }
    const [, , passage] = fixturePassages;
    expect(printed).toContain(squeeze(passage ? getText(passage) : 'no fixture'));
  });

  test('holds every option, as a viewer prints it', () => {
    const printed = squeeze(
      readHwpx(write(makeLongPaper('exam-b4', 9)))
        .pages.flat()
        .map((run) => run.text)
        .join(''),
    );
    const options = questionExercises.flatMap((exercise) => exercise.options.flat());
    expect(options.length).toBeGreaterThan(10);
    for (const option of options) if (option.type === 'text') expect(printed).toContain(squeeze(option.text));
  });

  test('of a student copy holds no answer, of a teacher copy every explanation', async () => {
    const [student, teacher] = [
      await extract(write(compose('student'))),
      await extract(write(compose('teacher'))),
    ];
    const explanations = questionExercises.flatMap(({ explanation }) => explanation.map(squeeze));
    expect(explanations.length).toBeGreaterThan(5);
    expect(explanations.filter((line) => student.includes(line))).toEqual([]);
    expect(explanations.filter((line) => !teacher.includes(line))).toEqual([]);
  });

  test('is read by a viewer as it was written, whatever signs it has', () => {
    const strange = `a<b> & "c" 'd' \u0001\uFFFF\uD800 ㉠ ⓐ 漢字 [ɪˈfɛkt] 😀`;
    const [passage] = fixturePassages;
    if (!passage) throw new Error('no fixture');
    const exercise = makeExercise(passage, {
      kind: 'topic',
      instruction: [text('고르시오.')],
      body: [paragraph([text(strange)])],
      answer: { type: 'none' },
    });
    const layout = defaultLayout('academy-a4');
    const paper = composeExamPaper({
      title: strange,
      layout,
      copy: 'student',
      form: 'A',
      exercises: [exercise],
      passages: [],
    });
    const bytes = write(paper);
    expect(findFaults(readParts(bytes)['Contents/content.hpf'] ?? '&')).toEqual([]);
    const printed = readHwpx(bytes)
      .pages.flat()
      .map((run) => run.text)
      .join('');
    expect(squeeze(printed)).toContain(squeeze(`a<b> & "c" 'd' `));
    expect(printed).toContain('漢字');
    expect(printed).not.toContain('&amp;');
  });
});

describe('the logo of the teacher', () => {
  const logo = readLogo(pngPicture);
  const readWithLogo = (style: PaperStyle) =>
    unzipSync(write({ ...makeLongPaper(style, 2), ...(logo ? { logo } : {}) }));

  test.each(['academy-a4', 'workbook-a4'] as const)('stands in the masthead of %s', (style) => {
    const files = readWithLogo(style);
    const read = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    expect(files['BinData/image1.png']).toEqual(pngPicture);
    expect(read('Contents/content.hpf')).toContain('id="image1" href="BinData/image1.png"');
    const [picture = '', another] = [
      ...read('Contents/section0.xml').matchAll(/<hp:pic .*?<\/hp:pic>/gu),
    ].map(([xml]) => xml);
    expect(another).toBeUndefined();
    const order =
      'offset orgSz curSz flip rotationInfo renderingInfo img imgRect imgClip inMargin imgDim effects sz pos outMargin shapeComment';
    expect([...picture.matchAll(/<h[pc]:(\w+)/gu)].map(([, name]) => name)).toEqual(
      `pic ${order}`
        .replace('renderingInfo', 'renderingInfo transMatrix scaMatrix rotMatrix')
        .replace('imgRect', 'imgRect pt0 pt1 pt2 pt3')
        .split(' '),
    );
    // As wide as 30 mm and as high as the shape of the picture then is.
    expect(picture).toContain('<hp:curSz width="8504" height="2835"/>');
    expect(findFaults(read('Contents/section0.xml'))).toEqual([]);
  });

  test('has no place in that of 모의고사', () => {
    const section = strFromU8(readWithLogo('exam-b4')['Contents/section0.xml'] ?? new Uint8Array());
    expect(section).not.toContain('<hp:pic ');
  });
});

test('the same paper gives the same bytes', () => {
  const paper = makeLongPaper('academy-a4', 9, 'teacher');
  expect(Buffer.from(write(paper)).equals(write(paper))).toBe(true);
});

test('a bundle has a section for its contents and one for each part, each with its own paper size', () => {
  const bundle = composeBundle(
    [compose('student', 'exam-b4', '하나'), compose('student', 'workbook-a4', '둘')],
    '교재',
  );
  const parts = readParts(write(bundle));
  const names = Object.keys(parts).filter((name) => name.includes('section'));
  expect(names).toEqual([0, 1, 2].map((index) => `Contents/section${index}.xml`));
  expect(parts['Contents/header.xml']).toContain('secCnt="3"');
  expect(names.map((name) => /<hp:pagePr [^>]*width="(\d+)"/u.exec(parts[name] ?? '')?.[1])).toEqual([
    '72850',
    '72850',
    '59528',
  ]);
  expect(parts['Contents/section0.xml']).toContain('차례');
});
