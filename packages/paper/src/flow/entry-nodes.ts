import { writeBlock, writePieces } from '#flow/block-nodes.ts';
import type { FlowBreak, FlowNode } from '#flow/flow.ts';
import { type Frame, makeHanging, makeParagraph, run, vary, withBreak } from '#flow/frame.ts';
import { writeInlines } from '#flow/inline-runs.ts';
import { writeOptions } from '#flow/option-nodes.ts';
import { joinTables } from '#flow/table-rows.ts';
import { measureText } from '#flow/text-width.ts';
import type { PaperBlock, PaperEntry, PaperGroup } from '#paper.ts';

const longestSharedNote = 40;

function writeFootnotes(frame: Frame, notes: PaperEntry['footnotes']): FlowNode[] {
  if (notes.length === 0) return [];
  const words = notes.map(({ word, meaning }) => `* ${word}: ${meaning}`);
  const look = vary(frame, { sizePt: frame.sizePt * 0.88 });
  const align = words.every((word) => word.length <= longestSharedNote) ? 'right' : 'left';
  return [makeParagraph(frame, [run(words.join('\u2003'), look)], { align })];
}

function writeHeading(frame: Frame, { heading, stem }: PaperEntry): FlowNode[] {
  if (!heading) return [];
  const sans = (scale: number, colour: 'ink' | 'white') =>
    vary(frame, { font: 'sans', isBold: true, sizePt: frame.sizePt * scale, colour });
  const edge = 'thick-below' as const;
  const paragraph = (text: string, scale: number, colour: 'ink' | 'white') =>
    makeParagraph(frame, [run(text, sans(scale, colour))], { lineSpacing: 1.2, keepsWithNext: true });
  const labelPt = measureText(heading.label, frame.sizePt * 0.92, true) + 1.6 * frame.sizePt;
  const title = { edge, paragraphs: [paragraph(heading.title, 1.02, 'ink')] };
  const label = {
    edge,
    fill: 'ink' as const,
    paragraphs: [{ ...paragraph(heading.label, 0.92, 'white'), align: 'center' as const }],
  };
  const bar: FlowNode = {
    type: 'table',
    widthsPt: heading.label === '' ? [frame.widthPt] : [labelPt, frame.widthPt - labelPt],
    rows: [{ heightPt: 1.75 * frame.sizePt, cells: heading.label === '' ? [title] : [label, title] }],
    hasHeader: false,
    isContinued: false,
    mayBreak: false,
    keepsWithNext: true,
    paddingXPt: 0.4 * frame.sizePt,
    paddingYPt: 0.15 * frame.sizePt,
    beforePt: 0,
    afterPt: 0.3 * frame.sizePt,
    break: 'none',
  };
  if (stem.length === 0) return [bar];
  const look = vary(frame, { sizePt: frame.sizePt * 0.94 });
  return [
    bar,
    makeParagraph(frame, writeInlines(stem, look), { afterPt: 0.25 * frame.sizePt, keepsWithNext: true }),
  ];
}

/** A short key stands behind the stem, where it rarely takes a line of its own. */
const longestShortKey = 3;
const isShortKey = ({ number, keyText }: PaperEntry): boolean =>
  number !== undefined && keyText !== undefined && keyText.length <= longestShortKey;

function writeStem(frame: Frame, entry: PaperEntry): FlowNode {
  const bold = vary(frame, { isBold: true });
  const label = `${entry.number ?? ''}.`;
  const points = entry.pointsLabel === '' ? [] : [run(` ${entry.pointsLabel}`, frame.look)];
  const key = isShortKey(entry)
    ? [run(` ${entry.keyText ?? ''}`, vary(frame, { colour: 'key', isBold: true }))]
    : [];
  const hangPt = measureText(label, frame.sizePt, true) + 0.35 * frame.sizePt;
  const runs = [...writeInlines(entry.stem, frame.look), ...points, ...key];
  return makeHanging(frame, run(label, bold), runs, hangPt, {
    align: 'left',
    afterPt: 0.16 * frame.sizePt,
    keepsWithNext: true,
  });
}

/** Tells what stands before a piece of an entry, for which it is asked in the order of the text. */
export type FindPieceBreak = (number: number, isRow: boolean) => FlowBreak;

/** As the template of the PDF counts them. */
function countPieces(block: PaperBlock): number {
  if (block.type === 'items') return block.items.length;
  return block.type === 'table' || block.type === 'sentence-rows' ? block.rows.length : 1;
}

function writeBody(frame: Frame, { blocks }: PaperEntry, findBreak: FindPieceBreak): FlowNode[] {
  let number = 0;
  const nodes = blocks.flatMap((block) => {
    const isRow = block.type === 'table' || block.type === 'items';
    const first = number;
    number += countPieces(block);
    return writePieces(frame, block).flatMap((piece, index) =>
      withBreak(piece, findBreak(first + index, isRow)),
    );
  });
  return joinTables(nodes);
}

/** One exercise: stem or heading, body, footnotes, options, and in a teacher's copy its key. */
export function writeEntry(frame: Frame, entry: PaperEntry, findBreak: FindPieceBreak): FlowNode[] {
  const nodes: FlowNode[] =
    entry.number === undefined ? writeHeading(frame, entry) : [writeStem(frame, entry)];
  nodes.push(...writeBody(frame, entry, findBreak));
  nodes.push(...writeFootnotes(frame, entry.footnotes));
  if (entry.options.length > 0) {
    const bodies = entry.options.map((option) => writeInlines(option, frame.look));
    const [first, ...others] = writeOptions(frame, bodies, entry.keyOption);
    if (first) nodes.push({ ...first, beforePt: 0.3 * frame.sizePt }, ...others);
  }
  if (entry.keyText !== undefined && !isShortKey(entry)) {
    const key = vary(frame, { colour: 'key', isBold: true });
    nodes.push(makeParagraph(frame, [run(`→ ${entry.keyText}`, key)], { beforePt: 0.15 * frame.sizePt }));
  }
  return nodes;
}

/** The direction and the shared body of a group; nothing for a single exercise. */
export function writeGroupHead(frame: Frame, group: PaperGroup): FlowNode[] {
  if (group.direction === '') return [];
  return [
    makeParagraph(frame, [run(group.direction, vary(frame, { isBold: true }))], {
      afterPt: 0.25 * frame.sizePt,
      keepsWithNext: true,
    }),
    ...group.blocks.flatMap((block) => writeBlock(frame, block)),
    ...writeFootnotes(frame, group.footnotes),
  ];
}
