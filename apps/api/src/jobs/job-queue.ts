import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { type DrizzleTransactionLike, fromDrizzle, fromPglite, type Job, PgBoss } from 'pg-boss';
import type { Database, Transaction } from '#db/client.ts';

/** The queues by what their jobs carry. */
export interface JobData {
  'make-exam': { examIdx: number };
  /** Exams whose making failed for good. */
  'make-exam-failed': { examIdx: number };
  /** An order whose payment was asked for: ends it should nobody else. */
  'settle-order': { orderIdx: number };
  'settle-refund': { refundIdx: number };
  'settle-lost-exams': Record<string, never>;
  'settle-payments': Record<string, never>;
  'clean-up': Record<string, never>;
}
export type QueueName = keyof JobData;

/** Jobs that are stored with the rows that they are about. */
export interface JobQueue {
  /** Part of `tx`: the job exists when and only when the transaction commits. */
  send: <Name extends QueueName>(
    tx: Transaction,
    name: Name,
    data: JobData[Name],
    jobId: string,
    options?: { startAfterSeconds?: number },
  ) => Promise<void>;
  work: <Name extends QueueName>(
    name: Name,
    options: { concurrency: number },
    handler: (data: JobData[Name]) => Promise<void>,
  ) => Promise<void>;
  /** Runs a queue without data again and again; `cron` is in UTC. */
  schedule: (name: 'settle-lost-exams' | 'settle-payments' | 'clean-up', cron: string) => Promise<void>;
  /** True while a job waits, runs or will be tried again. */
  isAlive: (name: QueueName, jobId: string) => Promise<boolean>;
  /** Waits for running jobs, then ends. */
  stop: () => Promise<void>;
}

export interface JobQueueOptions {
  /** Only processes that work look after the queues; the others just send. */
  isWorker: boolean;
  onError: (error: Error) => void;
}

const stopTimeoutMs = 20_000;
const connectionCount = 4;
/** A worker that says nothing for so long is gone, and its job goes to another. */
const heartbeatSeconds = 10;
const watchSeconds = 5;
/** New jobs announce themselves; retries and jobs of the dead are found by looking. */
const pollSeconds = 2;

const queues: { name: QueueName; options: Parameters<PgBoss['createQueue']>[1] }[] = [
  {
    name: 'make-exam-failed',
    options: { retryLimit: 20, retryDelay: 2, retryBackoff: true, retryDelayMax: 300 },
  },
  {
    name: 'make-exam',
    options: {
      deadLetter: 'make-exam-failed',
      retryLimit: 3,
      retryDelay: 1,
      expireInSeconds: 15 * 60,
      heartbeatSeconds,
      notify: true,
    },
  },
  // Looks first soon after the approval should have come, then less and less often for more than an hour.
  {
    name: 'settle-order',
    options: { retryLimit: 30, retryDelay: 3, retryBackoff: true, retryDelayMax: 180, expireInSeconds: 120 },
  },
  {
    name: 'settle-refund',
    options: { retryLimit: 60, retryDelay: 5, retryBackoff: true, retryDelayMax: 600, expireInSeconds: 120 },
  },
  { name: 'settle-payments', options: { policy: 'short', retryLimit: 0, expireInSeconds: 600 } },
  { name: 'settle-lost-exams', options: { policy: 'short', retryLimit: 0, expireInSeconds: 300 } },
  { name: 'clean-up', options: { policy: 'short', retryLimit: 2, expireInSeconds: 1800 } },
];

function createBoss(database: Database, { isWorker }: JobQueueOptions): PgBoss {
  const options = {
    useListenNotify: isWorker,
    supervise: isWorker,
    schedule: isWorker,
    superviseIntervalSeconds: watchSeconds,
    monitorIntervalSeconds: watchSeconds,
    // Both tell about large installations; the first needs statistics that the embedded database lacks.
    monitorVacuum: false,
    reindex: database.driver === 'postgres',
  };
  return database.driver === 'pglite'
    ? new PgBoss({ ...options, db: fromPglite(database.pglite), backend: 'pglite' })
    : new PgBoss({
        ...options,
        connectionString: database.url,
        max: connectionCount,
        application_name: 'jadoo-jobs',
      });
}

async function createQueues(boss: PgBoss): Promise<void> {
  for (const { name, options } of queues) {
    if (!(await boss.getQueue(name))) await boss.createQueue(name, options);
    // Sending looks a queue up once. Inside a transaction of the embedded database, which has one
    // connection, that look-up would wait for itself: do it now.
    await boss.findJobs(name, { id: randomUUID() });
  }
}

const livingStates: readonly string[] = ['created', 'retry', 'active'];

/** Opens the queues, creating what is missing. */
export async function openJobQueue(database: Database, options: JobQueueOptions): Promise<JobQueue> {
  const boss = createBoss(database, options);
  boss.on('error', options.onError);
  await boss.start();
  await createQueues(boss);
  let stopping: Promise<void> | undefined;
  return {
    send: async (tx, name, data, jobId, { startAfterSeconds = 0 } = {}) => {
      const sent = await boss.send(name, data, {
        id: jobId,
        startAfter: startAfterSeconds,
        db: fromDrizzle(tx as unknown as DrizzleTransactionLike, sql),
      });
      if (sent !== jobId) throw new Error(`job ${jobId} of ${name} was not stored`);
    },
    work: async <Name extends QueueName>(
      name: Name,
      { concurrency }: { concurrency: number },
      handler: (data: JobData[Name]) => Promise<void>,
    ) => {
      const work = {
        localConcurrency: concurrency,
        pollingIntervalSeconds: pollSeconds,
        notifyPollingIntervalSeconds: pollSeconds,
        batchSize: 1,
      };
      await boss.work(name, work, async (jobs: Job<JobData[Name]>[]) => {
        for (const job of jobs) await handler(job.data);
      });
    },
    schedule: (name, cron) => boss.schedule(name, cron),
    isAlive: async (name, jobId) => {
      const [job] = await boss.findJobs(name, { id: jobId });
      return job !== undefined && livingStates.includes(job.state);
    },
    stop: () => (stopping ??= boss.stop({ graceful: true, close: true, timeout: stopTimeoutMs })),
  };
}
