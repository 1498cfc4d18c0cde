import { randomBytes } from 'node:crypto';
import type { Inquiry, InquiryFile } from '@jadoo/contract';
import { sql } from 'drizzle-orm';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queryRows } from '#db/client.ts';
import { sweepFiles } from '#features/files/files.service.ts';
import { forgetOldInquiries } from '#features/inquiries/inquiries.service.ts';
import { type Answer, createTestApp, type TestApp, type TestUser } from '#test/app.ts';
import { makeForm } from '#test/form.ts';
import { createMemoryStorage } from '#test/memory-storage.ts';

const storage = createMemoryStorage();
let api: TestApp;
let owner: TestUser;
let stranger: TestUser;
beforeAll(async () => {
  api = await createTestApp({ storage });
  [owner, stranger] = [await api.join(), await api.join()];
}, 60_000);
afterAll(() => api.close());
beforeEach(() => storage.setDown(false));

const mb = 1024 * 1024;
const png = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from('picture')]);
const question = {
  PI_CATEGORY: 'point',
  PI_TITLE: '포인트가 안 보여요',
  PI_CONTENT: '어제 충전했어요.\n확인해 주세요.',
  FILE_IDXS: [] as number[],
};

const send = (name: string, content: Buffer | string, as = owner) =>
  api.call<InquiryFile>('POST', '/personalInquiryFile', { as, ...makeForm({ name, content }) });
const sendPng = async () => (await send('화면.png', png)).data.PF_IDX;
const ask = (change: object = {}, as = owner) =>
  api.call<Inquiry>('POST', '/personalInquiry', { as, body: { ...question, ...change } });
const read = (idx: number, as?: TestUser) => api.call<Inquiry>('GET', `/personalInquiry/${idx}`, { as });
const write = (idx: number, change: object = {}, as = owner) =>
  api.call<Inquiry>('PUT', `/personalInquiry/${idx}`, { as, body: { ...question, ...change } });
const remove = (idx: number, as = owner) => api.call('DELETE', `/personalInquiry/${idx}`, { as });
const fetchFile = (idx: number, as?: TestUser) =>
  api.call<Buffer>('GET', `/personalInquiryFile?PF_IDX=${idx}`, { as });
const settle = (idx: number) =>
  api.database.db.execute(
    sql`UPDATE inquiry SET answer = '확인했어요.', answered_at = now() WHERE idx = ${idx}`,
  );
const deps = () => ({ db: api.database.db, storage, onLeftOver: () => undefined });

describe('an inquiry', () => {
  test('is kept as it was written, listed newest first, and read with its files', async () => {
    const made = await ask({ FILE_IDXS: [await sendPng()] });
    expect(made).toMatchObject({
      status: 200,
      message: '문의를 남겼어요.',
      data: {
        ...{ PI_CATEGORY: 'point', PI_TITLE: question.PI_TITLE, PI_CONTENT: question.PI_CONTENT },
        ...{ STATUS: 'waiting', ANSWER: null, FILES: [{ PF_NM: '화면.png', PF_SIZE: png.length }] },
      },
    });
    const second = await ask({ PI_TITLE: '둘째' });
    await settle(second.data.PI_IDX);
    const list = async (query = '') =>
      (await api.call<{ items: { PI_TITLE: string }[] }>('GET', `/personalInquiry${query}`, { as: owner }))
        .data;
    expect((await list('?size=2')).items).toMatchObject([
      { PI_TITLE: '둘째', STATUS: 'answered', FILE_COUNT: 0 },
      { PI_TITLE: question.PI_TITLE, STATUS: 'waiting', FILE_COUNT: 1 },
    ]);
    expect((await list('?status=answered')).items.map(({ PI_TITLE }) => PI_TITLE)).toEqual(['둘째']);
    expect(await list('?status=waiting&page=2&size=1')).toMatchObject({ page: 2, size: 1, items: [] });
    expect((await read(second.data.PI_IDX, owner)).data).toMatchObject({
      ANSWER: { CONTENT: '확인했어요.' },
    });
    expect((await read(made.data.PI_IDX, owner)).data).toEqual(made.data);
  });

  test('is nobody else’s: 404, and not in their list', async () => {
    const { PI_IDX } = (await ask({ FILE_IDXS: [await sendPng()] })).data;
    for (const answer of [
      await read(PI_IDX, stranger),
      await write(PI_IDX, {}, stranger),
      await remove(PI_IDX, stranger),
    ]) {
      expect(answer).toMatchObject({ status: 404, reason: 'not-found', message: '문의를 찾을 수 없어요.' });
    }
    const list = await api.call('GET', '/personalInquiry', { as: stranger });
    expect(list.data).toMatchObject({ items: [], total: 0 });
    expect((await read(PI_IDX, owner)).status).toBe(200);
  });

  test('cannot take the file of another person, and keeps nothing when it tries', async () => {
    const theirs = (await send('화면.png', png, stranger)).data.PF_IDX;
    const before = await api.call('GET', '/personalInquiry', { as: owner });
    expect(await ask({ FILE_IDXS: [theirs] })).toMatchObject({ status: 404, reason: 'not-found' });
    expect((await api.call('GET', '/personalInquiry', { as: owner })).data).toEqual(before.data);
    const own = await sendPng();
    await ask({ FILE_IDXS: [own] });
    expect(await ask({ FILE_IDXS: [own] })).toMatchObject({ status: 404 });
  });

  test('can be changed while it waits: files that it drops are gone', async () => {
    const [kept, dropped] = [await sendPng(), await sendPng()];
    const { PI_IDX } = (await ask({ FILE_IDXS: [kept, dropped] })).data;
    const before = storage.files.size;
    const added = await sendPng();
    const changed = await write(PI_IDX, { PI_TITLE: '고친 제목', FILE_IDXS: [added, kept] });
    expect(changed.data).toMatchObject({
      PI_TITLE: '고친 제목',
      FILES: [{ PF_IDX: kept }, { PF_IDX: added }],
    });
    expect((await fetchFile(dropped, owner)).status).toBe(404);
    expect(storage.files.size).toBe(before);
    expect((await remove(PI_IDX)).status).toBe(200);
    expect((await read(PI_IDX, owner)).status).toBe(404);
    expect((await fetchFile(kept, owner)).status).toBe(404);
    expect(storage.files.size).toBe(before - 2);
  });

  test('that is answered can be neither changed nor deleted', async () => {
    const { PI_IDX } = (await ask()).data;
    await settle(PI_IDX);
    for (const answer of [await write(PI_IDX), await remove(PI_IDX)]) {
      expect(answer).toMatchObject({ status: 409, code: '409', reason: 'already-processed' });
    }
    expect((await read(PI_IDX, owner)).data.PI_TITLE).toBe(question.PI_TITLE);
  });

  test('is deleted even when the file storage is down, and that is logged', async () => {
    const { PI_IDX } = (await ask({ FILE_IDXS: [await sendPng()] })).data;
    storage.setDown(true);
    expect((await remove(PI_IDX)).status).toBe(200);
    expect(api.log.some(({ msg }) => msg === 'bytes of a file not removed')).toBe(true);
  });

  test.each([
    ['no category', { PI_CATEGORY: 'love' }],
    ['an empty title', { PI_TITLE: '  ' }],
    ['a long title', { PI_TITLE: '가'.repeat(101) }],
    ['no content', { PI_CONTENT: '' }],
    ['a long content', { PI_CONTENT: '가'.repeat(5001) }],
    ['a NUL', { PI_CONTENT: 'a\u0000b' }],
    ['four files', { FILE_IDXS: [1, 2, 3, 4] }],
    ['a file number as text', { FILE_IDXS: ['1'] }],
    ['an answer of its own', { ANSWER: 'ok' }],
  ])('with %s is refused', async (_name, change) => {
    expect(await ask(change)).toMatchObject({ status: 422, reason: 'invalid' });
  });

  test.each(['x', '0', '-1', '99999999999999999'])('is not looked for under the number %s', async (idx) => {
    expect(await api.call('GET', `/personalInquiry/${idx}`, { as: owner })).toMatchObject({ status: 422 });
  });
});

const hwpHead = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const docx = zipSync({
  '[Content_Types].xml': Buffer.from('<x/>'),
  'word/document.xml': Buffer.from('<x/>'),
});
const hwpx = zipSync({ mimetype: [Buffer.from('application/hwp+zip'), { level: 0 }] });

describe('an attachment', () => {
  test.each([
    ['사진.JPG', Buffer.from('ffd8ffe0', 'hex')],
    ['사진.jpeg', Buffer.from('ffd8ffe1', 'hex')],
    ['화면.png', png],
    ['문서.pdf', Buffer.from('%PDF-1.7\n')],
    ['시험.hwp', Buffer.concat([hwpHead, Buffer.alloc(600), Buffer.from('HWP Document File')])],
    ['시험.hwpx', Buffer.from(hwpx)],
    ['시험.docx', Buffer.from(docx)],
  ])('%s comes back byte for byte, as a download that may do nothing', async (name, content) => {
    const sent = await send(name, content);
    expect(sent).toMatchObject({ status: 200, data: { PF_NM: name, PF_SIZE: content.length } });
    const got = await fetchFile(sent.data.PF_IDX, owner);
    expect(got.status).toBe(200);
    expect(got.data.equals(content)).toBe(true);
    expect(got.headers).toMatchObject({
      'content-length': content.length.toString(),
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(String(got.headers['content-disposition'])).toMatch(/^attachment; filename=/u);
    expect(String(got.headers['content-disposition'])).toContain(encodeURIComponent(name));
  });

  test.each([
    ['a page', '글.html', '<script>alert(1)</script>'],
    ['a page that calls itself a picture', '글.png', '<svg onload="alert(1)"/>'],
    ['a picture with another ending', '글.pdf', png],
    ['a program', '글.exe', 'MZ'],
    ['another package', '글.docx', Buffer.from(hwpx)],
    ['another compound file', '글.hwp', Buffer.concat([hwpHead, Buffer.alloc(600)])],
    ['no ending', 'png', png],
  ])('that is %s is refused by its content', async (_name, name, content) => {
    const before = storage.files.size;
    expect(await send(name, content)).toMatchObject({ status: 415, code: '415', reason: 'wrong-type' });
    expect(storage.files.size).toBe(before);
  });

  test('may be 10 MB and not a byte more', async () => {
    const whole = Buffer.concat([png, Buffer.alloc(10 * mb - png.length)]);
    expect((await send('큰.png', whole)).status).toBe(200);
    const answer = await send('큰.png', Buffer.concat([whole, Buffer.from('!')]));
    expect(answer).toMatchObject({ status: 413, code: '413', message: '파일은 10 MB까지 올릴 수 있어요.' });
  });

  const sendCut = (keptBytes: number) => {
    const { body, headers } = makeForm({ name: 'a.png', content: Buffer.concat([png, Buffer.alloc(4000)]) });
    return api.call('POST', '/personalInquiryFile', {
      as: owner,
      body: (body as Buffer).subarray(0, keptBytes),
      headers,
    });
  };
  const bad: [string, () => Promise<Answer>, number][] = [
    ['an empty file', () => send('빈.png', ''), 422],
    [
      'a part of another name',
      () =>
        api.call('POST', '/personalInquiryFile', {
          as: owner,
          ...makeForm({ name: 'a.png', content: png, part: 'X' }),
        }),
      422,
    ],
    ['no part', () => api.call('POST', '/personalInquiryFile', { as: owner, ...makeForm() }), 422],
    ['half a head', () => sendCut(60), 422],
    ['half a file', () => sendCut(400), 422],
    ['JSON', () => api.call('POST', '/personalInquiryFile', { as: owner, body: { FILE: 'x' } }), 415],
  ];
  test.each(bad)('sent as %s is refused', async (_name, sendBad, status) => {
    expect((await sendBad()).status).toBe(status);
  });

  test('is nobody else’s, and needs a sign-in', async () => {
    const idx = await sendPng();
    expect(await fetchFile(idx, stranger)).toMatchObject({ status: 404, reason: 'not-found' });
    expect(await fetchFile(idx)).toMatchObject({ status: 401, code: '301' });
    const { body, headers } = makeForm({ name: 'a.png', content: png });
    expect(await api.call('POST', '/personalInquiryFile', { body, headers })).toMatchObject({ code: '301' });
  });

  test('keeps a name that every system takes', async () => {
    const name = (await send('../..\\a\u202egnp.exe;<b>.png', png)).data.PF_NM;
    expect(name).not.toMatch(/[\\/<>\u202e]/u);
    expect(name).toMatch(/\.png$/u);
    expect((await send(`${'가'.repeat(200)}.png`, png)).data.PF_NM).toHaveLength(100);
  });

  test('does not fill more than the quota of what waits for an answer', async () => {
    const hoarder = await api.join();
    const large = Buffer.concat([png, randomBytes(10 * mb - png.length)]);
    const idxs: number[] = [];
    for (let at = 0; at < 10; at += 1) idxs.push((await send('큰.png', large, hoarder)).data.PF_IDX);
    const before = storage.files.size;
    expect(await send('큰.png', png, hoarder)).toMatchObject({ status: 409, reason: 'limit-reached' });
    expect(storage.files.size).toBe(before);
    const { PI_IDX } = (await ask({ FILE_IDXS: idxs.slice(0, 3) }, hoarder)).data;
    await settle(PI_IDX);
    expect((await send('큰.png', png, hoarder)).status).toBe(200);
  });

  test('is not taken while the storage is down', async () => {
    storage.setDown(true);
    expect(await send('화면.png', png)).toMatchObject({ status: 503, reason: 'provider-unavailable' });
    const [row] = await queryRows<{ count: number }>(
      api.database.db,
      sql`SELECT count(*)::int AS count FROM stored_file WHERE key NOT IN (${sql.join(
        [...storage.files.keys()].map((key) => sql`${key}`),
        sql`, `,
      )})`,
    );
    expect(row?.count).toBe(0);
  });

  test('that no inquiry names is swept away after a day; one that is named stays', async () => {
    const [named, unnamed] = [await sendPng(), await sendPng()];
    await ask({ FILE_IDXS: [named] });
    await sweepFiles(deps(), new Date());
    expect((await fetchFile(unnamed, owner)).status).toBe(200);
    expect(await sweepFiles(deps(), new Date(Date.now() + 25 * 3600_000))).toBeGreaterThan(0);
    expect((await fetchFile(unnamed, owner)).status).toBe(404);
    expect((await fetchFile(named, owner)).status).toBe(200);
  });
});

describe('inquiries of somebody who left', () => {
  const years = (count: number) => new Date(Date.now() + count * 365.25 * 86_400_000);

  test('stay three years for disputes, then go with their files; those of members stay', async () => {
    const leaver = await api.join();
    const kept = (await ask({}, owner)).data.PI_IDX;
    const file = (await send('화면.png', png, leaver)).data.PF_IDX;
    const old = (await ask({ FILE_IDXS: [file] }, leaver)).data.PI_IDX;
    const answered = (await ask({}, leaver)).data.PI_IDX;
    await settle(answered);
    await api.database.db.execute(
      sql`UPDATE inquiry SET answered_at = now() + interval '1 year' WHERE idx = ${answered}`,
    );
    await api.call('DELETE', '/userInfo', { as: leaver, body: { reason: '', confirm: true } });
    const list = () =>
      queryRows<{ idx: number }>(
        api.database.db,
        sql`SELECT idx::int AS idx FROM inquiry WHERE idx IN (${kept}, ${old}, ${answered}) ORDER BY idx`,
      );
    const bytes = storage.files.size;
    expect(await forgetOldInquiries(deps(), years(2.9))).toBe(0);
    expect(await forgetOldInquiries(deps(), years(3.1))).toBe(1);
    expect(await list()).toEqual([{ idx: kept }, { idx: answered }]);
    expect(storage.files.size).toBe(bytes - 1);
    expect(await forgetOldInquiries(deps(), years(4.1))).toBe(1);
    expect(await list()).toEqual([{ idx: kept }]);
  });
});
