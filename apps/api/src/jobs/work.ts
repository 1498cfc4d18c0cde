import { availableParallelism } from 'node:os';
import { createPdfRenderer, type PdfRenderer } from '@jadoo/paper';
import type { Database } from '#db/client.ts';
import type { Env } from '#env.ts';
import type { FileDeps } from '#features/files/files.service.ts';
import type { PaymentProvider } from '#providers/payment-provider.ts';
import { createEnginePool, type EnginePool } from './engine-pool.ts';
import { createImportPool, type ImportPool } from './import-pool.ts';
import { type JobQueue, openJobQueue } from './job-queue.ts';
import { startWorkers } from './workers.ts';

/** What works beside the requests: threads for engine and files, the renderer's processes and the job queue. */
export interface Work {
  engine: EnginePool;
  importer: ImportPool;
  renderer: Omit<PdfRenderer, 'close'>;
  queue: JobQueue;
  /** Waits for running jobs, then ends all of them. */
  close: () => Promise<void>;
}

export interface WorkLog {
  error: (details: object, message: string) => void;
}

/** Starts its processes at the first page: many processes of ours never print. */
function createLazyRenderer(processCount: number): PdfRenderer {
  let renderer: PdfRenderer | undefined;
  const getRenderer = () => (renderer ??= createPdfRenderer({ processCount }));
  return {
    renderPdf: (paper, options) => getRenderer().renderPdf(paper, options),
    renderDocument: (paper, format, signal) => getRenderer().renderDocument(paper, format, signal),
    canDrawLogo: (logo) => getRenderer().canDrawLogo(logo),
    close: async () => renderer?.close(),
  };
}

/** Opens everything; a process that is a worker also takes jobs. */
export async function openWork(
  database: Database,
  env: Pick<Env, 'role' | 'isProduction'>,
  log: WorkLog,
  { payments, files }: { payments: PaymentProvider; files: FileDeps },
): Promise<Work> {
  const cores = availableParallelism();
  // The first paper of the day must not wait for the lexicon; a program under development starts too often for that.
  const engine = createEnginePool(Math.max(1, Math.min(4, cores - 1)), env.isProduction ? 1 : 0);
  const importer = createImportPool();
  const renderer = createLazyRenderer(Math.max(2, Math.min(4, Math.floor(cores / 2))));
  const isWorker = env.role !== 'api';
  const queue = await openJobQueue(database, {
    isWorker,
    onError: (error) => log.error({ err: error }, 'job queue'),
  });
  if (isWorker) {
    await startWorkers({
      db: database.db,
      engine,
      queue,
      files,
      payments: {
        db: database.db,
        provider: payments,
        now: () => new Date(),
        onTrouble: (orderId, message) => log.error({ orderId }, `payment: ${message}`),
      },
      concurrency: 2,
      onKindFailure: (examIdx, failure) => log.error({ examIdx, failure }, 'a kind broke'),
    });
  }
  return {
    engine,
    importer,
    renderer,
    queue,
    close: async () => {
      await queue.stop();
      await engine.close();
      await importer.close();
      await renderer.close();
    },
  };
}
