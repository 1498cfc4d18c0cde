import type { FlowNode, FlowParagraph, FlowRow, FlowRun } from '#flow/flow.ts';

/** Advance widths of Times New Roman from the space to the tilde, in thousandths of an em. */
const regularWidths = [
  250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278, 500, 500, 500, 500, 500,
  500, 500, 500, 500, 500, 278, 278, 564, 564, 564, 444, 921, 722, 667, 667, 722, 611, 556, 722, 722, 333,
  389, 722, 611, 889, 722, 722, 556, 722, 667, 556, 611, 722, 722, 944, 722, 722, 611, 333, 278, 333, 469,
  500, 333, 444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500, 278, 778, 500, 500, 500, 500, 333, 389,
  278, 500, 500, 722, 500, 500, 444, 480, 200, 480, 541,
];
const firstCode = 32;
const boldFactor = 1.06;
const quoteEm = 0.444;
const accentedEm = 0.55;
const fullEm = 1;

function getCharEm(code: number): number {
  const width = regularWidths[code - firstCode];
  if (width !== undefined) return width / 1000;
  if (code >= 0x2010 && code <= 0x201f) return quoteEm;
  return code < 0x1100 ? accentedEm : fullEm;
}

/** Width of a text set in Times New Roman and a square Korean font. */
export function measureText(text: string, sizePt: number, isBold = false): number {
  let em = 0;
  for (const char of text) em += getCharEm(char.codePointAt(0) ?? 0);
  return em * sizePt * (isBold ? boldFactor : 1);
}

/** Width of runs on one line. */
export function measureRuns(runs: FlowRun[]): number {
  return runs.reduce((sum, { text, look }) => sum + measureText(text, look.sizePt, look.isBold), 0);
}

/** Where a line may end: behind a space, and beside any letter that is not Latin. */
const breakable =
  /[^\S\u00A0]+|[\u1100-\u11FF\u3000-\u9FFF\uAC00-\uD7FF]|[^\s\u1100-\u11FF\u3000-\u9FFF\uAC00-\uD7FF]+/gu;

/** How many lines the runs take between the margins, by greedy filling. */
export function countLines(runs: FlowRun[], widthPt: number, firstPt = 0): number {
  let [lines, atPt] = [1, firstPt];
  for (const { text, look } of runs) {
    for (const piece of text.match(breakable) ?? []) {
      const piecePt = measureText(piece, look.sizePt, look.isBold);
      if (atPt + piecePt > widthPt && piece.trim() !== '') {
        lines += Math.max(1, Math.floor(piecePt / Math.max(1, widthPt)));
        atPt = 0;
      }
      atPt += piecePt;
    }
  }
  return lines;
}

/** Cuts a text into lines that fit the width. */
export function splitLines(text: string, widthPt: number, sizePt: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of text.match(breakable) ?? []) {
    if (line !== '' && measureText(line + piece, sizePt) > widthPt) {
      lines.push(line.trim());
      line = '';
    }
    line += piece;
  }
  return line.trim() === '' ? lines : [...lines, line.trim()];
}

function getParagraphSize({ runs }: FlowParagraph): number {
  return runs.reduce((size, { look }) => Math.max(size, look.sizePt), 1);
}

/** Lines are counted in a slightly narrower column: an estimate that is too low cuts text off. */
const caution = 0.97;

/** Height of a paragraph with its spacing. */
export function measureParagraph(paragraph: FlowParagraph, widthPt: number): number {
  const { picture, runs, leftPt, firstPt, beforePt, afterPt, lineSpacing } = paragraph;
  const lines = countLines(runs, (widthPt - leftPt) * caution, firstPt);
  const heightPt = lines * getParagraphSize(paragraph) * lineSpacing;
  return Math.max(heightPt, picture?.heightPt ?? 0) + beforePt + afterPt;
}

/** Sum of the heights of paragraphs that stand one below the other. */
export function measureParagraphs(paragraphs: FlowParagraph[], widthPt: number): number {
  return paragraphs.reduce((sum, paragraph) => sum + measureParagraph(paragraph, widthPt), 0);
}

/** Height of a table row: that of its tallest cell. */
export function measureRow(row: FlowRow, widthsPt: number[], paddingXPt: number, paddingYPt: number): number {
  const heights = row.cells.map(
    ({ paragraphs }, index) =>
      measureParagraphs(paragraphs, (widthsPt[index] ?? 0) - 2 * paddingXPt) + 2 * paddingYPt,
  );
  return Math.max(row.heightPt, ...heights);
}

/** Padding of framed text, at the sides and above. */
export const boxPadding = { xPt: 7, yPt: 5 };

/** Height of any node with its spacing. */
export function measureNode(node: FlowNode, widthPt: number): number {
  if (node.type === 'paragraph') return measureParagraph(node, widthPt);
  const outerPt = node.beforePt + node.afterPt;
  if (node.type === 'box') {
    return outerPt + 2 * boxPadding.yPt + measureParagraphs(node.paragraphs, widthPt - 2 * boxPadding.xPt);
  }
  const { widthsPt, paddingXPt, paddingYPt } = node;
  return outerPt + node.rows.reduce((sum, row) => sum + measureRow(row, widthsPt, paddingXPt, paddingYPt), 0);
}
