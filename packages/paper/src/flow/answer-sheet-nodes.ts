import type { FlowCell, FlowNode, FlowParagraph } from '#flow/flow.ts';
import {
  emptyCell,
  type Frame,
  makeCell,
  makeParagraph,
  makeTable,
  run,
  splitWidth,
  vary,
} from '#flow/frame.ts';
import type { PaperSection } from '#paper.ts';

const bubbles = '①  ②  ③  ④  ⑤';
const mostColumns = 4;

const line = (frame: Frame, text: string, align: FlowParagraph['align'] = 'center'): FlowParagraph =>
  makeParagraph(frame, [run(text, vary(frame, { font: 'sans', isBold: true }))], { align, lineSpacing: 1.2 });

const label = (frame: Frame, text: string): FlowCell => makeCell([line(frame, text)], 'box', 'grey');

function writeNames(frame: Frame): FlowNode {
  const fields = [
    ['학년 · 반', 1],
    ['번호', 1],
    ['이름', 1.6],
    ['점수', 1],
  ] as const;
  const cells = fields.flatMap(([name]) => [label(frame, name), makeCell([emptyCell(frame)], 'box')]);
  const widthsPt = splitWidth(
    frame.widthPt,
    fields.flatMap(([, share]) => [0.9, share]),
  );
  return makeTable(widthsPt, [{ heightPt: 2.6 * frame.sizePt, cells }], { beforePt: frame.sizePt });
}

/** Numbers run down a column, which is as long as a multiple of five. */
function writeChoices(frame: Frame, numbers: number[]): FlowNode {
  const rowCount = Math.max(5, Math.ceil(Math.ceil(numbers.length / mostColumns) / 5) * 5);
  const columns = Array.from({ length: mostColumns }, (_, column) => column * rowCount);
  const key = vary(frame, { colour: 'key' });
  const write = (number: number | undefined): FlowCell[] =>
    number === undefined
      ? [makeCell([emptyCell(frame)]), makeCell([emptyCell(frame)])]
      : [
          label(frame, String(number)),
          makeCell([makeParagraph(frame, [run(bubbles, key)], { align: 'center' })], 'box'),
        ];
  const rows = Array.from({ length: Math.min(rowCount, numbers.length) }, (_, row) => ({
    heightPt: 2.35 * frame.sizePt,
    cells: columns.flatMap((from) => write(numbers[from + row])),
  }));
  const widthsPt = splitWidth(
    frame.widthPt,
    columns.flatMap(() => [1, 4]),
  );
  return makeTable(widthsPt, rows, { mayBreak: true });
}

function writeWritten(frame: Frame, numbers: number[]): FlowNode {
  const numberPt = 2.6 * frame.sizePt;
  const rows = numbers.map((number) => ({
    heightPt: 3.2 * frame.sizePt,
    cells: [label(frame, String(number)), makeCell([emptyCell(frame)], 'box')],
  }));
  return makeTable([numberPt, frame.widthPt - numberPt], rows, { mayBreak: true });
}

/** A page to mark and write the answers on. */
export function writeAnswerSheet(
  frame: Frame,
  { choiceNumbers, writtenNumbers }: Extract<PaperSection, { type: 'answer-sheet' }>,
): FlowNode[] {
  const title = vary(frame, { font: 'sans', isBold: true, sizePt: frame.sizePt * 1.9 });
  const part = (name: string): FlowParagraph => ({
    ...line(frame, name, 'left'),
    beforePt: 1.6 * frame.sizePt,
    afterPt: 0.7 * frame.sizePt,
    keepsWithNext: true,
  });
  return [
    makeParagraph(frame, [run('답 안 지', title)], { align: 'center' }),
    writeNames(frame),
    ...(choiceNumbers.length > 0 ? [part('선택형'), writeChoices(frame, choiceNumbers)] : []),
    ...(writtenNumbers.length > 0 ? [part('서술형'), writeWritten(frame, writtenNumbers)] : []),
  ];
}
