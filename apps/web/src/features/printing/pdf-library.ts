/** The library that reads and draws PDFs: large, so it comes when pages are about to be shown, and only then. */
export const loadPdfLibrary = () => import('pdfjs-dist/legacy/build/pdf.mjs');
