import type { PDFDocumentProxy, PDFPageProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import { loadPdfLibrary } from '#features/printing/pdf-library.ts';
import { toScriptUrl } from '#telemetry/trusted-scripts.ts';

let worker: PDFWorker | undefined;

/** One worker for every document of this tab: starting it costs more than most papers. */
function getWorker({ PDFWorker }: Awaited<ReturnType<typeof loadPdfLibrary>>): PDFWorker {
  // The development server serves modules from elsewhere and sets no content policy.
  const address = import.meta.env.DEV ? workerUrl : toScriptUrl(workerUrl);
  worker ??= PDFWorker.create({ port: new Worker(address, { type: 'module' }) });
  return worker;
}

/** An opened PDF: its pages with their sizes in points. */
export interface OpenedPdf {
  document: PDFDocumentProxy;
  pages: { page: PDFPageProxy; widthPt: number; heightPt: number }[];
}

/** Opens a PDF without ever making code from text, as the content policy demands. */
export async function openPdf(source: Blob): Promise<OpenedPdf> {
  const [library, buffer] = await Promise.all([loadPdfLibrary(), source.arrayBuffer()]);
  const task = library.getDocument({
    data: new Uint8Array(buffer),
    worker: getWorker(library),
    isEvalSupported: false,
    useSystemFonts: false,
    enableXfa: false,
  });
  const document = await task.promise;
  const numbers = Array.from({ length: document.numPages }, (_, at) => at + 1);
  const pages = await Promise.all(
    numbers.map(async (number) => {
      const page = await document.getPage(number);
      const { width, height } = page.getViewport({ scale: 1 });
      return { page, widthPt: width, heightPt: height };
    }),
  );
  return { document, pages };
}

/** Frees what the worker holds of a document. */
export function closePdf({ document }: OpenedPdf): void {
  document.loadingTask.destroy().catch((error: unknown) => console.warn('PDF를 닫지 못했어요.', error));
}
