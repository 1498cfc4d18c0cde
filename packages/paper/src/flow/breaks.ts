import type { FlowBreak } from '#flow/flow.ts';
import type { LayoutOptions, PlaceMark, Placement } from '#paper.ts';
import { getSheet, mmToPt } from '#sheets.ts';

/** Hands out the marks, which stand in the order of the paper. */
export class MarkCursor {
  readonly #marks: PlaceMark[];
  #at = 0;

  constructor(marks: PlaceMark[]) {
    this.#marks = marks;
  }

  /** The next mark of this thing; undefined when the marks are those of another paper. */
  take(exerciseId: string, of: PlaceMark['of'], number = 0): PlaceMark | undefined {
    const index = this.#marks.findIndex(
      (mark, at) =>
        at >= this.#at && mark.exerciseId === exerciseId && mark.of === of && mark.number === number,
    );
    if (index < 0) return undefined;
    this.#at = index + 1;
    return this.#marks[index];
  }

  /** The next mark, which stays the next one. */
  peek(): PlaceMark | undefined {
    return this.#marks[this.#at];
  }
}

/** Rounding of the compiler, and the small shift of a heading below its mark. */
const tolerancePt = 4;

/** Tells for what stands in one section, in order, what starts a column or a page. */
export class BreakFinder {
  readonly #topPt: number;
  readonly #columns: 1 | 2;
  #first: Placement | undefined;
  #previous: Placement | undefined;

  constructor(layout: LayoutOptions) {
    this.#topPt = mmToPt(getSheet(layout.style).topMm);
    this.#columns = layout.columns;
  }

  /** The break that stands before what is at this place; rows of a table may have its head above them. */
  find(placement: Placement | undefined, isRow = false): FlowBreak {
    const previous = this.#previous;
    if (!placement) return 'none';
    this.#first ??= placement;
    this.#previous = placement;
    if (!previous || (placement.page === previous.page && placement.column === previous.column))
      return 'none';
    if (!isRow && !this.#isAtTop(placement)) return 'none';
    return placement.column === 1 || this.#columns === 1 ? 'page' : 'column';
  }

  /** What runs over from the column before keeps it from the top; then no break is needed. */
  #isAtTop({ page, yPt }: Placement): boolean {
    const first = this.#first;
    const topPt = first && first.page === page ? first.yPt : this.#topPt;
    return yPt <= topPt + tolerancePt;
  }
}
