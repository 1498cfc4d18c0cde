/** Why no passages come out of a file. */
export type ImportProblem =
  'unsupported' | 'old-hangul' | 'old-word' | 'broken' | 'password' | 'bomb' | 'no-text' | 'too-long';

/** A file that cannot be read; expected, and told to the user in words. */
export class ImportError extends Error {
  readonly problem: ImportProblem;

  constructor(problem: ImportProblem, options?: ErrorOptions) {
    super(`import: ${problem}`, options);
    this.problem = problem;
  }
}
