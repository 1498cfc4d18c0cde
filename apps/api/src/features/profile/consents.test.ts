import { legalVersions } from '@jadoo/contract';
import { and, asc, eq, ne, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { agreements } from '#db/schema.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/app.ts';

let api: TestApp;
let user: TestUser;
beforeAll(async () => {
  api = await createTestApp();
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
  user = await api.join();
});

/** As if the texts had changed since this member agreed to them. */
const age = (type: 'terms' | 'privacy') =>
  api.database.db
    .update(agreements)
    .set({ version: '2020-01-01' })
    .where(and(eq(agreements.userIdx, user.userIdx), eq(agreements.type, type)));
const ask = async () => {
  const answer = await api.call<{ CONSENTS?: string[] }>('POST', '/DropsMain', {
    as: user,
    body: { UM_IDX: String(user.userIdx) },
  });
  return answer.data.CONSENTS;
};
const agree = (types: readonly string[], change: object = {}) =>
  api.call('POST', '/userConsents', {
    as: user,
    body: {
      AGREEMENTS: types.map((TYPE) => ({ TYPE, VERSION: legalVersions.terms, AGREED: true, ...change })),
    },
  });
const order = () => api.call('POST', '/pointOrder', { as: user, body: { AMOUNT: 5000 } });
/** A worksheet of the first sample passage. */
const make = async () => {
  const { data } = await api.call<{ items: { PS_IDX: number }[] }>('GET', '/passage', { as: user });
  const body = {
    PS_IDXS: data.items.slice(0, 1).map(({ PS_IDX }) => PS_IDX),
    KINDS: [{ KIND: 'original' }],
    ED_TITLE: '1학기 중간',
    ED_TOOL: 'basic',
    EXPECTED_TOTAL: 10,
  };
  return api.call('POST', '/examData', { as: user, headers: { 'idempotency-key': 'key-1' }, body });
};
const listRows = () =>
  api.database.db
    .select({ type: agreements.type, version: agreements.version, isAgreed: agreements.isAgreed })
    .from(agreements)
    .where(and(eq(agreements.userIdx, user.userIdx), ne(agreements.type, 'marketing')))
    .orderBy(asc(agreements.agreementIdx));

describe('a new version of a text', () => {
  test('asks nothing of who has agreed to it', async () => {
    expect(await ask()).toBeUndefined();
    expect((await order()).status).toBe(200);
  });

  test('is named with the balance and stops charging and making until it is agreed to', async () => {
    await age('terms');
    expect(await ask()).toEqual(['terms']);
    expect(await order()).toMatchObject({ status: 409, reason: 'consent-needed' });
    expect(await make()).toMatchObject({ status: 409, reason: 'consent-needed' });
    expect((await agree(['terms'])).status).toBe(200);
    expect(await ask()).toBeUndefined();
    expect((await order()).status).toBe(200);
    expect((await make()).status).toBe(200);
  });

  test('needs each of the texts that changed', async () => {
    await age('terms');
    await age('privacy');
    await agree(['privacy']);
    expect(await ask()).toEqual(['terms']);
    expect(await order()).toMatchObject({ reason: 'consent-needed' });
  });

  test('lets one’s own data be read, taken along and deleted without it', async () => {
    await age('privacy');
    for (const path of ['/userInfo', '/examData', '/pointList', '/personalInquiry', '/passage']) {
      expect([path, (await api.call('GET', path, { as: user })).reason]).toEqual([path, undefined]);
    }
    const body = { reason: '', confirm: true };
    expect((await api.call('DELETE', '/userInfo', { as: user, body })).status).toBe(200);
  });

  test('is stored with its version and its time beside the older one, and only once', async () => {
    await age('terms');
    const before = await listRows();
    expect(
      (await Promise.all([agree(['terms', 'privacy']), agree(['terms'])])).map(({ status }) => status),
    ).toEqual([200, 200]);
    const after = await listRows();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.slice(before.length)).toEqual([
      { type: 'terms', version: legalVersions.terms, isAgreed: true },
    ]);
    const [row] = await api.database.db
      .select({ isToday: sql<boolean>`created_at > now() - interval '1 hour'` })
      .from(agreements)
      .where(eq(agreements.userIdx, user.userIdx));
    expect(row).toEqual({ isToday: true });
  });

  test.each([
    ['an older version', { VERSION: '2020-01-01' }],
    ['a no', { AGREED: false }],
    ['another text', { TYPE: 'marketing' }],
  ])('cannot be agreed to with %s', async (_name, change) => {
    await age('terms');
    expect(await agree(['terms'], change)).toMatchObject({ status: 422, reason: 'invalid' });
    expect(await ask()).toEqual(['terms']);
  });
});
