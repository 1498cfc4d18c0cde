import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { closePdf, openPdf, type OpenedPdf } from '#features/printing/pdf-document.ts';
import '#features/printing/pdf-text.css';
import { loadPdfLibrary } from '#features/printing/pdf-library.ts';
import { PdfPage } from '#features/printing/pdf-page.tsx';
import { PdfThumbnails } from '#features/printing/pdf-thumbnails.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { joinClasses } from '#ui/join-classes.ts';
import { Skeleton } from '#ui/skeleton.tsx';

/** What a screen can ask of the pages. */
export interface PdfPagesHandle {
  scrollTo: (page: number, yPt: number) => void;
}

/** A page as an overlay needs it. */
export interface PageGeometry {
  number: number;
  widthPt: number;
  heightPt: number;
  /** Pixels for a point. */
  scale: number;
}

interface PdfPagesProps {
  source: Blob | null;
  /** 1 fills the width. */
  zoom: number;
  label: string;
  className?: string;
  ref?: Ref<PdfPagesHandle>;
  onPageClick?: (geometry: PageGeometry, xPt: number, yPt: number) => void;
  onLoaded?: (pageCount: number) => void;
  renderOverlay?: (geometry: PageGeometry) => ReactNode;
}

const gapPx = 20;
const paddingPx = 24;
const widestPx = 920;

/** The pages of a PDF in a scrolling column. The pages before stay until those of a new file can be drawn. */
export function PdfPages(props: PdfPagesProps) {
  const { source, zoom, label, className, ref, onPageClick, onLoaded, renderOverlay } = props;
  const [root, setRoot] = useState<HTMLDivElement | null>(null);
  const [widthPx, setWidthPx] = useState(0);
  const [current, setCurrent] = useState(1);
  const { pdf, hasFailed } = useOpenedPdf(source, onLoaded);

  useEffect(() => {
    if (!root) return;
    const observer = new ResizeObserver(() => setWidthPx(root.clientWidth));
    observer.observe(root);
    return () => observer.disconnect();
  }, [root]);

  const inner = Math.max(280, widthPx - (widthPx > 640 ? paddingPx * 2 : 16));
  const pageWidthPx = Math.round(Math.min(inner, widestPx) * zoom);

  const scrollTo = (number: number, yPt: number) => {
    const frame = root?.querySelector<HTMLElement>(`[data-page="${number}"]`);
    const page = pdf?.pages[number - 1];
    if (!root || !frame || !page) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    root.scrollTo({
      top: frame.offsetTop + (yPt * pageWidthPx) / page.widthPt - 72,
      behavior: calm ? 'auto' : 'smooth',
    });
  };
  useImperativeHandle(ref, () => ({ scrollTo }));
  const latestScrollTo = useRef(scrollTo);
  useEffect(() => {
    latestScrollTo.current = scrollTo;
  });
  const goToPage = useCallback((number: number) => latestScrollTo.current(number, 0), []);
  const handleScroll = () => {
    if (root && pdf) setCurrent(findPageAt(pdf, pageWidthPx, root.scrollTop + root.clientHeight / 3));
  };
  const pageCount = pdf?.pages.length ?? 0;

  return (
    <div className={joinClasses('relative flex', className)}>
      {pdf && pageCount > 1 && <PdfThumbnails pdf={pdf} current={current} onChoose={goToPage} />}
      <div
        ref={setRoot}
        onScroll={handleScroll}
        role="region"
        aria-label={label}
        tabIndex={0}
        className="relative min-w-0 flex-1 overflow-auto bg-desk-deep outline-offset-[-2px]"
      >
        {hasFailed && (
          <div className="p-6">
            <ErrorState message="쪽을 열지 못했어요. 잠시 뒤에 다시 시도해 주세요." />
          </div>
        )}
        {!pdf && !hasFailed && (
          <div role="status" className="mx-auto max-w-180 p-6">
            <span className="sr-only">쪽을 불러오는 중</span>
            <Skeleton className="aspect-[257/364] w-full bg-paper!" />
          </div>
        )}
        {pdf && widthPx > 0 && (
          <div
            className="flex w-fit min-w-full flex-col"
            style={{ gap: gapPx, padding: `${gapPx}px ${widthPx > 640 ? paddingPx : 8}px` }}
          >
            {pdf.pages.map((page, at) => {
              const geometry = {
                number: at + 1,
                widthPt: page.widthPt,
                heightPt: page.heightPt,
                scale: pageWidthPx / page.widthPt,
              };
              return (
                <PdfPage
                  key={at}
                  page={page}
                  number={at + 1}
                  pageCount={pdf.pages.length}
                  widthPx={pageWidthPx}
                  root={root}
                  onClick={onPageClick && ((xPt, yPt) => onPageClick(geometry, xPt, yPt))}
                >
                  {renderOverlay?.(geometry)}
                </PdfPage>
              );
            })}
          </div>
        )}
      </div>
      {pageCount > 1 && (
        <p
          aria-hidden="true"
          className="numbers pointer-events-none absolute right-5 bottom-4 rounded-full bg-ink/75 px-3 py-1 text-xs font-medium text-white"
        >
          {Math.min(current, pageCount)} / {pageCount}
        </p>
      )}
    </div>
  );
}

/** The page at a height of the column, from 1. */
function findPageAt(pdf: OpenedPdf, pageWidthPx: number, yPx: number): number {
  let bottom = gapPx;
  const at = pdf.pages.findIndex(({ widthPt, heightPt }) => {
    bottom += (heightPt * pageWidthPx) / widthPt + gapPx;
    return yPx < bottom;
  });
  return at < 0 ? pdf.pages.length : at + 1;
}

function useOpenedPdf(source: Blob | null, onLoaded: ((pageCount: number) => void) | undefined) {
  const [pdf, setPdf] = useState<OpenedPdf | null>(null);
  const [failed, setFailed] = useState<Blob | null>(null);
  const loaded = useRef(onLoaded);
  useEffect(() => {
    loaded.current = onLoaded;
  });
  // The library comes while the file is still being made.
  useEffect(() => {
    loadPdfLibrary().catch((error: unknown) => console.warn('PDF를 여는 코드를 불러오지 못했어요.', error));
  }, []);
  useEffect(() => {
    if (!source) return;
    let isWanted = true;
    openPdf(source).then(
      (opened) => {
        if (!isWanted) {
          closePdf(opened);
          return;
        }
        setPdf(opened);
        setFailed(null);
        loaded.current?.(opened.pages.length);
      },
      (error: unknown) => {
        console.error('PDF를 열지 못했어요.', error);
        if (isWanted) setFailed(source);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [source]);
  // Runs when another document has taken its place on the screen.
  useEffect(
    () => () => {
      if (pdf) closePdf(pdf);
    },
    [pdf],
  );
  return { pdf, hasFailed: failed !== null && failed === source };
}
