import { memo, useEffect, useRef, useState, type ReactNode } from 'react';
import type { OpenedPdf } from '#features/printing/pdf-document.ts';
import { PdfPage } from '#features/printing/pdf-page.tsx';
import { joinClasses } from '#ui/join-classes.ts';

interface PdfThumbnailsProps {
  pdf: OpenedPdf;
  /** The page in view, from 1. */
  current: number;
  onChoose: (page: number) => void;
}

const widthPx = 88;

/** Small pages beside the large ones; a click goes to a page. `onChoose` should stay the same over renders. */
export const PdfThumbnails = memo(function PdfThumbnails({ pdf, current, onChoose }: PdfThumbnailsProps) {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  return (
    <nav
      ref={setRoot}
      aria-label="쪽 바로가기"
      className="hidden w-32 shrink-0 flex-col items-center gap-3 overflow-y-auto border-r border-line bg-desk py-4 xl:flex"
    >
      {pdf.pages.map((page, at) => (
        <Thumbnail key={at} number={at + 1} isCurrent={at + 1 === current} onChoose={onChoose}>
          <PdfPage
            page={page}
            number={at + 1}
            pageCount={pdf.pages.length}
            widthPx={widthPx}
            root={root}
            isThumbnail
          />
        </Thumbnail>
      ))}
    </nav>
  );
});

interface ThumbnailProps {
  number: number;
  isCurrent: boolean;
  onChoose: (page: number) => void;
  children: ReactNode;
}

function Thumbnail({ number, isCurrent, onChoose, children }: ThumbnailProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <button
      ref={button}
      type="button"
      aria-current={isCurrent ? 'page' : undefined}
      onClick={() => onChoose(number)}
      className="group flex shrink-0 flex-col items-center gap-1"
    >
      <span
        className={joinClasses(
          'block rounded-xs outline-2 outline-offset-2',
          isCurrent ? 'outline-plum' : 'outline-transparent group-hover:outline-line-strong',
        )}
      >
        {children}
      </span>
      <span
        className={joinClasses('numbers text-xs', isCurrent ? 'font-semibold text-plum' : 'text-ink-faint')}
      >
        {number}
        <span className="sr-only">쪽으로</span>
      </span>
    </button>
  );
}
