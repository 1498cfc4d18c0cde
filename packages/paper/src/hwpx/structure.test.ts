import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { composeExamPaper } from '#compose/compose.ts';
import { writeHwpx } from '#hwpx/write-hwpx.ts';
import { defaultLayout } from '#layout.ts';
import { everyKind, samplePassages } from '#test-fixtures/every-kind.ts';
import { listNodes, readXml, type XmlNode } from '#test-fixtures/xml-tree.ts';
import { createCompiler, placePaper } from '#typst/compile.ts';

const compiler = createCompiler();

/** What may stand in an element, in the order that Hangul reads; a star may come any number of times. */
const orders: Record<string, string> = {
  'hh:head': 'hh:beginNum hh:refList hh:compatibleDocument hh:docOption',
  'hh:refList': 'hh:fontfaces hh:borderFills hh:charProperties hh:tabProperties hh:paraProperties hh:styles',
  'hh:borderFill':
    'hh:slash hh:backSlash hh:leftBorder hh:rightBorder hh:topBorder hh:bottomBorder hh:diagonal hc:fillBrush',
  'hh:charPr':
    'hh:fontRef hh:ratio hh:spacing hh:relSz hh:offset hh:bold hh:underline hh:strikeout hh:outline hh:shadow',
  'hh:paraPr': 'hh:align hh:heading hh:breakSetting hh:autoSpacing hp:switch hh:border',
  'hh:margin': 'hc:intent hc:left hc:right hc:prev hc:next',
  'hs:sec': 'hp:p*',
  'hp:p': 'hp:run*',
  'hp:secPr':
    'hp:grid hp:startNum hp:visibility hp:lineNumberShape hp:pagePr hp:footNotePr hp:endNotePr hp:pageBorderFill*',
  'hp:tbl': 'hp:sz hp:pos hp:outMargin hp:inMargin hp:tr*',
  'hp:tr': 'hp:tc*',
  'hp:tc': 'hp:subList hp:cellAddr hp:cellSpan hp:cellSz hp:cellMargin',
  'hp:subList': 'hp:p*',
};

/** Attributes without which Hangul calls a file damaged, or shows it wrongly. */
const attributes: Record<string, string> = {
  'hp:p': 'id paraPrIDRef styleIDRef pageBreak columnBreak merged',
  'hp:run': 'charPrIDRef',
  'hp:tbl': 'id zOrder numberingType textWrap textFlow pageBreak repeatHeader rowCnt colCnt borderFillIDRef',
  'hp:tc': 'name header borderFillIDRef',
  'hp:pagePr': 'landscape width height gutterType',
  'hh:charPr': 'id height textColor shadeColor useFontSpace borderFillIDRef',
  'hh:paraPr': 'id tabPrIDRef condense snapToGrid',
};

const matches = (order: string, names: string[]): boolean =>
  new RegExp(
    `^${order
      .split(' ')
      .map((name) => (name.endsWith('*') ? `(?:${name.slice(0, -1)} )*` : `(?:${name} )?`))
      .join('')}$`,
    'u',
  ).test(names.map((name) => `${name} `).join(''));

function findFaults(node: XmlNode): string[] {
  const names = node.children.map(({ name }) => name);
  const order = orders[node.name];
  const missing = (attributes[node.name] ?? '')
    .split(' ')
    .filter((name) => name !== '' && !(name in node.attributes));
  return [
    ...(order !== undefined && !matches(order, names) ? [`${node.name}: ${names.join(' ')}`] : []),
    ...missing.map((name) => `${node.name} without ${name}`),
  ];
}

describe.each(['exam-b4', 'academy-a4', 'workbook-a4'] as const)('every kind in %s', (style) => {
  const paper = composeExamPaper({
    title: '모든 유형',
    layout: { ...defaultLayout(style), hasAnswerSheet: true },
    copy: 'teacher',
    form: 'A',
    exercises: everyKind,
    passages: samplePassages,
  });
  const files = unzipSync(writeHwpx(paper, placePaper(compiler, paper)));
  const read = (name: string) => listNodes(readXml(strFromU8(files[name] ?? new Uint8Array())));
  const section = read('Contents/section0.xml');

  test('has its elements in the order of Hangul, with the attributes that it needs', () => {
    expect(section.length).toBeGreaterThan(5000);
    expect([...read('Contents/header.xml'), ...section].flatMap(findFaults)).toEqual([]);
  });

  test('counts the rows and cells of its tables rightly, and every cell knows where it stands', () => {
    const tables = section.filter(({ name }) => name === 'hp:tbl');
    expect(tables.length).toBeGreaterThan(20);
    for (const { attributes: counts, children } of tables) {
      const rows = children.filter(({ name }) => name === 'hp:tr');
      expect(rows).toHaveLength(Number(counts['rowCnt']));
      rows.forEach((row, rowIndex) => {
        expect(row.children).toHaveLength(Number(counts['colCnt']));
        row.children.forEach((cell, column) => {
          const place = cell.children.find(({ name }) => name === 'hp:cellAddr')?.attributes;
          expect(place).toEqual({ colAddr: String(column), rowAddr: String(rowIndex) });
        });
      });
    }
  });

  test('gives no number to two paragraphs or tables, and no text a place outside a run', () => {
    const ids = section.filter(({ name }) => name === 'hp:p' || name === 'hp:tbl');
    expect(new Set(ids.map(({ attributes: { id } }) => id)).size).toBe(ids.length);
    const parents = section.filter(({ children }) => children.some(({ name }) => name === 'hp:t'));
    expect(new Set(parents.map(({ name }) => name))).toEqual(new Set(['hp:run']));
  });
});
