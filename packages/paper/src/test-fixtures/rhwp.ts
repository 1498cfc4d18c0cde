import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { HwpDocument, initSync } from '@rhwp/core';
import { measureText } from '#flow/text-width.ts';

let isReady = false;

/** The viewer asks its host how wide a text is. */
function prepare(): void {
  if (isReady) return;
  Object.assign(globalThis, {
    measureTextWidth: (font: string, text: string): number =>
      measureText(text, Number(/([\d.]+)px/u.exec(font)?.[1] ?? 10), font.includes('bold')),
  });
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
