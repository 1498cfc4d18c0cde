import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queryRows } from '#db/client.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/app.ts';

let api: TestApp;
let owner: TestUser;
let other: TestUser;
let samples: number[];
let exam: number;
let failed: number;

const call = <T>(
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: unknown,
  as: TestUser | undefined = owner,
) => api.call<T>(method, path, { as, ...(body === undefined ? {} : { body }) });

async function make(PS_IDXS: number[]): Promise<number> {
  const body = {
    PS_IDXS,
    KINDS: [{ KIND: 'grammar-error' }],
    ED_TITLE: '1학기 중간',
    ED_TOOL: 'transform',
    EXPECTED_TOTAL: 30 * PS_IDXS.length,
    SEED: 7,
  };
  const headers = { 'idempotency-key': PS_IDXS.join('-') };
  const { data } = await api.call<{ ED_IDX: number }>('POST', '/examData', { as: owner, body, headers });
  // The stream of the status ends when the paper is finished.
  await api.call('GET', `/statusExamData/${data.ED_IDX}`, {
    as: owner,
    headers: { accept: 'text/event-stream' },
  });
  return data.ED_IDX;
}

beforeAll(async () => {
  api = await createTestApp();
  owner = await api.join();
  other = await api.join();
  const { data } = await call<{ items: { PS_IDX: number }[] }>('GET', '/passage?size=3');
  samples = data.items.map(({ PS_IDX }) => PS_IDX);
  exam = await make(samples.slice(0, 2));
  const text = 'It rained all day. We stayed at home and read old books.';
  const added = await call<{ PS_IDX: number }[]>('POST', '/passage', {
    PASSAGES: [{ PS_TITLE: '짧은 글', PS_TEXT: text }],
    RIGHTS_CONFIRMED: true,
  });
  failed = await make(added.data.map(({ PS_IDX }) => PS_IDX));
}, 120_000);
afterAll(() => api.close());

const folder = mkdtempSync(join(tmpdir(), 'jadoo-print-'));
function readText(pdf: Buffer): string {
  const file = join(folder, 'paper.pdf');
  writeFileSync(file, pdf);
  return execFileSync('pdftotext', ['-raw', file, '-'], { encoding: 'utf8' });
}

/** Book and unit of the sample passages that the paper was made of. */
async function getPlaceNames(): Promise<{ book: string; unit: string }> {
  const { data } = await call<{ PC_IDX: number }>('GET', `/passage/${samples[0]}`);
  const categories = await call<{ PC_IDX: number; PC_PARENT_IDX: number | null; PC_NM: string }[]>(
    'GET',
    '/passageCategory',
  );
  const find = (idx: number | null | undefined) => categories.data.find(({ PC_IDX }) => PC_IDX === idx);
  const unit = find(data.PC_IDX);
  return { book: find(unit?.PC_PARENT_IDX)?.PC_NM ?? '', unit: unit?.PC_NM ?? '' };
}

/** The file name without its ending, for the day of the test's clock in Seoul. */
async function nameOf(title: string): Promise<string> {
  const { book, unit } = await getPlaceNames();
  const seoul = new Date(api.clock.now.getTime() + 9 * 3600_000).toISOString();
  return `${book}_${unit}_${title}_${seoul.slice(0, 10).replaceAll('-', '')}`;
}

const download = (fields: Record<string, unknown> = {}, as: TestUser | undefined = owner) =>
  api.call<Buffer>('POST', '/examDataDownload', {
    as,
    body: { ED_IDX: exam, FORMAT: 'pdf', COPY: 'student', FORM: 'A', ...fields },
  });

describe('a download', () => {
  test('is the paper as PDF, with its length and its Korean name', async () => {
    const answer = await download();
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(answer.data.length),
    });
    const disposition = String(answer.headers['content-disposition']);
    expect(disposition).toContain(`filename*=UTF-8''${encodeURIComponent(await nameOf('1학기 중간'))}.pdf`);
    expect(answer.data.subarray(0, 5).toString()).toBe('%PDF-');
  });

  test('of the student copy holds the passage and no explanation, of the teacher copy both', async () => {
    const [student, teacher] = [
      readText((await download()).data),
      readText((await download({ COPY: 'teacher' })).data),
    ];
    const { data } = await call<{ EXERCISES: { explanation: string[] }[] }>('GET', `/examData/${exam}`);
    const squeeze = (text: string) => text.replace(/[\s\u00ad-]+/gu, '');
    const explanation = squeeze(data.EXERCISES[0]?.explanation[0] ?? '').slice(0, 12);
    expect(explanation).not.toBe('');
    // Not every passage has an order that is certain.
    const openings = await Promise.all(
      samples.slice(0, 2).map(async (idx) => {
        const { PS_TEXT } = (await call<{ PS_TEXT: string }>('GET', `/passage/${idx}`)).data;
        return squeeze(PS_TEXT.split(/(?<=\.) /u)[0] ?? '').slice(0, 40);
      }),
    );
    expect(openings.some((opening) => squeeze(student).includes(opening))).toBe(true);
    expect(squeeze(student)).not.toContain(explanation);
    expect(squeeze(teacher)).toContain(explanation);
  });

  test.each([
    ['hwpx', 'application/hwp+zip', 'Contents/section0.xml'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'word/document.xml'],
  ])('as %s is an editable file of the same paper, under its Korean name', async (FORMAT, type, part) => {
    const answer = await download({ FORMAT, COPY: 'teacher', FORM: 'B' });
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': type,
      'content-length': String(answer.data.length),
    });
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toContain(
      `${await nameOf('1학기 중간_교사용_B형')}.${FORMAT}`,
    );
    expect(answer.data.subarray(0, 2).toString()).toBe('PK');
    expect(answer.data.includes(part)).toBe(true);
    expect(await download({ FORMAT, ED_IDX: failed })).toMatchObject({ status: 409, reason: 'empty-paper' });
  });

  test('for Moodle is text with one question for each exercise', async () => {
    const answer = await download({ FORMAT: 'gift' });
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    const text = answer.data.toString('utf8');
    const { data } = await call<{ EXERCISES: unknown[] }>('GET', `/examData/${exam}`);
    expect(text.trimEnd().split('\n\n')).toHaveLength(data.EXERCISES.length);
    expect(text).toContain('{');
    expect(await download({ FORMAT: 'gift', ED_IDX: failed })).toMatchObject({
      status: 409,
      reason: 'empty-paper',
    });
  });

  test('of a paper without exercises says so', async () => {
    expect(await download({ ED_IDX: failed })).toMatchObject({ status: 409, reason: 'empty-paper' });
  });

  test('is nobody’s but its owner’s, in any format', async () => {
    for (const FORMAT of ['pdf', 'docx']) expect((await download({ FORMAT }, other)).status).toBe(404);
    expect((await api.call('POST', '/examDataDownload', { body: {} })).code).toBe('301');
    expect((await download({ COPY: 'secret' })).status).toBe(422);
    expect((await download({ ED_IDX: '1' })).status).toBe(422);
  });
});

describe('a bundle', () => {
  const bind = (fields: Record<string, unknown> = {}, as: TestUser | undefined = owner) =>
    api.call<Buffer>('POST', '/examBundleDownload', {
      as,
      body: { ED_IDXS: [exam, exam], FORMAT: 'pdf', COPY: 'student', ...fields },
    });

  test('is one file of several papers, with a contents page and page numbers that run through', async () => {
    const answer = await bind();
    expect(answer.headers['content-length']).toBe(String(answer.data.length));
    const text = readText(answer.data);
    const pages = [...text.matchAll(/^(\d+) \/ (\d+)$/gmu)].map(([, page, total]) => [
      Number(page),
      Number(total),
    ]);
    const total = pages.length + 1;
    expect(text).toContain('차례');
    expect(pages.length).toBeGreaterThan(1);
    // The contents page is counted and bears no number.
    expect(pages).toEqual(pages.map((_, index) => [index + 2, total]));
  });

  test('of one kind holds that kind alone, for students without and for teachers with answers', async () => {
    expect((await bind({ KIND: 'grammar-error', COPY: 'teacher' })).status).toBe(200);
    const [student, teacher] = [
      readText((await bind({ KIND: 'grammar-error' })).data),
      readText((await bind({ KIND: 'grammar-error', COPY: 'teacher' })).data),
    ];
    expect(student).not.toContain('정답');
    expect(teacher).toContain('정답');
    expect(await bind({ KIND: 'word-test' })).toMatchObject({ status: 409, reason: 'empty-paper' });
  });

  test.each(['hwpx', 'docx'])('is also written as %s', async (FORMAT) => {
    const answer = await bind({ FORMAT });
    expect(answer.status).toBe(200);
    expect(answer.data.subarray(0, 2).toString()).toBe('PK');
  });

  test('is made of one’s own papers only', async () => {
    expect((await bind({}, other)).status).toBe(404);
    expect((await bind({ ED_IDXS: [] })).status).toBe(422);
    expect((await bind({ FORMAT: 'gift' })).status).toBe(422);
    expect((await api.call('POST', '/examBundleDownload', { body: {} })).code).toBe('301');
  });

  test('of one kind opens by ticket too', async () => {
    const { data } = await call<{ TICKET: string }>('POST', '/examPrintTicket', {
      WHAT: 'category',
      ED_IDXS: [exam],
      COPY: 'student',
      KIND: 'grammar-error',
    });
    const described = await api.call<{ TITLE: string }>(
      'GET',
      `/getSingleExamData?ticket=${encodeURIComponent(data.TICKET)}`,
    );
    expect(described.data.TITLE).toBe('1학기 중간 어법');
  });
});

describe('a preview', () => {
  const body = { COPY: 'student', FORM: 'A' };
  test('shows the pages and where each exercise stands on them', async () => {
    const preview = await call<Buffer>('POST', `/examData/${exam}/preview`, body);
    expect(preview.headers['content-type']).toBe('application/pdf');
    const places = await call<{ exerciseId: string; page: number; column: number }[]>(
      'POST',
      `/examData/${exam}/placement`,
      body,
    );
    const { data } = await call<{ EXERCISES: { id: string }[] }>('GET', `/examData/${exam}`);
    expect(places.data.map(({ exerciseId }) => exerciseId)).toEqual(data.EXERCISES.map(({ id }) => id));
    expect(places.data[0]).toMatchObject({ page: 1, column: 1 });
  });

  test('is nobody’s but its owner’s', async () => {
    for (const what of ['preview', 'placement']) {
      expect((await call('POST', `/examData/${exam}/${what}`, body, other)).status).toBe(404);
      expect((await api.call('POST', `/examData/${exam}/${what}`, { body })).code).toBe('301');
      expect((await call('POST', `/examData/${exam}/${what}`, { COPY: 'student' })).status).toBe(422);
    }
  });
});

describe('a print ticket', () => {
  const ask = (body: unknown, as: TestUser | undefined = owner) =>
    call<{ TICKET: string; EXPIRES_DT: string }>('POST', '/examPrintTicket', body, as);
  const open = (ticket: string, accept = 'application/json') =>
    api.call<Buffer & { FILE_NAME: string }>(
      'GET',
      `/getSingleExamData?ticket=${encodeURIComponent(ticket)}`,
      { headers: { accept } },
    );

  test('opens its paper without a sign-in, as description and as pages, for ten minutes', async () => {
    const { data } = await ask({ WHAT: 'exam', ED_IDX: exam, COPY: 'student', FORM: 'A' });
    expect(Date.parse(data.EXPIRES_DT) - api.clock.now.getTime()).toBeLessThanOrEqual(600_000);
    expect((await open(data.TICKET)).data).toMatchObject({
      TITLE: '1학기 중간',
      WHAT: 'exam',
      COPY: 'student',
      FORM: 'A',
      FILE_NAME: `${await nameOf('1학기 중간')}.pdf`,
    });
    const pages = await open(data.TICKET, 'application/pdf');
    expect(pages.data.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pages.headers['content-length']).toBe(String(pages.data.length));
    api.clock.now = new Date(Date.parse(data.EXPIRES_DT));
    expect(await open(data.TICKET)).toMatchObject({ status: 403, reason: 'ticket-invalid' });
    api.clock.now = new Date();
  });

  test('for students tells nothing but what its page shows, and no other address with it tells more', async () => {
    const { data } = await ask({ WHAT: 'exam', ED_IDX: exam, COPY: 'student', FORM: 'A' });
    const keys = ['COPY', 'EXPIRES_DT', 'FILE_NAME', 'FORM', 'TITLE', 'WHAT'];
    expect(Object.keys((await open(data.TICKET)).data).sort()).toEqual(keys);
    const pages = await open(data.TICKET, 'application/pdf');
    expect(pages.headers['cache-control']).toBe('no-store');
    expect(readText(pages.data)).not.toContain('정답');
    const address = `/getSingleExamData?ticket=${encodeURIComponent(data.TICKET)}`;
    expect((await api.call('GET', `${address}&COPY=teacher`)).status).toBe(422);
    const body = { COPY: 'teacher', FORM: 'A' };
    for (const what of ['preview', 'placement']) {
      const path = `/examData/${exam}/${what}?ticket=${encodeURIComponent(data.TICKET)}`;
      expect((await api.call('POST', path, { body })).code).toBe('301');
    }
    const headers = { authorization: `Bearer ${data.TICKET}` };
    expect((await api.call('GET', `/examData/${exam}`, { headers })).status).toBe(401);
    const log = await api.call('POST', '/statusExamDataWebPrint', {
      body: { ticket: data.TICKET, status: 'opened' },
    });
    expect(log.data).toBeNull();
    await api.database.db.execute(sql`DELETE FROM print_log`);
  });

  test('prints passages and bundles too', async () => {
    const passages = await ask({ WHAT: 'passages', PS_IDXS: samples });
    const text = readText((await open(passages.data.TICKET, 'application/pdf')).data);
    expect(text.length).toBeGreaterThan(1500);
    const bundle = await ask({ WHAT: 'category', ED_IDXS: [exam, exam], COPY: 'teacher' });
    const { book } = await getPlaceNames();
    expect((await open(bundle.data.TICKET)).data).toMatchObject({ TITLE: book, COPY: 'teacher' });
    expect((await open(bundle.data.TICKET, 'application/pdf')).status).toBe(200);
  });

  test('is given for one’s own things only', async () => {
    expect((await ask({ WHAT: 'exam', ED_IDX: exam, COPY: 'student', FORM: 'A' }, other)).status).toBe(404);
    expect((await ask({ WHAT: 'passages', PS_IDXS: samples }, other)).status).toBe(404);
    expect((await ask({ WHAT: 'category', ED_IDXS: [exam], COPY: 'student' }, other)).status).toBe(404);
    expect((await api.call('POST', '/examPrintTicket', { body: {} })).code).toBe('301');
    expect((await ask({ WHAT: 'everything' })).status).toBe(422);
  });

  test('is turned into one for another copy or form by its owner only', async () => {
    const { data } = await ask({ WHAT: 'exam', ED_IDX: exam, COPY: 'student', FORM: 'A' });
    const wanted = { WHAT: 'switch', TICKET: data.TICKET, COPY: 'teacher', FORM: 'B' };
    const switched = await ask(wanted);
    expect((await open(switched.data.TICKET)).data).toMatchObject({ COPY: 'teacher', FORM: 'B' });
    expect(await ask(wanted, other)).toMatchObject({ status: 403, reason: 'ticket-invalid' });
    expect((await api.call('POST', '/examPrintTicket', { body: wanted })).code).toBe('301');
    expect((await ask({ ...wanted, TICKET: `${data.TICKET}x` })).status).toBe(403);
    const passages = await ask({ WHAT: 'passages', PS_IDXS: samples });
    const same = await ask({ ...wanted, TICKET: passages.data.TICKET });
    expect((await open(same.data.TICKET)).data).toMatchObject({ WHAT: 'passages', COPY: 'student' });
  });

  test('that was tampered with, and a bare number, open nothing', async () => {
    const { data } = await ask({ WHAT: 'exam', ED_IDX: exam, COPY: 'student', FORM: 'A' });
    for (const ticket of [data.TICKET.replace('.s.', '.t.'), `${data.TICKET}x`, String(exam)]) {
      expect((await open(ticket)).status).toBe(403);
      expect((await open(ticket, 'application/pdf')).status).toBe(403);
    }
    expect((await api.call('GET', `/getSingleExamData?ED_IDX=${exam}`)).status).toBe(422);
  });

  test('notes what became of its page, also late, but not without a good ticket', async () => {
    const { data } = await ask({ WHAT: 'exam', ED_IDX: exam, COPY: 'student', FORM: 'A' });
    const log = (ticket: string, status: string) =>
      api.call('POST', '/statusExamDataWebPrint', { body: { ticket, status } });
    expect((await log(data.TICKET, 'opened')).status).toBe(200);
    api.clock.now = new Date(Date.parse(data.EXPIRES_DT) + 60_000);
    expect((await log(data.TICKET, 'closed')).status).toBe(200);
    api.clock.now = new Date();
    expect((await log('1.e.1', 'opened')).status).toBe(403);
    expect((await log(data.TICKET, 'burned')).status).toBe(422);
    const rows = await queryRows(
      api.database.db,
      sql`SELECT status, user_idx::int AS user FROM print_log ORDER BY idx`,
    );
    expect(rows).toEqual([
      { status: 'opened', user: owner.userIdx },
      { status: 'closed', user: owner.userIdx },
    ]);
  });
});
