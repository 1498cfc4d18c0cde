import type { FlowArea, FlowSection } from '#flow/flow.ts';
import { NodeWriter } from '#hwpx/node-xml.ts';
import type { HwpxStyles } from '#hwpx/styles.ts';
import { element, namespaces, toUnits, xmlDeclaration } from '#hwpx/xml.ts';

function writeNotes(name: string, place: string, aboveLine: number): string {
  return element(
    name,
    {},
    element('hp:autoNumFormat', {
      type: 'DIGIT',
      userChar: '',
      prefixChar: '',
      suffixChar: ')',
      supscript: 0,
    }),
    element('hp:noteLine', { length: -1, type: 'SOLID', width: '0.12 mm', color: '#000000' }),
    element('hp:noteSpacing', { betweenNotes: 283, belowLine: 567, aboveLine }),
    element('hp:numbering', { type: 'CONTINUOUS', newNum: 1 }),
    element('hp:placement', { place, beneathText: 0 }),
  );
}

function writePageBorder(type: string): string {
  const offset = { left: 1417, right: 1417, top: 1417, bottom: 1417 };
  return element(
    'hp:pageBorderFill',
    { type, borderFillIDRef: 1, textBorder: 'PAPER', headerInside: 0, footerInside: 0, fillArea: 'PAPER' },
    element('hp:offset', offset),
  );
}

/** Heads and feet take this much of the margins; the rest keeps them apart from the text. */
const edgeShare = 0.55;

function writeSectionProperties({ sheet }: FlowSection): string {
  const [topPt, bottomPt] = [sheet.topPt * edgeShare, sheet.bottomPt * edgeShare];
  const margin = {
    header: toUnits(sheet.topPt - topPt),
    footer: toUnits(sheet.bottomPt - bottomPt),
    gutter: 0,
    left: toUnits(sheet.sidePt),
    right: toUnits(sheet.sidePt),
    top: toUnits(topPt),
    bottom: toUnits(bottomPt),
  };
  return element(
    'hp:secPr',
    {
      id: '',
      textDirection: 'HORIZONTAL',
      spaceColumns: toUnits(sheet.gutterPt),
      tabStop: 8000,
      tabStopVal: 4000,
      tabStopUnit: 'HWPUNIT',
      outlineShapeIDRef: 0,
      memoShapeIDRef: 0,
      textVerticalWidthHead: 0,
      masterPageCnt: 0,
    },
    element('hp:grid', { lineGrid: 0, charGrid: 0, wonggojiFormat: 0 }),
    element('hp:startNum', { pageStartsOn: 'BOTH', page: 0, pic: 0, tbl: 0, equation: 0 }),
    element('hp:visibility', {
      hideFirstHeader: 1,
      hideFirstFooter: 0,
      hideFirstMasterPage: 0,
      border: 'SHOW_ALL',
      fill: 'SHOW_ALL',
      hideFirstPageNum: 0,
      hideFirstEmptyLine: 0,
      showLineNumber: 0,
    }),
    element('hp:lineNumberShape', { restartType: 0, countBy: 0, distance: 0, startNumber: 0 }),
    element(
      'hp:pagePr',
      // In spite of its name this is upright paper.
      {
        landscape: 'WIDELY',
        width: toUnits(sheet.widthPt),
        height: toUnits(sheet.heightPt),
        gutterType: 'LEFT_ONLY',
      },
      element('hp:margin', margin),
    ),
    writeNotes('hp:footNotePr', 'EACH_COLUMN', 850),
    writeNotes('hp:endNotePr', 'END_OF_DOCUMENT', 224),
    ...['BOTH', 'EVEN', 'ODD'].map(writePageBorder),
  );
}

function writeColumns({ columns }: FlowArea, { sheet }: FlowSection): string {
  const isSplit = columns === 2;
  return element(
    'hp:ctrl',
    {},
    element(
      'hp:colPr',
      {
        id: '',
        type: 'NEWSPAPER',
        layout: 'LEFT',
        colCount: columns,
        sameSz: 1,
        sameGap: isSplit ? toUnits(sheet.gutterPt) : 0,
      },
      isSplit ? element('hp:colLine', { type: 'SOLID', width: '0.12 mm', color: '#000000' }) : '',
    ),
  );
}

/** Contents/section0.xml and its successors. */
export function writeSectionXml(section: FlowSection, styles: HwpxStyles): string {
  const writer = new NodeWriter(styles, section);
  const body = section.areas.flatMap((area, index) => {
    const start =
      index === 0
        ? writeSectionProperties(section) + writeColumns(area, section) + writer.writeHeadAndFoot()
        : writeColumns(area, section);
    // In one column the head is text like any other; over two it has to be an object of the page.
    const [head, nodes] = area.columns === 1 ? [[], [...area.head, ...area.nodes]] : [area.head, area.nodes];
    const controls = start + (head.length > 0 ? writer.writeSpanning(head) : '');
    return nodes.map((node, at) =>
      writer.writeNode(node, at === 0 ? { controls, startsPage: area.startsPage } : undefined),
    );
  });
  return xmlDeclaration + element('hs:sec', namespaces, ...body);
}
