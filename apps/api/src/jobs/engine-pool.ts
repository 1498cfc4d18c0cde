import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import type {
  AnalysedSource,
  AnalysedText,
  EngineTask,
  MadePaper,
  MakeTask,
  SplitText,
  TaskResults,
} from './engine-tasks.ts';

export type { MadePaper } from './engine-tasks.ts';
export type PaperTask = Omit<MakeTask, 'task' | 'progress'>;

/** The engine in threads of its own: a long passage never holds up an answer to somebody else. */
export interface EnginePool {
  /** `onProgress` is told the share that is done, 0–1. Throws when the thread dies or takes too long. */
  make: (paper: PaperTask, onProgress?: (share: number) => void) => Promise<MadePaper>;
  split: (texts: string[]) => Promise<SplitText[]>;
  analyse: (source: AnalysedSource) => Promise<AnalysedText>;
  close: () => Promise<void>;
}

/** Far above what the largest paper takes: only a thread that hangs gets here. */
const taskTimeoutMs = 10 * 60_000;
const idleTimeoutMs = 5 * 60_000;
const memoryLimitMb = 1024;
/** Room for what lives only while an exercise is made: twice the usual, so that it is swept half as often. */
const youngMemoryMb = 96;

/** Keeps `keptThreads` loaded and waiting from the beginning; the others start with a task and end when idle. */
export function createEnginePool(threadCount: number, keptThreads = 0): EnginePool {
  const pool = new Piscina({
    filename: new URL('./thread.mjs', import.meta.url).href,
    workerData: { module: './engine-worker.ts' },
    // Flags of the process are not for its threads, which load what they need by themselves.
    execArgv: [],
    minThreads: keptThreads,
    maxThreads: threadCount,
    idleTimeout: idleTimeoutMs,
    resourceLimits: { maxOldGenerationSizeMb: memoryLimitMb, maxYoungGenerationSizeMb: youngMemoryMb },
  });
  const run = <Task extends EngineTask>(
    task: Task,
    transferList: MessagePort[] = [],
  ): Promise<TaskResults[Task['task']]> =>
    pool.run(task, { signal: AbortSignal.timeout(taskTimeoutMs), transferList }) as Promise<
      TaskResults[Task['task']]
    >;
  const make: EnginePool['make'] = async (paper, onProgress) => {
    const { port1, port2 } = new MessageChannel();
    port1.on('message', (share: number) => onProgress?.(share));
    try {
      return await run({ task: 'make', ...paper, progress: port2 }, [port2]);
    } finally {
      port1.close();
    }
  };
  return {
    make,
    split: (texts) => run({ task: 'split', texts }),
    analyse: (source) => run({ task: 'analyse', source }),
    close: () => pool.destroy(),
  };
}
