import { ImportError, type ImportProblem } from '#features/passages/import/import-problem.ts';
import { type FileText, readFile } from '#features/passages/import/read-file.ts';

/** The text of a file, or why there is none. */
export default async function readImport(bytes: Uint8Array): Promise<FileText | { problem: ImportProblem }> {
  try {
    return await readFile(bytes);
  } catch (error) {
    if (error instanceof ImportError) return { problem: error.problem };
    throw error;
  }
}
