import type { Db, Transaction } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import { getOwnMeanings } from '#features/own-meanings/own-meanings.service.ts';
import { compensate } from '#features/points/points.service.ts';
import type { EnginePool, MadePaper } from '#jobs/engine-pool.ts';
import { addShown, describeRefund, settleResults } from './exam-data.rules.ts';
import {
  blankBinnedBefore,
  blankExams,
  type ExamOutcome,
  type ExamRow,
  findExamByIdx,
  listStuckExams,
  settleExam,
  storeProgress,
} from './exam-data.store.ts';

export interface MakingDeps {
  db: Db;
  engine: Pick<EnginePool, 'make'>;
  /** Bugs of single kinds, which the teacher sees as refusals. */
  onKindFailure: (examIdx: number, failure: string) => void;
}

const progressStepMs = 250;
/** The last percent belongs to the settlement. */
const madeProgress = 99;

/** Stores progress one write at a time and not more often than anybody looks. */
class ProgressWriter {
  #last = 0;
  #writing: Promise<void> = Promise.resolve();
  readonly #write: (progress: number) => Promise<void>;

  constructor(write: (progress: number) => Promise<void>) {
    this.#write = write;
  }

  note(share: number): void {
    const now = Date.now();
    if (now - this.#last < progressStepMs) return;
    this.#last = now;
    // A lost progress note is no reason to lose the paper: the settlement says 100 anyway.
    this.#writing = this.#writing
      .then(() => this.#write(Math.floor(share * madeProgress)))
      .catch(() => undefined);
  }

  end(): Promise<void> {
    return this.#writing;
  }
}

/**
 * Makes the exercises of an order and settles it. Doing it again, after a crash or beside another
 * worker, makes the same exercises from the stored seed and settles nothing twice.
 */
export async function makeOrderedExam(deps: MakingDeps, examIdx: number): Promise<void> {
  const { db, engine } = deps;
  const exam = await findExamByIdx(db, examIdx);
  if (!exam || (exam.status !== 'queued' && exam.status !== 'running')) return;
  await storeProgress(db, examIdx, 0);
  const ownMeanings = await getOwnMeanings(db, exam.userIdx);
  const sources = exam.passages.map((passage) => ({ ...passage.source, ownMeanings }));
  const writer = new ProgressWriter((progress) => storeProgress(db, examIdx, progress));
  let paper: MadePaper;
  try {
    paper = await engine.make({ sources, kinds: exam.kinds, seed: exam.seed }, (share) => writer.note(share));
  } finally {
    await writer.end();
  }
  for (const failure of paper.failures) deps.onKindFailure(examIdx, failure);
  await settle(db, examIdx, getOutcome(exam, paper));
}

function getOutcome(exam: ExamRow, { results }: MadePaper): ExamOutcome {
  const titles = new Map(exam.passages.map((passage) => [passage.source.id, passage.title]));
  const { exercises, refusals, refundPoints } = settleResults(results, titles);
  const status = exercises.length === 0 ? 'failed' : refusals.length === 0 ? 'done' : 'partly';
  return {
    status,
    exercises,
    refusals,
    refundPoints,
    exerciseCount: exercises.length,
    shownSignatures: addShown({}, exercises),
  };
}

/** The result and what it gives back, in one transaction; nothing when the exam is settled already. */
function settle(db: Db, examIdx: number, outcome: ExamOutcome): Promise<void> {
  return inTransaction(db, async (tx) => {
    const exam = await settleExam(tx, examIdx, outcome);
    if (!exam || outcome.refundPoints === 0) return;
    await compensate(tx, {
      userIdx: exam.userIdx,
      amountPoints: outcome.refundPoints,
      reference: `exam:${examIdx}`,
      spendReference: `exam:${examIdx}`,
      title: describeRefund(exam.title, outcome.exerciseCount, outcome.refusals.length),
    });
  });
}

/** Gives up on an exam that could not be made: everything goes back. */
export async function failExam(db: Db, examIdx: number): Promise<void> {
  const exam = await findExamByIdx(db, examIdx);
  if (!exam) return;
  await settle(db, examIdx, {
    status: 'failed',
    exercises: [],
    refusals: [],
    refundPoints: exam.usedPoints,
    exerciseCount: 0,
    shownSignatures: {},
  });
}

const stuckAfterMs = 60_000;
const stuckBatch = 100;

/**
 * Settles exams whose job is gone for good, which happens only when the queue itself lost it. `isAlive`
 * tells whether a job still waits or runs.
 */
export async function failLostExams(
  db: Db,
  isAlive: (jobId: string) => Promise<boolean>,
  nowAt: Date,
): Promise<number> {
  let failed = 0;
  for (const { idx, jobId } of await listStuckExams(
    db,
    new Date(nowAt.getTime() - stuckAfterMs),
    stuckBatch,
  )) {
    if (jobId !== null && (await isAlive(jobId))) continue;
    await failExam(db, idx);
    failed += 1;
  }
  return failed;
}

const binLifeMs = 30 * 86_400_000;

/** Empties papers that nobody can get back any more; returns how many. */
export function emptyExamBins(db: Db, nowAt: Date): Promise<number> {
  return blankBinnedBefore(db, new Date(nowAt.getTime() - binLifeMs));
}

/** Empties the papers of somebody who leaves; one that is still being made goes the next time. */
export function forgetExams(tx: Transaction, userIdx: number, nowAt: Date): Promise<void> {
  return blankExams(tx, userIdx, nowAt);
}
