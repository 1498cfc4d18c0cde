import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { HwpDocument, initSync } from '@rhwp/core';
import type { PaperStyle } from '#paper.ts';
import { getSheet } from '#sheets.ts';
import type { PlacedText } from '#test-fixtures/question-places.ts';

let isReady = false;

function prepare(): void {
  if (isReady) return;
  const path = createRequire(import.meta.url).resolve('@rhwp/core/rhwp_bg.wasm');
  initSync({ module: readFileSync(path) });
  isReady = true;
}

interface TextRun {
  text: string;
  x: number;
  y: number;
  bold: boolean;
}

/** A file of Hangul as an independent reader sees it: the runs of each page with their places. */
export function readHwpx(bytes: Uint8Array): { pages: TextRun[][] } {
  prepare();
  const document = new HwpDocument(bytes);
  const pages = Array.from({ length: document.pageCount() }, (_, page) => {
    const layout = JSON.parse(document.getPageTextLayout(page)) as { runs: TextRun[] };
    return layout.runs;
  });
  document.free();
  return { pages };
}

/** The bold runs, among which are the numbers of the questions. */
export function readHwpxWords(bytes: Uint8Array, style: PaperStyle): PlacedText[] {
  const widthPx = (getSheet(style).widthMm * 96) / 25.4;
  return readHwpx(bytes).pages.flatMap((runs, page) =>
    runs.filter(({ bold }) => bold).map(({ text, x }) => ({ text, page: page + 1, x: x / widthPx })),
  );
}
