import type { Paper } from '#paper.ts';
import { compilePaper, createCompiler } from '#typst/compile.ts';
import type { RenderedPdf } from '#typst/renderer.ts';

/** Compiles in the calling process, which it blocks: for command lines and benches, never for a server. */
export interface DirectRenderer {
  /** Throws PaperError `compile-failed`. */
  renderPdf: (paper: Paper, options: { isTagged: boolean }) => RenderedPdf;
}

/** Loads the compiler into this process. */
export function createDirectRenderer(): DirectRenderer {
  const compiler = createCompiler();
  return { renderPdf: (paper, { isTagged }) => compilePaper(compiler, paper, isTagged) };
}
