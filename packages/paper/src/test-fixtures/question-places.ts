import type { Placement } from '#paper.ts';

/** A word at the left edge of a column, with where it stands. */
export interface PlacedText {
  text: string;
  page: number;
  /** As a share of the width of the page. */
  x: number;
}

/** The page and column in which each question number is printed first. */
export function findQuestions(words: PlacedText[], columns: 1 | 2): Map<number, string> {
  const found = new Map<number, string>();
  const getColumn = (x: number) => (columns === 2 && x > 0.5 ? 2 : 1);
  const inOrder = words.toSorted((a, b) => a.page - b.page || getColumn(a.x) - getColumn(b.x));
  for (const { text, page, x } of inOrder) {
    const number = Number(/^(\d+)\.\s*$/u.exec(text.trim())?.[1] ?? Number.NaN);
    // Questions come in order: a number in the middle of a text is none.
    if (number === found.size + 1) found.set(number, `${page}/${getColumn(x)}`);
  }
  return found;
}

/** The share of questions that stand in the same page and column as in the PDF. */
export function getShareOfEqualPlaces(placements: Placement[], found: Map<number, string>): number {
  const equal = placements.filter(({ page, column }, index) => found.get(index + 1) === `${page}/${column}`);
  return equal.length / placements.length;
}
