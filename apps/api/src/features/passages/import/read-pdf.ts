import { createRequire } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { ImportError } from './import-problem.ts';
import { joinPdfLines } from './join-pdf-lines.ts';
import { orderPdfLines, type PdfLine, type PdfWord } from './order-pdf-lines.ts';

const maxPages = 500;
const assets = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));

function open(bytes: Uint8Array) {
  return getDocument({
    // The library takes what it is given away.
    data: Uint8Array.from(bytes),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: VerbosityLevel.ERRORS,
    cMapUrl: join(assets, 'cmaps') + sep,
    cMapPacked: true,
    standardFontDataUrl: join(assets, 'standard_fonts') + sep,
  });
}

type PdfPage = Awaited<ReturnType<Awaited<ReturnType<typeof open>['promise']>['getPage']>>;

async function readPage(page: PdfPage): Promise<PdfLine[]> {
  const { items } = await page.getTextContent();
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  const words: PdfWord[] = [];
  for (const item of items) {
    if (!('str' in item) || item.str.trim() === '') continue;
    const [a = 0, b = 0, , , x = 0, y = 0] = item.transform as number[];
    // Text that stands on its head or runs up the margin is a mark, not a passage.
    if (Math.abs(b) > Math.abs(a)) continue;
    const size = Math.hypot(a, b);
    words.push({ text: item.str, x: x - left, y: top - y, width: item.width, size });
  }
  page.cleanup();
  return orderPdfLines(words, { width: right - left, height: top - bottom });
}

/** The text of a PDF in reading order, blank lines where the page shows a gap. Throws ImportError. */
export async function readPdf(bytes: Uint8Array): Promise<string> {
  const task = open(bytes);
  try {
    const document = await task.promise;
    if (document.numPages > maxPages) throw new ImportError('too-long');
    const pages: PdfLine[][] = [];
    for (let number = 1; number <= document.numPages; number += 1) {
      pages.push(await readPage(await document.getPage(number)));
    }
    return joinPdfLines(pages);
  } catch (error) {
    if (error instanceof ImportError) throw error;
    const isLocked = error instanceof Error && error.name === 'PasswordException';
    throw new ImportError(isLocked ? 'password' : 'broken', { cause: error });
  } finally {
    await task.destroy();
  }
}
