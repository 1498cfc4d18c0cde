import type { FlowCell, FlowNode, FlowRow, FlowTable } from '#flow/flow.ts';
import {
  emptyCell,
  type Frame,
  makeCell,
  makeHanging,
  makeParagraph,
  makeTable,
  narrowFrame,
  run,
  vary,
} from '#flow/frame.ts';
import { writeInlines } from '#flow/inline-runs.ts';
import { writeOptions } from '#flow/option-nodes.ts';
import { splitRows } from '#flow/table-rows.ts';
import { writeLines } from '#flow/writing-lines.ts';
import type { PaperBlock, PaperItem } from '#paper.ts';

const numberEm = 2.2;
const gapEm = 1.4;
/** A sentence is written by hand on so many lines of a column. */
const linesOfItem = 2;
/** Narrower columns have no room for two words and two lines side by side. */
const narrowestTwoColumnsEm = 34;
const answerShare = 1.15 / 2.15;

const hasPlace = (item: PaperItem): boolean =>
  item.prompt.some(({ type }) => type === 'blank' || type === 'choice');

function writeNumber(frame: Frame, item: PaperItem) {
  return run(String(item.number), vary(frame, { font: 'sans', isBold: true, sizePt: frame.sizePt * 0.85 }));
}

/** Options stand below the prompt, and not below its number. */
function indent(frame: Frame, node: FlowNode, byPt: number): FlowNode {
  if (node.type === 'paragraph') {
    const { leftPt, tabStopsPt } = node;
    return { ...node, leftPt: leftPt + byPt, tabStopsPt: tabStopsPt.map((stopPt) => stopPt + byPt) };
  }
  if (node.type === 'box') return node;
  const rows = node.rows.map((row) => ({ ...row, cells: [makeCell([emptyCell(frame)]), ...row.cells] }));
  return { ...node, widthsPt: [byPt, ...node.widthsPt], rows };
}

function writeLongItem(frame: Frame, item: PaperItem): FlowNode[] {
  const hangPt = numberEm * frame.sizePt;
  const hasOptions = item.options !== undefined;
  const prompt = makeHanging(frame, writeNumber(frame, item), writeInlines(item.prompt, frame.look), hangPt, {
    align: 'left',
    beforePt: 0.4 * frame.sizePt,
    keepsWithNext: hasOptions,
  });
  const inner = narrowFrame(frame, frame.widthPt - hangPt);
  if (item.options === undefined) {
    return hasPlace(item)
      ? [prompt]
      : [prompt, indent(frame, writeLines(inner, linesOfItem, item.answer), hangPt)];
  }
  const bodies = item.options.map((option) => [run(option, frame.look)]);
  const options = writeOptions(inner, bodies, item.keyOption).map((node) => indent(frame, node, hangPt));
  return [prompt, ...options];
}

/** Number, word and a line to write on. */
function writeWordCells(frame: Frame, item: PaperItem | undefined): FlowCell[] {
  const cell = (runs: ReturnType<typeof writeInlines>, edge: FlowCell['edge'] = 'none') =>
    makeCell([makeParagraph(frame, runs, { lineSpacing: 1.25 })], edge);
  if (!item) return [cell([]), cell([]), cell([])];
  const hint = item.hint === undefined ? [] : [run(item.hint, frame.look)];
  const answer = item.answer === undefined ? [] : [run(item.answer, vary(frame, { colour: 'key' }))];
  return [
    cell([writeNumber(frame, item)]),
    cell(writeInlines(item.prompt, frame.look)),
    cell([...hint, ...answer], 'below'),
  ];
}

function writeWordTable(frame: Frame, items: PaperItem[], columns: 1 | 2): FlowTable {
  const gapPt = gapEm * frame.sizePt;
  const halfPt = columns === 1 ? frame.widthPt : (frame.widthPt - gapPt) / 2;
  const numberPt = numberEm * frame.sizePt;
  const answerPt = (halfPt - numberPt) * answerShare;
  const triple = [numberPt, halfPt - numberPt - answerPt, answerPt];
  const rowCount = Math.ceil(items.length / columns);
  const rows: FlowRow[] = Array.from({ length: rowCount }, (_, row) => ({
    heightPt: 2.05 * frame.sizePt,
    cells:
      columns === 1
        ? writeWordCells(frame, items[row])
        : [
            ...writeWordCells(frame, items[row]),
            makeCell([makeParagraph(frame, [])]),
            ...writeWordCells(frame, items[row + rowCount]),
          ],
  }));
  return makeTable(columns === 1 ? triple : [...triple, gapPt, ...triple], rows, { mayBreak: true });
}

/** Small questions, piece by piece: words with a line to write on in a table, all others as numbered paragraphs. */
export function writeItems(
  frame: Frame,
  { items, columnCount }: Extract<PaperBlock, { type: 'items' }>,
): FlowNode[][] {
  const areWords = items.every((item) => item.options === undefined && !hasPlace(item) && !item.isLong);
  const columns = columnCount === 2 && frame.widthPt >= narrowestTwoColumnsEm * frame.sizePt ? 2 : 1;
  if (areWords) return splitRows(writeWordTable(frame, items, columns)).map((row) => [row]);
  const written = items.map((item) => writeLongItem(frame, item));
  // Side by side in the PDF, one below the other here: there the columns end elsewhere.
  return columns === 1 ? written : [written.flat()];
}
