import { useEffect, useMemo, useRef } from 'react';
import { PdfPages, type PageGeometry, type PdfPagesHandle } from '#features/printing/pdf-pages.tsx';
import { findAt, rememberBoxes, type Placement } from '#features/printing/placement-hit.ts';

interface PaperPagesProps {
  source: Blob | null;
  zoom: number;
  placements: readonly Placement[];
  columnCount: number;
  chosenId: string | null;
  onChoose: (exerciseId: string) => void;
}

/** The pages of a paper, tied to its exercises: a click chooses one, a chosen one is marked and scrolled to. */
export function PaperPages({ source, zoom, placements, columnCount, chosenId, onChoose }: PaperPagesProps) {
  const pages = useRef<PdfPagesHandle>(null);
  /** Chosen by a click on the page: it is in view already. */
  const clickedId = useRef<string | null>(null);

  useEffect(() => {
    if (chosenId === null || clickedId.current === chosenId) return;
    clickedId.current = null;
    const placement = placements.find(({ exerciseId }) => exerciseId === chosenId);
    if (placement) pages.current?.scrollTo(placement.page, placement.yPt);
  }, [chosenId, placements]);

  // Sorting them anew for each of a hundred pages would be felt at every letter that is typed beside them.
  const getBoxes = useMemo(() => rememberBoxes(placements), [placements]);

  const handleClick = ({ number, widthPt, heightPt }: PageGeometry, xPt: number, yPt: number) => {
    const id = findAt(getBoxes(heightPt), { page: number, xShare: xPt / widthPt, yPt }, columnCount);
    if (id === null) return;
    clickedId.current = id;
    onChoose(id);
  };

  const renderOverlay = ({ number, heightPt, scale }: PageGeometry) => {
    const box = getBoxes(heightPt).find(({ page, exerciseId }) => page === number && exerciseId === chosenId);
    if (!box) return null;
    const width = 100 / columnCount;
    return (
      <div
        aria-hidden="true"
        className="pointer-events-none absolute z-10 rounded-md bg-plum/8 outline-1 outline-plum/35"
        style={{
          left: `calc(${(box.column - 1) * width}% + ${columnCount === 1 ? 2 : 1}%)`,
          width: `${width - (columnCount === 1 ? 4 : 2)}%`,
          top: `${(box.topPt - 4) * scale}px`,
          height: `${Math.max(20, box.bottomPt - box.topPt) * scale}px`,
        }}
      />
    );
  };

  return (
    <PdfPages
      ref={pages}
      source={source}
      zoom={zoom}
      label="자료의 쪽"
      className="min-h-0 flex-1"
      onPageClick={handleClick}
      renderOverlay={renderOverlay}
    />
  );
}
