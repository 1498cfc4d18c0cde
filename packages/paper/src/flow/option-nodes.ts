import { getCircledNumber } from '#compose/marks.ts';
import type { FlowNode, FlowRun } from '#flow/flow.ts';
import { type Frame, makeCell, makeHanging, makeParagraph, makeTable, run, vary } from '#flow/frame.ts';
import { measureRuns } from '#flow/text-width.ts';

const hangEm = 1.5;
const gapEm = 0.6;
/** A little more than measured, because the reader's font may be a wider one. */
const safety = 1.08;

function chooseColumns(bodies: FlowRun[][], frame: Frame): 1 | 3 | 5 {
  const widestPt = Math.max(...bodies.map(measureRuns)) * safety + hangEm * frame.sizePt;
  const fits = (count: number) => widestPt * count + gapEm * frame.sizePt * (count - 1) <= frame.widthPt;
  return fits(5) ? 5 : fits(3) ? 3 : 1;
}

/** Options ①–⑤, one, three or five on a line as they fit; those that share a line stand in a table without lines. */
export function writeOptions(frame: Frame, bodies: FlowRun[][], keyOption: number | undefined): FlowNode[] {
  const columns = chooseColumns(bodies, frame);
  const key = vary(frame, { colour: 'key', isBold: true });
  const lines = bodies.map((body, index) => {
    const isKey = keyOption === index + 1;
    const painted = isKey
      ? body.map(({ text, look }) => run(text, { ...look, colour: 'key' as const }))
      : body;
    const mark = getCircledNumber(index + 1);
    // On a shared line every option is short: a space serves, and depends on no tab stop.
    if (columns > 1)
      return makeParagraph(frame, [run(`${mark}\u00A0`, isKey ? key : frame.look), ...painted]);
    const label = run(mark, isKey ? key : frame.look);
    return makeHanging(frame, label, painted, hangEm * frame.sizePt, {
      align: 'left',
      keepsWithNext: index + 1 < bodies.length,
    });
  });
  if (columns === 1) return lines;
  const rows = Array.from({ length: Math.ceil(lines.length / columns) }, (_, row) => ({
    heightPt: 0,
    cells: Array.from({ length: columns }, (__, column) =>
      makeCell([lines[row * columns + column] ?? makeParagraph(frame, [])]),
    ),
  }));
  return [
    makeTable(
      Array.from({ length: columns }, () => frame.widthPt / columns),
      rows,
    ),
  ];
}
