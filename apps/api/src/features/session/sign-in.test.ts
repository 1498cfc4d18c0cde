import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { agreements, sessions, users } from '#db/schema.ts';
import {
  comeBack,
  consents,
  createTestApp,
  getCookie,
  joinFields,
  loginCookie,
  sessionCookie,
  type TestApp,
} from '#test/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
}, 60_000);
afterAll(() => api.close());
afterEach(() => api.provider.setDown(false));

const login = (reply: { code: string; state: string; cookies: Record<string, string> }, provider = 'naver') =>
  api.call<{ STATUS: string; JOIN_TICKET: string; NEXT: string; USER: { UM_IDX: string; UM_POINT: number } }>(
    'GET',
    `/userLogin?${new URLSearchParams({ UM_OAUTH_CD: provider, code: reply.code, state: reply.state }).toString()}`,
    { cookies: reply.cookies },
  );
const joinWith = (ticket: string, cookies: Record<string, string>, change: Record<string, unknown> = {}) =>
  api.call<{ STATUS: string; USER: { UM_IDX: string; UM_POINT: number } }>('POST', '/userJoinInfo', {
    cookies,
    body: { JOIN_TICKET: ticket, ...joinFields, AGREEMENTS: consents, ...change },
  });
/** Somebody back from the provider for the first time. */
const meet = async (account: Record<string, string> = {}) => {
  const reply = await comeBack(api, account);
  const { data } = await login(reply);
  return { ticket: data.JOIN_TICKET, cookies: reply.cookies };
};

describe('the way to the provider and back', () => {
  test('binds the browser with an HttpOnly cookie and sends state, PKCE and nonce', async () => {
    const start = await api.call('GET', '/userLogin/start/google');
    expect(start.status).toBe(302);
    const query = new URL(String(start.headers['location'])).searchParams;
    for (const name of ['state', 'codeVerifier', 'nonce']) expect(query.get(name)).toMatch(/^[\w-]{43}$/u);
    const cookie = start.cookies.find(({ name }) => name === loginCookie);
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Lax', path: '/' });
    expect(cookie).not.toHaveProperty('domain');
  });

  test('signs a member in, with a Strict cookie for the session and the page that was wanted', async () => {
    await api.join({ account: { providerId: 'member-1' } });
    const answer = await login(await comeBack(api, { providerId: 'member-1' }, '/data/basic?x=1'));
    expect(answer.data).toMatchObject({
      STATUS: 'member',
      NEXT: '/data/basic?x=1',
      USER: { UM_OAUTH_CD: 'naver' },
    });
    const cookie = answer.cookies.find(({ name }) => name === sessionCookie);
    expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict', path: '/' });
  });

  test('never goes on to a foreign page', async () => {
    await api.join({ account: { providerId: 'member-2' } });
    for (const next of [
      'https://evil.test/',
      '//evil.test',
      '/\\evil.test',
      '/%0a//x\n',
      'javascript:alert(1)',
      '/login',
      '/auth/x',
    ]) {
      const { data } = await login(await comeBack(api, { providerId: 'member-2' }, next));
      expect(data.NEXT === '/' || data.NEXT === '/%0a//x').toBe(true);
    }
  });

  test.each([
    ['another state', { state: 'A'.repeat(43) }],
    ['no cookie', { cookies: {} }],
    ['the cookie of another browser', { cookies: { [loginCookie]: 'B'.repeat(43) } }],
  ])('with %s is refused', async (_name, change) => {
    const reply = await comeBack(api);
    expect(await login({ ...reply, ...change })).toMatchObject({ status: 409, reason: 'login-expired' });
  });

  test('a second time with the same state is refused', async () => {
    const reply = await comeBack(api);
    expect((await login(reply)).data.STATUS).toBe('new');
    expect(await login(reply)).toMatchObject({ status: 409, reason: 'login-expired' });
  });

  test('at the other provider than it began with is refused', async () => {
    expect(await login(await comeBack(api), 'google')).toMatchObject({
      status: 409,
      reason: 'login-expired',
    });
  });

  test('after ten minutes is refused', async () => {
    const reply = await comeBack(api);
    api.clock.now = new Date(api.clock.now.getTime() + 600_000);
    expect(await login(reply)).toMatchObject({ status: 409, reason: 'login-expired' });
  });

  test('with a code that the provider does not know is refused', async () => {
    const reply = await comeBack(api);
    expect(await login({ ...reply, code: 'made-up' })).toMatchObject({
      status: 409,
      reason: 'login-refused',
    });
  });

  test('while the provider is down answers 503 and leaves no account', async () => {
    const reply = await comeBack(api);
    api.provider.setDown(true);
    expect(await login(reply)).toMatchObject({ status: 503, reason: 'provider-unavailable' });
  });

  test('two tabs of one browser can both come back', async () => {
    const first = await comeBack(api, { providerId: 'two-tabs' });
    const start = await api.call('GET', '/userLogin/start/naver', { cookies: first.cookies });
    expect(getCookie(start, loginCookie)).toBe(first.cookies[loginCookie]);
    const second = api.provider.agree(String(start.headers['location']), { providerId: 'two-tabs' });
    expect((await login({ ...second, cookies: first.cookies })).status).toBe(200);
    expect((await login(first)).status).toBe(200);
  });

  test('without parameters, or with foreign ones, is 422', async () => {
    for (const query of [
      '',
      '?UM_OAUTH_CD=naver&code=1',
      '?UM_OAUTH_CD=kakao&code=1&state=2',
      '?ticket=a&extra=1',
    ]) {
      expect(await api.call('GET', `/userLogin${query}`)).toMatchObject({ status: 422, reason: 'invalid' });
    }
  });
});

describe('joining', () => {
  test('makes the account with its consents, the bonus and the sample book', async () => {
    const { ticket, cookies } = await meet({ providerId: 'new-1', email: 'new@example.com' });
    const { data, status } = await joinWith(ticket, cookies);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      STATUS: 'member',
      USER: { UM_FLAG: 'A', UM_POWER: 'U', UM_POINT: 3000, UM_NM: '김자두' },
    });
    const userIdx = Number(data.USER.UM_IDX);
    const [user] = await api.database.db.select().from(users).where(eq(users.userIdx, userIdx));
    expect(user).toMatchObject({
      provider: 'naver',
      providerId: 'new-1',
      email: 'new@example.com',
      phone: '010-1234-5678',
    });
    const rows = await api.database.db.select().from(agreements).where(eq(agreements.userIdx, userIdx));
    expect(rows.map(({ type, version, isAgreed }) => [type, version, isAgreed])).toEqual(
      consents.map(({ TYPE }) => [TYPE, '2026-11-01', true]),
    );
  });

  test('twice with one ticket is 409 and makes one account', async () => {
    const { ticket, cookies } = await meet({ providerId: 'twice' });
    const answers = await Promise.all([joinWith(ticket, cookies), joinWith(ticket, cookies)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await joinWith(ticket, cookies)).toMatchObject({ status: 409, reason: 'join-expired' });
    expect(await api.database.db.select().from(users).where(eq(users.providerId, 'twice'))).toHaveLength(1);
  });

  test('the same account with two tickets is 409', async () => {
    const first = await meet({ providerId: 'two-tickets' });
    const second = await meet({ providerId: 'two-tickets' });
    expect((await joinWith(first.ticket, first.cookies)).status).toBe(200);
    expect(await joinWith(second.ticket, second.cookies)).toMatchObject({
      status: 409,
      reason: 'already-member',
    });
  });

  test('needs the browser that came back, within ten minutes', async () => {
    const { ticket, cookies } = await meet();
    expect(await joinWith(ticket, {})).toMatchObject({ status: 409, reason: 'join-expired' });
    const stranger = { [loginCookie]: 'C'.repeat(43) };
    expect(await joinWith(ticket, stranger)).toMatchObject({ status: 409, reason: 'join-expired' });
    api.clock.now = new Date(api.clock.now.getTime() + 600_000);
    expect(await joinWith(ticket, cookies)).toMatchObject({ status: 409, reason: 'join-expired' });
  });

  test('gives both sides of a recommendation 1,000P, unless both have one phone', async () => {
    const giver = await api.join({ account: { providerId: 'giver' } });
    const profile = await api.call<{ REFERRAL_CODE: string }>('GET', '/userInfo', { as: giver });
    const { ticket, cookies } = await meet();
    const REFERRAL_CODE = profile.data.REFERRAL_CODE.toLowerCase();
    const toMyself = await joinWith(ticket, cookies, { REFERRAL_CODE });
    expect(toMyself).toMatchObject({ status: 409, reason: 'referral-unknown' });
    const { data } = await joinWith(ticket, cookies, { REFERRAL_CODE, UM_PHONE: '010-9999-8888' });
    expect(data.USER.UM_POINT).toBe(4000);
    expect((await api.call('GET', '/userInfo', { as: giver })).data).toMatchObject({
      UM_POINT: 4000,
      BONUS_POINT: 4000,
    });
  });

  test('with an unknown code is refused, and the ticket can be used again without it', async () => {
    const { ticket, cookies } = await meet();
    const refused = await joinWith(ticket, cookies, { REFERRAL_CODE: 'NOBODY22' });
    expect(refused).toMatchObject({ status: 409, reason: 'referral-unknown' });
    expect((await joinWith(ticket, cookies)).data.USER.UM_POINT).toBe(3000);
  });

  test('without a needed consent is 422 with a sentence that says which', async () => {
    const { ticket, cookies } = await meet();
    const [age, terms, privacy, marketing] = consents;
    const cases = [
      [[{ ...age, AGREED: false }, terms, privacy], '만 14세 이상인지 확인해 주세요.'],
      [[age, privacy, marketing], '이용약관에 동의해 주세요.'],
      [[age, terms, { ...privacy, AGREED: false }], '개인정보 수집과 이용에 동의해 주세요.'],
      [[age, terms, privacy, privacy], '같은 동의가 두 번 들어 있어요.'],
      [
        [age, { ...terms, VERSION: '2026-10-01' }, privacy],
        '약관이 바뀌었어요. 화면을 새로 고친 뒤 다시 동의해 주세요.',
      ],
    ] as const;
    for (const [AGREEMENTS, message] of cases) {
      const answer = await joinWith(ticket, cookies, { AGREEMENTS });
      expect(answer).toMatchObject({ status: 422, data: { issues: [{ path: 'AGREEMENTS', message }] } });
    }
    expect((await joinWith(ticket, cookies, { AGREEMENTS: [age, terms, privacy] })).status).toBe(200);
  });

  test.each([
    ['an unknown field', { UM_POWER: 'O' }, ''],
    ['a number for a text', { UM_NM: 12 }, 'UM_NM'],
    ['an empty name', { UM_NM: ' ' }, 'UM_NM'],
    ['a phone that is none', { UM_PHONE: '02-123-4567' }, 'UM_PHONE'],
    ['a job that is none', { UM_JOB: 'pilot' }, 'UM_JOB'],
    [
      'a truth as text',
      { AGREEMENTS: consents.map((one) => ({ ...one, AGREED: 'true' })) },
      'AGREEMENTS.0.AGREED',
    ],
  ])('with %s is 422 and names the field', async (_name, change, path) => {
    const { ticket, cookies } = await meet();
    const answer = await joinWith(ticket, cookies, change);
    expect(answer).toMatchObject({ status: 422, code: '422', reason: 'invalid' });
    expect((answer.data as unknown as { issues: { path: string }[] }).issues[0]?.path).toBe(path);
  });
});

test('neither the answers nor the log nor the tables hold a token of a provider or a session in the clear', async () => {
  const user = await api.join({
    account: { providerId: 'secretive', revocableToken: 'provider-secret-token' },
  });
  const [row] = await api.database.db.select().from(users).where(eq(users.userIdx, user.userIdx));
  const rows = await api.database.db.select().from(sessions).where(eq(sessions.userIdx, user.userIdx));
  const kept = JSON.stringify([row, rows, api.log]);
  for (const secret of ['provider-secret-token', ...Object.values(user.tokens), user.sessionCookie]) {
    expect(kept.includes(secret)).toBe(false);
  }
  expect(row?.sealedProviderToken).toMatch(/^ey/u);
});

test('a blocked user is told so with 304 at every door', async () => {
  const user = await api.join({ account: { providerId: 'blocked' } });
  await api.database.db.update(users).set({ flag: 'B' }).where(eq(users.userIdx, user.userIdx));
  const blocked = { status: 403, code: '304', reason: 'user-blocked' };
  expect(await api.call('GET', '/userInfo', { as: user })).toMatchObject(blocked);
  expect(await login(await comeBack(api, { providerId: 'blocked' }))).toMatchObject(blocked);
  const body = { UM_OAUTH_CD: 'naver', ...user.tokens };
  const cookies = { [sessionCookie]: user.sessionCookie };
  expect(await api.call('POST', '/commonTokenInfo', { body, cookies })).toMatchObject(blocked);
});
