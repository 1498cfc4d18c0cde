import type { FlowBreak, FlowCell, FlowNode, FlowParagraph } from '#flow/flow.ts';
import {
  type Frame,
  makeCell,
  makeHanging,
  makeParagraph,
  makeTable,
  run,
  splitWidth,
  vary,
  withBreak,
} from '#flow/frame.ts';
import { writeInlines } from '#flow/inline-runs.ts';
import { measureText } from '#flow/text-width.ts';
import type { AnswerKey, PaperSection } from '#paper.ts';
import { mmToPt } from '#sheets.ts';

/** Tells what stands before the head of a key or a piece of it. */
export type FindKeyBreak = (exerciseId: string, of: 'key' | 'piece', number: number) => FlowBreak;

type SectionOf<T extends PaperSection['type']> = Extract<PaperSection, { type: T }>;

const longestWordItem = 24;
const mostWholeRows = 24;

/** The title of the answers and the grid of keys, over all columns. */
export function writeAnswerHead(frame: Frame, section: SectionOf<'answers'>, columns: number): FlowNode[] {
  const look = vary(frame, { font: 'sans', isBold: true });
  const title = makeParagraph(frame, [run(section.heading, { ...look, sizePt: frame.sizePt * 1.9 })], {
    align: 'center',
    lineSpacing: 1.2,
    afterPt: mmToPt(2),
  });
  if (section.grid.length === 0) return [title];
  const cellOf = (entry: { number: number; text: string } | undefined): FlowCell =>
    makeCell(
      [
        makeParagraph(
          frame,
          entry
            ? [
                run(String(entry.number), { ...look, sizePt: frame.sizePt * 0.9 }),
                run(`  ${entry.text}`, frame.look),
              ]
            : [],
          { align: 'center', lineSpacing: 1.25 },
        ),
      ],
      'box',
    );
  const rows = Array.from({ length: Math.ceil(section.grid.length / columns) }, (_, row) => ({
    heightPt: 1.8 * frame.sizePt,
    cells: Array.from({ length: columns }, (__, column) => cellOf(section.grid[row * columns + column])),
  }));
  const widthsPt = splitWidth(
    frame.widthPt,
    Array.from({ length: columns }, () => 1),
  );
  return [
    title,
    makeTable(widthsPt, rows, {
      paddingXPt: 2,
      // A table that may break floats, and what floats disturbs the columns below it.
      mayBreak: rows.length > mostWholeRows,
      afterPt: mmToPt(3),
    }),
  ];
}

function writeKeyHead(frame: Frame, key: AnswerKey): FlowParagraph {
  const sans = vary(frame, { font: 'sans', isBold: true });
  const label = key.number === undefined ? '■' : `${key.number}.`;
  const title = key.title === '' ? [] : [run(`${key.title}  `, sans)];
  const answer =
    key.answer === '' ? [] : [run('정답 ', sans), run(`${key.answer}  `, vary(frame, { isBold: true }))];
  const stem = writeInlines(key.stem, vary(frame, { sizePt: frame.sizePt * 0.9 }));
  const hangPt = measureText(label, frame.sizePt, true) + 0.5 * frame.sizePt;
  return makeHanging(frame, run(label, sans), [...title, ...answer, ...stem], hangPt, {
    align: 'left',
    beforePt: 0.8 * frame.sizePt,
    keepsWithNext: key.items.length + key.notes.length > 0,
  });
}

function writeKeyItems(frame: Frame, items: string[]): FlowParagraph[] {
  const number = vary(frame, { font: 'sans', isBold: true, sizePt: frame.sizePt * 0.85 });
  const present = items.map((text, index) => ({ text, index })).filter(({ text }) => text !== '');
  if (items.some((item) => item.length > longestWordItem)) {
    return present.map(({ text, index }) =>
      makeHanging(frame, run(String(index + 1), number), [run(text, frame.look)], 1.5 * frame.sizePt),
    );
  }
  const runs = present.flatMap(({ text, index }) => [
    run(`${index + 1}\u00A0`, number),
    run(`${text} \u2003`, frame.look),
  ]);
  return runs.length === 0 ? [] : [makeParagraph(frame, runs)];
}

function writeNote(frame: Frame, { label, text }: AnswerKey['notes'][number]): FlowParagraph {
  const small = vary(frame, { font: 'sans', isBold: true, sizePt: frame.sizePt * 0.85 });
  const runs = [...(label === '' ? [] : [run(`[${label}] `, small)]), run(text, frame.look)];
  return makeParagraph(frame, runs, { align: 'justify' });
}

/** 정답과 해설, one exercise after the other; a column may end between the pieces of a key. */
export function writeAnswerKeys(frame: Frame, keys: AnswerKey[], find: FindKeyBreak): FlowNode[] {
  return keys.flatMap((key) => {
    const head = withBreak([writeKeyHead(frame, key)], find(key.exerciseId, 'key', 0));
    const pieces = [...writeKeyItems(frame, key.items), ...key.notes.map((note) => writeNote(frame, note))];
    return [
      ...head,
      ...pieces.flatMap((piece, index) => withBreak([piece], find(key.exerciseId, 'piece', index))),
    ];
  });
}
