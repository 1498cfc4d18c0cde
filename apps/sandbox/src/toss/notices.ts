import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TossFaults } from './faults.ts';
import type { OnChange } from './payment-book.ts';
import { toKoreanTime } from './payment-object.ts';

const answerLimitMs = 10_000;
const retries = 7;
const firstRetryMs = 1000;

async function deliver(url: string, body: string, delayMs: number, signal: AbortSignal): Promise<void> {
  await sleep(delayMs, undefined, { signal, ref: false });
  for (let attempt = 0; attempt <= retries; attempt += 1) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal: AbortSignal.any([signal, AbortSignal.timeout(answerLimitMs)]),
    }).catch(() => undefined);
    if (answer?.status === 200) return;
    await sleep(firstRetryMs * 2 ** attempt, undefined, { signal, ref: false });
  }
}

/** Sends notices as the real company does: until somebody answers 200, seven times more at most. */
export function createNotifier(
  url: string | undefined,
  faults: () => TossFaults,
  now: () => number,
): { notify: OnChange; stop: () => void } {
  const stopping = new AbortController();
  // Each delivery under way listens.
  setMaxListeners(0, stopping.signal);
  return {
    notify: (eventType, data) => {
      if (url === undefined) return;
      const { webhookCopies, webhookDelayMs } = faults();
      const body = JSON.stringify({ eventType, createdAt: toKoreanTime(now()), data });
      for (let copy = 0; copy < webhookCopies; copy += 1) {
        // Only stopping ends a delivery early, and then nobody waits for it.
        deliver(url, body, webhookDelayMs * (copy + 1), stopping.signal).catch(() => undefined);
      }
    },
    stop: () => stopping.abort(),
  };
}
