import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ExamShare } from '@jadoo/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#db/schema.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/app.ts';

let api: TestApp;
let owner: TestUser;
let other: TestUser;
let exam: number;

async function make(): Promise<number> {
  const { data } = await api.call<{ items: { PS_IDX: number }[] }>('GET', '/passage?size=1', { as: owner });
  const made = await api.call<{ ED_IDX: number }>('POST', '/examData', {
    as: owner,
    headers: { 'idempotency-key': 'share-test' },
    body: {
      ...{ PS_IDXS: data.items.map(({ PS_IDX }) => PS_IDX), KINDS: [{ KIND: 'word-test' }] },
      ...{ ED_TITLE: '단어 시험', ED_TOOL: 'basic', EXPECTED_TOTAL: 10, SEED: 7 },
    },
  });
  const headers = { accept: 'text/event-stream' };
  await api.call('GET', `/statusExamData/${made.data.ED_IDX}`, { as: owner, headers });
  return made.data.ED_IDX;
}
beforeAll(async () => {
  api = await createTestApp();
  [owner, other] = [await api.join(), await api.join()];
  exam = await make();
}, 120_000);
afterAll(() => api.close());

const share = (as: TestUser | undefined = owner, ED_IDX: unknown = exam) =>
  api.call<ExamShare>('POST', '/examShare', { as, body: { ED_IDX } });
const end = (as = owner) => api.call('DELETE', `/examShare/${exam}`, { as });
const find = (as = owner) => api.call<ExamShare | null>('GET', `/examShare/${exam}`, { as });
const getTicket = ({ PATH }: ExamShare): string => PATH.split('#')[1] ?? '';
const open = (ticket: string, accept = 'application/json') =>
  api.call<Buffer>('GET', `/getSingleExamData?ticket=${encodeURIComponent(ticket)}`, { headers: { accept } });
const folder = mkdtempSync(join(tmpdir(), 'jadoo-share-'));
const readText = (pdf: Buffer): string => {
  writeFileSync(join(folder, 'paper.pdf'), pdf);
  return execFileSync('pdftotext', ['-raw', join(folder, 'paper.pdf'), '-'], { encoding: 'utf8' });
};

describe('a share', () => {
  test('opens the student copy for anybody, and stays one link however often it is asked for', async () => {
    expect((await find()).data).toBeNull();
    const { data } = await share();
    expect(data.PATH).toMatch(/^\/print\/preview#s\.[\w-]{32}$/u);
    expect((await share()).data).toEqual(data);
    expect((await find()).data).toEqual(data);
    const ticket = getTicket(data);
    expect((await open(ticket)).data).toMatchObject({ TITLE: '단어 시험', COPY: 'student', WHAT: 'exam' });
    const pdf = await open(ticket, 'application/pdf');
    expect(pdf.headers['content-type']).toBe('application/pdf');
    const text = readText(pdf.data);
    expect(text).toContain('단어 시험');
    expect(text).not.toContain('정답');
    const log = { body: { ticket, status: 'opened' } };
    expect((await api.call('POST', '/statusExamDataWebPrint', log)).status).toBe(200);
  });

  test('gives nobody but its owner another copy', async () => {
    const TICKET = getTicket((await share()).data);
    const body = { WHAT: 'switch', TICKET, COPY: 'teacher', FORM: 'A' };
    expect(await api.call('POST', '/examPrintTicket', { as: other, body })).toMatchObject({ status: 403 });
    expect(await api.call('POST', '/examPrintTicket', { body })).toMatchObject({ code: '301' });
    expect((await api.call('POST', '/examPrintTicket', { as: owner, body })).status).toBe(200);
  });

  test('that is ended opens nothing any more; sharing again makes another link', async () => {
    const before = (await share()).data;
    expect((await end()).status).toBe(200);
    const refused = { status: 403, reason: 'share-ended' };
    expect(await open(getTicket(before))).toMatchObject(refused);
    expect(await open(getTicket(before), 'application/pdf')).toMatchObject(refused);
    expect(await end()).toMatchObject({ status: 404 });
    expect((await share()).data.PATH).not.toBe(before.PATH);
  });

  test('of somebody who is blocked opens nothing, and of a paper in the bin neither', async () => {
    const ticket = getTicket((await share()).data);
    const turn = (flag: 'A' | 'B') =>
      api.database.db.update(users).set({ flag }).where(eq(users.userIdx, owner.userIdx));
    await turn('B');
    expect(await open(ticket)).toMatchObject({ status: 403, reason: 'share-ended' });
    await turn('A');
    await api.call('DELETE', `/examData/${exam}`, { as: owner });
    expect(await open(ticket)).toMatchObject({ status: 404 });
    await api.call('POST', `/examData/${exam}/restore`, { as: owner });
    expect((await open(ticket)).status).toBe(200);
  });

  test('is made, seen and ended by the owner alone', async () => {
    await share();
    expect(await share(other)).toMatchObject({ status: 404 });
    expect(await find(other)).toMatchObject({ status: 404 });
    expect(await end(other)).toMatchObject({ status: 404 });
    expect(await api.call('POST', '/examShare', { body: { ED_IDX: exam } })).toMatchObject({ code: '301' });
    expect((await find()).data).not.toBeNull();
  });

  test.each(['s.', 's.x', `s.${'A'.repeat(32)}`, 's.\u0000', 's.%', `s.${'가'.repeat(32)}`])(
    '%j is none',
    async (ticket) => {
      expect(await open(ticket)).toMatchObject({ status: 403, reason: 'share-ended' });
    },
  );

  test.each([['1'], [0], [null], [{}]])('of the paper %j is refused', async (idx) => {
    expect(await share(owner, idx)).toMatchObject({ status: 422 });
  });
});
