import { describe, expect, test } from 'vitest';
import { composeExamPaper } from '#compose/compose.ts';
import { defaultLayout } from '#layout.ts';
import type { Paper, PaperBlock, PaperCopy, PaperInline, PaperStyle } from '#paper.ts';
import { getSheet, mmToPt } from '#sheets.ts';
import { everyKind, samplePassages } from '#test-fixtures/every-kind.ts';
import { makeLongPaper } from '#test-fixtures/long-paper.ts';
import { canReadPdf, readPdfText, squeeze } from '#test-fixtures/pdf-text.ts';
import { findOverlaps, type PdfWord, readPdfWords } from '#test-fixtures/pdf-words.ts';
import { compilePaper, createCompiler } from '#typst/compile.ts';

const compiler = createCompiler();
function compose(style: PaperStyle, copy: PaperCopy): Paper {
  return composeExamPaper({
    title: '모든 유형',
    layout: { ...defaultLayout(style), hasAnswerSheet: true },
    copy,
    form: 'A',
    exercises: everyKind,
    passages: samplePassages,
  });
}

/** Words that stand in a margin at the side or under the foot of the page. */
function findOutside(words: PdfWord[], style: PaperStyle): string[] {
  const { widthMm, heightMm, sideMm } = getSheet(style);
  const [least, most] = [mmToPt(sideMm) - 1, mmToPt(widthMm - sideMm) + 1];
  return words
    .filter((word) => word.left < least || readInkEnd(word) > most || word.bottom > mmToPt(heightMm))
    .map(({ text, page }) => `${page}: ${text}`);
}

/** The right half of a wide closing mark is empty, and may stand in the margin. */
const readInkEnd = ({ text, right, top, bottom }: PdfWord): number =>
  /[」』）】〉》]$/u.test(text) ? right - (bottom - top) / 2 : right;

function getInlines(block: PaperBlock): PaperInline[] {
  if (block.type === 'paragraph' || block.type === 'labelled') return block.inlines;
  if (block.type === 'box') return block.paragraphs.flat();
  if (block.type === 'sentence-rows') return block.rows.flatMap(({ inlines }) => inlines);
  if (block.type === 'items') return block.items.flatMap(({ prompt }) => prompt);
  return block.type === 'table' ? block.rows.flat(2) : [];
}

/** Every text between a question's number and its options. */
function getTexts({ parts }: Paper): string[] {
  const groups = parts.flatMap(({ sections }) =>
    sections.flatMap((section) => (section.type === 'questions' ? section.groups : [])),
  );
  const entries = groups.flatMap((group) => group.entries);
  const inlines = [
    ...[...groups, ...entries].flatMap(({ blocks }) => blocks.flatMap(getInlines)),
    ...entries.flatMap(({ stem, options }) => [...stem, ...options.flat()]),
  ];
  return inlines.flatMap((inline) => ('text' in inline ? [squeeze(inline.text)] : []));
}

test('the sample book gives at least twenty of the kinds', () => {
  expect(new Set(everyKind.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(20);
});

describe.runIf(canReadPdf).each(['exam-b4', 'academy-a4', 'workbook-a4'] as const)('%s', (style) => {
  test.each(['student', 'teacher', 'answers'] as const)(
    'the %s copy of every kind prints nothing over another text or over the margin',
    (copy) => {
      const words = readPdfWords(compilePaper(compiler, compose(style, copy), false).pdf);
      expect(words.length).toBeGreaterThan(500);
      expect(findOverlaps(words)).toEqual([]);
      expect(findOutside(words, style)).toEqual([]);
    },
  );

  test('every text of every kind is in the file', () => {
    const paper = compose(style, 'student');
    const printed = squeeze(readPdfText(compilePaper(compiler, paper, false).pdf));
    const texts = getTexts(paper);
    expect(texts.length).toBeGreaterThan(400);
    expect(texts.filter((text) => !printed.includes(text))).toEqual([]);
  });
});

describe.runIf(canReadPdf)('a paper of many pages', () => {
  test.each([1, 9, 90, 400])(
    'of %i questions has every one of them once, and no text over another',
    (count) => {
      const { pdf, placements, pageCount } = compilePaper(compiler, makeLongPaper('exam-b4', count), false);
      const words = readPdfWords(pdf);
      expect(placements).toHaveLength(count);
      expect(findOverlaps(words)).toEqual([]);
      expect(findOutside(words, 'exam-b4')).toEqual([]);
      const feet = words.filter(({ text, top }) => text === '/' && top > 950);
      expect(feet).toHaveLength(pageCount);
    },
  );
});

test('the overlap checker finds what is printed over another text', () => {
  const word = (text: string, left: number, top: number): PdfWord => ({
    text,
    page: 1,
    left,
    right: left + 40,
    top,
    bottom: top + 12,
  });
  expect(findOverlaps([word('one', 10, 10), word('two', 30, 13), word('three', 10, 30)])).toEqual([
    '1: one × two',
  ]);
});
