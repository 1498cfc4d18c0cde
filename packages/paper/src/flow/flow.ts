import type { PaperLogo } from '#paper.ts';

/** How a run of letters looks; fonts are named only by the writers. */
export interface RunLook {
  font: 'serif' | 'sans';
  sizePt: number;
  colour: 'ink' | 'key' | 'grey' | 'white';
  isBold: boolean;
  isUnderlined: boolean;
}

/** Letters of one look; a tab stands for a jump to the next tab stop. */
export interface FlowRun {
  text: string;
  look: RunLook;
}

/** A break before a node. In the last column a column break leads to the next page. */
export type FlowBreak = 'none' | 'column' | 'page';

/** The logo at the size at which it is printed. */
export interface FlowPicture {
  logo: PaperLogo;
  widthPt: number;
  heightPt: number;
}

/** A paragraph; a negative `firstPt` hangs the first line out to the left. */
export interface FlowParagraph {
  type: 'paragraph';
  /** Stands before the runs, as a letter does. */
  picture?: FlowPicture;
  runs: FlowRun[];
  align: 'justify' | 'left' | 'right' | 'center';
  leftPt: number;
  firstPt: number;
  beforePt: number;
  afterPt: number;
  /** Distance of two baselines as a multiple of the font size. */
  lineSpacing: number;
  tabStopsPt: number[];
  keepsWithNext: boolean;
  break: FlowBreak;
}

/** Lines around a cell: all four, one below, or a thick one below. */
export type CellEdge = 'none' | 'box' | 'below' | 'thick-below';

/** One cell of a table. */
export interface FlowCell {
  paragraphs: FlowParagraph[];
  edge: CellEdge;
  fill?: 'grey' | 'ink' | 'white';
}

/** A row of cells, at least `heightPt` high. */
export interface FlowRow {
  cells: FlowCell[];
  heightPt: number;
}

/** A table; it breaks between rows only when it may. */
export interface FlowTable {
  type: 'table';
  widthsPt: number[];
  rows: FlowRow[];
  hasHeader: boolean;
  /** Goes on from the table before it. */
  isContinued: boolean;
  mayBreak: boolean;
  keepsWithNext: boolean;
  paddingXPt: number;
  paddingYPt: number;
  beforePt: number;
  afterPt: number;
  break: FlowBreak;
}

/** Framed text. */
export interface FlowBox {
  type: 'box';
  paragraphs: FlowParagraph[];
  beforePt: number;
  afterPt: number;
  break: FlowBreak;
}

/** What stands one below the other in a column. */
export type FlowNode = FlowParagraph | FlowTable | FlowBox;

/** A stretch with one number of columns; it starts a new page when asked to. */
export interface FlowArea {
  columns: 1 | 2;
  startsPage: boolean;
  /** Stands over all columns, at the top of the page. */
  head: FlowNode[];
  nodes: FlowNode[];
}

/** Pages of one size with one running head; numbering runs on from section to section. */
export interface FlowSection {
  sheet: {
    widthPt: number;
    heightPt: number;
    sidePt: number;
    topPt: number;
    bottomPt: number;
    gutterPt: number;
  };
  runningHead: string;
  footer: string;
  keepWords: boolean;
  /** The look of empty paragraphs and of the page number. */
  look: RunLook;
  areas: FlowArea[];
}

/** A paper as a word processor sees it. */
export interface FlowDocument {
  title: string;
  sections: FlowSection[];
}
