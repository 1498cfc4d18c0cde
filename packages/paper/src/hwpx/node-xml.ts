import type {
  FlowBox,
  FlowNode,
  FlowParagraph,
  FlowRow,
  FlowRun,
  FlowSection,
  FlowTable,
} from '#flow/flow.ts';
import { boxPadding, measureParagraphs, measureRow, measureText } from '#flow/text-width.ts';
import type { HwpxStyles } from '#hwpx/styles.ts';
import { element, escapeXml, toUnits } from '#hwpx/xml.ts';

/** What the first paragraph of an area carries besides its text. */
export interface Carry {
  controls: string;
  startsPage: boolean;
}

const nothing: Carry = { controls: '', startsPage: false };

const subListAttributes = {
  id: '',
  textDirection: 'HORIZONTAL',
  lineWrap: 'BREAK',
  vertAlign: 'TOP',
  linkListIDRef: 0,
  linkListNextIDRef: 0,
  textWidth: 0,
  textHeight: 0,
  hasTextRef: 0,
  hasNumRef: 0,
};

/** A tab that finds no stop is still seen. */
const leastTabPt = 2;

/** A carrier paragraph of a table is as small as Hangul allows, so that it adds no height. */
const carrierSizePt = 1;

/** Writes the nodes of one section and numbers its paragraphs and tables. */
export class NodeWriter {
  readonly #styles: HwpxStyles;
  readonly #section: FlowSection;
  #nextId = 1;

  constructor(styles: HwpxStyles, section: FlowSection) {
    this.#styles = styles;
    this.#section = section;
  }

  writeNode(node: FlowNode, carry: Carry = nothing): string {
    if (node.type === 'paragraph') return this.#writeParagraph(node, carry);
    const table = node.type === 'box' ? this.#toTable(node) : node;
    return this.#writeCarrier(table, carry);
  }

  /** Page number below, running head above; the section hides the head on its first page. */
  writeHeadAndFoot(): string {
    const { runningHead, footer, look, sheet } = this.#section;
    const widthPt = sheet.widthPt - 2 * sheet.sidePt;
    const sans = { ...look, font: 'sans' as const, sizePt: 8.5 };
    const number = element(
      'hp:ctrl',
      {},
      element(
        'hp:autoNum',
        { num: 1, numType: 'PAGE' },
        element('hp:autoNumFormat', {
          type: 'DIGIT',
          userChar: '',
          prefixChar: '',
          suffixChar: '',
          supscript: 0,
        }),
      ),
    );
    const lines = [
      this.#writeBare(
        this.#writeRuns([{ text: '- ', look: sans }]) +
          this.#writeRun(number, sans) +
          this.#writeRuns([{ text: ' -', look: sans }]),
      ),
      ...(footer === ''
        ? []
        : [this.#writeBare(this.#writeRuns([{ text: footer, look: { ...sans, sizePt: 7.2 } }]))]),
    ];
    const head = this.#writeBare(
      this.#writeRuns([{ text: runningHead, look: { ...sans, sizePt: 11, isBold: true } }]),
    );
    return (
      (runningHead === '' ? '' : this.#writeMarginal('hp:header', 1, head, widthPt, 'BOTTOM')) +
      this.#writeMarginal('hp:footer', 2, lines.join(''), widthPt, 'TOP')
    );
  }

  #writeMarginal(name: string, id: number, content: string, widthPt: number, vertAlign: string): string {
    const attributes = { ...subListAttributes, vertAlign, textWidth: toUnits(widthPt), textHeight: 2400 };
    return element(
      'hp:ctrl',
      {},
      element(name, { id, applyPageType: 'BOTH' }, element('hp:subList', attributes, content)),
    );
  }

  #writeBare(runs: string): string {
    return element('hp:p', this.#getParagraphAttributes({ ...centred, beforePt: 0 }, nothing, 'none'), runs);
  }

  #getParagraphAttributes(
    shape: Omit<FlowParagraph, 'type' | 'runs' | 'break'>,
    carry: Carry,
    flowBreak: FlowNode['break'],
  ): Record<string, string | number> {
    return {
      id: this.#nextId++,
      paraPrIDRef: this.#styles.getParagraphId({ ...shape, keepWords: this.#section.keepWords }),
      styleIDRef: 0,
      pageBreak: carry.startsPage || flowBreak === 'page' ? 1 : 0,
      columnBreak: flowBreak === 'column' ? 1 : 0,
      merged: 0,
    };
  }

  #writeRun(content: string, look: FlowRun['look']): string {
    return element('hp:run', { charPrIDRef: this.#styles.getLookId(look) }, content);
  }

  #writeRuns(runs: FlowRun[]): string {
    return runs.map((run) => this.#writeText(run, () => leastTabPt)).join('');
  }

  /** Every tab tells its width, for readers that do not look for its stop. */
  #writeTabbedRuns({ runs, leftPt, firstPt, tabStopsPt }: FlowParagraph): string {
    let atPt = leftPt + firstPt;
    const measure = (text: string, look: FlowRun['look']) => measureText(text, look.sizePt, look.isBold);
    return runs
      .map((run) => {
        const written = this.#writeText(run, (before) => {
          atPt += measure(before, run.look);
          const stopPt = tabStopsPt.find((candidatePt) => candidatePt > atPt + leastTabPt / 2);
          const widthPt = stopPt === undefined ? leastTabPt : stopPt - atPt;
          atPt += widthPt;
          return widthPt;
        });
        atPt += measure(run.text.slice(run.text.lastIndexOf('\t') + 1), run.look);
        return written;
      })
      .join('');
  }

  /** `getTabWidth` is told the text between the last tab and this one. */
  #writeText({ text, look }: FlowRun, getTabWidth: (before: string) => number): string {
    if (text === '') return this.#writeRun('<hp:t/>', look);
    const pieces = text.split('\t');
    const last = pieces.length - 1;
    const content = pieces.map((piece, index) => {
      const widthPt = index === last ? undefined : getTabWidth(piece);
      const tab =
        widthPt === undefined ? '' : element('hp:tab', { width: toUnits(widthPt), leader: 0, type: 1 });
      return escapeXml(piece) + tab;
    });
    return this.#writeRun(`<hp:t>${content.join('')}</hp:t>`, look);
  }

  #writeParagraph(paragraph: FlowParagraph, carry: Carry): string {
    const controls = carry.controls === '' ? '' : this.#writeRun(carry.controls, this.#section.look);
    return element(
      'hp:p',
      this.#getParagraphAttributes(paragraph, carry, paragraph.break),
      controls,
      this.#writeTabbedRuns(paragraph),
    );
  }

  #toTable(box: FlowBox): FlowTable {
    const { sheet } = this.#section;
    const isSplit = this.#section.areas.some(({ columns }) => columns === 2);
    const textPt = sheet.widthPt - 2 * sheet.sidePt;
    const widthPt = isSplit ? (textPt - sheet.gutterPt) / 2 : textPt;
    return {
      ...box,
      type: 'table',
      widthsPt: [widthPt],
      rows: [{ heightPt: 0, cells: [{ paragraphs: box.paragraphs, edge: 'box' }] }],
      hasHeader: false,
      mayBreak: true,
      keepsWithNext: false,
      paddingXPt: boxPadding.xPt,
      paddingYPt: boxPadding.yPt,
    };
  }

  #writeCarrier(table: FlowTable, carry: Carry): string {
    const { beforePt, afterPt, keepsWithNext } = table;
    const shape = { ...carrier, beforePt, afterPt, keepsWithNext };
    const look = { ...this.#section.look, sizePt: carrierSizePt };
    const controls = carry.controls === '' ? '' : this.#writeRun(carry.controls, look);
    const attributes = this.#getParagraphAttributes(shape, carry, table.break);
    return element('hp:p', attributes, controls, this.#writeRun(`${this.#writeTable(table)}<hp:t/>`, look));
  }

  #writeTable(table: FlowTable): string {
    const { widthsPt, rows, paddingXPt, paddingYPt, mayBreak } = table;
    const heightsPt = rows.map((row) => measureRow(row, widthsPt, paddingXPt, paddingYPt));
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    const margin = {
      left: toUnits(paddingXPt),
      right: toUnits(paddingXPt),
      top: toUnits(paddingYPt),
      bottom: toUnits(paddingYPt),
    };
    const trs = rows.map((row, index) => this.#writeRow(table, row, index, heightsPt[index] ?? 0));
    return element(
      'hp:tbl',
      {
        id: this.#nextId++,
        zOrder: 0,
        numberingType: 'TABLE',
        textWrap: 'TOP_AND_BOTTOM',
        textFlow: 'BOTH_SIDES',
        lock: 0,
        dropcapstyle: 'None',
        pageBreak: mayBreak ? 'CELL' : 'NONE',
        repeatHeader: table.hasHeader ? 1 : 0,
        rowCnt: rows.length,
        colCnt: widthsPt.length,
        cellSpacing: 0,
        borderFillIDRef: 1,
        noAdjust: 0,
      },
      element('hp:sz', {
        width: toUnits(sum(widthsPt)),
        widthRelTo: 'ABSOLUTE',
        height: toUnits(sum(heightsPt)),
        heightRelTo: 'ABSOLUTE',
        protect: 0,
      }),
      element('hp:pos', {
        treatAsChar: mayBreak ? 0 : 1,
        affectLSpacing: 0,
        flowWithText: 1,
        allowOverlap: 0,
        holdAnchorAndSO: 0,
        vertRelTo: 'PARA',
        horzRelTo: 'COLUMN',
        vertAlign: 'TOP',
        horzAlign: 'LEFT',
        vertOffset: 0,
        horzOffset: 0,
      }),
      element('hp:outMargin', { left: 0, right: 0, top: 0, bottom: 0 }),
      element('hp:inMargin', margin),
      ...trs,
    );
  }

  #writeRow(table: FlowTable, row: FlowRow, rowIndex: number, heightPt: number): string {
    const { widthsPt, paddingXPt, paddingYPt } = table;
    const margin = {
      left: toUnits(paddingXPt),
      right: toUnits(paddingXPt),
      top: toUnits(paddingYPt),
      bottom: toUnits(paddingYPt),
    };
    const cells = row.cells.map((cell, column) => {
      const widthPt = widthsPt[column] ?? 0;
      const ownPt = measureParagraphs(cell.paragraphs, widthPt - 2 * paddingXPt) + 2 * paddingYPt;
      return element(
        'hp:tc',
        {
          name: '',
          header: table.hasHeader && rowIndex === 0 ? 1 : 0,
          hasMargin: 0,
          protect: 0,
          editable: 0,
          dirty: 0,
          borderFillIDRef: this.#styles.getBorderId(cell),
        },
        element(
          'hp:subList',
          { ...subListAttributes, vertAlign: cell.edge.endsWith('below') ? 'BOTTOM' : 'CENTER' },
          ...cell.paragraphs.map((paragraph) => this.#writeParagraph(paragraph, nothing)),
        ),
        element('hp:cellAddr', { colAddr: column, rowAddr: rowIndex }),
        element('hp:cellSpan', { colSpan: 1, rowSpan: 1 }),
        element('hp:cellSz', { width: toUnits(widthPt), height: toUnits(Math.max(heightPt, ownPt)) }),
        element('hp:cellMargin', margin),
      );
    });
    return element('hp:tr', {}, ...cells);
  }
}

const carrier = {
  align: 'left' as const,
  leftPt: 0,
  firstPt: 0,
  beforePt: 0,
  afterPt: 0,
  lineSpacing: 1,
  tabStopsPt: [],
  keepsWithNext: false,
};
const centred = { ...carrier, align: 'center' as const, lineSpacing: 1.2 };
