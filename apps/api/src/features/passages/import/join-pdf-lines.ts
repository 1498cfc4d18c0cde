import type { PdfLine } from './order-pdf-lines.ts';

/** Heads and feet stand in the outer parts of the page. */
const edge = { top: 0.1, bottom: 0.9 };
const pageNumber = /^[-–—\s]*(?:page\s*)?\d{1,4}(?:\s*(?:\/|of)\s*\d{1,4})?[-–—\s]*(?:쪽|페이지)?$/iu;

const isAtEdge = ({ share }: PdfLine): boolean => share < edge.top || share > edge.bottom;
/** A running head differs from page to page by its number at most. */
const getShape = ({ text }: PdfLine): string => text.replace(/\d+/gu, '#').replace(/\s+/gu, ' ');

/** What stands at the edge of at least two and at least half of the pages. */
function listRunning(pages: readonly (readonly PdfLine[])[]): Set<string> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const shape of new Set(page.filter(isAtEdge).map(getShape))) {
      counts.set(shape, (counts.get(shape) ?? 0) + 1);
    }
  }
  const least = Math.max(2, Math.ceil(pages.length / 2));
  return new Set([...counts].filter(([, count]) => count >= least).map(([shape]) => shape));
}

/** The distance between lines of running text: that of most pairs. */
function getUsualStep(lines: readonly PdfLine[]): number {
  const steps = lines
    .slice(1)
    .map((line, at) => Math.round((line.y - (lines[at]?.y ?? 0)) * 2) / 2)
    .filter((step) => step > 0)
    .sort((a, b) => a - b);
  return steps[Math.floor(steps.length / 2)] ?? 0;
}

const gapFactor = 1.45;

/** A blank line where the page shows a gap. A new column or page shows none: the text may run on. */
function addGaps(lines: readonly PdfLine[]): string[] {
  const usual = getUsualStep(lines);
  return lines.flatMap((line, at) => {
    const above = lines[at - 1];
    const step = above ? line.y - above.y : 0;
    const isApart = usual > 0 && step > Math.max(usual * gapFactor, line.size * gapFactor);
    return isApart ? ['', line.text] : [line.text];
  });
}

/**
 * Puts words together that the end of a line has parted. When the text has the word with its hyphen elsewhere
 * (well-known), the hyphen stays.
 */
function mendHyphens(text: string): string {
  const whole = new Set(text.toLowerCase().match(/[a-z]+-[a-z]+/gu));
  return text.replace(/([A-Za-z]+)[-\u00ad\u2010]\n([a-z]+)/gu, (_, head: string, tail: string) =>
    whole.has(`${head}-${tail}`.toLowerCase()) ? `${head}-${tail}` : head + tail,
  );
}

/** The text of all pages without page numbers and running heads. */
export function joinPdfLines(pages: readonly (readonly PdfLine[])[]): string {
  const running = listRunning(pages);
  const isKept = (line: PdfLine): boolean =>
    !(isAtEdge(line) && (pageNumber.test(line.text) || running.has(getShape(line))));
  const lines = pages.flatMap((page) => addGaps(page.filter(isKept)));
  return mendHyphens(lines.join('\n'));
}
