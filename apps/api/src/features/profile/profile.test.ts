import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#db/transaction.ts';
import { agreements, users } from '#db/schema.ts';
import { chargePaid, getBalance } from '#features/points/points.service.ts';
import { createTestApp, joinFields, type TestApp, type TestUser } from '#test/app.ts';

let api: TestApp;
let user: TestUser;
beforeAll(async () => {
  api = await createTestApp();
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
  api.provider.setDown(false);
  user = await api.join();
});

const charge = (amountPoints: number) =>
  inTransaction(api.database.db, (tx) =>
    chargePaid(tx, {
      userIdx: user.userIdx,
      amountPoints,
      reference: `order-${user.userIdx}`,
      title: '충전',
    }),
  );
const leave = (body: Record<string, unknown> = {}) =>
  api.call('DELETE', '/userInfo', { as: user, body: { reason: '이제 안 써요', confirm: true, ...body } });
const edit = (change: Record<string, unknown> = {}) =>
  api.call('PUT', '/userInfo', { as: user, body: { ...joinFields, MARKETING: true, ...change } });

describe('the profile', () => {
  test('shows what was given at sign-up, the points and the code for friends', async () => {
    const { data } = await api.call('GET', '/userInfo', { as: user });
    expect(data).toMatchObject({
      UM_IDX: String(user.userIdx),
      UM_NM: '김자두',
      UM_PHONE: '010-1234-5678',
      UM_JOB: 'school',
      UM_OAUTH_CD: 'naver',
      UM_POINT: 3000,
      PAID_POINT: 0,
      BONUS_POINT: 3000,
      MARKETING: true,
      REFERRAL_CODE: expect.stringMatching(/^[2-9A-HJ-NP-Z]{8}$/u) as string,
    });
  });

  test('keeps what is edited, with the phone in one form', async () => {
    const { data } = await edit({
      UM_NM: ' 이자두 ',
      UM_PHONE: '01098765432',
      UM_JOB: 'academy',
      UM_SCHOOL: '',
    });
    expect(data).toMatchObject({
      UM_NM: '이자두',
      UM_PHONE: '010-9876-5432',
      UM_JOB: 'academy',
      UM_SCHOOL: '',
    });
    expect((await api.call('GET', '/userInfo', { as: user })).data).toEqual(data);
  });

  test('notes each change of the marketing consent once', async () => {
    await edit({ MARKETING: false });
    await edit({ MARKETING: false });
    expect((await edit({ MARKETING: true })).data).toMatchObject({ MARKETING: true });
    const rows = await api.database.db.select().from(agreements).where(eq(agreements.userIdx, user.userIdx));
    const marketing = rows
      .filter(({ type }) => type === 'marketing')
      .map(({ isAgreed, version }) => [isAgreed, version]);
    expect(marketing).toEqual([
      [true, '2026-11-01'],
      [false, '2026-11-01'],
      [true, '2026-11-01'],
    ]);
  });

  test.each([
    ['UM_POWER', { UM_POWER: 'O' }],
    ['UM_POINT', { UM_POINT: 1_000_000 }],
    ['UM_FLAG', { UM_FLAG: 'A' }],
    ['UM_EMAIL', { UM_EMAIL: 'x@example.com' }],
    ['a number as text', { MARKETING: 'true' }],
  ])('cannot be used to write %s', async (_name, change) => {
    expect(await edit(change)).toMatchObject({ status: 422, reason: 'invalid' });
  });
});

describe('leaving', () => {
  test('empties the profile, ends every session and takes the access of the provider back', async () => {
    const before = await api.database.db.select().from(users).where(eq(users.userIdx, user.userIdx));
    expect(await leave()).toMatchObject({ status: 200, data: null });
    expect(await api.call('GET', '/userInfo', { as: user })).toMatchObject({ status: 403, code: '304' });
    const [row] = await api.database.db.select().from(users).where(eq(users.userIdx, user.userIdx));
    expect(row).toMatchObject({
      flag: 'W',
      name: '탈퇴한 회원',
      email: '',
      phone: '',
      sealedProviderToken: null,
    });
    expect(row?.providerId).not.toBe(before[0]?.providerId);
    expect(api.provider.revoked.at(-1)).toMatch(/^token-\d+$/u);
    expect(await getBalance(api.database.db, user.userIdx)).toMatchObject({ totalPoints: 0 });
  });

  test('the same account may join again, as somebody new', async () => {
    const account = { providerId: 'comes-back' };
    user = await api.join({ account });
    await leave();
    const again = await api.join({ account });
    expect(again.userIdx).not.toBe(user.userIdx);
  });

  test('is refused while paid points are left, unless they are given up', async () => {
    await charge(5000);
    expect(await leave()).toMatchObject({ status: 409, reason: 'has-balance', data: { PAID_POINT: 5000 } });
    expect((await api.call('GET', '/userInfo', { as: user })).data).toMatchObject({ UM_POINT: 8000 });
    expect((await leave({ forfeit: true })).status).toBe(200);
    expect(await getBalance(api.database.db, user.userIdx)).toMatchObject({ totalPoints: 0, paidPoints: 0 });
  });

  test('needs to be confirmed', async () => {
    expect(await leave({ confirm: false })).toMatchObject({ status: 422 });
    expect(await leave({ confirm: 'true' })).toMatchObject({ status: 422 });
  });

  test('stands also when the provider does not answer, and that is logged', async () => {
    api.provider.setDown(true);
    expect((await leave()).status).toBe(200);
    const lines = api.log.filter(({ msg }) => msg === 'provider access not revoked');
    expect(lines.at(-1)).toMatchObject({ userIdx: user.userIdx });
  });

  test('twice at once happens once', async () => {
    const answers = await Promise.all([leave(), leave()]);
    expect(answers.map(({ status }) => status)).toContain(200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});
