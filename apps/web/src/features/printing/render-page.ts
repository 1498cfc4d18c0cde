import { RenderingCancelledException, TextLayer, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

const mostPixels = 16_000_000;

/** Draws a page and, unless told otherwise, its selectable text into new elements and then puts them in place of the old ones. */
export async function renderPage(
  host: HTMLElement,
  page: PDFPageProxy,
  scale: number,
  signal: AbortSignal,
  hasText = true,
): Promise<void> {
  const viewport = page.getViewport({ scale });
  // A canvas that is too large stays empty in some browsers.
  const density = Math.min(devicePixelRatio || 1, Math.sqrt(mostPixels / (viewport.width * viewport.height)));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(viewport.width * density);
  canvas.height = Math.round(viewport.height * density);
  canvas.className = 'block size-full';
  const task = page.render({ canvas, viewport: page.getViewport({ scale: scale * density }) });
  signal.addEventListener('abort', () => task.cancel());
  try {
    await task.promise;
  } catch (error) {
    if (error instanceof RenderingCancelledException) return;
    throw error;
  }
  if (signal.aborted) return;
  if (!hasText) {
    host.replaceChildren(canvas);
    return;
  }
  const text = document.createElement('div');
  text.className = 'pdf-text';
  host.style.setProperty('--total-scale-factor', String(scale));
  host.replaceChildren(canvas, text);
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport });
  signal.addEventListener('abort', () => layer.cancel());
  await layer.render().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}
