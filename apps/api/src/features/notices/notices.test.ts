import { afterAll, beforeAll, expect, test } from 'vitest';
import { notices } from '#db/schema.ts';
import { createTestApp, type TestApp } from '#test/app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp();
}, 60_000);
afterAll(() => api.close());

test('only notices that are valid now are shown, best first, to anybody', async () => {
  const at = (hours: number): Date => new Date(api.clock.now.getTime() + hours * 3_600_000);
  const make = (title: string, from: number, to: number, change = {}) => ({
    title,
    imageUrl: `/${title}.png`,
    startsAt: at(from),
    endsAt: at(to),
    ...change,
  });
  expect((await api.call('GET', '/userPopupInfo')).data).toEqual([]);
  await api.database.db
    .insert(notices)
    .values([
      make('둘째', -2, 2, { rank: 1 }),
      make('지난 공지', -3, 0),
      make('올 공지', 1, 2),
      make('끈 공지', -1, 1, { isActive: false }),
      make('첫째', 0, 2),
    ]);
  expect((await api.call('GET', '/userPopupInfo')).data).toEqual([
    { POPUP_TITLE: '첫째', POPUP_IMAGE_URL: '/첫째.png' },
    { POPUP_TITLE: '둘째', POPUP_IMAGE_URL: '/둘째.png' },
  ]);
  api.clock.now = at(2);
  expect((await api.call('GET', '/userPopupInfo')).data).toEqual([]);
});
