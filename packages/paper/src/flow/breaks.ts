import type { FlowBreak } from '#flow/flow.ts';
import { mmToPt } from '#flow/frame.ts';
import type { LayoutOptions, Placement } from '#paper.ts';
import { getSheet } from '#sheets.ts';

/** Hands out the placements of the entries, which stand in the order of the paper. */
export class PlacementCursor {
  readonly #placements: Placement[];
  #at = 0;

  constructor(placements: Placement[]) {
    this.#placements = placements;
  }

  /** The place of the next entry; undefined when the placements are those of another paper. */
  take(exerciseId: string): Placement | undefined {
    const placement = this.#placements[this.#at];
    if (placement?.exerciseId !== exerciseId) return undefined;
    this.#at += 1;
    return placement;
  }

  /** The place of the next entry, which stays the next one. */
  peek(): Placement | undefined {
    return this.#placements[this.#at];
  }
}

/** Rounding of the compiler, and the small shift of a heading below its mark. */
const tolerancePt = 4;

/** Tells for the entries of one part, in order, which of them start a column or a page. */
export class BreakFinder {
  readonly #topPt: number;
  readonly #columns: 1 | 2;
  #first: Placement | undefined;
  #previous: Placement | undefined;

  constructor(layout: LayoutOptions) {
    this.#topPt = mmToPt(getSheet(layout.style).topMm);
    this.#columns = layout.columns;
  }

  /** The break that stands before the entry at this place. */
  find(placement: Placement | undefined): FlowBreak {
    const previous = this.#previous;
    if (!placement) return 'none';
    this.#first ??= placement;
    this.#previous = placement;
    if (!previous || (placement.page === previous.page && placement.column === previous.column))
      return 'none';
    if (!this.#isAtTop(placement)) return 'none';
    return placement.column === 1 || this.#columns === 1 ? 'page' : 'column';
  }

  /** What runs over from the column before keeps an entry from the top, and needs no break. */
  #isAtTop({ page, yPt }: Placement): boolean {
    const first = this.#first;
    const topPt = first && first.page === page ? first.yPt : this.#topPt;
    return yPt <= topPt + tolerancePt;
  }
}
