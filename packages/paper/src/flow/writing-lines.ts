import type { FlowTable } from '#flow/flow.ts';
import { type Frame, makeCell, makeParagraph, makeTable, run, vary } from '#flow/frame.ts';
import { splitLines } from '#flow/text-width.ts';

/** The lines to write on stand this far apart. */
const writingPitchEm = 1.75;

/** Lines to write on; in a teacher's copy the answer stands on them. */
export function writeLines(frame: Frame, count: number, answer: string | undefined): FlowTable {
  const sizePt = frame.sizePt * 0.95;
  const texts = answer === undefined ? [] : splitLines(answer, frame.widthPt * 0.94, sizePt);
  const rowCount = Math.max(count, texts.length);
  const look = vary(frame, { sizePt, colour: 'key' });
  const rows = Array.from({ length: rowCount }, (_, index) => ({
    heightPt: (count / rowCount) * writingPitchEm * frame.sizePt,
    cells: [
      makeCell(
        [makeParagraph(frame, [run(texts[index] ?? '', look)], { lineSpacing: 1.1 })],
        'below' as const,
      ),
    ],
  }));
  return makeTable([frame.widthPt], rows, { mayBreak: count > 6, beforePt: 0.3 * frame.sizePt });
}
