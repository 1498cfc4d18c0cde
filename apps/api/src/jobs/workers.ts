import type { Db } from '#db/client.ts';
import {
  emptyExamBins,
  failExam,
  failLostExams,
  makeOrderedExam,
} from '#features/exam-data/making.service.ts';
import { type FileDeps, sweepFiles } from '#features/files/files.service.ts';
import { forgetOldInquiries } from '#features/inquiries/inquiries.service.ts';
import {
  forgetOldPayments,
  resumeOpenOrder,
  resumeOpenRefund,
  settlePayments,
} from '#features/payments/payment-jobs.service.ts';
import type { SettlingDeps } from '#features/payments/settling.service.ts';
import { emptyPassageBins } from '#features/passages/passages.service.ts';
import { forgetOldKeys } from '#features/points/idempotency.service.ts';
import { expireAllLots } from '#features/points/points.service.ts';
import { forgetOldPrints } from '#features/printing/shares.service.ts';
import { forgetLeavers } from '#features/profile/leaving.service.ts';
import { forgetOldSessions } from '#features/session/session.service.ts';
import type { EnginePool } from './engine-pool.ts';
import type { JobQueue } from './job-queue.ts';

export interface WorkerDeps {
  db: Db;
  engine: Pick<EnginePool, 'make'>;
  queue: JobQueue;
  payments: SettlingDeps;
  files: FileDeps;
  /** How many papers are made at the same time. */
  concurrency: number;
  onKindFailure: (examIdx: number, failure: string) => void;
}

const everyMinute = '* * * * *';
/** Ten past midnight in Korea. */
const nightly = '10 15 * * *';

/** Everything that happens when nobody waits for it. */
export async function startWorkers(deps: WorkerDeps): Promise<void> {
  const { db, queue, payments, files, concurrency } = deps;
  await queue.work('make-exam', { concurrency }, ({ examIdx }) => makeOrderedExam(deps, examIdx));
  await queue.work('make-exam-failed', { concurrency: 1 }, ({ examIdx }) => failExam(db, examIdx));
  await queue.work('settle-lost-exams', { concurrency: 1 }, async () => {
    await failLostExams(db, (jobId) => queue.isAlive('make-exam', jobId), new Date());
  });
  await queue.work('settle-order', { concurrency: 4 }, ({ orderIdx }) => resumeOpenOrder(payments, orderIdx));
  await queue.work('settle-refund', { concurrency: 2 }, ({ refundIdx }) =>
    resumeOpenRefund(payments, refundIdx),
  );
  await queue.work('settle-payments', { concurrency: 1 }, async () => {
    await settlePayments(payments);
  });
  await queue.work('clean-up', { concurrency: 1 }, async () => {
    const now = new Date();
    await expireAllLots(db, now);
    await emptyPassageBins(db, now);
    await sweepFiles(files, now);
    await emptyExamBins(db, now);
    await forgetOldKeys(db, now);
    await forgetOldPayments(db, now);
    await forgetOldSessions(db, now);
    await forgetOldPrints(db, now);
    await forgetOldInquiries(files, now);
    await forgetLeavers(db, now);
  });
  await queue.schedule('settle-lost-exams', everyMinute);
  await queue.schedule('settle-payments', everyMinute);
  await queue.schedule('clean-up', nightly);
}
