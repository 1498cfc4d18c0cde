import { type FoundPassage, type ImportedPassage, importMaxBytes, importPassages } from '@jadoo/contract';
import type { FastifyInstance } from 'fastify';
import type { ImportPool } from '#jobs/import-pool.ts';
import { route } from '#plugins/route.ts';
import { readUpload } from '#plugins/upload.ts';
import { findPassagesInFile } from './imports.service.ts';

const toImported = ({ title, text, footnotes, problem, warnings }: FoundPassage): ImportedPassage => ({
  PS_TITLE: title,
  PS_TEXT: text,
  PS_FOOTNOTES: footnotes,
  PROBLEM: problem,
  WARNINGS: warnings,
});

/** Passages out of files, to be looked at before they are saved. */
export function registerImportRoutes(
  app: FastifyInstance,
  deps: { importer: Pick<ImportPool, 'read'> },
): void {
  route(
    app,
    importPassages,
    async ({ request }) => {
      const { content } = await readUpload(request, importMaxBytes);
      const { passages, text, areLinesWhole } = await findPassagesInFile(deps, content);
      return { PASSAGES: passages.map(toImported), TEXT: text, ARE_LINES_WHOLE: areLinesWhole };
    },
    { rateLimit: 'import' },
  );
}
