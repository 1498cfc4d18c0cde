import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Inquiry, InquiryFile } from '@jadoo/contract';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryRows } from '#db/client.ts';
import { runInquiry } from '#operator/inquiry.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/app.ts';
import { makeForm } from '#test/form.ts';
import { createMemoryStorage } from '#test/memory-storage.ts';

const folder = mkdtempSync(join(tmpdir(), 'jadoo-inquiry-'));
const storage = createMemoryStorage();
const pdf = '%PDF-1.7 question';
let api: TestApp;
let user: TestUser;
let said: string[];
beforeAll(async () => {
  api = await createTestApp({ storage });
  user = await api.join();
}, 60_000);
afterAll(async () => {
  await api.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  said = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
});
afterEach(() => vi.restoreAllMocks());

const run = (...args: string[]) => runInquiry(api.database.db, args, storage);
const ask = async (title: string, content = '내용', FILE_IDXS: number[] = []) => {
  const body = { PI_CATEGORY: 'error', PI_TITLE: title, PI_CONTENT: content, FILE_IDXS };
  return (await api.call<Inquiry>('POST', '/personalInquiry', { as: user, body })).data.PI_IDX;
};
const read = async (idx: number) =>
  (await api.call<Inquiry>('GET', `/personalInquiry/${idx}`, { as: user })).data;
const readAudits = () =>
  queryRows(
    api.database.db,
    sql`SELECT operator, action, user_idx::int AS "userIdx", reason, detail FROM operator_audit ORDER BY idx`,
  );

describe('an inquiry', () => {
  test('is listed until it is answered; the user reads the answer, and each step leaves a row', async () => {
    await run('list');
    const idx = await ask('첫째');
    await run('list');
    await run('show', '--inquiry', String(idx), '--operator', '운영자');
    const answer = join(folder, 'answer.txt');
    writeFileSync(answer, '고쳤어요.\r\n다시 해 보세요.\n');
    await run('answer', '--inquiry', String(idx), '--file', answer, '--operator', '운영자');
    expect(await read(idx)).toMatchObject({
      STATUS: 'answered',
      ANSWER: { CONTENT: '고쳤어요.\n다시 해 보세요.' },
    });
    await run('answer', '--inquiry', String(idx), '--text', '정말 고쳤어요.', '--operator', '운영자');
    expect((await read(idx)).ANSWER?.CONTENT).toBe('정말 고쳤어요.');
    await run('list');
    await run('list', '--all');
    expect(said.join('')).toMatch(
      /^답변을 기다리는 문의가 없어요\.\n1 {2}답변대기 .* 회원 \d+ {2}\[error\] 첫째\n문의 1 [^]*문의 1\(첫째\)에 답변했어요\.\n문의 1\(첫째\)의 답변을 고쳤어요\.\n답변을 기다리는 문의가 없어요\.\n1 {2}답변완료 .*\n$/u,
    );
    expect(await readAudits()).toMatchObject([
      { operator: '운영자', action: 'inquiry-show', userIdx: user.userIdx },
      { action: 'inquiry-answer', userIdx: user.userIdx, reason: '첫째', detail: { before: null } },
      { action: 'inquiry-mend', detail: { before: '고쳤어요.\n다시 해 보세요.' } },
    ]);
  });

  test('is shown with its attachments, which can be saved, and cannot command the terminal', async () => {
    const sent = await api.call<InquiryFile>('POST', '/personalInquiryFile', {
      as: user,
      ...makeForm({ name: '화면.pdf', content: pdf }),
    });
    const idx = await ask('제목\u001b[2J', '내용\u0007', [sent.data.PF_IDX]);
    const target = join(folder, 'saved');
    await run('show', '--inquiry', String(idx), '--save', target);
    // eslint-disable-next-line no-control-regex -- they are what must not be there
    expect(said.join('')).not.toMatch(/[\u0007\u001b]/u);
    const [name = ''] = readdirSync(target);
    expect(name).toBe(`${sent.data.PF_IDX}-화면.pdf`);
    expect(readFileSync(join(target, name), 'utf8')).toBe(pdf);
  });

  test.each([
    ['no action', [], 'list, show, answer'],
    ['no number', ['show'], 'inquiry:'],
    ['no answer', ['answer', '--inquiry', '1'], 'text 또는 file'],
    ['two answers', ['answer', '--inquiry', '1', '--text', 'a', '--file', 'b'], 'text 또는 file'],
    ['an empty answer', ['answer', '--inquiry', '1', '--text', '  '], '1자부터'],
    ['a file that is not there', ['answer', '--inquiry', '1', '--file', 'none.txt'], 'file:'],
    ['a number that nobody has', ['show', '--inquiry', '999'], '문의 999이 없어요'],
    ['an answer to nobody', ['answer', '--inquiry', '999', '--text', 'a'], '문의 999이 없어요'],
  ])('with %s is refused, and nothing is noted', async (_name, args, words) => {
    const before = await readAudits();
    await expect(run(...args)).rejects.toThrow(words);
    expect(await readAudits()).toEqual(before);
  });
});
