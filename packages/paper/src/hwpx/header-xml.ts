import type { CellEdge, RunLook } from '#flow/flow.ts';
import type { BorderShape, HwpxStyles, ParagraphShape } from '#hwpx/styles.ts';
import { element, namespaces, toUnits, xmlDeclaration } from '#hwpx/xml.ts';

/** Hangul keeps a list of fonts for each of its seven scripts. */
const scripts = ['HANGUL', 'LATIN', 'HANJA', 'JAPANESE', 'OTHER', 'SYMBOL', 'USER'] as const;
const fonts = ['함초롬바탕', '함초롬돋움', 'Times New Roman'];
const fontIds = { serif: { korean: 0, latin: 2 }, sans: { korean: 1, latin: 1 } };
const colours = { ink: '#000000', key: '#C4122F', grey: '#777777', white: '#FFFFFF' };
const fills = { grey: '#F0F0F0', ink: '#111111', white: '#FFFFFF' };

function forScripts(name: string, value: (script: (typeof scripts)[number]) => number): string {
  return element(name, Object.fromEntries(scripts.map((script) => [script.toLowerCase(), value(script)])));
}

function writeFonts(): string {
  const list = fonts.map((face, id) => element('hh:font', { id, face, type: 'TTF', isEmbedded: 0 })).join('');
  const faces = scripts.map((lang) => element('hh:fontface', { lang, fontCnt: fonts.length }, list));
  return element('hh:fontfaces', { itemCnt: faces.length }, ...faces);
}

function writeEdge(name: string, edge: CellEdge, isBelow: boolean): string {
  const isDrawn = edge === 'box' || (isBelow && edge !== 'none');
  const width = edge === 'thick-below' ? '0.5 mm' : '0.12 mm';
  return element(name, {
    type: isDrawn ? 'SOLID' : 'NONE',
    width: isDrawn ? width : '0.1 mm',
    color: '#000000',
  });
}

function writeBorder({ edge, fill }: BorderShape, index: number): string {
  const slash = { type: 'NONE', Crooked: 0, isCounter: 0 };
  return element(
    'hh:borderFill',
    { id: index + 1, threeD: 0, shadow: 0, centerLine: 'NONE', breakCellSeparateLine: 0 },
    element('hh:slash', slash),
    element('hh:backSlash', slash),
    writeEdge('hh:leftBorder', edge, false),
    writeEdge('hh:rightBorder', edge, false),
    writeEdge('hh:topBorder', edge, false),
    writeEdge('hh:bottomBorder', edge, true),
    element('hh:diagonal', { type: 'SOLID', width: '0.1 mm', color: '#000000' }),
    fill === undefined
      ? ''
      : element(
          'hc:fillBrush',
          {},
          element('hc:winBrush', { faceColor: fills[fill], hatchColor: '#999999', alpha: 0 }),
        ),
  );
}

function writeLook(look: RunLook, id: number): string {
  const ids = fontIds[look.font];
  return element(
    'hh:charPr',
    {
      id,
      height: toUnits(look.sizePt),
      textColor: colours[look.colour],
      shadeColor: 'none',
      // Without it every space is as wide as a Korean one, and English looks gappy.
      useFontSpace: 1,
      useKerning: 0,
      symMark: 'NONE',
      borderFillIDRef: 1,
    },
    forScripts('hh:fontRef', (script) => (script === 'LATIN' ? ids.latin : ids.korean)),
    forScripts('hh:ratio', () => 100),
    forScripts('hh:spacing', () => 0),
    forScripts('hh:relSz', () => 100),
    forScripts('hh:offset', () => 0),
    look.isBold ? '<hh:bold/>' : '',
    element('hh:underline', {
      type: look.isUnderlined ? 'BOTTOM' : 'NONE',
      shape: 'SOLID',
      color: colours[look.colour],
    }),
    element('hh:strikeout', { shape: 'NONE', color: '#000000' }),
    element('hh:outline', { type: 'NONE' }),
    element('hh:shadow', { type: 'NONE', color: '#B2B2B2', offsetX: 10, offsetY: 10 }),
  );
}

const unitChar = { 'hp:required-namespace': 'http://www.hancom.co.kr/hwpml/2016/HwpUnitChar' };

/** Newer versions of Hangul read the case; older ones the default, in which every length counts double. */
function writeSwitch(write: (factor: 1 | 2) => string): string {
  return element(
    'hp:switch',
    {},
    element('hp:case', unitChar, write(1)),
    element('hp:default', {}, write(2)),
  );
}

function writeTab(stopsPt: number[], id: number): string {
  const items = stopsPt.map((pt) =>
    writeSwitch((factor) =>
      element('hh:tabItem', { pos: toUnits(pt) * factor, type: 'LEFT', leader: 'NONE', unit: 'HWPUNIT' }),
    ),
  );
  return element('hh:tabPr', { id, autoTabLeft: 0, autoTabRight: 0 }, ...items);
}

function writeMargin(shape: ParagraphShape, factor: 1 | 2): string {
  const length = (name: string, pt: number) =>
    element(name, { value: toUnits(pt) * factor, unit: 'HWPUNIT' });
  return (
    element(
      'hh:margin',
      {},
      length('hc:intent', shape.firstPt),
      // Hangul counts a hang from the left margin on, and pushes the lines after the first.
      length('hc:left', shape.leftPt + Math.min(0, shape.firstPt)),
      length('hc:right', 0),
      length('hc:prev', shape.beforePt),
      length('hc:next', shape.afterPt),
    ) +
    element('hh:lineSpacing', {
      type: 'PERCENT',
      value: Math.round(shape.lineSpacing * 100),
      unit: 'HWPUNIT',
    })
  );
}

function writeShape(shape: ParagraphShape, id: number, styles: HwpxStyles): string {
  return element(
    'hh:paraPr',
    {
      id,
      tabPrIDRef: styles.getTabId(shape.tabStopsPt),
      // Spaces may shrink by a fifth, so that justified English is not torn apart.
      condense: 20,
      fontLineHeight: 0,
      snapToGrid: 0,
      suppressLineNumbers: 0,
      checked: 0,
    },
    element('hh:align', { horizontal: shape.align.toUpperCase(), vertical: 'BASELINE' }),
    element('hh:heading', { type: 'NONE', idRef: 0, level: 0 }),
    element('hh:breakSetting', {
      breakLatinWord: 'KEEP_WORD',
      breakNonLatinWord: shape.keepWords ? 'KEEP_WORD' : 'BREAK_WORD',
      widowOrphan: 0,
      keepWithNext: shape.keepsWithNext ? 1 : 0,
      keepLines: 0,
      pageBreakBefore: 0,
      lineWrap: 'BREAK',
    }),
    element('hh:autoSpacing', { eAsianEng: 0, eAsianNum: 0 }),
    writeSwitch((factor) => writeMargin(shape, factor)),
    element('hh:border', {
      borderFillIDRef: 1,
      offsetLeft: 0,
      offsetRight: 0,
      offsetTop: 0,
      offsetBottom: 0,
      connect: 0,
      ignoreMargin: 0,
    }),
  );
}

function list(name: string, items: string[]): string {
  return element(name, { itemCnt: items.length }, ...items);
}

const bodyStyle = element('hh:style', {
  id: 0,
  type: 'PARA',
  name: '바탕글',
  engName: 'Normal',
  paraPrIDRef: 0,
  charPrIDRef: 0,
  nextStyleIDRef: 0,
  langID: 1042,
  lockForm: 0,
});

/** Contents/header.xml: every font and shape that the sections refer to. */
export function writeHeaderXml(styles: HwpxStyles, sectionCount: number): string {
  // Shapes name their tabs, so that they have to be written before the list of tabs is complete.
  const shapes = styles.shapes.map((shape, id) => writeShape(shape, id, styles));
  return (
    xmlDeclaration +
    element(
      'hh:head',
      { ...namespaces, version: '1.4', secCnt: sectionCount },
      element('hh:beginNum', { page: 1, footnote: 1, endnote: 1, pic: 1, tbl: 1, equation: 1 }),
      element(
        'hh:refList',
        {},
        writeFonts(),
        list('hh:borderFills', styles.borders.map(writeBorder)),
        list('hh:charProperties', styles.looks.map(writeLook)),
        list('hh:tabProperties', styles.tabs.map(writeTab)),
        list('hh:paraProperties', shapes),
        list('hh:styles', [bodyStyle]),
      ),
      element('hh:compatibleDocument', { targetProgram: 'HWP201X' }, '<hh:layoutCompatibility/>'),
      element('hh:docOption', {}, element('hh:linkinfo', { path: '', pageInherit: 0, footnoteInherit: 0 })),
    )
  );
}
