import { Piscina } from 'piscina';
import { AppError } from '#errors.ts';
import type { ImportProblem } from '#features/passages/import/import-problem.ts';
import type { FileText } from '#features/passages/import/read-file.ts';

/** Reads files in threads of their own: whatever is in them costs one thread for a while, and nobody else. */
export interface ImportPool {
  read: (content: Uint8Array) => Promise<FileText | { problem: ImportProblem | 'timed-out' }>;
  close: () => Promise<void>;
}

export interface ImportLimits {
  timeoutMs: number;
  memoryLimitMb: number;
}

const defaultLimits: ImportLimits = { timeoutMs: 30_000, memoryLimitMb: 512 };
const idleTimeoutMs = 60_000;
/** Files that wait for a thread; each may be 20 MB. */
const maxWaiting = 8;

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** Starts no thread before the first file. */
export function createImportPool({ timeoutMs, memoryLimitMb }: ImportLimits = defaultLimits): ImportPool {
  const pool = new Piscina({
    filename: new URL('./thread.mjs', import.meta.url).href,
    workerData: { module: './import-worker.ts' },
    execArgv: [],
    minThreads: 0,
    maxThreads: 2,
    maxQueue: maxWaiting,
    idleTimeout: idleTimeoutMs,
    resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb },
  });
  return {
    read: async (content) => {
      const timeout = AbortSignal.timeout(timeoutMs);
      try {
        return (await pool.run(content, { signal: timeout })) as FileText | { problem: ImportProblem };
      } catch (error) {
        if (timeout.aborted) return { problem: 'timed-out' };
        // A file that needs more memory than any text is not one.
        if (hasCode(error, 'ERR_WORKER_OUT_OF_MEMORY')) return { problem: 'bomb' };
        if (error instanceof Error && error.message.includes('queue is at limit'))
          throw new AppError('unavailable', { cause: error });
        throw error;
      }
    },
    close: () => pool.destroy(),
  };
}
