import type { PaperErrorCode, PaperLogo, Placement } from '#paper.ts';
import type { ChunkContext } from '#typst/prepare.ts';

/** What is made of one paper: a PDF for the screen, one for keeping, or a file for a word processor. */
export type RenderOutput = 'pdf' | 'tagged-pdf' | 'hwpx' | 'docx';

/** One thing for a child to do; papers travel as JSON text. */
export type RenderWork =
  | { task: 'file'; paperJson: string; output: RenderOutput }
  /** Only counts the pages of a chunk. */
  | { task: 'count'; paperJson: string; context: ChunkContext }
  /** The pages of a chunk, with the numbers that they have in the whole. */
  | { task: 'chunk'; paperJson: string; context: ChunkContext }
  /** One file of the pages of several. */
  | { task: 'merge'; files: Uint8Array[]; title: string }
  /** Only tells, by failing, whether a picture can be drawn. */
  | { task: 'logo'; logo: PaperLogo };

/** What came of it; fields that a task has nothing to say about are empty. */
export interface RenderedFile {
  file: Uint8Array;
  pageCount: number;
  placements: Placement[];
  partPages: number[];
}

/** Parent to child. */
export type RenderRequest = RenderWork & { id: number };

/** Child to parent: the result, or a code. Never text of the user. */
export type RenderReply =
  (RenderedFile & { id: number; rssMb: number }) | { id: number; code: PaperErrorCode; rssMb: number };
