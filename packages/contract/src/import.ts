import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** Largest file that passages are read from, in bytes, and the endings of such files. */
export const importMaxBytes = 20 * 1024 * 1024;
export const importFileEndings = ['txt', 'docx', 'hwpx', 'pdf'] as const;

/** A passage that was found in a file and is not saved yet. */
export const importedPassage = z.strictObject({
  PS_TITLE: z.string(),
  PS_TEXT: z.string(),
  PS_FOOTNOTES: z.array(z.strictObject({ word: z.string(), meaning: z.string() })),
  /** Why it cannot be saved as it is; empty when it can. */
  PROBLEM: z.string(),
  WARNINGS: z.array(z.string()),
});
export type ImportedPassage = z.infer<typeof importedPassage>;

/** One file in the part `FILE`. Nothing is saved: the answer is there to look at and to mend. */
export const importPassages = endpoint({
  method: 'POST',
  path: '/passageImport',
  auth: 'bearer',
  summary: '파일에서 지문 찾기 (txt, docx, hwpx, PDF)',
  multipart: true,
  output: z.strictObject({
    PASSAGES: z.array(importedPassage).min(1),
    /** The whole text, for splitting it in another way. */
    TEXT: z.string(),
    /** True when a line of the text is a paragraph, false when it may have been broken for the page. */
    ARE_LINES_WHOLE: z.boolean(),
  }),
});
