/** A piece of text on a page, in points from its upper left corner; `y` is the line that it stands on. */
export interface PdfWord {
  text: string;
  x: number;
  y: number;
  width: number;
  size: number;
}

export interface PdfLine {
  text: string;
  x: number;
  y: number;
  size: number;
  /** 0–1 from the top of the page. */
  share: number;
}

interface PageSize {
  width: number;
  height: number;
}

const getEnd = ({ x, width }: PdfWord): number => x + width;

/** Two columns have a gap near the middle that few pieces cross, and text on both sides. */
const middle = { from: 0.35, to: 0.65 };
const maxCrossing = 0.15;
const minSide = 0.2;

/** Where the gap between two columns lies; undefined for a page of one column. */
function findGap(words: readonly PdfWord[], width: number): number | undefined {
  let best: { x: number; crossing: number } | undefined;
  for (let x = width * middle.from; x <= width * middle.to; x += 2) {
    const crossing = words.filter((word) => word.x < x && getEnd(word) > x).length;
    const left = words.filter((word) => getEnd(word) <= x).length;
    const right = words.filter((word) => word.x >= x).length;
    const isGap =
      crossing <= words.length * maxCrossing &&
      left >= words.length * minSide &&
      right >= words.length * minSide;
    // Among equal gaps the one nearest to the middle.
    if (!isGap || (best && best.crossing < crossing)) continue;
    if (!best || crossing < best.crossing || Math.abs(x - width / 2) < Math.abs(best.x - width / 2))
      best = { x, crossing };
  }
  return best?.x;
}

/** Pieces of one line from left to right, with a space where the page shows one. */
function joinWords(words: readonly PdfWord[]): string {
  let text = '';
  let end = -Infinity;
  for (const word of words) {
    const isApart = word.x - end > word.size * 0.15;
    text += `${text !== '' && isApart ? ' ' : ''}${word.text}`;
    end = getEnd(word);
  }
  return text.replace(/\s+/gu, ' ').trim();
}

/** Pieces that stand on one line, from the top down. */
function groupLines(words: readonly PdfWord[], height: number): PdfLine[] {
  const groups: PdfWord[][] = [];
  for (const word of [...words].sort((a, b) => a.y - b.y || a.x - b.x)) {
    const last = groups.at(-1)?.[0];
    if (last && Math.abs(last.y - word.y) <= Math.min(last.size, word.size) * 0.5) groups.at(-1)?.push(word);
    else groups.push([word]);
  }
  return groups.map((group) => {
    const inOrder = group.sort((a, b) => a.x - b.x);
    const [first] = inOrder;
    const y = first?.y ?? 0;
    const size = Math.max(...inOrder.map((word) => word.size));
    return { text: joinWords(inOrder), x: first?.x ?? 0, y, size, share: y / height };
  });
}

/**
 * The lines of a page as they are read. On a page of two columns, text that crosses the gap (a title, a footer) parts
 * the page into bands; within a band the left column comes before the right one.
 */
export function orderPdfLines(words: readonly PdfWord[], { width, height }: PageSize): PdfLine[] {
  const gap = findGap(words, width);
  if (gap === undefined) return groupLines(words, height);
  const crossing = groupLines(
    words.filter((word) => word.x < gap && getEnd(word) > gap),
    height,
  );
  const left = words.filter((word) => getEnd(word) <= gap);
  const right = words.filter((word) => word.x >= gap);
  const borders = [...crossing.map(({ y }) => y), Infinity];
  return borders.flatMap((border, at) => {
    const above = borders[at - 1] ?? -Infinity;
    const isInBand = ({ y }: PdfWord): boolean => y > above && y <= border;
    const own = crossing[at];
    return [
      ...groupLines(left.filter(isInBand), height),
      ...groupLines(right.filter(isInBand), height),
      ...(own ? [own] : []),
    ];
  });
}
