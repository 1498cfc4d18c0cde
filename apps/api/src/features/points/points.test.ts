import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp, type TestUser } from '#test/app.ts';

let api: TestApp;
let owner: TestUser;
let other: TestUser;
beforeAll(async () => {
  api = await createTestApp();
  owner = await api.join();
  other = await api.join();
}, 60_000);
afterAll(() => api.close());

const balance = (as: TestUser | undefined, UM_IDX: unknown) =>
  api.call('POST', '/DropsMain', { as, body: { UM_IDX } });
interface List {
  items: { PT_KIND: string; AMOUNT: number; BALANCE: number; PT_TITLE: string }[];
  total: number;
}
const list = (query = '', as: TestUser | undefined = owner) =>
  api.call<List>('GET', `/pointList${query}`, { as });

test('one’s own balance is told, with the sign-up bonus', async () => {
  expect((await balance(owner, String(owner.userIdx))).data).toEqual({ UM_POINT: 3000 });
});

test('somebody else’s balance is not there', async () => {
  expect(await balance(owner, String(other.userIdx))).toMatchObject({ status: 404, code: '404' });
  expect((await balance(owner, '01')).status).toBe(404);
});

test('without a token nothing is told', async () => {
  expect((await balance(undefined, String(owner.userIdx))).code).toBe('301');
  expect((await api.call('GET', '/pointList')).code).toBe('301');
});

test('a wrong body is 422', async () => {
  expect((await balance(owner, owner.userIdx)).status).toBe(422);
  expect((await api.call('POST', '/DropsMain', { as: owner, body: {} })).status).toBe(422);
});

test('the history tells each change with the balance after it', async () => {
  const { data } = await list();
  expect(data).toMatchObject({ total: 1, items: [{ PT_KIND: 'bonus', AMOUNT: 3000, BALANCE: 3000 }] });
});

test('tabs and periods choose lines', async () => {
  expect((await list('?tab=charge')).data.total).toBe(0);
  expect((await list('?tab=other')).data.total).toBe(1);
  expect((await list('?to=2020-01-01')).data.total).toBe(0);
  expect((await list('?from=2020-01-01&to=2099-12-31&tab=all')).data.total).toBe(1);
});

test.each(['?tab=everything', '?from=yesterday', '?page=0', '?size=1000', '?who=1'])(
  '%s is 422',
  async (query) => {
    expect((await list(query)).status).toBe(422);
  },
);
