import type {
  CellEdge,
  FlowBreak,
  FlowCell,
  FlowNode,
  FlowParagraph,
  FlowRun,
  FlowTable,
  RunLook,
} from '#flow/flow.ts';
import type { LayoutOptions } from '#paper.ts';
import { getColumnSize, mmToPt } from '#sheets.ts';

/** What the nodes of one column of text share. */
export interface Frame {
  widthPt: number;
  sizePt: number;
  lineSpacing: number;
  look: RunLook;
}

/** The frame of a column of the questions. */
export function makeFrame(layout: LayoutOptions, scale = 1): Frame {
  const sizePt = Math.round(layout.fontSizePt * scale * 10) / 10;
  return {
    widthPt: mmToPt(getColumnSize(layout).widthMm),
    sizePt,
    lineSpacing: layout.lineSpacing,
    look: { font: 'serif', sizePt, colour: 'ink', isBold: false, isUnderlined: false },
  };
}

/** The same frame for text inside a cell or box. */
export const narrowFrame = (frame: Frame, widthPt: number): Frame => ({ ...frame, widthPt });

/** A look that differs from the body text. */
export const vary = (frame: Frame, changes: Partial<RunLook>): RunLook => ({ ...frame.look, ...changes });

/** One run. */
export const run = (text: string, look: RunLook): FlowRun => ({ text, look });

/** Joins neighbours of one look. */
export function joinRuns(runs: FlowRun[]): FlowRun[] {
  const joined: FlowRun[] = [];
  for (const next of runs) {
    const last = joined.at(-1);
    if (last && (last.look === next.look || JSON.stringify(last.look) === JSON.stringify(next.look))) {
      joined[joined.length - 1] = run(last.text + next.text, last.look);
    } else if (next.text !== '') joined.push(next);
  }
  return joined;
}

/** A paragraph with the defaults of the frame. */
export function makeParagraph(
  frame: Frame,
  runs: FlowRun[],
  changes: Partial<Omit<FlowParagraph, 'type' | 'runs'>> = {},
): FlowParagraph {
  return {
    type: 'paragraph',
    runs: runs.some(({ text }) => text !== '')
      ? joinRuns(runs)
      : runs.length > 0
        ? runs.slice(0, 1)
        : [run('', frame.look)],
    align: 'left',
    leftPt: 0,
    firstPt: 0,
    beforePt: 0,
    afterPt: 0,
    lineSpacing: frame.lineSpacing,
    tabStopsPt: [],
    keepsWithNext: false,
    break: 'none',
    ...changes,
  };
}

/** A paragraph whose first run hangs in the margin, with a tab behind it. */
export function makeHanging(
  frame: Frame,
  label: FlowRun,
  runs: FlowRun[],
  hangPt: number,
  changes: Partial<Omit<FlowParagraph, 'type' | 'runs'>> = {},
): FlowParagraph {
  return makeParagraph(frame, [label, run('\t', frame.look), ...runs], {
    align: 'justify',
    leftPt: hangPt,
    firstPt: -hangPt,
    tabStopsPt: [hangPt],
    ...changes,
  });
}

/** Every cell holds a paragraph; an empty one must not make its row taller. */
export const emptyCell = (frame: Frame): FlowParagraph =>
  makeParagraph(frame, [run('', vary(frame, { sizePt: 1 }))], { lineSpacing: 1 });

/** A cell. */
export const makeCell = (
  paragraphs: FlowParagraph[],
  edge: CellEdge = 'none',
  fill?: FlowCell['fill'],
): FlowCell => ({ paragraphs, edge, ...(fill === undefined ? {} : { fill }) });

/** A table that stays whole, without padding or spacing. */
export function makeTable(
  widthsPt: number[],
  rows: FlowTable['rows'],
  changes: Partial<Omit<FlowTable, 'type'>> = {},
): FlowTable {
  return {
    type: 'table',
    widthsPt,
    rows,
    hasHeader: false,
    isContinued: false,
    mayBreak: false,
    keepsWithNext: false,
    paddingXPt: 0,
    paddingYPt: 0,
    beforePt: 0,
    afterPt: 0,
    break: 'none',
    ...changes,
  };
}

/** Splits a width by weights. */
export function splitWidth(widthPt: number, weights: number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => (widthPt * weight) / sum);
}

/** The nodes with a break before the first, or with so much more space when there is none. */
export function withBreak(nodes: FlowNode[], flowBreak: FlowBreak, beforePt = 0): FlowNode[] {
  const [first, ...rest] = nodes;
  if (!first) return [];
  // Spacing at the top of a column would push the text down.
  const extraPt = flowBreak === 'none' ? beforePt : 0;
  return [{ ...first, break: flowBreak, beforePt: first.beforePt + extraPt }, ...rest];
}
