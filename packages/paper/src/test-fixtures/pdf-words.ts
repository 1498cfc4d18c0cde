import { spawnSync } from 'node:child_process';

/** A word of a PDF and the box that holds it, in points from the upper left corner of its page. */
export interface PdfWord {
  text: string;
  page: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** The words of a PDF with their boxes; poppler has to be there. */
export function readPdfWords(pdf: Uint8Array): PdfWord[] {
  const { status, stdout } = spawnSync('pdftotext', ['-bbox', '-', '-'], {
    input: pdf,
    maxBuffer: 500_000_000,
  });
  if (status !== 0) throw new Error(`pdftotext ended with ${String(status)}`);
  let page = 0;
  const words: PdfWord[] = [];
  const pattern =
    /<page |<word xMin="([\d.-]+)" yMin="([\d.-]+)" xMax="([\d.-]+)" yMax="([\d.-]+)">([^<]*)/gu;
  for (const [, left, top, right, bottom, text = ''] of stdout.toString('utf8').matchAll(pattern)) {
    if (left === undefined) page += 1;
    else {
      const [x1, y1, x2, y2] = [left, top, right, bottom].map(Number) as [number, number, number, number];
      words.push({ text, page, left: x1, top: y1, right: x2, bottom: y2 });
    }
  }
  return words;
}

/** Boxes are as high as the font may reach; the letters themselves fill this much of them. */
const inkShare = 0.4;
const leastOverlapPt = 1;

function shrink({ left, right, top, bottom }: PdfWord) {
  const cut = ((1 - inkShare) / 2) * (bottom - top);
  return { left, right, top: top + cut, bottom: bottom - cut };
}

function isOver(first: PdfWord, second: PdfWord): boolean {
  const [a, b] = [shrink(first), shrink(second)];
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > leastOverlapPt && height > leastOverlapPt;
}

/** Pairs of words that are printed over one another. */
export function findOverlaps(words: PdfWord[]): string[] {
  const overlaps: string[] = [];
  const sorted = words
    .filter(({ text }) => text.trim() !== '')
    .sort((a, b) => a.page - b.page || a.top - b.top);
  sorted.forEach((word, index) => {
    for (let at = index + 1; at < sorted.length; at += 1) {
      const other = sorted[at];
      if (!other || other.page !== word.page || other.top > word.bottom) break;
      if (isOver(word, other)) overlaps.push(`${word.page}: ${word.text} × ${other.text}`);
    }
  });
  return overlaps;
}
