import { setTimeout as wait } from 'node:timers/promises';
import { Readable } from 'node:stream';
import { getExamStatus, type OutputOf } from '@jadoo/contract';
import type { FastifyReply } from 'fastify';
import type { ExamStatusRow } from './exam-data.service.ts';

export type StatusAnswer = OutputOf<typeof getExamStatus>;

export const toStatus = (row: ExamStatusRow): StatusAnswer => ({
  STATUS: row.status,
  PROGRESS: row.progress,
  MADE_COUNT: row.exerciseCount,
  REFUSED_COUNT: row.refusedCount,
  REFUND_POINT: row.refundPoints,
});

const lookEveryMs = 300;
/** A line now and then keeps proxies from closing a quiet connection. */
const quietMs = 15_000;
/** The browser connects again by itself when a stream ends before the paper is made. */
const longestStreamMs = 10 * 60_000;

const isFinished = ({ STATUS }: StatusAnswer): boolean => STATUS !== 'queued' && STATUS !== 'running';
const toEvent = (status: StatusAnswer): string => `data: ${JSON.stringify(status)}\n\n`;

async function* listEvents(
  first: StatusAnswer,
  read: () => Promise<StatusAnswer>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const endAt = Date.now() + longestStreamMs;
  let last = toEvent(first);
  let spokeAt = Date.now();
  yield last;
  let status = first;
  while (!isFinished(status) && Date.now() < endAt) {
    const isOver = await wait(lookEveryMs, false, { signal }).catch(() => true);
    if (isOver) return;
    status = await read();
    const event = toEvent(status);
    if (event === last && Date.now() - spokeAt < quietMs) continue;
    yield event === last ? ': \n\n' : event;
    last = event;
    spokeAt = Date.now();
  }
}

/** Server-sent events: the status at once, then each change until the paper is finished. */
export function streamStatus(
  reply: FastifyReply,
  closing: AbortSignal,
  first: StatusAnswer,
  read: () => Promise<StatusAnswer>,
): FastifyReply {
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort());
  const signal = AbortSignal.any([gone.signal, closing]);
  return reply
    .header('content-type', 'text/event-stream; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('x-accel-buffering', 'no')
    .send(Readable.from(listEvents(first, read, signal)));
}
