import { refreshIdleSeconds, type TokenSet } from '@jadoo/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sessions } from '#db/schema.ts';
import { forgetOldSessions } from '#features/session/session.service.ts';
import { createTestApp, sessionCookie, type TestApp, type TestUser } from '#test/app.ts';

let api: TestApp;
let user: TestUser;
beforeAll(async () => {
  api = await createTestApp();
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
  user = await api.join();
});

const passTime = (ms: number): void => {
  api.clock.now = new Date(api.clock.now.getTime() + ms);
};
const refresh = (tokens: TokenSet, change: Record<string, string> = {}, cookie = user.sessionCookie) =>
  api.call<TokenSet>('POST', '/commonTokenInfo', {
    body: { UM_OAUTH_CD: 'naver', ...tokens, ...change },
    cookies: { [sessionCookie]: cookie },
  });
const see = (tokens: TokenSet) =>
  api.call('GET', '/userInfo', { headers: { authorization: `Bearer ${tokens.JADOO_TOKEN}` } });

describe('the product token', () => {
  test('is good for ten minutes and not a second longer', async () => {
    passTime(599_000);
    expect((await see(user.tokens)).status).toBe(200);
    passTime(1000);
    expect(await see(user.tokens)).toMatchObject({ status: 401, code: '303', reason: 'token-invalid' });
  });

  test('names the user, the session and the end in epoch seconds', () => {
    const [, part = ''] = user.tokens.JADOO_TOKEN.split('.');
    const payload: unknown = JSON.parse(Buffer.from(part, 'base64url').toString());
    expect(payload).toEqual({
      UM_IDX: String(user.userIdx),
      SID: expect.stringMatching(/^[\w-]{43}$/u) as string,
      EXP: Math.floor(api.clock.now.getTime() / 1000) + 600,
    });
  });

  test('is refused when its content, its signature or its algorithm is changed', async () => {
    const [head = '', body = '', mark = ''] = user.tokens.JADOO_TOKEN.split('.');
    const payload = JSON.parse(Buffer.from(body, 'base64url').toString()) as Record<string, unknown>;
    const forged = Buffer.from(JSON.stringify({ ...payload, UM_IDX: '1' })).toString('base64url');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    const swapped = mark.startsWith('A') ? `B${mark.slice(1)}` : `A${mark.slice(1)}`;
    for (const token of [
      `${head}.${forged}.${mark}`,
      `${head}.${body}.${swapped}`,
      `${none}.${body}.`,
      'x',
      '..',
      'a.b.c',
    ]) {
      expect(await see({ ...user.tokens, JADOO_TOKEN: token })).toMatchObject({ status: 401, code: '303' });
    }
  });

  test('ends with its session', async () => {
    expect((await api.call('POST', '/userLogout', { as: user })).data).toBeNull();
    expect(await see(user.tokens)).toMatchObject({ status: 401, code: '303' });
    expect(await refresh(user.tokens)).toMatchObject({ status: 401, code: '303' });
  });
});

describe('refreshing', () => {
  test('gives three new tokens that work, also after the product token has ended', async () => {
    passTime(3_600_000);
    const { status, data } = await refresh(user.tokens);
    expect(status).toBe(200);
    for (const name of ['ACCESS_TOKEN', 'REFRESH_TOKEN', 'JADOO_TOKEN'] as const) {
      expect(data[name]).not.toBe(user.tokens[name]);
    }
    expect((await see(data)).status).toBe(200);
    expect((await refresh(data)).status).toBe(200);
  });

  test('twice at once, or again within ten seconds, gives the same tokens to both', async () => {
    const [first, second] = await Promise.all([refresh(user.tokens), refresh(user.tokens)]);
    expect(second.data).toEqual(first.data);
    passTime(10_000);
    const third = await refresh(user.tokens);
    expect(third.data.REFRESH_TOKEN).toBe(first.data.REFRESH_TOKEN);
    expect((await refresh(third.data)).status).toBe(200);
  });

  test('with the token before the present one, later than that, ends the whole session', async () => {
    const { data: present } = await refresh(user.tokens);
    passTime(10_001);
    expect(await refresh(user.tokens)).toMatchObject({ status: 403, code: '304', reason: 'token-reused' });
    expect(await see(present)).toMatchObject({ status: 401, code: '303' });
    expect(await refresh(present)).toMatchObject({ status: 401, code: '303' });
  });

  test('with a token from before the one before ends the session even at once', async () => {
    const { data: second } = await refresh(user.tokens);
    await refresh(second);
    expect(await refresh(user.tokens)).toMatchObject({ status: 403, code: '304', reason: 'token-reused' });
  });

  test('a stolen old token ends the session even without the cookie of the browser', async () => {
    const { data: second } = await refresh(user.tokens);
    const { data: third } = await refresh(second);
    expect(await refresh(user.tokens, {}, 'A'.repeat(43))).toMatchObject({ status: 403, code: '304' });
    expect(await see(third)).toMatchObject({ status: 401 });
  });

  test('needs the cookie of the browser that signed in', async () => {
    expect(await refresh(user.tokens, {}, '')).toMatchObject({ status: 401, code: '303' });
    expect(await refresh(user.tokens, {}, 'A'.repeat(43))).toMatchObject({ status: 401, code: '303' });
    expect((await refresh(user.tokens)).status).toBe(200);
  });

  test('needs tokens that all belong to the same session and user', async () => {
    const other = await api.join();
    for (const change of [
      { ACCESS_TOKEN: other.tokens.ACCESS_TOKEN },
      { REFRESH_TOKEN: other.tokens.REFRESH_TOKEN },
      { JADOO_TOKEN: other.tokens.JADOO_TOKEN },
      { JADOO_TOKEN: '' },
      { UM_OAUTH_CD: 'google' },
      {
        REFRESH_TOKEN:
          user.tokens.REFRESH_TOKEN.slice(0, -1) + (user.tokens.REFRESH_TOKEN.endsWith('A') ? 'E' : 'A'),
      },
      { REFRESH_TOKEN: user.tokens.REFRESH_TOKEN.replace('.1.', '.2.') },
      { REFRESH_TOKEN: user.tokens.ACCESS_TOKEN },
    ]) {
      expect(await refresh(user.tokens, change)).toMatchObject({ status: 401, code: '303' });
    }
    expect((await refresh(user.tokens)).status).toBe(200);
  });

  test('ends after fourteen days without use and after thirty days in any case', async () => {
    passTime(refreshIdleSeconds * 1000);
    expect(await refresh(user.tokens)).toMatchObject({ status: 401, code: '303' });
    const steady = await api.join();
    user = steady;
    let { tokens } = steady;
    for (let day = 10; day <= 20; day += 10) {
      passTime(10 * 86_400_000);
      ({ data: tokens } = await refresh(tokens));
    }
    passTime(10 * 86_400_000);
    expect(await refresh(tokens)).toMatchObject({ status: 401, code: '303' });
  });

  test('many at once leave one living session', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(user.tokens)));
    expect(new Set(answers.map(({ data }) => data.REFRESH_TOKEN)).size).toBe(1);
    expect((await refresh(answers[0]?.data ?? user.tokens)).status).toBe(200);
  });
});

test('sign-ins are forgotten three months after they could last be used, and not before', async () => {
  const lastUse = new Date(api.clock.now.getTime() + refreshIdleSeconds * 1000);
  const count = async () =>
    (await api.database.db.select().from(sessions).where(eq(sessions.userIdx, user.userIdx))).length;
  await forgetOldSessions(api.database.db, new Date(lastUse.getTime() + 90 * 86_400_000));
  expect(await count()).toBe(1);
  await forgetOldSessions(api.database.db, new Date(lastUse.getTime() + 90 * 86_400_000 + 1));
  expect(await count()).toBe(0);
});

describe('a link for another device', () => {
  const make = async () => {
    const { data } = await api.call<{ TICKET: string; EXPIRES_IN: number }>('POST', '/userLoginTicket', {
      as: user,
    });
    return data;
  };
  const open = (ticket: string, isConfirmed: boolean) =>
    api.call<{ STATUS: string; TOKENS: TokenSet }>(
      'GET',
      `/userLogin?ticket=${ticket}${isConfirmed ? '&confirm=true' : ''}`,
    );

  test('shows the masked name first and signs in only when that is confirmed, once', async () => {
    const { TICKET, EXPIRES_IN } = await make();
    expect(EXPIRES_IN).toBe(60);
    expect((await open(TICKET, false)).data).toEqual({ STATUS: 'confirm', MASKED_NAME: '김*두' });
    const { data, cookies } = await open(TICKET, true);
    expect(data).toMatchObject({ STATUS: 'member', USER: { UM_IDX: String(user.userIdx) }, NEXT: '/' });
    expect(cookies.map(({ name }) => name)).toContain(sessionCookie);
    expect((await see(data.TOKENS)).status).toBe(200);
    expect(await open(TICKET, true)).toMatchObject({ status: 409, reason: 'login-link-invalid' });
  });

  test('works for one of two devices that open it at the same time', async () => {
    const { TICKET } = await make();
    const answers = await Promise.all([open(TICKET, true), open(TICKET, true)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('ends after a minute, and with the session that made it', async () => {
    const late = await make();
    passTime(60_000);
    expect(await open(late.TICKET, true)).toMatchObject({ status: 409, reason: 'login-link-invalid' });
    user = await api.join();
    const orphan = await make();
    await api.call('POST', '/userLogout', { as: user });
    expect(await open(orphan.TICKET, false)).toMatchObject({ status: 409, reason: 'login-link-invalid' });
  });
});
