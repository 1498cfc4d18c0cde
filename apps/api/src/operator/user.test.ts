import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryRows } from '#db/client.ts';
import { runUser } from '#operator/user.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/app.ts';

let api: TestApp;
let user: TestUser;
let said: string[];
beforeAll(async () => {
  api = await createTestApp();
  user = await api.join({ account: { providerId: 'blocked-one', email: 'plum@example.com' } });
}, 60_000);
afterAll(() => api.close());
beforeEach(() => {
  said = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => said.push(String(text)) > 0);
});
afterEach(() => vi.restoreAllMocks());

const run = (...args: string[]) => runUser(api.database.db, args);
const readActions = async () => {
  const rows = await queryRows<{ action: string; reason: string }>(
    api.database.db,
    sql`SELECT action, reason FROM operator_audit ORDER BY idx`,
  );
  return rows.map(({ action, reason }) => [action, reason]);
};

describe('a member', () => {
  test.each(['plum@example', '김자두', '01012345678', '010-1234-5678'])('is found by %s', async (text) => {
    await run('find', '--text', text);
    expect(said.join('')).toContain(`${user.userIdx}  이용 중  naver  김자두  plum@example.com`);
  });

  test('is found by number, and nobody by a sign that means everybody', async () => {
    await run('find', '--text', String(user.userIdx));
    await run('find', '--text', '%');
    expect(said[0]).toContain('plum@example.com');
    expect(said.at(-1)).toBe('찾은 회원이 없어요.\n');
  });

  test('is shown with points and possessions', async () => {
    await run('show', '--user', String(user.userIdx));
    expect(said.join('')).toContain('포인트 3,000P (유료 0P, 보너스 3,000P)');
    expect(said.join('')).toMatch(/지문 \d+개, 자료 0개, 문의 0건, 열린 로그인 1개/u);
  });

  test('who is blocked is out at once, and may be let in again; each step leaves a row', async () => {
    await run('block', '--user', String(user.userIdx), '--reason', '약관 위반');
    const asked = await api.call('GET', '/userInfo', { as: user });
    expect(asked).toMatchObject({ status: 403, code: '304' });
    await expect(run('block', '--user', String(user.userIdx), '--reason', '또')).rejects.toMatchObject({
      reason: 'not-found',
    });
    await run('unblock', '--user', String(user.userIdx), '--reason', '소명');
    expect(said).toEqual([
      `김자두 님(${user.userIdx})을 막았어요. 로그인이 모두 끝났어요.\n`,
      `김자두 님(${user.userIdx})을 다시 쓸 수 있게 했어요.\n`,
    ]);
    const actions = await readActions();
    expect(actions.slice(-2)).toEqual([
      ['user-block', '약관 위반'],
      ['user-unblock', '소명'],
    ]);
    // The old session stays ended.
    expect((await api.call('GET', '/userInfo', { as: user })).status).not.toBe(200);
  });

  test.each([
    ['no action', [], 'find, show, block'],
    ['no text', ['find', '--text', ' '], 'text:'],
    ['no number', ['show'], 'user:'],
    ['no reason', ['block', '--user', '1'], 'reason:'],
    ['a number that nobody has', ['show', '--user', '999'], '회원 999이 없어요'],
    ['somebody who is not there', ['block', '--user', '999', '--reason', 'x'], '회원 999'],
  ])('with %s is refused, and nothing is noted', async (_name, args, words) => {
    const before = await readActions();
    await expect(run(...args)).rejects.toThrow(words);
    expect(await readActions()).toEqual(before);
  });
});
