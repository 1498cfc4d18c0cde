import type { LayoutOptions, PaperStyle } from '#paper.ts';

const pointsPerMm = 72 / 25.4;

/** Points of a length in millimetres. */
export const mmToPt = (mm: number): number => mm * pointsPerMm;

/** Page size and margins of a style, in millimetres. */
export interface Sheet {
  widthMm: number;
  heightMm: number;
  sideMm: number;
  topMm: number;
  bottomMm: number;
  gutterMm: number;
}

const sheets: Record<PaperStyle, Sheet> = {
  'exam-b4': { widthMm: 257, heightMm: 364, sideMm: 17, topMm: 19, bottomMm: 22, gutterMm: 9 },
  'academy-a4': { widthMm: 210, heightMm: 297, sideMm: 14, topMm: 18, bottomMm: 18, gutterMm: 8 },
  'workbook-a4': { widthMm: 210, heightMm: 297, sideMm: 19, topMm: 20, bottomMm: 18, gutterMm: 8 },
};

/** The sheet that a style prints on. */
export function getSheet(style: PaperStyle): Sheet {
  return sheets[style];
}

/** Width and height of one column of text, in millimetres. */
export function getColumnSize({ style, columns }: LayoutOptions): { widthMm: number; heightMm: number } {
  const { widthMm, heightMm, sideMm, topMm, bottomMm, gutterMm } = sheets[style];
  return {
    widthMm: (widthMm - 2 * sideMm - (columns - 1) * gutterMm) / columns,
    heightMm: heightMm - topMm - bottomMm,
  };
}
