import type { LayoutOptions, PaperBlock, PaperGroup, PaperInline } from '#paper.ts';
import { getColumnSize, mmToPt } from '#sheets.ts';

/** Generous widths in em: an estimate that is too high only costs a measurement. */
const wideEm = 1.05;
const narrowEm = 0.55;
const choiceExtraEm = 4;

function getTextEm(text: string): number {
  let em = 0;
  for (const char of text) em += char > '\u10FF' ? wideEm : narrowEm;
  return em;
}

function getInlineEm(inline: PaperInline): number {
  if (inline.type === 'choice') return getTextEm(inline.left + inline.right + inline.label) + choiceExtraEm;
  if (inline.type === 'blank') return inline.widthEm + choiceExtraEm;
  if (inline.type === 'slash' || inline.type === 'insertion-point') return choiceExtraEm;
  return getTextEm(inline.text) + 1;
}

function countLines(inlines: PaperInline[], widthEm: number): number {
  const em = inlines.reduce((sum, inline) => sum + getInlineEm(inline), 0);
  return Math.ceil((em * 1.1) / widthEm) + 1;
}

function sumLines(runs: PaperInline[][], widthEm: number): number {
  return runs.reduce((sum, run) => sum + countLines(run, widthEm), 0);
}

function countBlockLines(block: PaperBlock, widthEm: number): number {
  switch (block.type) {
    case 'paragraph':
    case 'labelled':
      return countLines(block.inlines, widthEm - 3);
    case 'box':
      return 3 + sumLines(block.paragraphs, widthEm - 3);
    case 'table':
      return block.rows.reduce((sum, row) => sum + 1 + sumLines(row, widthEm / block.columns.length), 3);
    case 'sentence-rows':
      return block.rows.reduce((sum, row) => sum + 3 + 3 * countLines(row.inlines, widthEm - 3), 0);
    case 'items':
      return block.items.reduce(
        (sum, item) =>
          sum +
          2 +
          countLines(item.prompt, widthEm / 3) +
          sumLines((item.options ?? []).map(asRun), widthEm - 4),
        0,
      );
    case 'word-bank':
      return 4 + countLines([{ type: 'text', text: block.words.join('     ') }], widthEm - 3);
    case 'writing-lines':
      return 2 + 2 * block.count;
  }
}

const asRun = (text: string): PaperInline[] => [{ type: 'text', text }];

/** A height in lines that the group surely does not exceed. */
function countGroupLines(group: PaperGroup, widthEm: number): number {
  const blocks = [...group.blocks, ...group.entries.flatMap((entry) => entry.blocks)];
  const notes = [group, ...group.entries].flatMap(({ footnotes }) => footnotes);
  const runs = group.entries.flatMap((entry) => [entry.stem, ...entry.options, asRun(entry.keyText ?? '')]);
  return (
    blocks.reduce((sum, block) => sum + countBlockLines(block, widthEm), 0) +
    sumLines(runs, widthEm - 2) +
    sumLines(
      notes.map(({ word, meaning }) => asRun(word + meaning)),
      widthEm,
    ) +
    3 * group.entries.length
  );
}

const maxShare = 0.88;
/** Below the masthead a column is shorter by up to a fifth. */
const maxShareBelowMasthead = 0.7;

function isTall(lines: number, layout: LayoutOptions, share = maxShare): boolean {
  const linePt = layout.fontSizePt * Math.max(1.2, layout.lineSpacing);
  return lines * linePt > share * mmToPt(getColumnSize(layout).heightMm);
}

const getWidthEm = (layout: LayoutOptions): number =>
  mmToPt(getColumnSize(layout).widthMm) / layout.fontSizePt;

/** Whether one block alone could be nearly as tall as a column. */
export function mayBlockFillColumn(block: PaperBlock, layout: LayoutOptions): boolean {
  return isTall(countBlockLines(block, getWidthEm(layout)), layout);
}

/** Whether one paragraph could be nearly as tall as a column. */
export function mayTextFillColumn(text: string, layout: LayoutOptions): boolean {
  return isTall(countLines(asRun(text), getWidthEm(layout)), layout);
}

/** Whether the group could be nearly as tall as its column, which for the first stands below the masthead, so that Typst has to measure it. */
export function mayFillColumn(group: PaperGroup, layout: LayoutOptions, isFirst: boolean): boolean {
  const share = isFirst ? maxShareBelowMasthead : maxShare;
  return isTall(countGroupLines(group, getWidthEm(layout)), layout, share);
}
