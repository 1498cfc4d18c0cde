import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { loadPdfLibrary } from '#features/printing/pdf-library.ts';

const mostPixels = 16_000_000;

/** Draws a page into a new canvas and puts it, with room for text, in place of what the host shows; gives that room. */
export async function drawPage(
  host: HTMLElement,
  page: PDFPageProxy,
  scale: number,
  signal: AbortSignal,
): Promise<HTMLElement | undefined> {
  const { RenderingCancelledException } = await loadPdfLibrary();
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
    if (error instanceof RenderingCancelledException) return undefined;
    throw error;
  }
  if (signal.aborted) return undefined;
  const text = document.createElement('div');
  text.className = 'pdf-text';
  host.style.setProperty('--total-scale-factor', String(scale));
  host.replaceChildren(canvas, text);
  return text;
}

/** Fills the room for text with the text of the page, to be selected and read out. */
export async function writeText(
  container: HTMLElement,
  page: PDFPageProxy,
  scale: number,
  signal: AbortSignal,
): Promise<void> {
  const { TextLayer } = await loadPdfLibrary();
  const viewport = page.getViewport({ scale });
  const layer = new TextLayer({ textContentSource: page.streamTextContent(), container, viewport });
  signal.addEventListener('abort', () => layer.cancel());
  await layer.render().catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}
