import type { Paper } from '#paper.ts';
import { compilePaper, createCompiler } from '#typst/compile.ts';
import { makeDocument } from '#typst/make-document.ts';
import type { RenderedPdf } from '#typst/renderer.ts';

/** Compiles in the calling process, which it blocks: for command lines and benches, never for a server. */
export interface DirectRenderer {
  /** Throws PaperError `compile-failed`. */
  renderPdf: (paper: Paper, options: { isTagged: boolean }) => RenderedPdf;
  /** A file for Hangul or Word. Throws as `renderPdf` does. */
  renderDocument: (paper: Paper, format: 'hwpx' | 'docx') => Promise<Uint8Array>;
}

/** Loads the compiler into this process. */
export function createDirectRenderer(): DirectRenderer {
  const compiler = createCompiler();
  return {
    renderPdf: (paper, { isTagged }) => compilePaper(compiler, paper, isTagged),
    renderDocument: (paper, format) => makeDocument(compiler, paper, format),
  };
}
