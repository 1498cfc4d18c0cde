import type { getPlacements, OutputOf } from '@jadoo/contract';

export type Placement = OutputOf<typeof getPlacements>[number];

/** Where something lies on a page, in shares of its width and in points from the top. */
export interface PlacedBox {
  exerciseId: string;
  page: number;
  column: number;
  topPt: number;
  bottomPt: number;
}

/** Turns starting points into boxes that end where the next exercise of the column starts. */
export function toBoxes(placements: readonly Placement[], pageHeightPt: number, marginPt = 42): PlacedBox[] {
  const inOrder = [...placements].sort((a, b) => a.page - b.page || a.column - b.column || a.yPt - b.yPt);
  return inOrder.map((placement, at) => {
    const next = inOrder[at + 1];
    const isSameColumn = next?.page === placement.page && next.column === placement.column;
    return {
      exerciseId: placement.exerciseId,
      page: placement.page,
      column: placement.column,
      topPt: placement.yPt,
      bottomPt: isSameColumn ? next.yPt : Math.max(placement.yPt, pageHeightPt - marginPt),
    };
  });
}

/** The boxes for pages of a height; worked out once for each height, which most papers have but one of. */
export function rememberBoxes(placements: readonly Placement[]): (pageHeightPt: number) => PlacedBox[] {
  const byHeight = new Map<number, PlacedBox[]>();
  return (pageHeightPt) => {
    const boxes = byHeight.get(pageHeightPt) ?? toBoxes(placements, pageHeightPt);
    byHeight.set(pageHeightPt, boxes);
    return boxes;
  };
}

/** The exercise at a point of a page; null above the first one of its column. */
export function findAt(
  boxes: readonly PlacedBox[],
  point: { page: number; xShare: number; yPt: number },
  columnCount: number,
): string | null {
  const column = Math.min(columnCount, Math.floor(point.xShare * columnCount) + 1);
  const found = boxes.find(
    (box) =>
      box.page === point.page &&
      box.column === column &&
      point.yPt >= box.topPt - 4 &&
      point.yPt < box.bottomPt,
  );
  return found?.exerciseId ?? null;
}
