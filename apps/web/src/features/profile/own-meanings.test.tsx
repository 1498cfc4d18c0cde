import { clearOwnMeanings, listOwnMeanings, removeOwnMeaning } from '@jadoo/contract';
import { cleanup, configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { OwnMeaningsCard } from '#features/profile/own-meanings-card.tsx';
import { answer } from '#test/api.ts';
import { installDialog } from '#test/dialog.ts';
import { renderScreen } from '#test/render-screen.tsx';
import { forgetEverything, signIn } from '#test/sign-in.ts';

const server = setupServer();
const someMeanings = [
  { OM_IDX: 1, WORD: 'root', PART: '명', MEANING: '나무의 뿌리' },
  { OM_IDX: 2, WORD: 'address', PART: '동', MEANING: '다루다' },
].map((meaning) => ({ ...meaning, UPD_DT: '2026-11-21T05:30:00.000Z' }));
let stored = someMeanings;

beforeAll(() => {
  configure({ asyncUtilTimeout: 5000 });
  installDialog();
  server.listen({ onUnhandledRequest: 'error' });
});
beforeEach(() => {
  stored = someMeanings;
  forgetEverything();
  signIn();
  server.use(
    answer(listOwnMeanings, () => ({ data: { items: stored, page: 1, size: 20, total: stored.length } })),
    answer(removeOwnMeaning, (request) => {
      stored = stored.filter(({ OM_IDX }) => !request.url.endsWith(`/${OM_IDX}`));
      return {};
    }),
    answer(clearOwnMeanings, () => {
      stored = [];
      return {};
    }),
  );
});
afterEach(() => {
  cleanup();
  server.resetHandlers();
});
afterAll(() => {
  server.close();
});

const open = () => renderScreen('/userinfo', '/userinfo', <OwnMeaningsCard />);

it('tells how many meanings were written and forgets one of them', async () => {
  open();
  await screen.findByRole('heading', { name: '내가 고친 뜻 2개' });
  await userEvent.click(screen.getByRole('button', { name: '고친 뜻 보기' }));
  await screen.findByText('나무의 뿌리');
  await userEvent.click(screen.getByRole('button', { name: 'root 뜻 지우기' }));
  await waitFor(() => expect(screen.queryByText('나무의 뿌리')).toBeNull());
  expect(screen.getByText('다루다')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '내가 고친 뜻 1개' })).toBeTruthy();
});

it('forgets all of them after asking, and is then gone', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: '고친 뜻 보기' }));
  await userEvent.click(await screen.findByRole('button', { name: '모두 지우기' }));
  await screen.findByText('고친 뜻 2개를 모두 지울까요? 다음 자료부터 원래 뜻을 써요.');
  const [, sure] = screen.getAllByRole('button', { name: '모두 지우기' });
  if (!sure) throw new Error('no question');
  await userEvent.click(sure);
  await waitFor(() => expect(screen.queryByRole('heading', { name: /내가 고친 뜻/u })).toBeNull());
  expect(stored).toEqual([]);
});

it('says so when a meaning could not be forgotten', async () => {
  server.use(answer(removeOwnMeaning, { code: '404', message: '찾을 수 없어요.' }));
  open();
  await userEvent.click(await screen.findByRole('button', { name: '고친 뜻 보기' }));
  await userEvent.click(await screen.findByRole('button', { name: 'root 뜻 지우기' }));
  await screen.findByText('찾을 수 없어요.');
});
