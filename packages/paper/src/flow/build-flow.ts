import { writeAnswerHead, writeAnswerKeys } from '#flow/answer-nodes.ts';
import { writeAnswerSheet } from '#flow/answer-sheet-nodes.ts';
import { BreakFinder, MarkCursor } from '#flow/breaks.ts';
import { writeEntry, writeGroupHead } from '#flow/entry-nodes.ts';
import type { FlowArea, FlowBreak, FlowDocument, FlowNode, FlowSection } from '#flow/flow.ts';
import {
  emptyCell,
  type Frame,
  makeFrame,
  makeParagraph,
  narrowFrame,
  run,
  vary,
  withBreak,
} from '#flow/frame.ts';
import { getHeading, writeMasthead } from '#flow/masthead-nodes.ts';
import { measureNode } from '#flow/text-width.ts';
import type { Paper, PaperGroup, PaperLogo, PaperPart, PaperSection, PlaceMark, Placement } from '#paper.ts';
import { getSheet, mmToPt } from '#sheets.ts';

/** Answers are set a little smaller than questions. */
const answerScale = 0.94;
const leastGapEm = 1.1;
/** The share of Typst's free space that is given again; the rest is for fonts that run wider or taller. */
const gapShare = 0.6;
const mostGapEm = 14;

interface PlacedGroup {
  nodes: FlowNode[];
  /** How many of the nodes are direction and shared body, which stand above the mark of the first entry. */
  headCount: number;
  break: FlowBreak;
  placement: Placement | undefined;
}

function writeGroup(frame: Frame, group: PaperGroup, cursor: MarkCursor, breaks: BreakFinder): PlacedGroup {
  let groupBreak: FlowBreak = 'none';
  let first: Placement | undefined;
  const nodes = writeGroupHead(frame, group);
  const headCount = nodes.length;
  group.entries.forEach((entry, index) => {
    const placement = cursor.take(entry.exerciseId, 'entry');
    // The direction of a group stands above the mark of its first entry.
    const found = breaks.find(
      index === 0 && placement && headCount > 0 ? raise(placement, frame, nodes) : placement,
    );
    const written = writeEntry(frame, entry, (number, isRow) =>
      breaks.find(cursor.take(entry.exerciseId, 'piece', number), isRow),
    );
    if (index === 0) {
      groupBreak = found;
      first = placement;
      nodes.push(...withBreak(written, 'none', headCount > 0 ? 0.6 * frame.sizePt : 0));
    } else {
      nodes.push(...withBreak(written, found, 0.8 * frame.sizePt));
    }
  });
  return { nodes, headCount, break: groupBreak, placement: first };
}

const sumHeights = (frame: Frame, nodes: FlowNode[]): number =>
  nodes.reduce((sum, node) => sum + measureNode(node, frame.widthPt), 0);

/** Where the head of a group starts, judged from the place of its first entry; rather too high than too low. */
function raise(placement: Placement, frame: Frame, head: FlowNode[]): Placement {
  return { ...placement, yPt: placement.yPt - 1.15 * sumHeights(frame, head) - 2 * frame.sizePt };
}

function getGap(frame: Frame, previous: PlacedGroup | undefined, next: PlacedGroup): number {
  const leastPt = leastGapEm * frame.sizePt;
  const [from, to] = [previous?.placement, next.placement];
  if (!from || !to || from.page !== to.page || from.column !== to.column) return leastPt;
  const heightPt =
    sumHeights(frame, previous?.nodes.slice(previous.headCount) ?? []) +
    sumHeights(frame, next.nodes.slice(0, next.headCount));
  const freePt = to.yPt - from.yPt - heightPt;
  return Math.min(mostGapEm * frame.sizePt, Math.max(leastPt, gapShare * freePt));
}

function writeQuestions(frame: Frame, part: PaperPart, groups: PaperGroup[], cursor: MarkCursor): FlowNode[] {
  const breaks = new BreakFinder(part.layout);
  const placed = groups.map((group) => writeGroup(frame, group, cursor, breaks));
  return placed.flatMap((group, index) =>
    withBreak(group.nodes, group.break, index === 0 ? 0 : getGap(frame, placed[index - 1], group)),
  );
}

function writeArea(
  part: PaperPart,
  section: PaperSection,
  cursor: MarkCursor,
  start: { isFirst: boolean; logo: PaperLogo | undefined },
): FlowArea {
  const { isFirst, logo } = start;
  const { layout } = part;
  const sheet = getSheet(layout.style);
  const pagePt = mmToPt(sheet.widthMm - 2 * sheet.sideMm);
  const column = makeFrame(layout);
  const page = narrowFrame(column, pagePt);
  const head = isFirst ? writeMasthead(page, part, logo) : [];
  if (section.type === 'questions') {
    const nodes = writeQuestions(column, part, section.groups, cursor);
    return { columns: layout.columns, startsPage: !isFirst, head, nodes };
  }
  if (section.type === 'answer-sheet') {
    return { columns: 1, startsPage: !isFirst, head, nodes: writeAnswerSheet(page, section) };
  }
  const gridColumns = layout.style === 'exam-b4' ? 10 : 8;
  const small = makeFrame(layout, answerScale);
  const breaks = new BreakFinder(layout);
  const keys = writeAnswerKeys(small, section.keys, (...what) => breaks.find(cursor.take(...what)));
  return {
    columns: layout.columns,
    startsPage: !isFirst,
    head: [...head, ...writeAnswerHead(page, section, gridColumns)],
    nodes: keys.length > 0 ? keys : [emptyCell(small)],
  };
}

function writePart(part: PaperPart, cursor: MarkCursor, logo: PaperLogo | undefined): FlowSection {
  const { layout } = part;
  const sheet = getSheet(layout.style);
  return {
    sheet: {
      widthPt: mmToPt(sheet.widthMm),
      heightPt: mmToPt(sheet.heightMm),
      sidePt: mmToPt(sheet.sideMm),
      topPt: mmToPt(sheet.topMm),
      bottomPt: mmToPt(sheet.bottomMm),
      gutterPt: mmToPt(sheet.gutterMm),
    },
    runningHead: getHeading(part),
    footer: layout.footer,
    keepWords: layout.keepWords,
    look: makeFrame(layout).look,
    areas: part.sections.map((section, index) =>
      writeArea(part, section, cursor, { isFirst: index === 0, logo }),
    ),
  };
}

/** The contents page of a bundle; a page is not known when the marks are those of another paper. */
function writeContents(paper: Paper, section: FlowSection, pages: (number | undefined)[]): FlowArea {
  const first = paper.parts[0];
  const { widthPt, sidePt } = section.sheet;
  const frame: Frame = {
    widthPt: widthPt - 2 * sidePt,
    sizePt: 11,
    lineSpacing: 1.6,
    look: { ...section.look, font: 'sans', sizePt: 11 },
  };
  const title = vary(frame, { sizePt: 22, isBold: true });
  const rows = paper.parts.map((part, index) =>
    makeParagraph(
      frame,
      [
        run(`${index + 1}`, vary(frame, { isBold: true })),
        run(`\t${part.title}${pages[index] === undefined ? '' : `\t${pages[index]}`}`, frame.look),
      ],
      { leftPt: 24, firstPt: -24, tabStopsPt: [24, frame.widthPt - 30] },
    ),
  );
  return {
    columns: 1,
    startsPage: false,
    head: [],
    nodes: [
      makeParagraph(frame, [run(paper.title || (first?.title ?? ''), title)], {
        align: 'center',
        afterPt: 18,
      }),
      makeParagraph(frame, [run('차례', { ...title, sizePt: 14 })], { align: 'center', afterPt: 14 }),
      ...rows,
    ],
  };
}

/**
 * Lays a paper out for a word processor: what starts a column or page by its mark, which the PDF has given it,
 * starts one here.
 */
export function buildFlow(paper: Paper, marks: PlaceMark[]): FlowDocument {
  const cursor = new MarkCursor(marks);
  const pages: (number | undefined)[] = [];
  const sections = paper.parts.map((part) => {
    pages.push(cursor.peek()?.page);
    return writePart(part, cursor, paper.logo);
  });
  const [first] = sections;
  if (paper.hasContents && first) {
    sections.unshift({ ...first, runningHead: '', areas: [writeContents(paper, first, pages)] });
  }
  return { title: paper.title, sections };
}
