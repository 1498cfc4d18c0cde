import type { PaperErrorCode, Placement } from '#paper.ts';

/** What the child makes: a PDF for the screen, one for keeping, or a file for a word processor. */
export type RenderOutput = 'pdf' | 'tagged-pdf' | 'hwpx' | 'docx';

/** Parent to child: one paper as JSON text. */
export interface RenderRequest {
  id: number;
  paperJson: string;
  output: RenderOutput;
}

/** The file; its pages and exercises are looked for in a PDF only. */
export interface RenderedFile {
  file: Uint8Array;
  pageCount: number;
  placements: Placement[];
}

/** Child to parent: the finished file, or a code. Never text of the user. */
export type RenderReply =
  (RenderedFile & { id: number; rssMb: number }) | { id: number; code: PaperErrorCode; rssMb: number };
