import { randomUUID } from 'node:crypto';
import {
  apiBasePath,
  getExamStatus,
  listPassages,
  makeExam,
  quoteExam,
  type Endpoint,
  type OutputOf,
} from '@jadoo/contract';
import type { Page } from 'playwright-core';

/** Asks the API as the person who is signed in on a page. */
export type Ask = <T extends Endpoint>(endpoint: T, path?: string, body?: unknown) => Promise<OutputOf<T>>;

/** The session of a page, for the work that need not be pressed through the screens. */
export async function borrowSession(page: Page): Promise<Ask> {
  const [request] = await Promise.all([
    page.waitForRequest((seen) => 'authorization' in seen.headers()),
    page.reload(),
  ]);
  const { authorization = '' } = request.headers();
  const { origin } = new URL(page.url());
  return async (endpoint, path = endpoint.path, body) => {
    const answer = await fetch(origin + apiBasePath + path, {
      method: endpoint.method,
      headers: { authorization, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const envelope = (await answer.json()) as { code: string; message: string; data: never };
    if (envelope.code !== '200') throw new Error(`${path}: ${envelope.message}`);
    return envelope.data;
  };
}

/** A paper of these kinds over the first passages of a member; gives its number once it is made. */
export async function makeLongPaper(
  ask: Ask,
  { passages, tool, kinds }: { passages: number; tool: 'basic' | 'transform'; kinds: readonly string[] },
): Promise<number> {
  const { items } = await ask(listPassages, `/passage?size=${passages}`);
  const selection = { PS_IDXS: items.map(({ PS_IDX }) => PS_IDX), KINDS: kinds.map((KIND) => ({ KIND })) };
  const { TOTAL } = await ask(quoteExam, quoteExam.path, selection);
  const order = { ...selection, ED_TITLE: '긴 자료', ED_TOOL: tool, EXPECTED_TOTAL: TOTAL };
  const { ED_IDX } = await ask(makeExam, makeExam.path, order);
  for (;;) {
    const { STATUS } = await ask(getExamStatus, getExamStatus.path.replace(':ED_IDX', String(ED_IDX)));
    if (STATUS === 'done' || STATUS === 'partly') return ED_IDX;
    if (STATUS === 'failed') throw new Error('the long paper could not be made');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
