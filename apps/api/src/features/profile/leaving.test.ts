import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { queryRows } from '#db/client.ts';
import { forgetOldPrints } from '#features/printing/shares.service.ts';
import { audit } from '#features/operator/operator.service.ts';
import { getBalance } from '#features/points/points.service.ts';
import { createCoupon } from '#features/payments/coupons.service.ts';
import { createTestApp, type TestApp, type TestUser } from '#test/app.ts';
import { forgetLeavers } from './leaving.service.ts';

const dayMs = 86_400_000;
const secretWords = '내 학교의 지문';
let api: TestApp;
let user: TestUser;
let stayer: TestUser;
beforeAll(async () => {
  api = await createTestApp();
  stayer = await api.join();
}, 60_000);
afterAll(() => api.close());
beforeEach(async () => {
  user = await api.join();
});

const leave = () =>
  api.call('DELETE', '/userInfo', { as: user, body: { reason: '이제 안 써요', confirm: true } });

/** A paper with a link, a print of it, a meaning and a passage, as the tables hold them. */
async function fill({ userIdx }: TestUser, status = 'done'): Promise<void> {
  const { db } = api.database;
  await db.execute(sql`
    INSERT INTO exam_data (user_idx, title, tool, status, seed, kinds, passages, layout, exercises, refusals, shown_signatures, passage_count, used_points)
    VALUES (${userIdx}, ${secretWords}, 'quick', ${status}, 1, '[]', ${JSON.stringify([secretWords])}::jsonb,
      ${JSON.stringify({ school: secretWords })}::jsonb, '[]', ${JSON.stringify([secretWords])}::jsonb, '{}', 1, 0)`);
  await db.execute(sql`
    INSERT INTO exam_share (exam_idx, user_idx, token)
    SELECT idx, user_idx, 'token-' || idx FROM exam_data WHERE user_idx = ${userIdx} AND status = ${status}`);
  await db.execute(sql`
    INSERT INTO print_log (user_idx, jti, target, status) VALUES (${userIdx}, 'jti', '{}', 'printed')`);
  await db.execute(sql`
    INSERT INTO own_meaning (user_idx, word, part, meaning) VALUES (${userIdx}, 'plum', '명', ${secretWords})`);
}

const countRows = async ({ userIdx }: TestUser) => {
  const [row] = await queryRows<Record<string, number>>(
    api.database.db,
    sql`SELECT (SELECT count(*) FROM passage WHERE user_idx = ${userIdx})::int AS passages,
          (SELECT count(*) FROM passage_category WHERE user_idx = ${userIdx})::int AS places,
          (SELECT count(*) FROM own_meaning WHERE user_idx = ${userIdx})::int AS meanings,
          (SELECT count(*) FROM exam_share WHERE user_idx = ${userIdx})::int AS shares,
          (SELECT count(*) FROM print_log WHERE user_idx = ${userIdx})::int AS prints,
          (SELECT count(*) FROM exam_data WHERE user_idx = ${userIdx})::int AS papers,
          (SELECT count(*) FROM exam_data x WHERE user_idx = ${userIdx} AND x::text LIKE ${`%${secretWords}%`})::int AS told`,
  );
  return row;
};

describe('leaving', () => {
  test('takes along what was put in and made; of the papers the numbers stay', async () => {
    await fill(user);
    await fill(stayer);
    const before = await countRows(stayer);
    expect(before).toMatchObject({ meanings: 1, shares: 1, prints: 1, papers: 1, told: 1 });
    expect(before?.['passages']).toBeGreaterThan(0);
    expect((await leave()).status).toBe(200);
    const nothing = { passages: 0, places: 0, meanings: 0, shares: 0, prints: 0, told: 0 };
    expect(await countRows(user)).toEqual({ ...nothing, papers: 1 });
    expect(await countRows(stayer)).toEqual(before);
    expect(await audit(api.database.db)).toEqual([]);
  });

  test('empties a paper that was still being made in the nights after', async () => {
    await fill(user, 'running');
    await leave();
    expect(await countRows(user)).toMatchObject({ told: 1 });
    await api.database.db.execute(sql`UPDATE exam_data SET status = 'done' WHERE user_idx = ${user.userIdx}`);
    await forgetLeavers(api.database.db, new Date(Date.now() + dayMs));
    expect(await countRows(user)).toMatchObject({ told: 0 });
  });
});

describe('coming back with the same account', () => {
  const account = () => ({ providerId: `comes-back-${user.userIdx}` });
  const balanceOf = async ({ userIdx }: TestUser) => (await getBalance(api.database.db, userIdx)).totalPoints;

  test('brings the bonus of a sign-up no second time within a year, and again after it', async () => {
    const same = account();
    user = await api.join({ account: same });
    expect(await balanceOf(user)).toBe(3000);
    await leave();
    await forgetLeavers(api.database.db, new Date(Date.now() + 364 * dayMs));
    user = await api.join({ account: same });
    expect(await balanceOf(user)).toBe(0);
    await leave();
    await forgetLeavers(api.database.db, new Date(Date.now() + 366 * dayMs));
    user = await api.join({ account: same });
    expect(await balanceOf(user)).toBe(3000);
    expect(await audit(api.database.db)).toEqual([]);
  });

  test('pays nobody for a referral, not even the friend', async () => {
    const same = account();
    const friend = await api.join();
    await api.database.db.execute(
      sql`UPDATE app_user SET phone = '010-9999-8888' WHERE user_idx = ${friend.userIdx}`,
    );
    const { data } = await api.call<{ REFERRAL_CODE: string }>('GET', '/userInfo', { as: friend });
    user = await api.join({ account: same, referralCode: data.REFERRAL_CODE });
    expect(await balanceOf(friend)).toBe(4000);
    await leave();
    const again = api.join({ account: same, referralCode: data.REFERRAL_CODE });
    await expect(again).rejects.toThrow('referral-unknown');
    expect(await balanceOf(friend)).toBe(4000);
  });
});

test('a coupon is given once to a person, also to one who comes back', async () => {
  const { db } = api.database;
  const [startsAt, endsAt] = [new Date(0), new Date(Date.now() + dayMs)];
  await createCoupon(db, { code: 'JADOO-2026', title: '개강', points: 700, maxUses: null, startsAt, endsAt });
  const same = { providerId: `coupon-${user.userIdx}` };
  user = await api.join({ account: same });
  const redeem = () => api.call('POST', '/pointCoupon', { as: user, body: { CODE: 'jadoo2026' } });
  expect((await redeem()).status).toBe(200);
  await leave();
  user = await api.join({ account: same });
  expect(await redeem()).toMatchObject({ status: 409, reason: 'coupon-used' });
  user = await api.join();
  expect((await redeem()).status).toBe(200);
});

test('who printed what is forgotten after three months', async () => {
  await fill(user);
  await forgetOldPrints(api.database.db, new Date(Date.now() + 89 * dayMs));
  expect(await countRows(user)).toMatchObject({ prints: 1 });
  await forgetOldPrints(api.database.db, new Date(Date.now() + 91 * dayMs));
  expect(await countRows(user)).toMatchObject({ prints: 0, shares: 1 });
});
