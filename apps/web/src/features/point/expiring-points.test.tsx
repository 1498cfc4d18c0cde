import { listExpiringPoints, type OutputOf } from '@jadoo/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { ExpiringPoints, ExpiryNotice } from '#features/point/expiring-points.tsx';
import { answer } from '#test/api.ts';
import { renderScreen } from '#test/render-screen.tsx';
import { forgetEverything, signIn } from '#test/sign-in.ts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => {
  forgetEverything();
  signIn();
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => server.close());

type Lot = OutputOf<typeof listExpiringPoints>['items'][number];

let asked = 0;
function show(items: Lot[], element = <ExpiringPoints />) {
  asked = 0;
  server.use(
    answer(listExpiringPoints, () => {
      asked += 1;
      return { data: { items } };
    }),
  );
  renderScreen('/point/list', '/point/list', element);
}
const lot = (day: number, POINT: number, KIND: Lot['KIND'] = 'bonus'): Lot => ({
  KIND,
  POINT,
  EXPIRE_DT: `2026-12-${String(day).padStart(2, '0')}T05:30:00.000Z`,
});

it('points that run out soon are told with their Korean time, same times together', async () => {
  show([lot(1, 1000), lot(1, 500), lot(2, 20_000, 'paid')]);
  await screen.findByText('21,500P');
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    '2026.12.01 14:30 보너스 포인트 1,500P',
    '2026.12.02 14:30 유료 포인트 20,000P',
  ]);
});

it('many of them are told in three lines', async () => {
  show([1, 2, 3, 4, 5].map((day) => lot(day, 100)));
  await screen.findByText('500P');
  expect(screen.getAllByRole('listitem').map((line) => line.textContent)).toHaveLength(4);
  expect(screen.getByText('그 뒤로 2건이 더 있습니다.')).toBeTruthy();
});

it('nothing is told when nothing runs out', async () => {
  show([]);
  await waitFor(() => expect(asked).toBe(1));
  expect(screen.queryByRole('region')).toBeNull();
});

it('the home screen names the next day on which points run out, and that there is more', async () => {
  show([lot(3, 1000), lot(3, 200, 'paid')], <ExpiryNotice />);
  const link = await screen.findByRole('link', { name: /12월 3일에 1,200P가 소멸합니다\.\s*포인트 내역/u });
  expect(link.getAttribute('href')).toBe('/point/list');
  cleanup();
  show([lot(3, 1000), lot(4, 200)], <ExpiryNotice />);
  expect((await screen.findByRole('link')).textContent).toContain(
    '12월 3일에 1,000P가 소멸합니다. 그 뒤로 소멸할 포인트가 더 있습니다.',
  );
});

it('the home screen tells nothing when nothing runs out', async () => {
  show([], <ExpiryNotice />);
  await waitFor(() => expect(asked).toBe(1));
  expect(screen.queryByRole('link')).toBeNull();
});
