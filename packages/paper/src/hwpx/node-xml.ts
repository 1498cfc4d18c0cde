import type {
  FlowBox,
  FlowNode,
  FlowParagraph,
  FlowRow,
  FlowRun,
  FlowSection,
  FlowTable,
} from '#flow/flow.ts';
import { standsOnLines } from '#flow/table-rows.ts';
import { boxPadding, measureNode, measureRow, measureText } from '#flow/text-width.ts';
import { writePicture } from '#hwpx/picture-xml.ts';
import type { HwpxStyles } from '#hwpx/styles.ts';
import { subListAttributes, writeCell, writeTable } from '#hwpx/table-xml.ts';
import { element, escapeXml, toUnits } from '#hwpx/xml.ts';

/** What the first paragraph of an area carries besides its text. */
export interface Carry {
  controls: string;
  startsPage: boolean;
}

const nothing: Carry = { controls: '', startsPage: false };

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
      paragraph.picture
        ? this.#writeRun(`${writePicture(paragraph.picture, this.#nextId++)}<hp:t/>`, this.#section.look)
        : '',
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
      isContinued: false,
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

  /** Text over all columns: an object of the page, below which the columns start. */
  writeSpanning(nodes: FlowNode[]): string {
    const { sheet } = this.#section;
    const widthPt = sheet.widthPt - 2 * sheet.sidePt;
    const heightPt = nodes.reduce((sum, node) => sum + measureNode(node, widthPt), 0);
    const padding = { xPt: 0, yPt: 0 };
    const place = { row: 0, column: 0, widthPt, heightPt, padding };
    const cell = writeCell(
      {
        ...place,
        borderId: this.#styles.getBorderId({ edge: 'none', fill: 'white' }),
        isHeader: false,
        vertAlign: 'TOP',
      },
      nodes.map((node) => this.writeNode(node)).join(''),
    );
    const id = this.#nextId++;
    const frame = { id, widthPt, heightPt, columnCount: 1, hasHeader: false, padding };
    // White, because it hides the rule between the columns.
    return writeTable({ ...frame, place: 'page' }, [cell]);
  }

  #writeTable(table: FlowTable): string {
    const { widthsPt, rows, paddingXPt, paddingYPt, mayBreak, hasHeader } = table;
    const heightsPt = rows.map((row) => measureRow(row, widthsPt, paddingXPt, paddingYPt));
    const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
    return writeTable(
      {
        id: this.#nextId++,
        widthPt: sum(widthsPt),
        heightPt: sum(heightsPt),
        columnCount: widthsPt.length,
        hasHeader,
        place: mayBreak ? 'column' : 'letter',
        padding: { xPt: paddingXPt, yPt: paddingYPt },
      },
      rows.map((row, index) => this.#writeRow(table, row, index, heightsPt[index] ?? 0)),
    );
  }

  #writeRow(
    { widthsPt, paddingXPt, paddingYPt, hasHeader }: FlowTable,
    { cells }: FlowRow,
    row: number,
    heightPt: number,
  ): string {
    const vertAlign = standsOnLines(cells) ? 'BOTTOM' : 'CENTER';
    return cells
      .map((cell, column) =>
        writeCell(
          {
            row,
            column,
            widthPt: widthsPt[column] ?? 0,
            heightPt,
            borderId: this.#styles.getBorderId(cell),
            isHeader: hasHeader && row === 0,
            vertAlign,
            padding: { xPt: paddingXPt, yPt: paddingYPt },
          },
          cell.paragraphs.map((paragraph) => this.#writeParagraph(paragraph, nothing)).join(''),
        ),
      )
      .join('');
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
