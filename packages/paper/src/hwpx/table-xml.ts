import { element, toUnits } from '#hwpx/xml.ts';

/** What a list of paragraphs inside a cell, a head or a foot says of itself. */
export const subListAttributes = {
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

/** Distance of the text from the edges of its cell. */
interface Padding {
  xPt: number;
  yPt: number;
}

function writeMargin(name: string, { xPt, yPt }: Padding): string {
  const [x, y] = [toUnits(xPt), toUnits(yPt)];
  return element(name, { left: x, right: x, top: y, bottom: y });
}

/**
 * Where a table stands: as a letter of its paragraph, which keeps it whole and where it is; between the lines of the
 * column, where it grows with its text and breaks; or at the top of the page over all columns.
 */
const places = {
  letter: { pageBreak: 'NONE', treatAsChar: 1, flowWithText: 1, vertRelTo: 'PARA', horzRelTo: 'COLUMN' },
  column: { pageBreak: 'CELL', treatAsChar: 0, flowWithText: 1, vertRelTo: 'PARA', horzRelTo: 'COLUMN' },
  page: { pageBreak: 'NONE', treatAsChar: 0, flowWithText: 0, vertRelTo: 'PAGE', horzRelTo: 'PAGE' },
};

interface TableFrame {
  id: number;
  widthPt: number;
  heightPt: number;
  columnCount: number;
  hasHeader: boolean;
  place: keyof typeof places;
  padding: Padding;
}

/** A table around finished rows. */
export function writeTable(frame: TableFrame, rows: string[]): string {
  const { id, widthPt, heightPt, columnCount, hasHeader, padding } = frame;
  const { pageBreak, treatAsChar, flowWithText, vertRelTo, horzRelTo } = places[frame.place];
  return element(
    'hp:tbl',
    {
      id,
      zOrder: 0,
      numberingType: 'TABLE',
      textWrap: 'TOP_AND_BOTTOM',
      textFlow: 'BOTH_SIDES',
      lock: 0,
      dropcapstyle: 'None',
      pageBreak,
      repeatHeader: hasHeader ? 1 : 0,
      rowCnt: rows.length,
      colCnt: columnCount,
      cellSpacing: 0,
      borderFillIDRef: 1,
      noAdjust: 0,
    },
    element('hp:sz', {
      width: toUnits(widthPt),
      widthRelTo: 'ABSOLUTE',
      height: toUnits(heightPt),
      heightRelTo: 'ABSOLUTE',
      protect: 0,
    }),
    element('hp:pos', {
      treatAsChar,
      affectLSpacing: 0,
      flowWithText,
      allowOverlap: 0,
      holdAnchorAndSO: 0,
      vertRelTo,
      horzRelTo,
      vertAlign: 'TOP',
      horzAlign: 'LEFT',
      vertOffset: 0,
      horzOffset: 0,
    }),
    element('hp:outMargin', { left: 0, right: 0, top: 0, bottom: 0 }),
    writeMargin('hp:inMargin', padding),
    ...rows.map((row) => element('hp:tr', {}, row)),
  );
}

interface CellFrame {
  row: number;
  column: number;
  widthPt: number;
  heightPt: number;
  borderId: number;
  isHeader: boolean;
  vertAlign: 'TOP' | 'CENTER' | 'BOTTOM';
  padding: Padding;
}

/** A cell around finished paragraphs. */
export function writeCell(frame: CellFrame, content: string): string {
  const { row, column, widthPt, heightPt, borderId, isHeader, vertAlign, padding } = frame;
  return element(
    'hp:tc',
    {
      name: '',
      header: isHeader ? 1 : 0,
      hasMargin: 0,
      protect: 0,
      editable: 0,
      dirty: 0,
      borderFillIDRef: borderId,
    },
    element('hp:subList', { ...subListAttributes, vertAlign }, content),
    element('hp:cellAddr', { colAddr: column, rowAddr: row }),
    element('hp:cellSpan', { colSpan: 1, rowSpan: 1 }),
    element('hp:cellSz', { width: toUnits(widthPt), height: toUnits(heightPt) }),
    writeMargin('hp:cellMargin', padding),
  );
}
