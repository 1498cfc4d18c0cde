import {
  AlignmentType,
  BorderStyle,
  ColumnBreak,
  type FileChild,
  HeightRule,
  ImageRun,
  type IBorderOptions,
  type IParagraphOptions,
  type IRunOptions,
  LineRuleType,
  Paragraph,
  Tab,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TabStopType,
  TextRun,
  UnderlineType,
  VerticalAlignTable,
  WidthType,
} from 'docx';
import type {
  FlowBox,
  FlowBreak,
  FlowCell,
  FlowNode,
  FlowParagraph,
  FlowPicture,
  FlowRun,
  FlowTable,
} from '#flow/flow.ts';
import { standsOnLines } from '#flow/table-rows.ts';
import { boxPadding } from '#flow/text-width.ts';

const twipsPerPt = 20;

/** Points in twips, which Word counts lengths in. */
export const toTwips = (pt: number): number => Math.round(pt * twipsPerPt);

const colours = { ink: '000000', key: 'C4122F', grey: '777777', white: 'FFFFFF' };
const fills = { grey: 'F0F0F0', ink: '111111', white: 'FFFFFF' };
const fonts = {
  serif: { ascii: 'Times New Roman', hAnsi: 'Times New Roman', cs: 'Times New Roman', eastAsia: '바탕' },
  sans: { ascii: '맑은 고딕', hAnsi: '맑은 고딕', cs: '맑은 고딕', eastAsia: '맑은 고딕' },
};
const alignments = {
  justify: AlignmentType.BOTH,
  left: AlignmentType.LEFT,
  right: AlignmentType.RIGHT,
  center: AlignmentType.CENTER,
};

/** What Word and its kin may not hold in a text. */
const forbidden = /[^\t\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A run of Word; tabs become elements. */
export function writeRun({ text, look }: FlowRun): TextRun {
  const pieces = text.replace(forbidden, '').split('\t');
  const options: IRunOptions = {
    children: pieces.flatMap((piece, index) => (index === 0 ? [piece] : [new Tab(), piece])),
    font: fonts[look.font],
    // Half points, the finest that Word knows.
    size: Math.max(2, Math.round(look.sizePt * 2)),
    color: colours[look.colour],
    bold: look.isBold,
    ...(look.isUnderlined ? { underline: { type: UnderlineType.SINGLE } } : {}),
  };
  return new TextRun(options);
}

const getLinePt = ({ runs, lineSpacing }: FlowParagraph): number =>
  runs.reduce((size, { look }) => Math.max(size, look.sizePt), 1) * lineSpacing;

function writeBreak(flowBreak: FlowBreak): TextRun[] {
  return flowBreak === 'column' ? [new TextRun({ children: [new ColumnBreak()] })] : [];
}

const pictureTypes = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const;
/** Word counts the sizes of pictures in pixels of a screen. */
const pxPerPt = 96 / 72;

function writePicture({ logo, widthPt, heightPt }: FlowPicture): ImageRun {
  return new ImageRun({
    type: pictureTypes[logo.mediaType],
    data: Buffer.from(logo.base64, 'base64'),
    transformation: { width: Math.round(widthPt * pxPerPt), height: Math.round(heightPt * pxPerPt) },
    altText: { name: '로고', title: '로고', description: '로고' },
  });
}

/** A paragraph of Word with lines of a fixed height, whatever font the reader has. */
export function writeParagraph(paragraph: FlowParagraph, extra: IParagraphOptions = {}): Paragraph {
  const { picture, runs, align, leftPt, firstPt, beforePt, afterPt, tabStopsPt, keepsWithNext } = paragraph;
  return new Paragraph({
    children: [
      ...writeBreak(paragraph.break),
      ...(picture ? [writePicture(picture)] : []),
      ...runs.map(writeRun),
    ],
    alignment: alignments[align],
    pageBreakBefore: paragraph.break === 'page',
    keepNext: keepsWithNext,
    keepLines: runs.length < 40,
    spacing: {
      before: toTwips(beforePt),
      after: toTwips(afterPt),
      line: toTwips(getLinePt(paragraph)),
      // A line of a fixed height would cut a picture off.
      lineRule: picture ? LineRuleType.AT_LEAST : LineRuleType.EXACT,
    },
    indent: {
      left: toTwips(leftPt),
      ...(firstPt < 0 ? { hanging: toTwips(-firstPt) } : { firstLine: toTwips(firstPt) }),
    },
    ...(tabStopsPt.length === 0
      ? {}
      : { tabStops: tabStopsPt.map((pt) => ({ type: TabStopType.LEFT, position: toTwips(pt) })) }),
    ...extra,
  });
}

/** A paragraph that only keeps things apart. */
function writeSpacer(heightPt: number, flowBreak: FlowBreak = 'none', keepNext = false): Paragraph {
  return new Paragraph({
    children: writeBreak(flowBreak),
    pageBreakBefore: flowBreak === 'page',
    keepNext,
    spacing: { before: 0, after: 0, line: toTwips(Math.max(1, heightPt)), lineRule: LineRuleType.EXACT },
  });
}

const line: IBorderOptions = { style: BorderStyle.SINGLE, size: 4, color: '000000' };
const noLine: IBorderOptions = { style: BorderStyle.NONE, size: 0, color: 'auto' };
const thickLine: IBorderOptions = { ...line, size: 12 };

/** Framed text is text with a frame, and no table: it stays easy to edit, and breaks where it must. */
function writeBox({ paragraphs, beforePt, afterPt, break: flowBreak }: FlowBox): Paragraph[] {
  const side = (space: number): IBorderOptions => ({ ...line, space });
  const border = {
    top: side(boxPadding.yPt),
    bottom: side(boxPadding.yPt),
    left: side(boxPadding.xPt),
    right: side(boxPadding.xPt),
  };
  const last = paragraphs.length - 1;
  return paragraphs.map((paragraph, index) => {
    const isFirst = index === 0;
    const spaced = {
      ...paragraph,
      beforePt: isFirst ? beforePt : 0,
      afterPt: index === last ? afterPt : 0,
      break: isFirst ? flowBreak : ('none' as const),
      keepsWithNext: index < last,
    };
    // Word joins frames only of neighbours with equal indents.
    const indent = { left: toTwips(boxPadding.xPt), right: toTwips(boxPadding.xPt) };
    return writeParagraph(spaced, { border, indent });
  });
}

function getBorders(edge: FlowCell['edge']) {
  const other = edge === 'box' ? line : noLine;
  const bottom = edge === 'none' ? noLine : edge === 'thick-below' ? thickLine : line;
  return { top: other, left: other, right: other, bottom };
}

function writeCell(cell: FlowCell, widthPt: number, table: FlowTable, isOnLine: boolean): TableCell {
  const [x, y] = [toTwips(table.paddingXPt), toTwips(table.paddingYPt)];
  return new TableCell({
    children: cell.paragraphs.map((paragraph) => writeParagraph(paragraph)),
    width: { size: toTwips(widthPt), type: WidthType.DXA },
    borders: getBorders(cell.edge),
    margins: { top: y, bottom: y, left: x, right: x },
    verticalAlign: isOnLine ? VerticalAlignTable.BOTTOM : VerticalAlignTable.CENTER,
    ...(cell.fill === undefined ? {} : { shading: { fill: fills[cell.fill], color: 'auto', type: 'clear' } }),
  });
}

function writeTable(table: FlowTable): Table {
  const { widthsPt, rows, hasHeader } = table;
  const widthPt = widthsPt.reduce((sum, width) => sum + width, 0);
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: toTwips(widthPt), type: WidthType.DXA },
    columnWidths: widthsPt.map(toTwips),
    borders: {
      top: noLine,
      bottom: noLine,
      left: noLine,
      right: noLine,
      insideHorizontal: noLine,
      insideVertical: noLine,
    },
    rows: rows.map(
      (row, index) =>
        new TableRow({
          cantSplit: true,
          tableHeader: hasHeader && index === 0,
          ...(row.heightPt > 0 ? { height: { value: toTwips(row.heightPt), rule: HeightRule.ATLEAST } } : {}),
          children: row.cells.map((cell, column) =>
            writeCell(cell, widthsPt[column] ?? 0, table, standsOnLines(row.cells)),
          ),
        }),
    ),
  });
}

/** One node; a table carries its break and its spacing in small paragraphs around it. */
function writeNode(node: FlowNode, next: FlowNode | undefined): FileChild[] {
  if (node.type === 'paragraph') return [writeParagraph(node)];
  // Word takes tables, and frames, without anything between them for one.
  if (node.type === 'box') return [...writeBox(node), ...(next?.type === 'box' ? [writeSpacer(1)] : [])];
  const needsHead = node.beforePt >= 1 || node.break !== 'none';
  return [
    ...(needsHead ? [writeSpacer(node.beforePt, node.break, true)] : []),
    writeTable(node),
    writeSpacer(node.afterPt, 'none', node.keepsWithNext),
  ];
}

/** The nodes of one area, in order. */
export const writeNodes = (nodes: FlowNode[]): FileChild[] =>
  nodes.flatMap((node, index) => writeNode(node, nodes[index + 1]));
