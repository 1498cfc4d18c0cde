import type { PlaceMark } from '#paper.ts';
import { getColumnSize, getSheet, mmToPt } from '#sheets.ts';
import type { TypstPaper } from '#typst/prepare.ts';

/** Before which key of a section, counted from 0, a column ends, or before which piece of it; -1 is the key itself. */
export interface ColumnBreak {
  key: number;
  piece: number;
}

/** Columns that differ by less than this share of what stands on the page look even. */
const leastUnevenShare = 0.2;
const mostShareAtLeft = 0.7;
/** Of a few lines nobody expects two columns. */
const leastPt = 120;

interface NumberedMark extends PlaceMark {
  key: number;
}

/** The marks of each run of answers, with the number of the key that they belong to. */
function splitRuns(marks: PlaceMark[]): { marks: NumberedMark[]; end: PlaceMark }[] {
  const runs: { marks: NumberedMark[]; end: PlaceMark }[] = [];
  let run: NumberedMark[] = [];
  for (const mark of marks) {
    if (mark.of === 'end') {
      runs.push({ marks: run, end: mark });
      run = [];
    } else if (mark.of === 'key') run.push({ ...mark, key: (run.at(-1)?.key ?? -1) + 1 });
    else if (mark.of === 'piece' && run.length > 0) run.push({ ...mark, key: run.at(-1)?.key ?? 0 });
  }
  return runs;
}

/** The place that parts what stands on the last page into halves; the left one may be longer. */
function findBreak(
  { marks, end }: { marks: NumberedMark[]; end: PlaceMark },
  columnEndPt: number,
): ColumnBreak | undefined {
  const left = marks.filter(({ page, column }) => page === end.page && column === 1);
  const [first] = left;
  if (!first) return undefined;
  const leftPt = (end.column === 1 ? end.yPt : columnEndPt) - first.yPt;
  const rightPt = end.column === 1 ? 0 : end.yPt - first.yPt;
  const totalPt = leftPt + rightPt;
  if (totalPt < leastPt || leftPt - rightPt < leastUnevenShare * totalPt) return undefined;
  // A head is never parted from the first piece below it.
  const places = left.slice(1).filter(({ of, number }) => of === 'key' || number > 0);
  const place = places.find(({ yPt }) => yPt - first.yPt >= totalPt / 2);
  // A long piece in the middle can make one column as short as the other was.
  if (!place || place.yPt - first.yPt > mostShareAtLeft * totalPt) return undefined;
  return { key: place.key, piece: place.of === 'key' ? -1 : place.number };
}

/**
 * The same paper with a break in each of its answers whose last page has one long and one short column; undefined when
 * all are even. `marks` are those of the paper without breaks.
 */
export function balanceAnswers(paper: TypstPaper, marks: PlaceMark[]): TypstPaper | undefined {
  const runs = splitRuns(marks);
  const parts = paper.parts.map((part) => {
    const { topMm } = getSheet(part.layout.style);
    const columnEndPt = mmToPt(topMm + getColumnSize(part.layout).heightMm);
    const sections = part.sections.map((section) => {
      if (section.type !== 'answers') return section;
      const run = runs.shift();
      const columnBreak = run && part.layout.columns === 2 ? findBreak(run, columnEndPt) : undefined;
      return columnBreak ? { ...section, columnBreak } : section;
    });
    return { ...part, sections };
  });
  const isUneven = parts.some(({ sections }) => sections.some((section) => 'columnBreak' in section));
  return isUneven ? { ...paper, parts } : undefined;
}
