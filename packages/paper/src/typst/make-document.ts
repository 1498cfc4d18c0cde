import type { Paper } from '#paper.ts';
import { type PaperCompiler, placePaper } from '#typst/compile.ts';

/**
 * A file for Hangul or Word, in which what starts a column in the PDF starts one too. Throws PaperError
 * `compile-failed` or `empty-paper`.
 */
export async function makeDocument(
  compiler: PaperCompiler,
  paper: Paper,
  format: 'hwpx' | 'docx',
): Promise<Uint8Array> {
  const marks = placePaper(compiler, paper);
  // Most processes only ever make PDFs, and start sooner without these.
  if (format === 'hwpx') {
    const { writeHwpx } = await import('#hwpx/write-hwpx.ts');
    return writeHwpx(paper, marks);
  }
  const { writeDocx } = await import('#docx/write-docx.ts');
  return writeDocx(paper, marks);
}
