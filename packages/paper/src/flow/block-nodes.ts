import type { FlowNode, FlowParagraph, FlowTable } from '#flow/flow.ts';
import {
  emptyCell,
  type Frame,
  makeCell,
  makeHanging,
  makeParagraph,
  makeTable,
  narrowFrame,
  run,
  splitWidth,
  vary,
} from '#flow/frame.ts';
import { writeInlines } from '#flow/inline-runs.ts';
import { writeItems } from '#flow/item-nodes.ts';
import { joinTables, splitRows } from '#flow/table-rows.ts';
import { boxPadding, countLines, measureText } from '#flow/text-width.ts';
import { writeLines } from '#flow/writing-lines.ts';
import type { PaperBlock, PaperInline } from '#paper.ts';

type BlockOf<T extends PaperBlock['type']> = Extract<PaperBlock, { type: T }>;

const labelEm = 2;
const numberEm = 1.7;

function writeBox(frame: Frame, heading: string | undefined, paragraphs: FlowParagraph[]): FlowNode {
  const title =
    heading === undefined
      ? []
      : [
          makeParagraph(
            frame,
            [run(`<${heading}>`, vary(frame, { font: 'sans', isBold: true, sizePt: frame.sizePt * 0.92 }))],
            { align: 'center', keepsWithNext: true },
          ),
        ];
  const spacePt = 0.35 * frame.sizePt;
  return {
    type: 'box',
    paragraphs: [...title, ...paragraphs],
    beforePt: spacePt,
    afterPt: spacePt,
    break: 'none',
  };
}

/** The cell itself is the place to write in. */
const isPlace = ([inline, ...rest]: PaperInline[]): boolean => inline?.type === 'blank' && rest.length === 0;

function writeCellText(frame: Frame, cell: PaperInline[]): FlowParagraph {
  const [inline] = cell;
  if (inline?.type !== 'blank' || !isPlace(cell)) return makeParagraph(frame, writeInlines(cell, frame.look));
  const key = vary(frame, { colour: 'key' });
  return makeParagraph(frame, [run(inline.answer ?? '', key)], { align: 'center' });
}

/** The lines of a list hang behind their numbers, as those of conditions do. */
const numbered = /^(\d\.)\s+/u;

function writeBoxLine(frame: Frame, inlines: PaperInline[]): FlowParagraph {
  const [first, ...rest] = inlines;
  const label = first?.type === 'text' ? numbered.exec(first.text) : null;
  if (first?.type !== 'text' || !label)
    return makeParagraph(frame, writeInlines(inlines, frame.look), { align: 'justify' });
  const text = [{ ...first, text: first.text.slice(label[0].length) }, ...rest];
  const hangPt = measureText('0. ', frame.sizePt);
  return makeHanging(frame, run(label[1] ?? '', frame.look), writeInlines(text, frame.look), hangPt);
}

function writeTable(frame: Frame, { columns, rows }: BlockOf<'table'>): FlowTable {
  const widthsPt = splitWidth(
    frame.widthPt,
    columns.map(({ weight }) => weight),
  );
  const small = narrowFrame({ ...frame, lineSpacing: Math.min(frame.lineSpacing, 1.35) }, frame.widthPt);
  const head = vary(frame, { font: 'sans', isBold: true, sizePt: frame.sizePt * 0.88 });
  const header = columns.map(({ heading }) =>
    makeCell([makeParagraph(small, [run(heading, head)], { align: 'center' })], 'box', 'grey'),
  );
  const body = rows.map((row) => ({
    heightPt: row.some(isPlace) ? 2 * frame.sizePt : 0,
    cells: row.map((cell) => makeCell([writeCellText(small, cell)], 'box')),
  }));
  return makeTable(widthsPt, [{ heightPt: 0, cells: header }, ...body], {
    hasHeader: true,
    mayBreak: true,
    paddingXPt: 0.45 * frame.sizePt,
    paddingYPt: 0.15 * frame.sizePt,
    beforePt: 0.4 * frame.sizePt,
    afterPt: 0.4 * frame.sizePt,
  });
}

function writeSentenceRows(frame: Frame, { rows }: BlockOf<'sentence-rows'>): FlowNode[][] {
  const hangPt = numberEm * frame.sizePt;
  const inner = narrowFrame(frame, frame.widthPt - hangPt);
  const label = vary(frame, { font: 'sans', isBold: true, sizePt: frame.sizePt * 0.88 });
  return rows.map((row): FlowNode[] => {
    const runs = writeInlines(row.inlines, frame.look);
    const sentence = makeHanging(frame, run(String(row.number), label), runs, hangPt, {
      beforePt: 0.45 * frame.sizePt,
      keepsWithNext: true,
    });
    const lines = writeLines(inner, countLines(runs, inner.widthPt), row.answer);
    const rest = lines.rows.map(({ heightPt, cells }) => ({
      heightPt,
      cells: [makeCell([emptyCell(frame)]), ...cells],
    }));
    return [sentence, { ...lines, widthsPt: [hangPt, ...lines.widthsPt], rows: rest }];
  });
}

function writeWordBank(frame: Frame, { words }: BlockOf<'word-bank'>): FlowNode {
  const gap = '\u2003';
  const inlines: PaperInline[] = [
    { type: 'text', text: words.map((word) => word.replaceAll(' ', '\u00A0')).join(` ${gap} `) },
  ];
  return writeBox(frame, '보기', [
    makeParagraph(frame, writeInlines(inlines, frame.look), { align: 'center' }),
  ]);
}

function writeWhole(
  frame: Frame,
  block: Exclude<PaperBlock, { type: 'table' | 'sentence-rows' | 'items' }>,
): FlowNode {
  switch (block.type) {
    case 'paragraph':
      return makeParagraph(frame, writeInlines(block.inlines, frame.look), {
        align: 'justify',
        firstPt: block.isIndented ? frame.sizePt : 0,
      });
    case 'box': {
      const inner = narrowFrame(frame, frame.widthPt - 2 * boxPadding.xPt);
      const paragraphs = block.paragraphs.map((inlines) => writeBoxLine(inner, inlines));
      return writeBox(frame, block.heading, paragraphs);
    }
    case 'labelled': {
      const label = run(block.label, frame.look);
      const hangPt = Math.max(labelEm * frame.sizePt, measureText(`${block.label} `, frame.sizePt));
      const beforePt = 0.15 * frame.sizePt;
      return makeHanging(frame, label, writeInlines(block.inlines, frame.look), hangPt, { beforePt });
    }
    case 'word-bank':
      return writeWordBank(frame, block);
    case 'writing-lines':
      return writeLines(frame, block.count, block.answer);
  }
}

/** One block of an exercise as the pieces between which a column may end; tables are joined again by `joinTables`. */
export function writePieces(frame: Frame, block: PaperBlock): FlowNode[][] {
  switch (block.type) {
    case 'table':
      return splitRows(writeTable(frame, block)).map((row) => [row]);
    case 'sentence-rows':
      return writeSentenceRows(frame, block);
    case 'items':
      return writeItems(frame, block);
    default:
      return [[writeWhole(frame, block)]];
  }
}

/** One block of an exercise as nodes of a column. */
export const writeBlock = (frame: Frame, block: PaperBlock): FlowNode[] =>
  joinTables(writePieces(frame, block).flat());
