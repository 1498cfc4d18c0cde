import type { FlowCell, FlowNode, FlowParagraph, FlowPicture, RunLook } from '#flow/flow.ts';
import { emptyCell, type Frame, makeCell, makeParagraph, makeTable, run, splitWidth } from '#flow/frame.ts';
import { measureText } from '#flow/text-width.ts';
import type { PaperLogo, PaperPart } from '#paper.ts';
import { mmToPt } from '#sheets.ts';

/** The title of a part as its masthead and its running head show it. */
export const getHeading = ({ layout, title }: PaperPart): string =>
  layout.heading === '' ? title : layout.heading;

const getFormName = ({ layout, form }: PaperPart): string =>
  layout.formName === '' ? (form === 'A' ? '홀수형' : '짝수형') : layout.formName;

const copyNames = { student: '', teacher: '교사용', answers: '정답' } as const;

const sans = (sizePt: number, changes: Partial<RunLook> = {}): RunLook => ({
  font: 'sans',
  sizePt,
  colour: 'ink',
  isBold: true,
  isUnderlined: false,
  ...changes,
});

const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);

type Align = FlowParagraph['align'];

function line(frame: Frame, text: string, look: RunLook, align: Align = 'left'): FlowParagraph {
  return makeParagraph(frame, [run(text, look)], { align, lineSpacing: 1.15 });
}

/** The largest of the sizes at which the text stays on one line. */
function fitSize(text: string, widthPt: number, sizesPt: number[]): number {
  const fits = sizesPt.find((sizePt) => measureText(text, sizePt, true) * 1.05 <= widthPt);
  return fits ?? sizesPt.at(-1) ?? 10;
}

function writeTitle(
  frame: Frame,
  text: string,
  widthPt: number,
  sizesPt: number[],
  align: Align,
): FlowParagraph {
  return line(frame, text, sans(fitSize(text, widthPt, sizesPt)), align);
}

/** A heavy rule over the whole width. */
function writeRule(frame: Frame, afterPt: number): FlowNode {
  const row = { heightPt: 3, cells: [makeCell([emptyCell(frame)], 'thick-below' as const)] };
  return makeTable([frame.widthPt], [row], { afterPt });
}

function writeCopyBadge(frame: Frame, part: PaperPart): FlowParagraph[] {
  const name = copyNames[part.copy];
  return name === '' ? [] : [line(frame, name, sans(10, { colour: 'key' }), 'right')];
}

/** Labels with a line to write on behind each. */
function writeFields(frame: Frame, fields: { label: string; value?: string; share: number }[]): FlowNode {
  const sizePt = 9;
  const shares = splitWidth(
    frame.widthPt,
    fields.map(({ share }) => share),
  );
  const widthsPt: number[] = [];
  const cells: FlowCell[] = [];
  fields.forEach(({ label, value = '' }, index) => {
    const labelPt = measureText(label, sizePt) * 1.1 + 10;
    widthsPt.push(labelPt, (shares[index] ?? 0) - labelPt);
    const plain = sans(sizePt, { isBold: false });
    cells.push(
      makeCell([line(frame, label, plain, index === 0 ? 'left' : 'center')]),
      makeCell([line(frame, value, plain)], 'below'),
    );
  });
  return makeTable(widthsPt, [{ heightPt: 15, cells }], { beforePt: 4 });
}

/** A logo fills a box of this size as far as its shape allows. */
const logoPt = { width: mmToPt(30), height: mmToPt(12) };
const logoGapPt = mmToPt(4);

function fitLogo(logo: PaperLogo): FlowPicture {
  const ratio = Math.min(logoPt.width / logo.widthPx, logoPt.height / logo.heightPx);
  return { logo, widthPt: logo.widthPx * ratio, heightPt: logo.heightPx * ratio };
}

/** The cell of the logo with its width; none without a logo. */
function writeLogo(frame: Frame, logo: PaperLogo | undefined): { cells: FlowCell[]; widthsPt: number[] } {
  if (!logo) return { cells: [], widthsPt: [] };
  const picture = fitLogo(logo);
  return {
    cells: [makeCell([{ ...emptyCell(frame), picture }])],
    widthsPt: [picture.widthPt + logoGapPt],
  };
}

const hasNameBox = ({ layout, copy }: PaperPart): boolean => layout.hasNameBox && copy !== 'answers';

function writeExamMasthead(frame: Frame, part: PaperPart): FlowNode[] {
  const { layout } = part;
  const above = layout.subheading === '' ? (layout.heading === '' ? '' : part.title) : layout.subheading;
  const badgePt = mmToPt(26);
  const sidePt = mmToPt(34);
  const titlePt = frame.widthPt - 2 * sidePt - 2 * mmToPt(12);
  const period = [line(frame, layout.period, sans(12), 'center')];
  const cells = [
    makeCell(period, layout.period === '' ? 'none' : 'box'),
    makeCell([emptyCell(frame)]),
    makeCell([writeTitle(frame, getHeading(part), titlePt, [27, 22, 18, 14, 11], 'center')]),
    makeCell(writeCopyBadge(frame, part).length > 0 ? writeCopyBadge(frame, part) : [emptyCell(frame)]),
    makeCell([line(frame, getFormName(part), sans(11, { colour: 'white' }), 'center')], 'none', 'ink'),
  ];
  const widthsPt = [badgePt, mmToPt(20), frame.widthPt - 2 * (badgePt + mmToPt(20)), mmToPt(20), badgePt];
  const fields = writeFields(frame, [
    { label: '학교', value: layout.school, share: 1.15 },
    { label: '성명', share: 1 },
    { label: '수험 번호', share: 1 },
  ]);
  return [
    ...(above === '' ? [] : [writeTitle(frame, above, frame.widthPt, [13, 11, 9], 'center')]),
    makeTable(widthsPt, [{ heightPt: 24, cells }], { paddingXPt: 3, paddingYPt: 2 }),
    ...(hasNameBox(part) ? [fields] : []),
    writeRule(frame, 8),
  ];
}

function writeAcademyMasthead(frame: Frame, part: PaperPart, logo: PaperLogo | undefined): FlowNode[] {
  const { layout } = part;
  const picture = writeLogo(frame, logo);
  const boxPt = [mmToPt(13), mmToPt(24), mmToPt(13), mmToPt(20)];
  const titlePt = frame.widthPt - sum([...boxPt, ...picture.widthsPt]) - mmToPt(14);
  const title = [
    ...(layout.school === '' ? [] : [line(frame, layout.school, sans(9.5, { colour: 'grey' }))]),
    writeTitle(frame, getHeading(part), titlePt, [19, 16, 13, 11], 'left'),
    ...(layout.subheading === '' ? [] : [line(frame, layout.subheading, sans(9.5, { isBold: false }))]),
  ];
  const label = (text: string) => makeCell([line(frame, text, sans(8.5), 'center')], 'box', 'grey');
  const blank = (text: string) =>
    makeCell([line(frame, text, sans(8, { isBold: false, colour: 'grey' }), 'right')], 'box');
  const badge = writeCopyBadge(frame, part);
  const badgeCell = makeCell(badge.length > 0 ? badge : [emptyCell(frame)]);
  const box = hasNameBox(part) ? [label('이름'), blank(''), label('점수'), blank('/100')] : [];
  const cells = [...picture.cells, makeCell(title), badgeCell, ...box];
  const widthsPt = [...picture.widthsPt, ...getTitleWidths(frame, part, titlePt, boxPt, picture.widthsPt)];
  return [makeTable(widthsPt, [{ heightPt: 24, cells }], { paddingXPt: 2 }), writeRule(frame, 8)];
}

/** Title, badge of the copy and the boxes behind them; without boxes the title has their room. */
function getTitleWidths(
  frame: Frame,
  part: PaperPart,
  titlePt: number,
  boxPt: number[],
  picturePt: number[],
): number[] {
  if (hasNameBox(part)) return [titlePt, mmToPt(14), ...boxPt];
  return [frame.widthPt - sum(picturePt) - mmToPt(20), mmToPt(20)];
}

function writeWorkbookMasthead(frame: Frame, part: PaperPart, logo: PaperLogo | undefined): FlowNode[] {
  const { layout } = part;
  const picture = writeLogo(frame, logo);
  const above = [layout.school, layout.subheading].filter((text) => text !== '').join('  ·  ');
  const fieldPt = [mmToPt(11), mmToPt(19), mmToPt(11), mmToPt(24)];
  const titlePt = frame.widthPt - sum([...fieldPt, ...picture.widthsPt]) - mmToPt(14);
  const title = [
    ...(above === '' ? [] : [line(frame, above, sans(9, { isBold: false, colour: 'grey' }))]),
    writeTitle(frame, getHeading(part), titlePt, [20, 16, 13, 11], 'left'),
  ];
  const label = (text: string) => makeCell([line(frame, text, sans(9, { isBold: false }), 'center')]);
  const write = () => makeCell([line(frame, '', sans(9))], 'below');
  const badge = writeCopyBadge(frame, part);
  const badgeCell = makeCell(badge.length > 0 ? badge : [emptyCell(frame)]);
  const fields = hasNameBox(part) ? [label('날짜'), write(), label('이름'), write()] : [];
  const cells = [...picture.cells, makeCell(title), badgeCell, ...fields];
  const widthsPt = [...picture.widthsPt, ...getTitleWidths(frame, part, titlePt, fieldPt, picture.widthsPt)];
  return [makeTable(widthsPt, [{ heightPt: 22, cells }]), writeRule(frame, 8)];
}

/** The head of the first page, over all columns; that of 모의고사 has no place for a logo. */
export function writeMasthead(frame: Frame, part: PaperPart, logo?: PaperLogo): FlowNode[] {
  switch (part.layout.style) {
    case 'exam-b4':
      return writeExamMasthead(frame, part);
    case 'academy-a4':
      return writeAcademyMasthead(frame, part, logo);
    case 'workbook-a4':
      return writeWorkbookMasthead(frame, part, logo);
  }
}
