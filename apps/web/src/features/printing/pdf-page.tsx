import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { drawInTurn } from '#features/printing/draw-queue.ts';
import type { OpenedPdf } from '#features/printing/pdf-document.ts';
import { drawPage, writeText } from '#features/printing/render-page.ts';

interface PdfPageProps {
  page: OpenedPdf['pages'][number];
  number: number;
  pageCount: number;
  widthPx: number;
  /** The element that scrolls. */
  root: HTMLElement | null;
  /** A small picture of the page: nothing in it can be selected or read out. */
  isThumbnail?: boolean;
  onClick?: ((xPt: number, yPt: number) => void) | undefined;
  children?: ReactNode;
}

/** Every large page is drawn before any small one. */
const thumbnailRank = 1_000_000;

/** How far something is above or below what can be seen of the element that scrolls. */
function getDistance(element: HTMLElement, root: HTMLElement | null): number {
  const [box, view] = [element.getBoundingClientRect(), root?.getBoundingClientRect()];
  return view ? Math.max(0, view.top - box.bottom, box.top - view.bottom) : 0;
}

/** One page; drawn only while it is near the visible part. */
export function PdfPage(props: PdfPageProps) {
  const { page, number, pageCount, widthPx, root, isThumbnail = false, onClick, children } = props;
  const frame = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const scale = widthPx / page.widthPt;

  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(([entry]) => setIsNear(!!entry?.isIntersecting), {
      root,
      rootMargin: '600px 0px',
    });
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, [root]);

  useEffect(() => {
    const element = host.current;
    if (!element) return;
    if (!isNear) {
      element.replaceChildren();
      return;
    }
    const abort = new AbortController();
    const { signal } = abort;
    const rank = getDistance(element, root) + (isThumbnail ? thumbnailRank : 0);
    const draw = async () => {
      const text = await drawPage(element, page.page, scale, signal);
      // The letters are on the screen: what can be selected of them need not hold up the next page.
      if (text && !isThumbnail) void writeText(text, page.page, scale, signal).catch(report);
    };
    const report = (error: unknown) => {
      // A document that was closed meanwhile has nothing to draw any more.
      if (!signal.aborted) console.error('쪽을 그리지 못했어요.', error);
    };
    drawInTurn(rank, signal, draw).catch(report);
    return () => abort.abort();
  }, [isNear, page, scale, isThumbnail, root]);

  const handleClick = (event: MouseEvent<HTMLDivElement>) => {
    if (!onClick || getSelection()?.isCollapsed === false) return;
    const box = event.currentTarget.getBoundingClientRect();
    onClick((event.clientX - box.left) / scale, (event.clientY - box.top) / scale);
  };

  return (
    <div
      ref={frame}
      {...(isThumbnail
        ? { 'aria-hidden': true }
        : { role: 'group', 'aria-label': `${pageCount}쪽 중 ${number}쪽`, 'data-page': number })}
      className="relative mx-auto bg-white shadow-paper"
      style={{ width: `${widthPx}px`, height: `${page.heightPt * scale}px` }}
      onClick={handleClick}
    >
      <div ref={host} className="absolute inset-0" />
      {children}
    </div>
  );
}
